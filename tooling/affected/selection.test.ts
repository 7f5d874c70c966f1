import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { passedBefore, recordPassed } from './passed-tests';
import { selectionIn, selectionOf, selectionSince } from './selection';
import { readSources } from './sources';

const root = path.resolve(__dirname, '../..');
const sources = readSources(root);
const after = (...files: string[]) => selectionOf(sources, { base: 'main', files, deleted: [] });
const workspacesOf = (files: string[]) => [...new Set(files.map((file) => file.split('/')[0]))];

test('a page of catalog is checked with the tests of catalog, and with nothing of account', async () => {
  const { tests, dependents, typeFolders, databaseTests } = await after(
    'mf-catalog/src/products/products-page.tsx',
  );

  expect(tests).toContain('mf-catalog/src/products/products-page.test.tsx');
  expect(workspacesOf([...tests, ...dependents])).not.toContain('mf-account');
  expect(workspacesOf([...tests, ...dependents])).not.toContain('backend');
  expect(typeFolders).toEqual(['mf-catalog']);
  expect(databaseTests).toEqual([]);
});

test('a component of shared is checked with every remote that imports it, and with no backend', async () => {
  const { tests, typeFolders, journeys } = await after('shared/src/ui/index.ts');

  expect(workspacesOf(tests)).toEqual(
    expect.arrayContaining(['mf-account', 'mf-catalog', 'mf-checkout', 'shell']),
  );
  expect(typeFolders).toEqual(expect.arrayContaining(['mf-account', 'mf-catalog', 'mf-checkout', 'shell']));
  expect([...tests, ...typeFolders].filter((one) => one.startsWith('backend'))).toEqual([]);
  expect(journeys).toEqual([...sources.files].filter((file) => file.endsWith('.spec.ts')).sort());
});

test('a page of the documents is checked by the tests that read it, and by no types', async () => {
  const { tests, dependents, typeFolders, journeys, isShipped } = await after('docs/tutorial.md');

  expect(tests).toContain('tooling/tutorial.test.ts');
  expect(workspacesOf(tests)).toEqual(['tooling']);
  expect({ dependents, typeFolders, journeys, isShipped }).toEqual({
    dependents: [],
    typeFolders: [],
    journeys: [],
    isShipped: false,
  });
});

test('what still imports a deleted file is checked, and the deleted file is not opened', async () => {
  const file = 'mf-catalog/src/products/products-page.tsx';
  const { files, dependents, tests } = await selectionOf(sources, {
    base: 'main',
    files: [file],
    deleted: [file],
  });

  expect(files).toEqual([]);
  expect(dependents).not.toContain(file);
  expect(dependents).toContain('mf-catalog/src/routes.ts');
  expect(tests).toContain('mf-catalog/src/products/products-page.test.tsx');
});

test('a migration is checked by the tests with a database', async () => {
  const migration = [...sources.files].find((file) => file.endsWith('.sql')) ?? '';
  const { databaseTests, typeFolders } = await after(migration);

  expect(databaseTests.length).toBeGreaterThan(50);
  expect(typeFolders).toEqual([]);
});

test('a journey is run when it changed, and when a file that it imports did', async () => {
  expect((await after('e2e/cart.spec.ts')).journeys).toEqual(['e2e/cart.spec.ts']);
  const { journeys } = await after('e2e/checkout.ts');
  expect(journeys).toContain('e2e/orders.spec.ts');
  expect(journeys).not.toContain('e2e/cart.spec.ts');
});

test.each([
  'package-lock.json',
  'tsconfig.json',
  'jest.config.mjs',
  'eslint.config.js',
  'tooling/stages.mjs',
  'tooling/webpack.ts',
])('everything is checked after a change of %s, with its name as the reason', async (file) => {
  expect((await after(file, 'docs/tutorial.md')).everything).toContain(file);
});

test('everything is checked after a change of what every test runs with', async () => {
  expect((await after('shared/src/testing/setup.ts')).everything).toContain('every test runs with it');
});

test('a workspace is checked whole after a change of its package.json', async () => {
  const { tests, typeFolders } = await after('mf-checkout/package.json');

  const own = [...sources.files].filter((file) => /^mf-checkout\/.*\.test\.tsx?$/.test(file));
  expect(tests).toEqual(expect.arrayContaining(own));
  // The tools and the journeys import its addresses.
  expect(typeFolders).toEqual(['mf-checkout', 'e2e', 'tooling']);
});

test('everything is checked when nothing can be compared, and the reason is told', async () => {
  const { everything } = await selectionSince(root, 'no-such-commit', false);

  expect(everything).toContain('no commit "no-such-commit"');
});

test('a workspace checks its own files and no others', () => {
  const { tests, typeFolders, journeys, isShipped } = selectionIn(root, 'mf-catalog', true);

  expect(workspacesOf(tests)).toEqual(['mf-catalog']);
  expect(typeFolders).toEqual(['mf-catalog']);
  expect({ journeys, isShipped }).toEqual({ journeys: [], isShipped: false });
});

describe('tests that passed before', () => {
  const test_ = 'mf-x/src/page.test.ts';
  let folder: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const hasPassed = (isFresh = false) =>
    passedBefore(readSources(folder), [test_], isFresh)[test_]?.hasPassed;

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'passed-'));
    execFileSync('git', ['init', '-q'], { cwd: folder });
    write('package-lock.json', '{}');
    write('jest.config.mjs', '');
    write(test_, `import './page';`);
    write('mf-x/src/page.ts', 'import(`./locales/${language}.json`)');
    write('mf-x/src/locales/vi.json', '{}');
    recordPassed(folder, passedBefore(readSources(folder), [test_], false), [test_]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are left out while their files stay the same', () => {
    write('mf-x/src/other.ts', '');

    expect(hasPassed()).toBe(true);
  });

  test.each([test_, 'mf-x/src/page.ts', 'mf-x/src/locales/vi.json', 'package-lock.json', 'jest.config.mjs'])(
    'run again after a change of %s',
    (file) => {
      write(file, file.endsWith('.json') ? '{"a":1}' : `import './page'; import('./locales/vi.json');`);

      expect(hasPassed()).toBe(false);
    },
  );

  test('run again when that is asked for', () => {
    expect(hasPassed(true)).toBe(false);
  });

  test('run again when their record is damaged', () => {
    write('.cache/passed-tests.json', '{"mf-x');

    expect(hasPassed()).toBe(false);
    expect(existsSync(path.join(folder, '.cache/passed-tests.json'))).toBe(true);
  });
});
