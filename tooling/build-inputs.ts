import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildResult, type Metafile } from 'esbuild';
import { exposesOf } from './exposes';
import { lockedPackages } from './locked-packages';
import { remoteAliases, renderAliases, shellAliases, type ModuleAliases } from './module-aliases';
import { packageOf, sharedLibraries } from './shared-libraries';
import { readableFailure } from './source-problem';

/** What a build of the shell or of a remote is made of. */
export interface BuildInputs {
  /** The project's own files in it, relative to its root. */
  files: string[];
  /** Bundled packages: `yup@1.7.1`. */
  packages: string[];
  /** The libraries that it takes from the shell. */
  shared: string[];
  /** A hash of its code: after tree shaking, without types and comments, the same in every folder. */
  code: string;
}

/**
 * What the build of the shell (`shell`) or of a remote (`mf-…`) is made of. Its entries are bundled in memory, which takes a
 * part of a second and leaves out what webpack leaves out: types, tests, and what no code uses.
 * @throws SourceProblem
 */
export async function buildInputsOf(dir: string, root: string): Promise<BuildInputs> {
  return dir === 'shell' ? shellInputs(root) : remoteInputs(dir, root);
}

async function remoteInputs(dir: string, root: string): Promise<BuildInputs> {
  const { exposes, files } = await exposesOf(dir, root);
  const entries = [
    ...new Set(['src/remote.ts', ...Object.values(exposes)].map((file) => path.join(dir, file))),
  ];
  const bundle = await bundled(root, { entries, platform: 'browser', external: sharedLibraries });
  return inputsOf(root, [bundle], { files, aliases: remoteAliases(root) });
}

async function shellInputs(root: string): Promise<BuildInputs> {
  const aliases = { ...shellAliases(root), ...renderAliases(root) };
  const ownFiles = Object.values(aliases).filter((target): target is string => isOwnFile(target, root));
  const bundles = await Promise.all([
    bundled(root, {
      entries: ['shell/src/index.ts', 'shell/src/offline/sw.ts', ...ownFiles],
      platform: 'browser',
    }),
    bundled(root, { entries: ['shell/src/render/index.ts'], platform: 'node' }),
  ]);
  const inputs = inputsOf(root, bundles, { files: ['shell/icon.svg'], aliases });
  const fonts = packageAt(path.join(root, 'node_modules/@fontsource/be-vietnam-pro'));
  return { ...inputs, packages: [...inputs.packages, fonts].sort(), shared: [...sharedLibraries] };
}

/** What the tools are made of that shape every build: own files, and all packages that those need. */
export async function toolInputs(root: string): Promise<BuildInputs> {
  const entries = ['build-one.ts', ...filesByName].map((file) => `tooling/${file}`);
  const bundle = await bundled(root, { entries, platform: 'node', packages: 'external' });
  const imported = Object.values(bundle.metafile.outputs).flatMap(({ imports }) =>
    imports.filter((one) => one.external && !one.path.startsWith('node:')).map((one) => packageOf(one.path)),
  );
  return {
    ...inputsOf(root, [bundle], { files: [], aliases: {} }),
    packages: lockedPackages([...imported, ...packagesByName], 'tooling', root),
  };
}

/** What the bundler's configuration names instead of importing it, in `tooling`. */
const filesByName = [
  'container/error-texts.ts',
  'container/no-navigation.ts',
  'container/bundler-runtime.ts',
  'container/no-structured-data.ts',
  'transport/unused-by-browsers.ts',
  'clone-deep.ts',
  'no-statics.ts',
  'no-style-prefixer.mjs',
  'slim-i18next.mjs',
  'no-framework-mode.mjs',
];
const packagesByName = ['swc-loader', '@swc/core'];

type Bundle = BuildResult<{ metafile: true; write: false }>;

async function bundled(
  root: string,
  {
    entries,
    external = [],
    ...options
  }: {
    entries: string[];
    platform: 'browser' | 'node';
    external?: readonly string[];
    packages?: 'external';
  },
): Promise<Bundle> {
  return build({
    ...options,
    absWorkingDir: root,
    entryPoints: entries,
    external: [...external],
    outdir: 'bundled',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    minifyWhitespace: true,
    legalComments: 'none',
    conditions: ['webpack', 'production', 'module'],
    mainFields: options.platform === 'browser' ? ['browser', 'module', 'main'] : ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: plainFiles,
    jsx: 'automatic',
    tsconfigRaw: {},
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw readableFailure(error);
  });
}

