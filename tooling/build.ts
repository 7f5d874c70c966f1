/**
 * Builds everything, two parts at a time, and makes what was built live in this machine's registry; `tsx
 * tooling/build.ts shell` the shell alone.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf, readRegistry } from '../shell/server/registry/change-registry';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { buildFolder, deployFolder, remotes } from './apps';
import { makeLive } from './make-live';
import { missingFolders } from './missing-folders';
import { versionOf } from './version';
import { root } from './root';

interface Program {
  name: string;
  cwd: string;
  args: string[];
}

// Read once, so that a file saved meanwhile does not make the registry name a version that was never built.
const only = process.argv[2];
const versions = Object.fromEntries(
  [{ name: 'shell', dir: 'shell' }, ...remotes]
    .filter(({ name }) => only === undefined || name === only)
    .map(({ name, dir }) => [name, versionOf(dir)]),
);

const webpackProgram = (name: string): Program => ({
  name,
  cwd: '.',
  args: ['--import', 'tsx', 'tooling/build-one.ts', name, versions[name] ?? ''],
});
const nodeProgram = (name: string, cwd: string): Program => ({ name, cwd, args: ['build.mjs'] });

const queue: Program[] = [
  // Starting the bundler only to see that there is nothing to do would be most of a second start.
  ...Object.keys(versions)
    .filter(
      (name) => !existsSync(path.join(root, buildFolder, folderOf(name, versions[name] ?? ''), 'build.json')),
    )
    .map(webpackProgram),
  ...(only === undefined
    ? [
        nodeProgram('backend', 'backend'),
        nodeProgram('sandbox', 'sandbox'),
        nodeProgram('document server', 'shell'),
      ]
    : []),
];

try {
  await Promise.all([worker(), worker()]);
  await makeLive(versions);
  const store = openFolderStore(path.join(root, deployFolder));
  for (const missing of missingFolders((await readRegistry(store)).document)) console.log(missing);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function worker(): Promise<void> {
  for (let program = queue.shift(); program; program = queue.shift()) await run(program);
}

function run({ name, cwd, args }: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: path.join(root, cwd), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building ${name} failed; what it printed stands above.`));
    });
  });
}
