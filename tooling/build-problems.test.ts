import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type StatsCompilation } from 'webpack';
import { buildProblems } from './build-problems';
import { root } from './root';

/** Inside the project, so that the compiler is found from there. */
let folder: string;
beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/build-problems-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a team reads after a build of these sources, the first of which is built. */
async function problemsOf(sources: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(folder, file), text);
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: `./${Object.keys(sources)[0] ?? ''}`,
    output: { path: path.join(folder, 'out') },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        { test: /\.ts$/, loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
      ],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    cache: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const described = stats?.toJson({ all: false, errors: true }) as StatsCompilation;
  return buildProblems(described, path.relative(root, folder));
}

const shownFolder = () => path.relative(root, folder);

test('a syntax error is shown with its place, one sentence and the lines around it', async () => {
  const reported = await problemsOf({
    'syntax.ts': 'const first = 1;\nconst second = {;\nexport { first };\n',
  });

  expect(reported.split('\n')).toEqual([
    `${shownFolder()}/syntax.ts:2:17`,
    expect.stringMatching(/^ {2}Unexpected token `;`/),
    '  1 | const first = 1;',
    '  2 | const second = {;',
    '    |                 ^',
    '  3 | export { first };',
    '  4 |',
  ]);
});

test('no stack of the compiler is shown', async () => {
  const reported = await problemsOf({ 'stack.ts': 'export const = 1;\n' });

  expect(reported).not.toMatch(/Stack backtrace|Caused by|node_modules|swc-loader|\n\s+\d+: /);
  expect(reported).not.toContain(root);
});

test('a missing file is shown with the import that asks for it', async () => {
  const reported = await problemsOf({
    'missing.ts': "import { nothing } from './nowhere';\nconsole.log(nothing);\n",
  });

  expect(reported).toContain(
    `${shownFolder()}/missing.ts:1:1\n  Can't resolve './nowhere' in '${shownFolder()}'`,
  );
  expect(reported).toContain("  1 | import { nothing } from './nowhere';\n    | ^");
});

test('a missing export is shown with the place of its use', async () => {
  const reported = await problemsOf({
    'use.ts': "import { missing } from './offers';\nconsole.log(missing);\n",
    'offers.ts': 'export const offered = 1;\n',
  });

  expect(reported).toContain(
    `${shownFolder()}/use.ts:2:13\n  export 'missing' (imported as 'missing') was not found`,
  );
});

test('several problems are reported one after the other, each once', () => {
  const error = { moduleName: './src/gone.ts', message: 'Module not found: Error: No such file' };
  const reported = buildProblems({ errors: [error, error, { message: 'No space left' }] }, 'mf-gifts');

  expect(reported).toBe('mf-gifts/src/gone.ts\n  No such file\n\nNo space left');
});
