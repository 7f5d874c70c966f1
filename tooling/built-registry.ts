import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from '../shell/server/registry/change-registry';
import { underLock } from '../shell/server/registry/folder-lock';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { componentsOf } from '../shell/server/registry/registry-document';
import { makeLive } from './make-live';

/**
 * Writes a registry in which these builds are live and nothing else is, whatever was there before, readable or not.
 * @throws ReleaseRefused when the builds do not fit each other; then there is no registry
 */
export async function storeBuilt({
  folder,
  builds,
  versions,
}: {
  folder: string;
  /** The folder of the builds. */
  builds: string;
  /** The built version of each component. */
  versions: Record<string, string>;
}): Promise<void> {
  // Written aside, so that a build that is interrupted leaves no half of a registry.
  const fresh = `${folder}-fresh`;
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true });
  // `npm start` and `npm test` may build in two terminals at once.
  await underLock(
    await realpath(parent),
    async () => {
      if (await isStored(folder, versions)) return;
      await rm(folder, { recursive: true, force: true });
      await rm(fresh, { recursive: true, force: true });
      await makeLive({
        store: openFolderStore(fresh),
        folder: builds,
        versions,
        known: Object.keys(versions),
      });
      await rename(fresh, folder);
    },
    { timeoutMs: 60_000 },
  );
}

async function isStored(folder: string, versions: Record<string, string>): Promise<boolean> {
  const { document } = await readRegistry(openFolderStore(folder)).catch(() => ({ document: null }));
  if (!document) return false;
  const live = componentsOf(document).map(([name, record]) => [name, record.live] as const);
  return live.length === Object.keys(versions).length && live.every(([name, one]) => one === versions[name]);
}
