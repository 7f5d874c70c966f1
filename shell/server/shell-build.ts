import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

interface File {
  path: string;
  integrity: string;
}
/** What the build says of the shell. */
export interface ShellBuild {
  version: string;
  /** What every page starts with. */
  scripts: File[];
  /** What the first page needs a moment later: the transport. */
  early: string[];
}

/** The newest built shell in the deploy folder, or the one that SHELL_VERSION names. */
export function readShellBuild(deployFolder: string, version?: string): ShellBuild {
  const folder = path.join(deployFolder, 'shell');
  const newest = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => ({ name, at: statSync(path.join(folder, name, 'build.json')).mtimeMs }))
    .sort((a, b) => b.at - a.at)[0];
  const chosen = version ?? newest?.name;
  if (!chosen) throw new Error(`There is no built shell in ${folder}: run the build first.`);
  return JSON.parse(readFileSync(path.join(folder, chosen, 'build.json'), 'utf8')) as ShellBuild;
}