/** Files that an import may name besides code, texts and styles. */
const plainFiles = Object.fromEntries(
  [
    'svg',
    'png',
    'jpg',
    'jpeg',
    'gif',
    'webp',
    'avif',
    'ico',
    'woff',
    'woff2',
    'txt',
    'md',
    'wasm',
    'mp4',
  ].map((extension) => [`.${extension}`, 'file' as const]),
);

function inputsOf(
  root: string,
  bundles: readonly Bundle[],
  { files, aliases }: { files: string[]; aliases: ModuleAliases },
): BuildInputs {
  const metafiles = bundles.map(({ metafile }) => metafile);
  const own = [...new Set([...files, ...metafiles.flatMap(ownFilesIn)])].sort();
  const folders = metafiles.flatMap((one) => packageFilesFrom(own, one)).map((file) => path.dirname(file));
  const packages = new Set([...new Set(folders)].map((folder) => packageAt(path.join(root, folder))));
  const external = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ imports }) => imports.map((one) => one.path)),
  );
  return {
    files: own,
    packages: [...new Set([...packages, ...inPlaceOf(packages, aliases, root)])].sort(),
    shared: sharedLibraries.filter((name) => external.includes(name)),
    code: hashOf([
      ...bundles.flatMap(outputsOf),
      ...metafiles.flatMap((one) => own.map((file) => importsOf(file, one))),
      ...own.map((file) => unbundled(root, file, files.includes(file))),
    ]),
  };
}

/** Files of the project with code in the bundle, or of whose exports something later is imported. */
function ownFilesIn({ outputs }: Metafile): string[] {
  return Object.values(outputs)
    .flatMap(({ inputs, entryPoint }) => [
      ...Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
      ...(entryPoint === undefined ? [] : [entryPoint]),
    ])
    .filter((file) => !isInPackage(file));
}

/** Files of packages that these files import, and what those import. */
function packageFilesFrom(files: readonly string[], { inputs }: Metafile): string[] {
  const found = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop())
    for (const { path: imported } of inputs[file]?.imports ?? [])
      if (isInPackage(imported) && inputs[imported] && !found.has(imported)) {
        found.add(imported);
        queue.push(imported);
      }
  return [...found];
}

const isInPackage = (file: string): boolean => /(^|\/)node_modules\//.test(file);

const isOwnFile = (file: string | false, root: string): boolean =>
  file !== false && path.isAbsolute(file) && !isInPackage(path.relative(root, file));

/** The packages that aliases put in place of these. */
function inPlaceOf(packages: ReadonlySet<string>, aliases: ModuleAliases, root: string): string[] {
  const names = new Set([...packages].map((one) => one.slice(0, one.lastIndexOf('@'))));
  return Object.entries(aliases).flatMap(([name, target]) =>
    target !== false && !path.isAbsolute(target) && names.has(packageOf(name))
      ? [packageAt(path.join(root, 'node_modules', target))]
      : [],
  );
}

/** `yup@1.7.1` of a folder below `node_modules`. */
function packageAt(folder: string): string {
  const description = path.join(folder, 'package.json');
  if (existsSync(description)) {
    const { name, version } = JSON.parse(readFileSync(description, 'utf8')) as Record<string, string>;
    // A folder inside a package may have one too, which only says of what kind its modules are.
    if (name && version) return `${name}@${version}`;
  }
  return packageAt(path.dirname(folder));
}

/** The bundle's files in an order of their own, because their names change with their content. */
function outputsOf({ outputFiles }: Bundle): string[] {
  return outputFiles
    .map(({ contents }) =>
      Buffer.from(contents)
        .toString('latin1')
        .replace(/-[0-9A-Z]{8}\.js(?=")/g, '.js')
        .replace(/"[^"\n]*\/(?=node_modules\/)/g, '"'),
    )
    .sort();
}

/** What a file imports from files of the project; names alone do not say from which. */
function importsOf(file: string, { inputs }: Metafile): string {
  const imported = (inputs[file]?.imports ?? []).map((one) => one.path).filter((one) => !isInPackage(one));
  return `${file} imports ${imported.join(' ')}`;
}

/** What the bundle does not show of a file: instructions to webpack, or all of a file that is not bundled. */
function unbundled(root: string, file: string, isWhole: boolean): string {
  const content = readFileSync(path.join(root, file), 'utf8');
  const read = isWhole ? [content] : (content.match(/\/\*[^*]*\bwebpack[A-Z][^*]*\*\//g) ?? []);
  return `${file} has ${read.join(' ')}`;
}

/** A hash of texts in this order, each with its length, so that none runs into the next. */
export function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${String(text.length)}:`).update(text);
  return hash.digest('hex');
}
