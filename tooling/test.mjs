// `npm test`: everything that must hold. Runs on a machine with Node alone, so it imports nothing that has to be
// installed. `node tooling/test.mjs lint types` runs these stages only, `--without e2e` all but these, `--full` also those
// that take long. `--affected [base]` runs what depends on the changes since the main branch, `--here` what the workspace in
// the current folder checks of itself.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chosenStages, narrowedStages, optionsOf, WrongOption } from './choose-stages.mjs';
import { chromiumPath, headlessShell } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { endAll, runStage } from './run-stage.mjs';
import { allStages } from './stages.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./run-stage.mjs').Outcome} Outcome */
/** @typedef {import('./affected/selection').Selection} Selection */

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const cores = 2;
const usualCores = 0.5;
const inBrowser = new Set([
  'e2e',
  'failure matrix',
  'every page',
  'long journeys',
  'newcomer',
  'deploy run',
  'first day',
  'budgets',
]);
/** The demo shop, which the first stage that wants one fills and others copy. */
const filledShop = path.join(os.tmpdir(), `storefront-filled-${process.pid}`);
const started = Date.now();

const removeFilledShop = () => rmSync(filledShop, { recursive: true, force: true });
removeFilledShop();
process.on('exit', removeFilledShop);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => {
    endAll();
    process.exit(130);
  });

mkdirSync(results, { recursive: true });
const all = await allStages(root, results);
const options = readOptions();
const isNarrow = options.isAffected || options.isHere;
// What is affected is known by the code, which needs the installed compiler.
if (isNarrow) ensureInstalled(root);
const selection = isNarrow ? await selected() : undefined;
const stages = selection ? narrowed(selection) : chosenStages(all, options);
// Beside what follows: no stage needs it before the parts are built.
const browser = installedBrowser(stages);
void browser.then((problem) => problem && console.error(problem));
ensureInstalled(root);
const env = { FORCE_COLOR: '0', FILLED_SHOP: filledShop };
const outcomes = await runAll(stages);
printReport(outcomes);
await recordPassedTests();
process.exit(outcomes.some(({ state }) => state === 'failed') ? 1 : 0);

function readOptions() {
  try {
    return optionsOf(
      process.argv.slice(2),
      all.map(({ name }) => name),
    );
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** @returns {Promise<Selection>} */
async function selected() {
  await import('tsx');
  const { selectionIn, selectionSince } = await import('./affected/selection.ts');
  if (options.isAffected) return selectionSince(root, options.base, options.isFresh);
  const workspace = path.relative(root, process.cwd());
  if (existsSync(path.join(root, workspace, 'package.json')) && /^[\w-]+$/.test(workspace))
    return selectionIn(root, workspace, options.isFresh);
  console.error('--here checks the workspace in the current folder: run `npm run check -w mf-catalog`.');
  process.exit(1);
}

/** Says what is run, what is left out, and why. */
function narrowed(/** @type {Selection} */ chosen) {
  const { run, plan } = narrowedStages(chosenStages(all, options), chosen);
  for (const line of announcement(chosen)) console.log(line);
  if (options.isAffected && chosen.everything === undefined && chosen.changed.length === 0) process.exit(0);
  const width = Math.max(...plan.map(({ name }) => name.length));
  for (const { name, why, leftOut } of plan)
    if (leftOut === undefined) console.log(`runs      ${name.padEnd(width)}  ${why}`);
    else if (options.isAffected || name === 'unit tests')
      console.log(`left out  ${name.padEnd(width)}  ${leftOut}`);
  if (run.length === 0) {
    console.log('\nNothing to check.');
    process.exit(0);
  }
  console.log('');
  return run;
}

/** @returns {string[]} */
function announcement(/** @type {Selection} */ { everything, workspace, base, changed }) {
  if (everything !== undefined) return [`Everything is checked. ${everything}`];
  if (workspace !== undefined) return [`Checks of ${workspace}:`];
  if (changed.length === 0) return [`No file differs from ${base?.slice(0, 8)}: nothing to check.`];
  const shown = changed.slice(0, 10).map((file) => `  ${file}`);
  const more = changed.length > shown.length ? [`  and ${changed.length - shown.length} more`] : [];
  return [`Files that differ from ${base?.slice(0, 8)}: ${changed.length}`, ...shown, ...more];
}

/** The next narrow run leaves out what passed in this one, as long as its files stay the same. */
async function recordPassedTests() {
  if (!selection || selection.everything !== undefined) return;
  const passed = outcomes.flatMap((outcome) => outcome.passedFiles ?? []);
  const { recordPassed } = await import('./affected/passed-tests.ts');
  recordPassed(
    root,
    selection.testKeys,
    passed.map((file) => path.relative(root, file)),
  );
}

/**
 * A browser for the journeys, installed where that can be done without asking anybody.
 * @returns {Promise<string | undefined>} What is to be done where there is none.
 */
async function installedBrowser(/** @type {Stage[]} */ wanted) {
  const isWanted = wanted.some(({ name }) => inBrowser.has(name));
  const isQuickest = [process.env['CHROMIUM_PATH'], headlessShell].includes(chromiumPath() ?? '');
  if (isQuickest || !isWanted) return undefined;
  const log = path.join(results, 'chromium.log');
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium beside…');
    const install = 'apt-get install -y -qq --no-install-recommends';
    await shell(`apt-get update; ${install} chromium-headless-shell`, log);
    if (!chromiumPath()) await shell(`${install} chromium`, log);
  }
  return chromiumPath()
    ? undefined
    : `The journeys and budgets need a Chromium. Install it (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to one that is here. What was tried, if anything, is in ${log}.`;
}

/** However it ends: what is asked afterwards is whether the browser is there. */
function shell(/** @type {string} */ command, /** @type {string} */ log) {
  const output = openSync(log, 'a');
  return new Promise((resolve) => {
    spawn('sh', ['-c', command], {
      stdio: ['ignore', output, output],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 5 * 60_000,
    })
      .on('error', resolve)
      .on('exit', resolve);
  }).finally(() => closeSync(output));
}

/**
 * In order, as many at once as two cores bear; a stage that fails stops only those that need what it makes.
 * @param {Stage[]} wanted
 * @returns {Promise<Outcome[]>}
 */
async function runAll(wanted) {
  const waiting = [...wanted];
  /** @type {Map<string, Outcome>} */
  const done = new Map();
  let free = cores;
  await new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
    const startWhatFits = () => {
      for (const stage of [...waiting]) {
        const needed = (stage.after ?? []).filter((name) => wanted.some((one) => one.name === name));
        const before = [...needed, ...(stage.follows ?? [])].filter((name) =>
          wanted.some((one) => one.name === name),
        );
        if (before.some((name) => !done.has(name))) continue;
        const why = stage.skipped ?? lacking(needed, done);
        if (why === undefined && (stage.cores ?? usualCores) > free) {
          // What needs both cores is not overtaken for ever.
          if (before.length === 0 || free === cores) break;
          continue;
        }
        waiting.splice(waiting.indexOf(stage), 1);
        if (why !== undefined) {
          done.set(stage.name, {
            stage,
            state: 'skipped',
            seconds: 0,
            passed: 0,
            failures: [],
            failed: 0,
            output: '',
            why,
          });
          console.log(`-  ${stage.name}: skipped, ${why}`);
          continue;
        }
        free -= stage.cores ?? usualCores;
        void run(stage).then((outcome) => {
          free += stage.cores ?? usualCores;
          done.set(stage.name, outcome);
          announce(outcome);
          startWhatFits();
        });
      }
      if (done.size === wanted.length) resolve();
    };
    startWhatFits();
  });
  return wanted.flatMap(({ name }) => done.get(name) ?? []);
}

