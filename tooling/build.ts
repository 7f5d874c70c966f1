/**
 * Builds everything, two parts at a time, makes live in this machine's registry what no team is moving, and says what it
 * did; `tsx tooling/build.ts shell` the shell alone.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf, readRegistry } from '../shell/server/registry/change-registry';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { ReleaseRefused } from '../shell/server/registry/releases';
import { buildFolder, builtFolder, deployFolder, remotes } from './apps';
import { storeBuilt } from './built-registry';
import { makeLive } from './make-live';
import { missingFolders } from './missing-folders';
import { releaseReport } from './release-report';
import { root } from './root';
import { versionsOf } from './version';

interface Program {
  name: string;
  cwd: string;
  args: string[];
}

const only = process.argv[2];
const components = [{ name: 'shell', dir: 'shell' }, ...remotes].filter(
  ({ name }) => only === undefined || name === only,
);
// Computed once, so that a file saved meanwhile does not make the registry name a version that was never built.
const versions = await versionsOf(components.map(({ dir }) => dir)).then(
  (versioned) => Object.fromEntries(components.map(({ name, dir }) => [name, versioned[dir]?.version ?? ''])),
  fail,
);
const isBuilt = (name: string) =>
  existsSync(path.join(root, buildFolder, folderOf(name, versions[name] ?? ''), 'build.json'));
// Starting the bundler only to see that there is nothing to do would be most of a second start.
const toBuild = Object.keys(versions).filter((name) => !isBuilt(name));

const webpackProgram = (name: string): Program => ({
  name,
  cwd: '.',
  args: ['--import', 'tsx', 'tooling/build-one.ts', name, versions[name] ?? ''],
});
const nodeProgram = (name: string, cwd: string): Program => ({ name, cwd, args: ['build.mjs'] });

const queue: Program[] = [
  ...toBuild.map(webpackProgram),
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
  const store = openFolderStore(path.join(root, deployFolder));
  const outcomes = await makeLive({
    store,
    folder: path.join(root, buildFolder),
    versions,
    known: remotes.map(({ name }) => name),
  });
  const { document } = await readRegistry(store);
  console.log(releaseReport(outcomes, toBuild));
  if (only === undefined) {
    for (const missing of missingFolders(document)) console.log(`\n${missing}`);
    await storeForTests();
  }
} catch (error) {
  fail(error);
}

/** Whatever is wrong with the registry for tests, the shop opens all the same. */
async function storeForTests(): Promise<void> {
  const [folder, builds] = [path.join(root, builtFolder), path.join(root, buildFolder)];
  await storeBuilt({ folder, builds, versions }).catch((error: unknown) => {
    const why =
      error instanceof ReleaseRefused
        ? 'these builds do not fit each other'
        : `${builtFolder} could not be written`;
    console.error(
      `\nTests in a browser have no shop to start, because ${why}.\n${error instanceof Error ? error.message : String(error)}`,
    );
  });
}

function fail(error: unknown): never {
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
