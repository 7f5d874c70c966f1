import path from 'node:path';
import { changeRegistry, folderOf, readRegistry } from '../shell/server/registry/change-registry';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { ReleaseRefused, promote, recordOf } from '../shell/server/registry/releases';
import { buildFolder, deployFolder } from './apps';
import { publish } from './publish';
import { root } from './root';

const who = 'npm run build';

/**
 * Publishes the new builds to this machine's registry and makes them live, the shell first. Nothing is tested in a
 * browser or with older versions, because all components are built from the same sources.
 */
export async function makeLive(versions: Record<string, string>): Promise<void> {
  const store = openFolderStore(path.join(root, deployFolder));
  const shellFirst = Object.entries(versions).sort(
    ([a], [b]) => Number(b === 'shell') - Number(a === 'shell'),
  );
  for (const [component, version] of shellFirst) {
    const { document } = await readRegistry(store);
    const record = component === 'shell' ? document.shell : document.remotes[component];
    if (!record?.versions[version]?.gate.passed) {
      const folder = path.join(root, buildFolder, folderOf(component, version));
      const { gate } = await publish({
        store,
        part: component,
        folder,
        by: who,
        smoke: false,
        against: component === 'shell' ? 'nothing' : 'live',
      });
      if (!gate.passed) {
        throw new ReleaseRefused(
          `The contract gate refuses ${component} ${version}:\n${gate.problems.map((one) => `  - ${one.replaceAll('\n', '\n    ')}`).join('\n')}`,
        );
      }
    }
    await changeRegistry(store, component, (now) => {
      const { live } = recordOf(now, component);
      const isShown = live === version && !(component !== 'shell' && now.remotes[component]?.rollout);
      return isShown ? null : promote(now, component, version, { who, at: new Date().toISOString() });
    });
  }
}
