import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Packages and all that they depend on, as `name@version`, as the lock file has them for the workspace that imports them. */
export function lockedPackages(names: readonly string[], workspace: string, root: string): string[] {
  const lock = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  const found = new Set<string>();
  const queue = names.map((name) => ({ name, from: workspace }));
  for (let next = queue.pop(); next; next = queue.pop()) {
    // Types leave nothing in a build.
    const place = next.name.startsWith('@types/') ? null : placeOf(next.name, next.from, packages);
    if (place === null || found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      queue.push({ name, from: place });
  }
  return [...new Set([...found].map((place) => `${nameAt(place)}@${packages[place]?.version ?? ''}`))].sort();
}

/** Where a package is installed that a folder imports: beside it, or nearest above. Null for one that is left out. */
function placeOf(name: string, from: string, packages: Record<string, LockedPackage>): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (Object.hasOwn(packages, place)) return place;
    if (folder === '') return null;
  }
}

const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
