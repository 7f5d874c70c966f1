import path from 'node:path';
import { chosenStages, narrowedStages, optionsOf } from './choose-stages.mjs';
import { selectionIn, selectionOf } from './affected/selection';
import { readSources } from './affected/sources';
import { allStages } from './stages.mjs';

const root = path.resolve(__dirname, '..');
const sources = readSources(root);
const stages = allStages(root, path.join(root, 'test-results'));
const known = ['unit tests', 'lint', 'types', 'e2e'];

/** What each stage runs after a change of these files: its commands in one text, or why it is left out. */
async function planAfter(...files: string[]): Promise<Record<string, string>> {
  const usual = chosenStages(await stages, optionsOf(['--affected'], known));
  const { run, plan } = narrowedStages(
    usual,
    await selectionOf(sources, { base: 'main', files, deleted: [] }),
  );
  return Object.fromEntries(
    plan.map(({ name, leftOut }) => [
      name,
      leftOut ??
        run
          .find((stage) => stage.name === name)
          ?.commands.flat()
          .join(' ') ??
        '',
    ]),
  );
}

test.each([
  [[], { isAffected: false, names: [] }],
  [['--affected'], { isAffected: true }],
  [['--affected', 'origin/next'], { isAffected: true, base: 'origin/next' }],
  [['--affected', 'lint'], { isAffected: true, names: ['lint'] }],
  [['--without', 'e2e', '--affected'], { isAffected: true, isWithout: true, names: ['e2e'] }],
  [['lint', '--here'], { isHere: true, names: ['lint'] }],
])('the command line %j is read', (words, options) => {
  expect(optionsOf(words, known)).toMatchObject(options);
});

test.each([
  [['lnt'], 'No such stage or option: lnt'],
  [['--afected'], 'No such stage or option: --afected'],
  [['--affected', '--here'], 'Choose --affected'],
])('the command line %j is refused with what it may say', (words, message) => {
  expect(() => optionsOf(words, known)).toThrow(message);
});

test('a change of catalog runs the tests, types and format of catalog, and the journeys through its pages', async () => {
  const plan = await planAfter('mf-catalog/src/products/products-page.tsx');

  expect(plan['unit tests']).toContain('mf-catalog/src/products/products-page.test.tsx');
  expect(plan['unit tests']).not.toContain('mf-account/');
  expect(plan['types']).toContain('-p mf-catalog');
  expect(plan['types']).not.toContain('mf-account');
  expect(plan['format']).toContain('mf-catalog/src/products/products-page.tsx');
  expect(plan['e2e']).toContain('e2e/browse.spec.ts');
  expect(plan['e2e']).not.toContain('e2e/signup.spec.ts');
  expect(plan['api on the embedded database']).toBe('no test of the backend uses what changed');
  expect(plan['api contract']).toBe('neither the backend nor its contract changed');
  expect(plan['licences']).toBe('no library changed');
});

test('a change of documents runs their format and the tests that read them, and builds nothing', async () => {
  const plan = await planAfter('docs/tutorial.md');

  expect(plan['format']).toContain('docs/tutorial.md');
  expect(plan['unit tests']).toContain('tooling/tutorial.test.ts');
  expect(plan['tutorial']).toContain('tutorial-run.ts');
  expect(plan).toMatchObject({
    lint: 'no code changed',
    types: 'no code changed',
    boundaries: 'no code changed',
    build: 'nothing that is built changed',
    budgets: 'nothing that is built changed',
    e2e: 'no journey opens a page that changed',
  });
});

test('no change leaves out every stage', async () => {
  const usual = chosenStages(await stages, optionsOf(['--affected'], known));

  const { run } = narrowedStages(usual, await selectionOf(sources, { base: 'main', files: [], deleted: [] }));

  expect(run).toEqual([]);
});

test('everything runs as always after a change of a tool', async () => {
  const usual = chosenStages(await stages, optionsOf([], known));

  const { run } = narrowedStages(
    usual,
    await selectionOf(sources, { base: 'main', files: ['tooling/webpack.ts'], deleted: [] }),
  );

  expect(run).toEqual(usual);
});

test('a workspace is linted with the configuration and the rules of the root', async () => {
  const own = chosenStages(await stages, optionsOf(['lint', '--here'], [...known]));
  const { run } = narrowedStages(own, selectionIn(root, 'mf-catalog', true));
  const whole = (await stages).find(({ name }) => name === 'lint');

  const programs = (commands: string[][] = []) => commands.map(([program]) => program);
  expect(programs(run[0]?.commands)).toEqual(programs(whole?.commands));
  for (const command of run[0]?.commands ?? []) expect(command).toContain('mf-catalog');
  expect(run[0]?.commands.flat()).toEqual(
    expect.arrayContaining(['--tsconfig=tooling/tsconfig.lint.json', '--max-warnings=0']),
  );
});

test('a workspace checks its format, lint, types, boundaries, words and unit tests', async () => {
  const own = chosenStages(await stages, optionsOf(['--here'], known));

  const { run } = narrowedStages(own, selectionIn(root, 'mf-catalog', true));

  expect(run.map(({ name }) => name).sort()).toEqual(
    ['boundaries', 'format', 'lint', 'types', 'unit tests', 'words'].sort(),
  );
});
