import { readdirSync } from 'node:fs';
import path from 'node:path';
import { remotes } from './apps';

const root = path.resolve(__dirname, '..');
const maxRootFiles = 7;

/**
 * Remotes whose root is not yet sorted into feature folders, with the number of files it may still have. Lower a number
 * or delete a line; never raise or add one.
 */
const exceptions: Record<string, number> = {
  'mf-account': 43,
  'mf-catalog': 33,
};

const rootFiles = (dir: string): string[] =>
  readdirSync(path.join(root, dir, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test.each(remotes.map(({ dir }) => dir))(
  'the root of %s/src composes feature folders and stays small',
  (dir) => {
    expect(rootFiles(dir).length).toBeLessThanOrEqual(exceptions[dir] ?? maxRootFiles);
  },
);

test('a remote that keeps to the limit is no longer an exception', () => {
  const obsolete = Object.keys(exceptions).filter((dir) => rootFiles(dir).length <= maxRootFiles);

  expect(obsolete).toEqual([]);
});
