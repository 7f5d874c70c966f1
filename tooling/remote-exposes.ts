import { existsSync } from 'node:fs';
import path from 'node:path';
import { BuildFailed } from './build-problems';

/**
 * Refuses what a remote's `webpack.config.ts` exposes when no page could load it.
 * @throws {BuildFailed} naming each exposed module and its cause
 */
export function checkExposes({ dir, exposes }: { dir: string; exposes: Record<string, string> }): void {
  const problems = Object.entries(exposes).flatMap(([name, file]) => {
    if (!/^\.\/[a-z][a-z0-9-]*$/.test(name))
      return `"${name}" is no name of an exposed module: write "./", then lower-case letters, digits and dashes, such as "./mini-cart".`;
    if (!existsSync(path.resolve(dir, file))) return `"${name}" is the file ${file}, which does not exist.`;
    return [];
  });
  if (!Object.hasOwn(exposes, './remote'))
    problems.push('"./remote" is missing: it is the manifest, ./src/remote.ts.');
  if (problems.length > 0)
    throw new BuildFailed(
      [
        `exposes in ${path.basename(dir)}/webpack.config.ts cannot be built:`,
        ...problems.map((one) => `  - ${one}`),
      ].join('\n'),
    );
}
