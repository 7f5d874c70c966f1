import { existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { folderOf, mapsFolderOf, readRegistry } from '../shell/server/registry/change-registry';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { componentsOf, registryKey, registryText } from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import { builtFolder } from './apps';
import { fileHeaders } from './file-headers';
import { root } from './root';

/** Copies the files of one published version between stores, `build.json` last, and no source maps. */
export async function copyVersion(from: Store, to: Store, component: string, version: string): Promise<void> {
  const keys = await from.list(`${folderOf(component, version)}/`);
  const isLast = (key: string) => key.endsWith('/build.json');
  for (const key of [...keys.filter((one) => !isLast(one)), ...keys.filter(isLast)]) {
    const stored = await from.read(key);
    if (stored) await to.write(key, stored.body, fileHeaders(key));
  }
}

/** Copies a registry folder, with source maps. Published files never change, so they are hard-linked. */
async function linkRegistry(from: string, to: string): Promise<void> {
  const [source, target] = [openFolderStore(from), openFolderStore(to)];
  const { document } = await readRegistry(source);
  for (const [component, { versions }] of componentsOf(document))
    for (const version of Object.keys(versions))
      for (const folder of [folderOf(component, version), mapsFolderOf(component, version)])
        for (const key of await source.list(`${folder}/`)) {
          await mkdir(path.dirname(path.join(to, key)), { recursive: true });
          await link(path.join(from, key), path.join(to, key));
        }
  await target.write(registryKey, registryText(document));
}

/**
 * Copies what was built last to a folder, as a registry of its own that nobody else moves, instead of what was there.
 * @throws Error when there are no builds that fit each other; then the folder stays as it was
 */
export async function linkBuilt(to: string, from = path.join(root, builtFolder)): Promise<void> {
  if (!existsSync(from)) {
    throw new Error(
      `${builtFolder} has no builds to start a shop with: npm run build, and read what it says.`,
    );
  }
  await rm(to, { recursive: true, force: true });
  await linkRegistry(from, to);
}
