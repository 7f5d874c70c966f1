import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from './apps';
import { markInstalled } from './install.mjs';
import { filesOfRemote } from './new-remote';

/** Ports up to this one are reserved for planned remotes. */
const lastPlannedPort = 3007;
/** Names with another meaning in addresses, namespaces or the registry. */
const taken = ['shell', 'shared', 'common', 'errors', 'api', 'overrides', 'en', 'vi'];

/** The remote cannot be created; the message says what to do. */
export class CreateRefused extends Error {
  override name = 'CreateRefused';
}

/** Creates `mf-<name>`, ready to run, test and publish. Nothing else in the repository changes. */
export async function createRemote(root: string, name: string): Promise<{ dir: string; port: number }> {
  const dir = `mf-${name}`;
  if (!/^[a-z][a-z0-9]{1,29}$/.test(name) || taken.includes(name)) {
    throw new CreateRefused(
      `"${name}" cannot be a remote's name. Use 2 to 30 lower-case letters and digits, such as gifts.`,
    );
  }
  if (existsSync(path.join(root, dir)))
    throw new CreateRefused(`${dir} already exists. Choose another name, or remove that folder.`);
  const port = Math.max(lastPlannedPort, ...remotes.map((remote) => remote.port)) + 1;
  for (const [file, text] of Object.entries(filesOfRemote({ name, port, versions: versionsIn(root) }))) {
    const target = path.join(root, dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return { dir, port };
}

/** Links the new workspace and adds it to the lock file, which the next start accepts; no library is added. */
export function install(root: string): void {
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new CreateRefused(
      'The remote is created, but npm install failed; see its output above. Run it again: npm install --ignore-scripts.',
    );
  markInstalled(root);
}

function versionsIn(root: string): Record<string, string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(root, 'shell/package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  return { ...dependencies, ...devDependencies };
}
