import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remotes } from './apps';
import { filesOfRemote } from './new-remote';

/** Ports up to this one belong to remotes that are planned. */
const lastPlannedPort = 3007;
/** What would be mistaken for something else in addresses, words or the registry. */
const taken = ['shell', 'shared', 'common', 'errors', 'api', 'overrides', 'en', 'vi'];

/** A remote cannot be made like this; the message says what to do. */
export class CreateRefused extends Error {
  override name = 'CreateRefused';
}

/** Makes `mf-<name>`, ready to run, test and publish, and tells npm of it. Nothing else in the shop changes. */
export async function createRemote(root: string, name: string): Promise<{ dir: string; port: number }> {
  const dir = `mf-${name}`;
  if (!/^[a-z][a-z0-9]{1,29}$/.test(name) || taken.includes(name)) {
    throw new CreateRefused(
      `"${name}" cannot be a remote's name. Take small letters and digits, 2 to 30, such as gifts.`,
    );
  }
  if (existsSync(path.join(root, dir))) throw new CreateRefused(`${dir} is there already.`);
  const port = Math.max(lastPlannedPort, ...remotes.map((remote) => remote.port)) + 1;
  for (const [file, text] of Object.entries(filesOfRemote({ name, port, versions: versionsIn(root) }))) {
    const target = path.join(root, dir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return { dir, port };
}

/** Links the new workspace and writes it into the lock file; it brings no library that is not there. */
export function install(root: string): void {
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new CreateRefused('npm install failed; what it said stands above. Run it again.');
}

function versionsIn(root: string): Record<string, string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(root, 'shell/package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  return { ...dependencies, ...devDependencies };
}
