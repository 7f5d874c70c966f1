import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readRegistry } from '../shell/server/registry/change-registry';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { componentsOf } from '../shell/server/registry/registry-document';
import { makeLive } from './make-live';

/**
 * Writes a registry in which these builds are live and nothing else is, whatever was there before.
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
  const { document } = await readRegistry(openFolderStore(folder));
  const live = componentsOf(document).map(([name, record]) => [name, record.live] as const);
  if (live.length === Object.keys(versions).length && live.every(([name, one]) => one === versions[name]))
    return;
  await rm(folder, { recursive: true, force: true });
  // Written aside, so that a build that is interrupted leaves no half of a registry.
  const fresh = `${folder}-${String(process.pid)}`;
  try {
    await mkdir(path.dirname(fresh), { recursive: true });
    await makeLive({
      store: openFolderStore(fresh),
      folder: builds,
      versions,
      known: Object.keys(versions),
    });
    await rename(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}
