import { dependenciesOf, dependentsOf, fileGraph } from './file-graph';

/** A repository of these sources, with files that are no code, and deleted ones. */
function aGraph(sources: Record<string, string>, others: string[] = []) {
  return fileGraph({
    sources: new Map(Object.entries(sources)),
    files: new Set([...Object.keys(sources), ...others]),
    entryPoints: {
      '@shop/shared/ui': 'shared/src/ui/index.ts',
      '@shop/shared/texts/*': 'shared/src/texts/*.json',
    },
  });
}

test('a file depends on what it imports, over any number of files', () => {
  const { imports } = aGraph({
    'a/src/page.tsx': `import { row } from './row';`,
    'a/src/row.ts': `export * from '../../shared/src/money';`,
    'shared/src/money.ts': 'export const money = 1;',
    'a/src/other.ts': '',
  });

  expect(dependentsOf(imports, ['shared/src/money.ts'])).toEqual(
    new Set(['shared/src/money.ts', 'a/src/row.ts', 'a/src/page.tsx']),
  );
});

test.each([
  ['a type', `import type { Row } from './row';`],
  ['a type in place', `type Row = import('./row').Row;`],
  ['code that loads later', `const row = () => import('./row');`],
  ['code that is passed on', `export { row } from './row';`],
  ['code that only runs', `import './row';`],
  ['code of another module system', `const row = require('./row');`],
])('a file depends on %s that it imports', (_, source) => {
  const { imports } = aGraph({ 'a/src/page.ts': source, 'a/src/row.ts': '' });

  expect(dependentsOf(imports, ['a/src/row.ts'])).toContain('a/src/page.ts');
});

test('an import by name of a workspace leads to the file behind its entry point', () => {
  const { imports } = aGraph(
    { 'a/src/page.ts': `import '@shop/shared/ui'; import vi from '@shop/shared/texts/vi'; import 'react';` },
    ['shared/src/ui/index.ts', 'shared/src/texts/vi.json'],
  );

  expect(imports.get('a/src/page.ts')).toEqual(
    new Set(['shared/src/ui/index.ts', 'shared/src/texts/vi.json']),
  );
});

test('what still imports a deleted file depends on it', () => {
  const { imports } = aGraph({ 'a/src/page.ts': `import { row } from './row';` }, ['a/src/row.ts']);

  expect(dependentsOf(imports, ['a/src/row.ts'])).toContain('a/src/page.ts');
});

test.each([
  ['from the root', `readFileSync(path.join(root, 'docs/tutorial.md'))`, 'docs/tutorial.md'],
  ['from its own folder', `new URL('./words.txt', import.meta.url)`, 'a/src/words.txt'],
  ['from its workspace', `path.join(workspace, 'migrations/0001.sql')`, 'a/migrations/0001.sql'],
  ['in a template', '`${root}/docs/tutorial.md`', 'docs/tutorial.md'],
  ['by its folder', `readdirSync(path.join(root, 'docs/decisions'))`, 'docs/decisions/0001.md'],
  ['by the folder of a template', 'import(`./locales/${language}.json`)', 'a/src/locales/vi.json'],
])('a file depends on a file that it names %s', (_, source, file) => {
  const { uses, imports } = aGraph({ 'a/src/page.ts': source }, [file]);

  expect(dependentsOf(uses, [file])).toContain('a/src/page.ts');
  expect(dependentsOf(imports, [file])).not.toContain('a/src/page.ts');
});

test('a word that is also the folder of a workspace is no dependency', () => {
  const { uses } = aGraph({ 'a/src/page.ts': `const owner = 'shell';` }, ['shell/src/index.ts']);

  expect(dependentsOf(uses, ['shell/src/index.ts'])).not.toContain('a/src/page.ts');
});

test('an import of a folder is one of its index, not of the other files in it', () => {
  const { uses } = aGraph({
    'a/src/page.ts': `import '../../shared/src/money';`,
    'shared/src/money/index.ts': '',
    'shared/src/money/money.test.ts': '',
  });

  expect(dependentsOf(uses, ['shared/src/money/index.ts'])).toContain('a/src/page.ts');
  expect(dependentsOf(uses, ['shared/src/money/money.test.ts'])).not.toContain('a/src/page.ts');
});

test('files that import each other end the search', () => {
  const { imports } = aGraph({ 'a/src/x.ts': `import './y';`, 'a/src/y.ts': `import './x';` });

  expect(dependentsOf(imports, ['a/src/x.ts'])).toEqual(new Set(['a/src/x.ts', 'a/src/y.ts']));
});

test('all that a test runs with includes the files of a folder that it names', () => {
  const files = ['a/src/page.test.ts', 'a/src/page.ts', 'docs/decisions/0001.md', 'docs/other.md'];
  const { uses } = aGraph(
    { 'a/src/page.test.ts': `import './page';`, 'a/src/page.ts': `read('docs/decisions')` },
    files,
  );

  expect(dependenciesOf(uses, 'a/src/page.test.ts', files)).toEqual(
    new Set(['a/src/page.test.ts', 'a/src/page.ts', 'docs/decisions/0001.md']),
  );
});
