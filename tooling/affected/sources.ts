import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fileGraph, type FileGraph, type Repository } from './file-graph';

/** The files of the repository and what each of them uses. */
export interface Sources extends Repository {
  root: string;
  graph: FileGraph;
}

export const code = /\.[cm]?[jt]sx?$/;
/** Checked where they are copied to, by tooling/tutorial-run.ts. */
export const copied = /^tooling\/(remote-template|tutorial)\//;
export const isCheckedCode = (file: string): boolean => code.test(file) && !copied.test(file);

/** Reads what git knows or would add, and the deleted files that something may still import. */
export function readSources(root: string, deleted: readonly string[] = []): Sources {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const present = stdout.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
  const sources = new Map(
    present.filter(isCheckedCode).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
  for (const file of present.filter((one) => one.endsWith('/tsconfig.json')))
    sources.set(file, outsideFilesOf(root, file, present));
  const repository = { sources, files: new Set([...present, ...deleted]), entryPoints: entryPointsOf(root) };
  return { root, ...repository, graph: fileGraph(repository) };
}

/** Files of other folders that a tsconfig.json includes by name or by a pattern for one folder, written as imports. */
function outsideFilesOf(root: string, file: string, present: readonly string[]): string {
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(path.join(root, file), 'utf8')) as {
    config?: { include?: string[] };
  };
  const folder = path.posix.dirname(file);
  return (config?.include ?? [])
    .filter((one) => one.startsWith('../') && code.test(one))
    .flatMap((one) => {
      const parts = path.posix
        .join(folder, one)
        .replaceAll('.', String.raw`\.`)
        .split('*');
      const pattern = new RegExp(`^${parts.join('[^/]*')}$`);
      return present.filter((other) => pattern.test(other));
    })
    .map((one) => `import '${path.posix.join(path.posix.relative(folder, '.'), one)}';`)
    .join('\n');
}

/** What `@storefront/shared` offers by name. */
function entryPointsOf(root: string): Record<string, string> {
  const file = path.join(root, 'shared/package.json');
  if (!existsSync(file)) return {};
  const { name, exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    exports?: Record<string, string>;
  };
  return Object.fromEntries(
    Object.entries(exports).map(([key, target]) => [
      path.posix.join(name, key),
      path.posix.join('shared', target),
    ]),
  );
}
