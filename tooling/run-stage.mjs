import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {{ stage: Stage, state: 'passed' | 'failed' | 'skipped', seconds: number, passed: number, failed: number, left?: number, failures: Failure[], output: string, why?: string, passedFiles?: string[] }} Outcome */
/** @typedef {{ test: string, message: string }} Failure */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends what is still running, each with everything that it started itself. */
export function endAll() {
  for (const child of running) endGroup(child);
}

/**
 * Runs a stage and keeps what it printed; the report of its tests says how many there were.
 * @param {Stage} stage
 * @param {{ root: string, results: string, env: Record<string, string> }} around
 * @returns {Promise<Outcome>}
 */
export async function runStage(stage, { root, results, env }) {
  const started = Date.now();
  const report = stage.report && path.join(results, stage.report);
  if (report) rmSync(report, { force: true });
  const log = createWriteStream(path.join(results, `${stage.name.replaceAll(' ', '-')}.log`));
  let output = '';
  const onOutput = (/** @type {Buffer} */ chunk) => {
    output += chunk.toString();
    log.write(chunk);
  };
  const minutes = stage.minutes ?? 28;
  let code = 0;
  for (const command of stage.commands) {
    code ||= await run(command, {
      cwd: root,
      env: { ...process.env, ...env, ...stage.env },
      onOutput,
      minutes,
    });
    // Types of every workspace are results at once; elsewhere there is one command.
    if (code && stage.name !== 'types') break;
    if (code && stage.name === 'types') {
      for (const next of stage.commands.slice(stage.commands.indexOf(command) + 1))
        await run(next, { cwd: root, env: { ...process.env, ...env }, onOutput, minutes });
      break;
    }
  }
  log.end();
  const { passed, failed, left, failures, passedFiles } = counted(stage, report);
  const isFailed = code !== 0 || failed > 0;
  return {
    stage,
    state: isFailed ? 'failed' : 'passed',
    seconds: (Date.now() - started) / 1000,
    passed,
    left,
    // A stage that failed without a test of its own that failed is one thing that failed.
    failed: isFailed ? Math.max(failed, 1) : 0,
    failures,
    output,
    passedFiles,
  };
}

/**
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, onOutput: (chunk: Buffer) => void, minutes: number }} options
 * @returns {Promise<number>}
 */
function run([program = '', ...args], { cwd, env, onOutput, minutes }) {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      // A group of its own, so that it can be ended with all that it started.
      detached: !isWindows,
    });
    running.add(child);
    const timer = setTimeout(() => {
      onOutput(Buffer.from(`\nEnded: it took longer than ${minutes} minutes.\n`));
      endGroup(child);
    }, minutes * 60_000);
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.on('error', (error) => onOutput(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

function endGroup(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    // It has ended already.
  }
}

/**
 * @param {Stage} stage
 * @param {string | undefined} report
 * @returns {Pick<Outcome, 'passed' | 'failed' | 'left' | 'failures' | 'passedFiles'>}
 */
function counted(stage, report) {
  if (!report || !existsSync(report)) return { passed: 0, failed: 0, failures: [] };
  const results = JSON.parse(readFileSync(report, 'utf8'));
  if (stage.counts === 'playwright') {
    const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = results.stats ?? {};
    return {
      passed: expected + flaky,
      failed: unexpected + (results.errors?.length ?? 0),
      left: skipped,
      failures: failedJourneys(results.suites ?? []),
    };
  }
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    left: results.numPendingTests,
    failures: failedFiles(results.testResults ?? []),
    passedFiles: (results.testResults ?? []).flatMap((/** @type {any} */ file) =>
      file.status === 'passed' ? [file.name] : [],
    ),
  };
}

/** @returns {Failure[]} */
function failedJourneys(/** @type {any[]} */ suites) {
  return suites.flatMap((suite) => [
    ...failedJourneys(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests
        .filter((/** @type {any} */ test) => test.status === 'unexpected')
        .map((/** @type {any} */ test) => ({
          test: `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`,
          message: test.results
            .flatMap((/** @type {any} */ result) => result.error?.message ?? [])
            .join('\n'),
        })),
    ),
  ]);
}

/** @returns {Failure[]} */
function failedFiles(/** @type {any[]} */ files) {
  return files
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults
        .filter((/** @type {any} */ one) => one.status === 'failed')
        .map((/** @type {any} */ one) => ({
          test: `${file.name} ${one.fullName}`,
          message: one.failureMessages.join('\n'),
        }));
      return tests.length > 0 ? tests : [{ test: file.name, message: file.message }];
    });
}
