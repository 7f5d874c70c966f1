import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** The text of a file of the project. */
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [, least] = /MIN_POSTGRES_VERSION = (\d+);/.exec(read('backend/src/start.ts')) ?? [];

/** Files that say which PostgreSQL the shop needs. Decisions are left out: they say what was needed when they were made. */
const readers = execFileSync('git', ['ls-files', '*.md', 'deploy', '.github', 'backend/src/doctor'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('docs/decisions/'));

test.each([
  ['a document promises', /PostgreSQL (\d+) or newer/g],
  ['the doctor asks for, in English', /Upgrade PostgreSQL to (\d+)/g],
  ['the doctor asks for, in Vietnamese', /Nâng cấp PostgreSQL lên (\d+)/g],
  ['the journeys of CI run on', /image: postgres:(\d+)/g],
])('the PostgreSQL that %s is the least that servers accept', (_, pattern) => {
  const said = readers.flatMap((file) => [...read(file).matchAll(pattern)].map(([, version]) => version));

  expect(new Set(said)).toEqual(new Set([least]));
});

test('no document names an older PostgreSQL', () => {
  const older = readers.flatMap((file) =>
    [...read(file).matchAll(/postgres(?:ql)?[ :@-](\d{1,2})(?!\d)/gi)]
      .filter(([, version]) => Number(version) < Number(least))
      .map(([words]) => `${file}: ${words}`),
  );

  expect(older).toEqual([]);
});