/** @returns {Promise<Outcome>} */
async function run(/** @type {Stage} */ stage) {
  const problem = inBrowser.has(stage.name) && (await browser);
  if (!problem) return runStage(stage, { root, results, env });
  const failures = [{ test: stage.name, message: problem }];
  return { stage, state: 'failed', seconds: 0, passed: 0, failed: 1, failures, output: problem };
}

function lacking(/** @type {string[]} */ needed, /** @type {Map<string, Outcome>} */ done) {
  const failed = needed.find((name) => done.get(name)?.state !== 'passed');
  return failed && `${failed} failed`;
}

function announce(/** @type {Outcome} */ { stage, state, seconds, output }) {
  console.log(`${state === 'passed' ? '✓' : '✗'}  ${stage.name} (${seconds.toFixed(1)} s)`);
  if (state === 'failed') console.log(`\n${lastLines(output, 250)}\n`);
}

/** The end says most; all of it is in `test-results`. */
function lastLines(/** @type {string} */ output, /** @type {number} */ count) {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  return lines.length <= count ? lines.join('\n') : ['…', ...lines.slice(-count)].join('\n');
}

/** Last of all, for who sees only the end of a long log; of a stage without tests the end of what it printed. */
function printFailures(/** @type {Outcome[]} */ all) {
  for (const { stage, state, failures, output } of all) {
    if (state === 'failed' && failures.length === 0)
      console.log(`\n✗  ${stage.name}\n${lastLines(output, 15)}`);
    for (const { test, message } of failures) {
      const lines = stripVTControlCharacters(message).split('\n');
      console.log(`\n✗  ${stage.name}: ${test}\n${lines.slice(0, 15).join('\n')}`);
    }
  }
}

function printReport(/** @type {Outcome[]} */ all) {
  printFailures(all);
  const width = Math.max(...all.map(({ stage }) => stage.name.length));
  console.log('');
  for (const { stage, state, seconds, passed, failed, left, why } of all) {
    const skipped = left ? `, ${left} skipped` : '';
    const tests =
      stage.counts && state !== 'skipped' ? `${passed} passed, ${failed} failed${skipped}` : (why ?? '');
    console.log(
      `${state.padEnd(7)}  ${stage.name.padEnd(width)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${tests}`.trimEnd(),
    );
  }
  const total = (/** @type {'passed' | 'failed'} */ key) => all.reduce((sum, one) => sum + one[key], 0);
  console.log(
    `\n${((Date.now() - started) / 1000).toFixed(0)} s in all; what was printed is in test-results/`,
  );
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
}
