import type { RegistryDocument } from '../shell/server/registry/registry-document';
import { latestRelease } from '../shell/server/registry/releases';
import { remotes } from './apps';

/** What to know of each remote that pages get although its folder is not here: a team may have deleted it too early. */
export function missingFolders({ remotes: recorded }: RegistryDocument): string[] {
  return Object.entries(recorded).flatMap(([name, record]) => {
    const version = latestRelease(record);
    return version === null || remotes.some((remote) => remote.name === name)
      ? []
      : [missingFolder(name, version)];
  });
}

/** The same of one remote. */
export function missingFolder(name: string, version: string): string {
  return `There is no folder mf-${name} here, but ${name} ${version} stays live. Bring the folder back (git log -- mf-${name}), or take it out of the shop: npm run remote -- retire ${name} --why "…".`;
}
