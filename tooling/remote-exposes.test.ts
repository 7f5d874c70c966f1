import path from 'node:path';
import { checkExposes } from './remote-exposes';
import { root } from './root';

const dir = path.join(root, 'mf-catalog');
const manifest = { './remote': './src/remote.ts' };
const check = (exposes: Record<string, string>) => () => checkExposes({ dir, exposes });

test('a remote exposes its manifest and widgets by name', () => {
  expect(check({ ...manifest, './product-list': './src/widgets/product-list.tsx' })).not.toThrow();
});

test.each([
  [
    'a file that does not exist',
    { './new-row': './src/widgets/new-row.tsx' },
    '"./new-row" is the file ./src/widgets/new-row.tsx, which does not exist.',
  ],
  ['a name without "./"', { 'new-row': './src/remote.ts' }, '"new-row" is no name of an exposed module'],
  ['a name with capitals', { './NewRow': './src/remote.ts' }, '"./NewRow" is no name of an exposed module'],
  ['a path as name', { './../x': './src/remote.ts' }, '"./../x" is no name of an exposed module'],
])('%s is refused with its name and cause', (_what, exposes, problem) => {
  expect(check({ ...manifest, ...exposes })).toThrow(
    `exposes in mf-catalog/webpack.config.ts cannot be built:\n  - ${problem}`,
  );
});

test('a remote without its manifest is refused, and every problem is told at once', () => {
  expect(check({ './new-row': './gone.tsx' })).toThrow(/gone\.tsx[^]*"\.\/remote" is missing/);
});
