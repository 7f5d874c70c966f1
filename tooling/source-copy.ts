import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** Copies the sources without what is built of them. Packages are linked, and workspaces are those of the copy. */
export function copySources(copy: string): void {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options);
  for (const file of listed.trim().split('\n')) {
    if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(copy, file));
  }
  for (const dir of ['.', ...readdirSync(root)]) {
    const modules = path.join(dir, 'node_modules');
    if (dir !== 'node_modules' && existsSync(path.join(root, modules))) linkPackages(modules, copy);
  }
}

function linkPackages(folder: string, copy: string): void {
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const name of readdirSync(path.join(root, folder))) {
    const entry = path.join(folder, name);
    if (name.startsWith('@')) {
      linkPackages(entry, copy);
      continue;
    }
    const original = path.join(root, entry);
    const workspace = path.relative(root, realpathSync(original));
    const isWorkspace = lstatSync(original).isSymbolicLink() && !workspace.includes('node_modules');
    symlinkSync(isWorkspace ? path.join(copy, workspace) : original, path.join(copy, entry));
  }
}
