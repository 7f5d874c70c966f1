import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRegistry } from '../../shell/server/registry/registry-document';
import { builtFolder } from '../apps';
import { root } from '../root';
import type { FirstUseFiles, WidgetFiles } from './built-files';

const built = path.join(root, builtFolder);

/** Where the files behind a script's address were built; null when they are not ours. */
export function builtFile(pathname: string): string | null {
  const shell = /^\/_shell\/(.+)$/.exec(pathname)?.[1];
  const file = shell ? path.join(built, 'shell', shell) : path.join(built, 'remotes', pathname);
  return existsSync(file) ? file : null;
}

/** The folders of the live versions of the shell and all remotes. */
export function liveFolders(): string[] {
  const { shell, remotes } = parseRegistry(readFileSync(path.join(built, 'registry.json'), 'utf8'));
  const folderOf = (name: string, live: string | null) =>
    live === null ? [] : [path.join(built, name, live)];
  return [
    ...folderOf('shell', shell.live),
    ...Object.entries(remotes).flatMap(([name, { live }]) => folderOf(path.join('remotes', name), live)),
  ];
}

/** Where a remote's live version lies, and what its build says of its files. */
export function liveRemote(remote: string): { folder: string; files: FirstUseFiles & WidgetFiles } {
  const { remotes } = parseRegistry(readFileSync(path.join(built, 'registry.json'), 'utf8'));
  const { live, versions } = remotes[remote] ?? { live: null, versions: {} };
  const version = live === null ? undefined : versions[live];
  if (!version) throw new Error(`The registry has no live version of ${remote}: npm run build.`);
  return { folder: path.join(built, 'remotes', remote, version.version), files: version };
}
