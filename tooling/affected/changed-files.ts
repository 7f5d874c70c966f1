import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Changes {
  /** The commit that the files are compared with. */
  base: string;
  /** Paths from the root of the repository; a renamed file has both of its names. */
  files: string[];
  /** Those of them that no longer exist. */
  deleted: string[];
}

/** There is nothing to compare with; the message says why, and how to change that. */
export class NoBase extends Error {
  override name = 'NoBase';
}

const mainBranches = ['origin/main', 'main'];

/**
 * The files that differ from where this branch left the main branch, or the base that is named: committed, staged, edited
 * and untracked ones.
 */
export function changesSince(root: string, named?: string): Changes {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
    return status === 0 ? stdout : undefined;
  };
  if (git('rev-parse', '--git-dir') === undefined)
    throw new NoBase('These files are in no git repository, so nothing says which of them changed.');
  const base = baseOf(git, named);
  const listed = (...args: string[]) => {
    const output = git(...args);
    if (output === undefined) throw new NoBase(`git ${args.join(' ')} failed, so nothing says what changed.`);
    return fields(output);
  };
  const differences = listed('diff', '--name-status', '--no-renames', '-z', base);
  const differing = differences.filter((_, index) => index % 2 === 1);
  const untracked = listed('ls-files', '--others', '--exclude-standard', '-z');
  const files = [...new Set([...differing, ...untracked])].sort();
  return { base, files, deleted: files.filter((file) => !existsSync(path.join(root, file))) };
}

function baseOf(git: (...args: string[]) => string | undefined, named: string | undefined): string {
  const isCommit = (name: string) =>
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined;
  const branch = named === undefined ? mainBranches.find(isCommit) : named;
  if (branch === undefined)
    throw new NoBase(
      `This clone has no branch ${mainBranches.join(' or ')} to compare with: run git fetch origin main, or name a base (--affected <commit>).`,
    );
  // A name that begins with a dash would be an option of git.
  if (branch.startsWith('-') || !isCommit(branch))
    throw new NoBase(`This clone has no commit "${branch}" to compare with: fetch it, or name another base.`);
  const base = git('merge-base', branch, 'HEAD')?.trim();
  if (!base)
    throw new NoBase(
      `This clone has no commit that HEAD and ${branch} have in common, as in a shallow clone: run git fetch --unshallow.`,
    );
  return base;
}

const fields = (text: string | undefined) => (text ?? '').split('\0').filter(Boolean);
