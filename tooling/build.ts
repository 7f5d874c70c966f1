/** Builds everything, two parts at a time, and writes the registry that names what was built. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { remotes } from './apps';
import { writeRegistry } from './registry';
import { versionOf } from './version';
import { root } from './webpack';

interface Part {
  name: string;
  cwd: string;
  args: string[];
}

// Read once, so that a file saved meanwhile does not make the registry name a version that was never built.
const versions = Object.fromEntries([
  ['shell', versionOf('shell')],
  ...remotes.map(({ name, dir }) => [name, versionOf(dir)] as const),
]);

const webpackPart = (name: string): Part => ({
  name,
  cwd: '.',
  args: ['--import', 'tsx', 'tooling/build-one.ts', name, versions[name] ?? ''],
});
const nodePart = (name: string, cwd: string): Part => ({ name, cwd, args: ['build.mjs'] });

const queue: Part[] = [
  webpackPart('shell'),
  ...remotes.map(({ name }) => webpackPart(name)),
  nodePart('backend', 'backend'),
  nodePart('sandbox', 'sandbox'),
  nodePart('document server', 'shell'),
];

try {
  await Promise.all([worker(), worker()]);
  await writeRegistry(versions);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function worker(): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) await run(part);
}

function run({ name, cwd, args }: Part): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: path.join(root, cwd), stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building ${name} failed; what it printed stands above.`));
    });
  });
}
