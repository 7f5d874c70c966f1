import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

/** The package's version and a hash of the sources: it changes exactly when the build changes. */
export function versionOf(dir: string): string {
  const hash = createHash('sha256');
  const inputs = [
    path.join(root, dir),
    path.join(root, 'shared/src'),
    path.join(root, 'tooling/webpack.ts'),
    path.join(root, 'tooling/build-one.ts'),
    path.join(root, 'tooling/build-facts.ts'),
    path.join(root, 'tooling/asked-imports.ts'),
    path.join(root, 'tooling/page-files.ts'),
    path.join(root, 'tooling/shared-libraries.ts'),
    path.join(root, 'package-lock.json'),
  ];
  for (const input of inputs)
    for (const file of filesIn(input)) hash.update(path.relative(root, file)).update(readFileSync(file));
  const { version } = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

const notBuilt = /(^|\/)(node_modules|dist|testing|\.[^/]+)(\/|$)|\.test\.tsx?$|\.md$/;

function filesIn(input: string): string[] {
  if (path.extname(input)) return [input];
  return readdirSync(input, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !notBuilt.test(path.relative(root, file)))
    .sort();
}
