import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[][]} commands One after the other; the first that fails ends the stage.
 * @property {Record<string, string>} [env]
 * @property {number} [cores] How many of two it needs; half of one when not said: what runs beside it fills its pauses.
 * @property {string[]} [after] Stages that must have passed.
 * @property {string[]} [follows] Stages that must have ended, so that they do not disturb each other.
 * @property {'jest' | 'playwright'} [counts] Whose report says how many tests there were.
 * @property {string} [report]
 * @property {string} [skipped] Why it is not run.
 * @property {boolean} [isLong] Part of `npm run test:full` only.
 * @property {number} [minutes] After which it is ended; 28 when not said.
 */

/**
 * Everything that must hold, in the order in which it is told.
 * @param {string} root
 * @param {string} results Folder for reports.
 * @returns {Promise<Stage[]>}
 */
export async function allStages(root, results) {
  const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name);
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const tsx = (/** @type {string[]} */ ...args) => [process.execPath, '--import', 'tsx', ...args];
  const jest = (
    /** @type {string} */ report,
    /** @type {string[]} */ projects,
    /** @type {number} */ workers,
  ) => [
    process.execPath,
    // Every file of tests makes a world of its own and drops it: the young generation is where that is cheap.
    '--max-semi-space-size=64',
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    ...projects,
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${path.join(results, report)}`,
  ];
  const testDatabase = path.join(root, 'backend/src/testing/test-database.ts');
  const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']) || (await answers('127.0.0.1', 5432));
  const hasJourneys = existsSync(path.join(root, 'e2e/playwright.config.ts'));
  const folders = ['shared', 'shell', 'backend', 'sandbox', 'tooling'];
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

  return [
    // The longest first: what is short fills the core that is done before the other.
    {
      name: 'unit tests',
      // Some files wait for clocks for most of their time, while a second worker goes on.
      commands: [jest('unit.json', ['shared', 'shell', 'shell/server', ...remotes, 'sandbox', 'tooling'], 2)],
      cores: 1,
      counts: 'jest',
      report: 'unit.json',
    },
    {
      name: 'api on the embedded database',
      // What asks no database is tested once.
      commands: [
        hasPostgres
          ? [...jest('api-embedded.json', ['backend'], 2), '--findRelatedTests', testDatabase]
          : jest('api-embedded.json', ['backend'], 2),
      ],
      env: { TEST_DB: 'pglite' },
      // Each worker has a database in a thread beside it; two workers keep both cores busy, one does not.
      cores: 2,
      follows: ['unit tests'],
      counts: 'jest',
      report: 'api-embedded.json',
    },
    {
      name: 'lint',
      commands: [
        [bin('oxlint'), '--tsconfig=tooling/tsconfig.lint.json'],
        [bin('eslint'), '.', '--max-warnings=0'],
      ],
    },
    { name: 'format', commands: [[bin('prettier'), '--check', '--log-level=warn', '.']] },
    { name: 'types', commands: tsconfigs(root).map((folder) => [process.execPath, compiler, '-p', folder]) },
    {
      name: 'boundaries',
      commands: [
        [
          bin('depcruise'),
          '--config=tooling/dependency-cruiser.mjs',
          '--output-type=err-long',
          ...folders,
          ...remotes,
          'e2e',
        ],
      ],
    },
    { name: 'unused code', commands: [[bin('knip'), '--no-progress']] },
    {
      name: 'api contract',
      commands: [['npm', 'run', '--silent', 'openapi', '-w', 'backend', '--', '--check']],
    },
    { name: 'words', commands: [tsx('tooling/words.ts')] },
    { name: 'tutorial', commands: [tsx('tooling/tutorial-run.ts')], cores: 1, follows: ['unit tests'] },
    { name: 'licences', commands: [tsx('tooling/licences.ts')] },
    {
      name: 'api on PostgreSQL',
      commands: [
        [
          // It has the machine to itself, and waits for the server much of the time.
          ...jest('api-postgres.json', ['backend'], 4),
          String.raw`--testPathIgnorePatterns=src/db/(embedded|folder-lock|kill)\.test`,
        ],
      ],
      env: { TEST_DB: 'postgres' },
      cores: 2,
      // Both build their threads into one folder.
      follows: ['api on the embedded database'],
      counts: 'jest',
      report: 'api-postgres.json',
      ...(!hasPostgres && {
        skipped: 'no PostgreSQL answers on 127.0.0.1:5432; TEST_DATABASE_URL names another',
      }),
    },
    {
      name: 'build',
      commands: [tsx('tooling/build.ts')],
      cores: 2,
      follows: ['api on the embedded database', 'api on PostgreSQL'],
    },
    {
      name: 'e2e',
      commands: [[bin('playwright'), 'test', '-c', 'e2e']],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'e2e.json') },
      cores: 2,
      after: ['build'],
      // Twice what it takes on two cores of today, for slower machines; a page that hangs fails by its own timeout long before.
      minutes: 35,
      counts: 'playwright',
      report: 'e2e.json',
      ...(!hasJourneys && { skipped: 'there are no journeys yet' }),
    },
    {
      name: 'failure matrix',
      commands: [[bin('playwright'), 'test', '-c', 'e2e', 'faults']],
      env: { FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'failure-matrix.json') },
      cores: 2,
      after: ['build'],
      counts: 'playwright',
      report: 'failure-matrix.json',
      isLong: true,
      minutes: 40,
    },
    {
      name: 'open to everybody',
      commands: [[bin('playwright'), 'test', '-c', 'e2e', 'everywhere']],
      env: { FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'open-to-everybody.json') },
      cores: 2,
      after: ['build'],
      counts: 'playwright',
      report: 'open-to-everybody.json',
      isLong: true,
      minutes: 40,
    },
    {
      name: 'released tutorial',
      commands: [['npm', 'run', '--silent', 'test:tutorial']],
      cores: 2,
      after: ['build'],
      follows: ['e2e'],
      isLong: true,
    },
    {
      name: 'newcomer',
      commands: [['npm', 'run', '--silent', 'test:newcomer']],
      // It measures how long a newcomer waits.
      cores: 2,
      follows: ['e2e', 'released tutorial'],
      isLong: true,
    },
    {
      name: 'deploy run',
      commands: [tsx('tooling/deploys/deploy-run.ts')],
      cores: 2,
      after: ['build'],
      follows: ['e2e', 'failure matrix'],
      isLong: true,
    },
    {
      name: 'rolling restart',
      commands: [tsx('tooling/deploys/rolling-restart-run.ts')],
      cores: 2,
      after: ['build'],
      follows: ['e2e', 'failure matrix', 'deploy run'],
      isLong: true,
      ...(!hasPostgres && { skipped: 'no PostgreSQL answers on 127.0.0.1:5432' }),
    },
    {
      name: 'slow connections',
      commands: [tsx('tooling/sockets-run.ts')],
      cores: 2,
      after: ['build'],
      follows: ['e2e', 'failure matrix', 'deploy run'],
      isLong: true,
    },
    {
      name: 'kill',
      commands: [['npm', 'run', '--silent', 'test:kill', '-w', 'backend']],
      cores: 2,
      follows: ['e2e', 'failure matrix', 'deploy run', 'rolling restart', 'slow connections'],
      isLong: true,
      minutes: 40,
    },
    {
      name: 'kill checkout',
      commands: [['npm', 'run', '--silent', 'test:kill:checkout', '-w', 'backend']],
      cores: 2,
      follows: ['kill'],
      isLong: true,
      minutes: 30,
      ...(!hasPostgres && { skipped: 'no PostgreSQL answers on 127.0.0.1:5432' }),
    },
    {
      name: 'load',
      commands: [['npm', 'run', '--silent', 'test:load', '-w', 'backend']],
      cores: 2,
      follows: ['kill checkout'],
      isLong: true,
      ...(!hasPostgres && { skipped: 'no PostgreSQL answers on 127.0.0.1:5432' }),
    },
    {
      name: 'fuzz',
      commands: [['npm', 'run', '--silent', 'test:fuzz', '-w', 'backend']],
      cores: 2,
      follows: ['load'],
      isLong: true,
      ...(!hasPostgres && { skipped: 'no PostgreSQL answers on 127.0.0.1:5432' }),
    },
    {
      name: 'mail',
      commands: [['npm', 'run', '--silent', 'test:mail', '-w', 'backend']],
      cores: 2,
      // Both build the backend.
      follows: ['build', 'load'],
      isLong: true,
      ...(!hasPostgres && { skipped: 'no PostgreSQL answers on 127.0.0.1:5432' }),
    },
    {
      name: 'budgets',
      commands: [tsx('tooling/budgets/budgets.ts')],
      cores: 2,
      after: ['build'],
    },
  ];
}

/** Each workspace is checked with its own idea of where it runs. */
function tsconfigs(/** @type {string} */ root) {
  return [...readdirSync(root), 'shell/server'].filter((folder) =>
    existsSync(path.join(root, folder, 'tsconfig.json')),
  );
}

/** @returns {Promise<boolean>} */
const answers = (/** @type {string} */ host, /** @type {number} */ port) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const end = (/** @type {boolean} */ isOpen) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
