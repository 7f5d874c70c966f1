import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

/** @typedef {import('./affected/selection').Selection} Selection */
/** @typedef {{ commands: string[][], why: string } | { leftOut: string }} Narrowed */
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
 * @property {boolean} [isOfWorkspace] A workspace checks itself by it.
 * @property {(selection: Selection) => Narrowed} [narrowed] What of it is run for a part of the files; without it, all of it
 *   where a build would differ.
 * @property {number} [minutes] After which it is ended; 28 when not said.
 */

const code = /\.[cm]?[jt]sx?$/;
/** They test the embedded database itself. */
const embeddedOnly = /src\/db\/(embedded|folder-lock|kill)\.test/;
/**
 * What is tested on the embedded database too where PostgreSQL runs every test: the database's own tests, and what waits
 * for other connections, as orders that are placed at once. Each journey of `e2e` runs on it. `--full` tests all.
 */
const onBothDatabases =
  /\/backend\/src\/(db\/[^/]+|plugins\/idempotency[^/]*|modules\/.*\/(first-sale|orders-at-once|pay-again|login))\.test\.ts$/;
/** Where the tutorial's remote, endpoint and mail go, and what it copies; its tools are among those after which everything runs. */
const usedByTutorial = /^(docs\/tutorial\.md$|tooling\/(tutorial|remote-template)\/|shared\/|backend\/)/;
/** Browsers that are not Chromium, where Debian puts them. */
const otherBrowsers = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/usr/bin/WebKitWebDriver'];
/** Journeys of `@full` that have a stage of their own, by where they are. */
const longJourneys = {
  faults: 'e2e/faults/',
  everyPage: 'e2e/every-page.',
  otherBrowsers: 'e2e/other-browsers.',
};
/** A pattern of the titles there, which begin with the file as seen from `e2e`. */
const titlesIn = (/** @type {Record<string, string>} */ places) =>
  Object.values(places)
    .map((place) => place.replace('e2e/', '').replaceAll('.', '\\.'))
    .join('|');
