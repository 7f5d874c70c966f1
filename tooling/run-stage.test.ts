import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runStage } from './run-stage.mjs';

let results: string;
beforeEach(() => {
  results = mkdtempSync(path.join(os.tmpdir(), 'stage-'));
});
afterEach(() => rmSync(results, { recursive: true, force: true }));

/** A stage whose tests write this report and end with this code. */
function stageOf(counts: 'jest' | 'playwright', report: object, code = 0) {
  const file = path.join(results, 'report.json');
  const script = `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))}); process.exit(${String(code)})`;
  const stage = {
    name: 'some tests',
    commands: [[process.execPath, '-e', script]],
    counts,
    report: 'report.json',
  };
  return runStage(stage, { root: results, results, env: {} });
}

test('tests that were skipped, as those of PostgreSQL where there is none, are counted as skipped', async () => {
  const jest = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 3 };
  const playwright = { stats: { expected: 7, unexpected: 0, skipped: 2 } };

  expect(await stageOf('jest', jest)).toMatchObject({ state: 'passed', passed: 5, failed: 0, left: 3 });
  expect(await stageOf('playwright', playwright)).toMatchObject({ state: 'passed', passed: 7, left: 2 });
});

test('a stage that ends with an error has failed, also when none of its tests did', async () => {
  const jest = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 0 };

  expect(await stageOf('jest', jest, 1)).toMatchObject({ state: 'failed', failed: 1 });
});
