import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changesSince, NoBase } from './changed-files';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'changes-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
};
const write = (file: string, text = file) => writeFileSync(path.join(folder, file), text);
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'x');
};

function onABranch(): void {
  git('init', '-q', '-b', 'main');
  for (const file of ['edited.ts', 'deleted.ts', 'renamed.ts', 'untouched.ts']) write(file);
  commit();
  git('checkout', '-qb', 'feature');
}

test('a branch has changed what it committed, staged, edited, deleted, renamed and added', () => {
  onABranch();
  write('committed.ts');
  commit();
  write('staged.ts');
  git('add', 'staged.ts');
  write('edited.ts', 'other');
  rmSync(path.join(folder, 'deleted.ts'));
  renameSync(path.join(folder, 'renamed.ts'), path.join(folder, 'mới.ts'));

  const { files, deleted } = changesSince(folder);

  expect(files).toEqual(
    ['committed.ts', 'deleted.ts', 'edited.ts', 'mới.ts', 'renamed.ts', 'staged.ts'].sort(),
  );
  expect(deleted).toEqual(['deleted.ts', 'renamed.ts']);
});

test('what others released on the main branch meanwhile is no change of this branch', () => {
  onABranch();
  git('checkout', '-q', 'main');
  write('theirs.ts');
  commit();
  git('checkout', '-q', 'feature');
  write('mine.ts');

  expect(changesSince(folder).files).toEqual(['mine.ts']);
});

test('a named base is compared with instead of the main branch', () => {
  onABranch();
  write('first.ts');
  commit();
  write('second.ts');
  commit();

  expect(changesSince(folder, 'HEAD~1').files).toEqual(['second.ts']);
});

test.each(['nosuch', '--output=x'])('a base that is no commit (%s) is named in the refusal', (base) => {
  onABranch();

  expect(() => changesSince(folder, base)).toThrow(
    `This clone has no commit "${base}" to compare with: fetch it, or name another base.`,
  );
});

test('a clone without the main branch says how to get it', () => {
  git('init', '-q', '-b', 'feature');
  write('a.ts');
  commit();

  expect(() => changesSince(folder)).toThrow('run git fetch origin main');
});

test('a shallow clone, which has no common commit, says how to get it', () => {
  onABranch();
  git('checkout', '-q', '--orphan', 'shallow');
  write('edited.ts', 'other');
  commit();

  expect(() => changesSince(folder)).toThrow('run git fetch --unshallow');
});

test('a folder that is no repository is told apart from one without changes', () => {
  expect(() => changesSince(folder)).toThrow(NoBase);
});
