import path from 'node:path';
import type { Module, Stats } from 'webpack';
import type { BuildInputs } from './build-inputs';

/**
 * What a finished build contains although its version was not computed from it: files of the project, and packages by name.
 * Such a version would stay the same when they change.
 */
export function unversionedModules(builds: readonly Stats[], inputs: BuildInputs, root: string): string[] {
  const files = new Set(inputs.files);
  const packages = new Set(inputs.packages.map((one) => one.slice(0, one.lastIndexOf('@'))));
  const shared = builds.flatMap(sharedIn).filter((name) => !inputs.shared.includes(name));
  const found = builds.flatMap(filesIn).flatMap((file) => {
    const name = packageIn(file);
    if (name !== null) return packages.has(name) ? [] : [`the package ${name}`];
    const relative = path.relative(root, file);
    return files.has(relative) ? [] : [relative];
  });
  return [...new Set([...found, ...shared.map((name) => `the shared library ${name}`)])].sort();
}

/** The files behind the modules of a build's chunks, and the project's own loaders that compiled them. */
function filesIn({ compilation: { modules, chunkGraph } }: Stats): string[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => partsOf(module))
    .flatMap((module) => {
      const loaders = 'loaders' in module ? (module.loaders as { loader: string }[]) : [];
      return [module.nameForCondition(), ...loaders.map(({ loader }) => loader)];
    })
    .filter((file): file is string => file !== null && path.isAbsolute(file) && !isGenerated(file));
}

/** The libraries that a build takes from the shell. */
function sharedIn({ compilation: { modules, chunkGraph } }: Stats): string[] {
  return [...modules]
    .filter(({ type }) => type === 'consume-shared-module')
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .map((module) => (module as Module & { options: { shareKey: string } }).options.shareKey);
}

/** What the federation plugin writes for each build. */
const isGenerated = (file: string): boolean => /[\\/]node_modules[\\/]\.federation[\\/]/.test(file);

/** Webpack joins modules into one; inside are those that have files. */
function partsOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]).flatMap(partsOf) : [module];
}

/** The package that a file belongs to; null for files of the project. */
function packageIn(file: string): string | null {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name?.replaceAll('\\', '/') ?? null;
}
