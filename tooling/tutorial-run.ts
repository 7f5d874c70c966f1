/**
 * Follows `docs/tutorial.md` in a copy of these sources: runs its commands, writes its files, and checks the result. With
 * `--release`, after a build, it also runs the commands that release the remote, in a running shop with a registry of its
 * own, and expects the page there. `tsx tooling/tutorial-run.ts [--release]`.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deployFolder } from './apps';
import { linkBuilt } from './copy-versions';
import { root } from './root';
import { copySources } from './source-copy';
import { stepsOf, withInsertion, type Step } from './tutorial';
import { startTutorialShop } from './tutorial-shop';

const started = Date.now();
const copy = mkdtempSync(path.join(os.tmpdir(), 'tutorial-'));
const store = path.join(copy, deployFolder);
const env = { ...process.env, TEST_DB: 'pglite', REGISTRY_STORE: store, REGISTRY_USER: 'tutorial' };
const isReleased = process.argv.includes('--release');
const nextMigration = String(
  Math.max(...readdirSync(path.join(root, 'backend/migrations')).map((file) => Number.parseInt(file, 10))) +
    1,
).padStart(4, '0');

const steps = stepsOf(readFileSync(path.join(root, 'docs/tutorial.md'), 'utf8'));
const checkAt = steps.findIndex((step) => step.kind === 'command' && step.command === 'npm run check');
const changed = new Set<string>();

try {
  copySources(copy);
  say('the sources are copied');
  steps.slice(0, checkAt).forEach(follow);
  check();
  if (isReleased) await release();
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function follow(step: Step): void {
  if (step.kind === 'command') return runCommand(step.command);
  const file = step.file.replace('NNNN', nextMigration);
  const target = path.join(copy, file);
  changed.add(file);
  if (step.kind === 'insertion') {
    writeFileSync(target, withInsertion(readFileSync(target, 'utf8'), step));
  } else if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, step.text);
  }
}

/** What `npm run check` would say of the files of the tutorial, without the rest of the shop. */
function check(): void {
  const files = [...changed];
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const linted = code.filter((file) => !file.endsWith('.d.ts') && !file.endsWith('webpack.config.ts'));
  const compiler = 'node_modules/typescript-native/bin/tsc';
  // Inserted lines keep the indentation of the page.
  node(
    'format',
    'node_modules/prettier/bin/prettier.cjs',
    '--write',
    ...files.filter((file) => !file.endsWith('.sql')),
  );
  for (const workspace of ['mf-gifts', 'backend']) node(`types of ${workspace}`, compiler, '-p', workspace);
  node('eslint', 'node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...code);
  node('oxlint', 'node_modules/oxlint/bin/oxlint', '--tsconfig=tooling/tsconfig.lint.json', ...linted);
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
  node(
    'boundaries',
    cruiser,
    '--config=tooling/dependency-cruiser.mjs',
    'mf-gifts',
    'backend/src/modules/wishes',
  );
  node('both languages', '--import', 'tsx', 'tooling/words.ts');
}

async function release(): Promise<void> {
  await linkBuilt(store);
  const shop = await startTutorialShop({ registry: store, logFolder: path.join(copy, 'logs') });
  try {
    expect((await shop.page('/gifts')).status === 404, 'the shop has no such page before');
    const shell = await shop.liveShell();
    for (const step of steps.slice(checkAt + 1)) if (step.kind === 'command') runCommand(step.command);
    const shown = await shop.eventually('/gifts');
    expect(
      shown.includes('>Gifts</h1>') && shown.includes('<title>Gifts | '),
      'the page is rendered on the server',
    );
    expect(shown.includes(shop.productName), 'it shows the products of the backend');
    const english = (await shop.page('/en/gifts')).text;
    expect(english.includes('The best sellers, up to the price you choose.'), 'in English too');
    expect((await shop.liveShell()) === shell, 'by the same shell');
  } finally {
    await shop.stop();
  }
}

function runCommand(command: string): void {
  // npm install would link the workspace, and asks the network.
  run(command, command.startsWith('npm run remote -- create') ? `${command} --without-install` : command);
}

function node(what: string, ...args: string[]): void {
  run(what, process.execPath, ...args);
}

function run(what: string, command: string, ...args: string[]): void {
  const options = {
    cwd: copy,
    env,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: args.length === 0,
  } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  if (status !== 0) throw new Error(`${what} failed:\n${stdout}${stderr}`);
  say(what);
}

function expect(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`It is not so that ${what}.`);
  say(what);
}

function say(what: string): void {
  console.log(`✓ ${what} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}
