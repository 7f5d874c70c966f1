/**
 * A newcomer's way from a clone to a page of their own, as `docs/tutorial.md` writes it: start the shop, create a remote,
 * publish it, and show it to a tenth of all browsers of the running shop. Each step is timed; cloning and installing are not
 * counted. Fails when a step fails or when all together take longer than three minutes. `tsx tooling/newcomer-run.ts`
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { chromiumPath } from './chromium.mjs';
import { isInstalled } from './install.mjs';
import { isFree } from './port-in-use.mjs';
import { root } from './root';
import { portOf, ports } from './shop-ports.mjs';
import { stepsOf } from './tutorial';

const allowedSeconds = 180;
/** A canary for a tenth of all browsers may reach somewhat fewer or more of the hundred cohorts. */
const minCohorts = 3;
const maxCohorts = 25;

const clone = path.join(mkdtempSync(path.join(os.tmpdir(), 'newcomer-')), 'storefront');
const shop = { url: '', process: null as ChildProcess | null };
let seconds = 0;

try {
  cloneInstalled();
  const base = await freeBase();
  // As a newcomer does whose ports are in use.
  writeFileSync(path.join(clone, '.env'), `PORT_BASE=${String(base)}\n`);
  shop.url = `http://localhost:${String(base)}`;
  await timed('npm start', startShop);
  for (const command of commands()) await timed(command, async () => run(command));
  if (!isInstalled(clone))
    throw new Error('The next start would install again what the new remote has installed.');
  await timed('the page is shown in the canary', seePage);
  const load = os.loadavg().map((average) => average.toFixed(1));
  console.log(
    `${seconds.toFixed(1)} s in all, of ${String(allowedSeconds)} s (load averages ${load.join(', ')} on ${String(os.availableParallelism())} cores)`,
  );
  if (seconds > allowedSeconds) throw new Error('A newcomer waits too long.');
} finally {
  await stopShop();
  rmSync(path.dirname(clone), { recursive: true, force: true });
}

/** The latest commit with its packages. Files of packages are linked where possible, because nobody changes them. */
function cloneInstalled(): void {
  execFileSync('git', ['clone', '--quiet', root, clone]);
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (changed) console.log('Only what is committed is in the clone.');
  for (const dir of ['.', ...readdirSync(clone)].filter(hasPackages)) {
    const from = path.join(root, dir, 'node_modules');
    const to = path.join(clone, dir);
    // Some kinds of cp cannot link, nor can one link to another disk.
    if (spawnSync('cp', ['-al', from, to]).status !== 0) spawnSync('cp', ['-a', from, to]);
  }
  // npm and the start write into these.
  for (const name of ['.package-lock.json', '.installed-lock']) {
    const from = path.join(root, 'node_modules', name);
    const to = path.join(clone, 'node_modules', name);
    rmSync(to, { force: true });
    if (existsSync(from)) copyFileSync(from, to);
  }
}

function hasPackages(dir: string): boolean {
  return existsSync(path.join(root, dir, 'node_modules'));
}

/** A value of PORT_BASE with which every port is free. */
async function freeBase(): Promise<number> {
  for (let base = 20_000; base < 30_000; base += 50) {
    const moved = Object.values(ports).map((usual) => portOf(usual, { PORT_BASE: String(base) }));
    const free = await Promise.all(moved.map(isFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error('There are no free ports for a shop from 20000 to 30000.');
}

/** The commands of the tutorial with which a remote reaches a tenth of all browsers, as the page has them. */
function commands(): string[] {
  const written = stepsOf(readFileSync(path.join(clone, 'docs/tutorial.md'), 'utf8')).flatMap((step) =>
    step.kind === 'command' ? [step.command] : [],
  );
  return ['remote -- create', 'remote -- publish', '--percent 10'].map((part) => {
    const command = written.find((one) => one.includes(part));
    if (!command) throw new Error(`docs/tutorial.md has no command with "${part}" any more.`);
    return command;
  });
}

/** Nothing of the shop that this run was started from. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const foreign =
    /_PORT$|^(PORT_BASE|DATA_DIR|DATABASE_URL|REDIS_URL|PUBLIC_URL|NODE_ENV|BACKEND_URL)$|^REGISTRY_|^REMOTE_/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}

function startShop(): Promise<void> {
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: ownEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which is ended as a whole.
    detached: true,
  });
  shop.process = child;
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const receive = (line: string) => {
      said.push(line);
      if (line.startsWith('Installing')) reject(new Error('What is installed already was installed again.'));
      // The last thing that a start says, after the addresses.
      if (said.some((before) => before.startsWith('The shop is open')) && line.startsWith('The data is kept'))
        resolve();
    };
    createInterface({ input: child.stdout }).on('line', receive);
    createInterface({ input: child.stderr }).on('line', receive);
    child.once('exit', () => reject(new Error(`npm start ended:\n${said.join('\n')}`)));
  });
}

async function stopShop(): Promise<void> {
  const { process: child } = shop;
  if (!child?.pid || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

function run(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: clone,
    env: ownEnvironment(),
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`);
}

/** A tenth of all browsers get the page, in the running shop; a browser of the others does not. */
async function seePage(): Promise<void> {
  const inCanary = await cohortsThatSee('/en/gifts');
  if (inCanary.length < minCohorts || inCanary.length > maxCohorts)
    throw new Error(`${String(inCanary.length)} of 100 cohorts get the page; it should be a tenth.`);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'sf_cohort', value: String(inCanary[0]), url: shop.url }]);
    await page.goto(`${shop.url}/en/gifts`);
    await page.getByRole('heading', { level: 1, name: 'Gifts' }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByName('shell:drawn').length > 0);
  } finally {
    await browser.close();
  }
}

/** Document servers read the registry four times a second, so the first answers may still be without the page. */
async function cohortsThatSee(address: string): Promise<number[]> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const seen: number[] = [];
    for (let cohort = 0; cohort < 100; cohort += 1) {
      const headers = { cookie: `sf_cohort=${String(cohort)}` };
      if ((await fetch(`${shop.url}${address}`, { headers })).status === 200) seen.push(cohort);
    }
    if (seen.length > 0) return seen;
  }
  return [];
}

async function timed(what: string, step: () => Promise<void>): Promise<void> {
  const started = Date.now();
  await step();
  const took = (Date.now() - started) / 1000;
  seconds += took;
  console.log(`✓ ${what} (${took.toFixed(1)} s)`);
}