const isOfBackend = (/** @type {string} */ file) => file.startsWith('backend/');
const countOfFiles = (/** @type {number} */ count) => (count === 1 ? '1 file' : `${count} files`);

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
    /** @type {string[]} */ files = [],
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
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
  ];
  const testDatabase = path.join(root, 'backend/src/testing/test-database.ts');
  const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']) || (await answers('127.0.0.1', 5432));
  const hasJourneys = existsSync(path.join(root, 'e2e/playwright.config.ts'));
  const folders = ['shared', 'shell', 'backend', 'sandbox', 'tooling'];
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const boundaries = (/** @type {string[]} */ ...checked) => [
    bin('depcruise'),
    '--config=tooling/dependency-cruiser.mjs',
    '--output-type=err-long',
    ...checked,
  ];
  /** Types that were checked before are read from a folder that a fresh clone does not have. */
  const incremental = (/** @type {string} */ folder) => [
    process.execPath,
    compiler,
    '-p',
    folder,
    '--incremental',
    '--tsBuildInfoFile',
    path.join(root, '.cache/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`),
  ];

  return [
    // The longest first: what is short fills the core that is done before the other.
    {
      name: 'unit tests',
      // Some files wait for clocks for most of their time, while a second worker goes on.
      commands: [jest('unit.json', ['shared', 'shell', 'shell/server', ...remotes, 'sandbox', 'tooling'], 2)],
      cores: 1,
      counts: 'jest',
      report: 'unit.json',
      isOfWorkspace: true,
      narrowed: ({ tests, passed }) => {
        const files = tests.filter((file) => !isOfBackend(file));
        const before = passed > 0 ? `${countOfFiles(passed)} passed before with the same sources` : undefined;
        if (files.length === 0) return { leftOut: before ?? 'no test uses what changed' };
        return {
          commands: [jest('unit.json', projectsOf(files), 2, files)],
          why: [countOfFiles(files.length), before].filter(Boolean).join('; '),
        };
      },
    },
    {
      name: 'api on the embedded database',
      commands: [
        hasPostgres
          ? [...jest('api-embedded.json', ['backend'], 2), `--testPathPatterns=${onBothDatabases.source}`]
          : jest('api-embedded.json', ['backend'], 2),
      ],
      env: { TEST_DB: 'pglite' },
      // Each worker has a database in a thread beside it; two workers keep both cores busy, one does not.
      cores: 2,
      follows: ['unit tests'],
      counts: 'jest',
      report: 'api-embedded.json',
      isOfWorkspace: true,
      narrowed: ({ tests, databaseTests, workspace }) => {
        // A workspace has no second run, on PostgreSQL.
        const files = hasPostgres && !workspace ? databaseTests : tests.filter(isOfBackend);
        if (files.length === 0) return { leftOut: 'no test of the backend uses what changed' };
        return {
          commands: [jest('api-embedded.json', ['backend'], 2, files)],
          why: countOfFiles(files.length),
        };
      },
    },
    {
      name: 'lint',
      commands: [
        [bin('oxlint'), '--tsconfig=tooling/tsconfig.lint.json'],
        [bin('eslint'), '.', '--max-warnings=0'],
      ],
      isOfWorkspace: true,
      narrowed: ({ workspace, files, dependents }) => {
        const changed = workspace ? [workspace] : files.filter((file) => code.test(file));
        // Its rules ask for types, which an import may change.
        const typed = workspace ? [workspace] : dependents.filter((file) => /\.tsx?$/.test(file));
        if (changed.length + typed.length === 0) return { leftOut: 'no code changed' };
        const oxlint = [bin('oxlint'), '--tsconfig=tooling/tsconfig.lint.json'];
        const eslint = [bin('eslint'), '--max-warnings=0', '--no-warn-ignored'];
        return {
          commands: [
            ...(typed.length > 0 ? [[...oxlint, '--no-error-on-unmatched-pattern', ...typed]] : []),
            ...(changed.length > 0 ? [[...eslint, ...lintCache(root), ...changed]] : []),
          ],
          why:
            workspace ??
            `${countOfFiles(changed.length)} that changed, types in ${countOfFiles(typed.length)}`,
        };
      },
    },
    {
      name: 'format',
      commands: [[bin('prettier'), '--check', '--log-level=warn', '.']],
      isOfWorkspace: true,
      narrowed: ({ workspace, files }) => {
        if (files.length === 0) return { leftOut: 'no file that exists changed' };
        const prettier = [bin('prettier'), '--check', '--log-level=warn', '--ignore-unknown'];
        const cache = [
          '--cache',
          '--cache-strategy=content',
          `--cache-location=${path.join(root, '.cache/prettier')}`,
        ];
        return {
          commands: [[...prettier, ...cache, ...(workspace ? [workspace] : files)]],
          why: workspace ?? countOfFiles(files.length),
        };
      },
    },
    {
      name: 'types',
      commands: tsconfigs(root).map((folder) => [process.execPath, compiler, '-p', folder]),
      isOfWorkspace: true,
      narrowed: ({ typeFolders }) =>
        typeFolders.length === 0
          ? { leftOut: 'no code changed' }
          : { commands: typeFolders.map(incremental), why: typeFolders.join(', ') },
    },
    {
      name: 'boundaries',
      commands: [boundaries(...folders, ...remotes, 'e2e')],
      isOfWorkspace: true,
      narrowed: ({ workspace, isCode }) => {
        if (workspace) return { commands: [boundaries(workspace)], why: workspace };
        return isCode
          ? {
              commands: [boundaries(...folders, ...remotes, 'e2e')],
              why: 'an import may close a cycle anywhere',
            }
          : { leftOut: 'no code changed' };
      },
    },
    {
      name: 'unused code',
      commands: [[bin('knip'), '--no-progress']],
      narrowed: ({ isCode }) =>
        isCode
          ? { commands: [[bin('knip'), '--no-progress']], why: 'what was used may be so no longer' }
          : { leftOut: 'no code changed' },
    },
    {
      name: 'api contract',
      commands: [['npm', 'run', '--silent', 'openapi', '-w', 'backend', '--', '--check']],
      narrowed: ({ changed }) =>
        changed.some(
          (file) => isOfBackend(file) || /^shared\/src\/contracts\/(api|schemas)\.d\.ts$/.test(file),
        )
          ? {
              commands: [['npm', 'run', '--silent', 'openapi', '-w', 'backend', '--', '--check']],
              why: 'the backend or its contract changed',
            }
          : { leftOut: 'neither the backend nor its contract changed' },
    },
    {
      name: 'words',
      commands: [tsx('tooling/words.ts')],
      isOfWorkspace: true,
      narrowed: ({ workspace, changed }) =>
        changed.some((file) => file.includes('/locales/'))
          ? {
              commands: [tsx('tooling/words.ts', ...(workspace ? [workspace] : []))],
              why: workspace ?? 'messages changed',
            }
          : { leftOut: 'no messages changed' },
    },
    {
      name: 'tutorial',
      commands: [tsx('tooling/tutorial-run.ts')],
      cores: 1,
      follows: ['unit tests'],
      narrowed: ({ changed }) =>
        changed.some((file) => usedByTutorial.test(file))
          ? {
              commands: [tsx('tooling/tutorial-run.ts')],
              why: 'the tutorial, or what its remote is written with, changed',
            }
          : { leftOut: 'nothing that its remote is written with changed' },
    },
    {
      name: 'licences',
      commands: [tsx('tooling/licences.ts')],
      // The lock file is one of those after which everything is run.
      narrowed: () => ({ leftOut: 'no library changed' }),
    },
    {
      name: 'api on PostgreSQL',
      commands: [
        [
          // It has the machine to itself, and waits for the server much of the time.
          ...jest('api-postgres.json', ['backend'], 4),
          `--testPathIgnorePatterns=${embeddedOnly.source}`,
        ],
      ],
      env: { TEST_DB: 'postgres' },
      cores: 2,
      // Both build their threads into one folder.
      follows: ['api on the embedded database'],
      counts: 'jest',
      report: 'api-postgres.json',
      narrowed: ({ tests }) => {
        const files = tests.filter((file) => isOfBackend(file) && !embeddedOnly.test(file));
        return files.length === 0
          ? { leftOut: 'no test of the backend uses what changed' }
          : { commands: [jest('api-postgres.json', ['backend'], 4, files)], why: countOfFiles(files.length) };
      },
      ...(!hasPostgres && {
        skipped: 'no PostgreSQL answers on 127.0.0.1:5432; TEST_DATABASE_URL names another',
      }),
    },
    {
      name: 'whole api on the embedded database',
      // What asks no database is tested once.
      commands: [[...jest('api-embedded-whole.json', ['backend'], 2), '--findRelatedTests', testDatabase]],
      env: { TEST_DB: 'pglite' },
      cores: 2,
      follows: ['api on PostgreSQL'],
      counts: 'jest',
      report: 'api-embedded-whole.json',
      isLong: true,
      ...(!hasPostgres && { skipped: 'without PostgreSQL the usual run tests all of it' }),
    },
    {
      name: 'build',
      commands: [tsx('tooling/build.ts')],
      cores: 2,
      follows: ['api on the embedded database', 'api on PostgreSQL', 'whole api on the embedded database'],
      narrowed: ({ isShipped, journeys }) =>
        isShipped || journeys.length > 0
          ? { commands: [tsx('tooling/build.ts')], why: 'what this folder has no build of' }
          : { leftOut: 'nothing that is built changed' },
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
      narrowed: ({ journeys }) =>
        journeys.length === 0
          ? { leftOut: 'no journey opens a page that changed' }
          : {
              commands: [[bin('playwright'), 'test', '-c', 'e2e', '--pass-with-no-tests', ...journeys]],
              why: `${countOfFiles(journeys.length)} of journeys`,
            },
      ...(!hasJourneys && { skipped: 'there are no journeys yet' }),
    },
    {
      name: 'failure matrix',
      commands: [[bin('playwright'), 'test', '-c', 'e2e', longJourneys.faults]],
      env: { FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'failure-matrix.json') },
      cores: 2,
      after: ['build'],
      counts: 'playwright',
      report: 'failure-matrix.json',
      isLong: true,
      minutes: 40,
    },
    {
      name: 'every page',
      commands: [[bin('playwright'), 'test', '-c', 'e2e', longJourneys.everyPage]],
      env: { FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'every-page.json') },
      cores: 2,
      after: ['build'],
      counts: 'playwright',
      report: 'every-page.json',
      isLong: true,
      minutes: 60,
    },
    {
      name: 'other browsers',
      commands: [[bin('playwright'), 'test', '-c', 'e2e', longJourneys.otherBrowsers]],
      env: { FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'other-browsers.json') },
      cores: 2,
      after: ['build'],
      counts: 'playwright',
      report: 'other-browsers.json',
      isLong: true,
      ...(!otherBrowsers.some((place) => existsSync(place)) && {
        skipped: 'neither firefox-esr nor webkit2gtk-driver is installed',
      }),
    },
    {
      name: 'long journeys',
      // All that no stage above has, so that a new one is in here.
      commands: [
        [bin('playwright'), 'test', '-c', 'e2e', '--grep', '@full', '--grep-invert', titlesIn(longJourneys)],
      ],
      env: { FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(results, 'long-journeys.json') },
      cores: 2,
      after: ['build'],
      counts: 'playwright',
      report: 'long-journeys.json',
      isLong: true,
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
      name: 'first day',
      commands: [tsx('tooling/first-day/first-day-run.ts')],
      cores: 2,
      after: ['build'],
      follows: ['e2e', 'failure matrix', 'deploy run', 'rolling restart'],
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
      name: 'load of a flash sale',
      commands: [['npm', 'run', '--silent', 'test:load:sale', '-w', 'backend']],
      cores: 2,
      follows: ['fuzz'],
      isLong: true,
      ...(!hasPostgres && { skipped: 'no PostgreSQL answers on 127.0.0.1:5432' }),
    },
    {
      name: 'stop',
      commands: [['npm', 'run', '--silent', 'test:stop', '-w', 'backend']],
      cores: 2,
      // Both build the backend.
      follows: ['mail'],
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

/** Jest's projects of these files. */
function projectsOf(/** @type {string[]} */ files) {
  const names = files.map((file) =>
    file.startsWith('shell/server/') ? 'shell/server' : (file.split('/')[0] ?? ''),
  );
  return [...new Set(names)];
}

/** What the linter found in files that did not change; its own key does not cover rules of ours. */
function lintCache(/** @type {string} */ root) {
  const hash = createHash('sha256');
  for (const file of [
    'eslint.config.js',
    'tooling/lint-rules.mjs',
    'tooling/plain-words-exceptions.json',
    'package-lock.json',
  ])
    hash.update(readFileSync(path.join(root, file)));
  const file = path.join(root, '.cache/eslint', hash.digest('hex').slice(0, 16));
  return ['--cache', '--cache-strategy=content', `--cache-location=${file}`];
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
