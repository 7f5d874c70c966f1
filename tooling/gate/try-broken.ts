import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readRegistry } from '../../shell/server/registry/change-registry';
import { openFolderStore } from '../../shell/server/registry/folder-store';
import type { RegistryDocument } from '../../shell/server/registry/registry-document';
import { publishBroken } from '../broken-version';
import { linkBuilt } from '../copy-versions';
import { smokeProblems } from './smoke';

/** Where a remote is broken: its entry, or what is loaded for one of its pages and for no other. */
export type Place = 'remoteEntry.js' | { onlyOf: string };

/** What the gate's browser finds in a built remote once some code stands before that of its files at a place. */
export async function tryBroken(remote: string, place: Place, code: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-broken-'));
  try {
    await linkBuilt(folder);
    const store = openFolderStore(folder);
    const { shell, remotes } = (await readRegistry(store)).document;
    const files = filesAt(place, remotes[remote]);
    if (files.length === 0 || shell.live === null) throw new Error('There is nothing built to break.');
    const version = await publishBroken(folder, remote, {
      name: 'broken',
      change: (file, text) => (files.includes(file) ? `${code}${text}` : text),
    });
    const build = (await readRegistry(store)).document.remotes[remote]?.versions[version];
    if (!build) throw new Error(`The registry has lost ${remote} ${version}.`);
    return await smokeProblems({ store, name: remote, build, shell: shell.live });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function filesAt(place: Place, record: RegistryDocument['remotes'][string] | undefined): string[] {
  if (typeof place === 'string') return [place];
  const pages = Object.entries(record?.versions[record.live ?? '']?.pageFiles ?? {});
  const namesOf = (isWanted: (pattern: string) => boolean) =>
    pages.filter(([pattern]) => isWanted(pattern)).flatMap(([, files]) => files.map((file) => file.path));
  const elsewhere = namesOf((pattern) => pattern !== place.onlyOf);
  return namesOf((pattern) => pattern === place.onlyOf).filter((file) => !elsewhere.includes(file));
}
