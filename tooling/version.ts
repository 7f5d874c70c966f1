import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildInputsOf, hashOf, toolInputs, type BuildInputs } from './build-inputs';
import { installedVersion } from './shared-libraries';
import { root as projectRoot } from './root';

/** The version of a build, and what it was computed from. */
interface Versioned {
  version: string;
  inputs: BuildInputs;
}

/**
 * The versions of the shell (`shell`) and of remotes (`mf-…`), by folder: the package's version and a hash of what the build
 * is made of. Two equal versions are two equal builds, and a change that no build contains gives no new version.
 * @throws SourceProblem when the sources cannot be bundled
 */
export async function versionsOf(
  dirs: readonly string[],
  root: string = projectRoot,
): Promise<Record<string, Versioned>> {
  const [tools, ...parts] = await Promise.all([
    toolInputs(root),
    ...dirs.map(async (dir) => ({ dir, own: await buildInputsOf(dir, root) })),
  ]);
  return Object.fromEntries(parts.map(({ dir, own }) => [dir, versioned(dir, own, { tools, root })]));
}

/** The version of one of them. */
export async function versionOf(dir: string): Promise<Versioned> {
  const { [dir]: versioned } = await versionsOf([dir]);
  if (!versioned) throw new Error(`No version was computed for ${dir}.`);
  return versioned;
}

function versioned(
  dir: string,
  own: BuildInputs,
  { tools, root }: { tools: BuildInputs; root: string },
): Versioned {
  const hash = hashOf([
    own.code,
    tools.code,
    ...own.packages,
    ...tools.packages,
    ...own.shared.map((name) => `${name}@${installedVersion(root, name)}`),
  ]);
  const { version } = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    version: `${version}-${hash.slice(0, 8)}`,
    inputs: {
      ...own,
      files: [...own.files, ...tools.files],
      packages: [...own.packages, ...tools.packages],
    },
  };
}
