import path from 'node:path';
import { folderOf, openStore } from './open-store';
import { checkEntry } from './entry-check';
import { openRegistry, type RegistryReader } from './reader';
import type { OriginRules } from './remote-origins';
import { shellFilesFromStore, shellFilesInFolder } from './shell-files';

/** The registry that the environment names: `REGISTRY_STORE`, and `REGISTRY_CACHE` for the last good copy. */
export function openConfiguredRegistry(
  env: NodeJS.ProcessEnv,
  rules: OriginRules,
  report: (problem: string) => void,
): Promise<RegistryReader> {
  const store = openStore(env);
  const folder = folderOf(env);
  const cacheFolder = path.resolve(
    env['REGISTRY_CACHE']?.trim() || (folder ? path.join(folder, '.last-good') : '.cache/registry'),
  );
  return openRegistry({
    store,
    rules,
    check: checkEntry,
    shellFiles: folder ? shellFilesInFolder(folder) : shellFilesFromStore(store, cacheFolder),
    cacheFolder,
    report,
  });
}
