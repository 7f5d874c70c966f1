import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type ChunkGraph, type Configuration, type Module, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { remoteAliases, renderAliases, shellAliases } from './module-aliases';
import { checkExposes } from './remote-exposes';
import { RetryChunksPlugin } from './retry-chunks';
import { root } from './root';
import { installedVersion, sharedLibraries } from './shared-libraries';

export interface RemoteBuild {
  dir: string;
  /** Name of the remote: `catalog`. */
  name: string;
  /** Exposed modules: `./remote`, `./mini-cart`. */
  exposes: Record<string, string>;
  /** Names of the chunks of pages that people come to first: the file that they share holds only what each of them needs. */
  firstPages?: readonly string[];
}
export interface BuildTarget {
  version: string;
  outputPath: string;
  mode: 'production' | 'development';
  /** Default: a browser. */
  platform?: 'browser' | 'node';
}

/** The container's global name; two versions of one remote live in one page side by side. */
export function containerOf(name: string, version: string): string {
  return `mf_${name}_${version.replace(/[^a-zA-Z0-9]/g, '_')}`;
}

/** Name of the chunk of an exposed module: `./mini-cart` → `door-mini-cart`. */
export function exposedChunk(expose: string): string {
  return expose.replace('./', 'door-');
}

/** Makes the build of a remote for a target. What it exposes is read by `exposesOf`. */
export type RemoteConfig = (target: BuildTarget) => Configuration;

/** What a remote's `webpack.config.ts` exports: its own few lines, made whole here. */
export function createConfig(build: RemoteBuild): RemoteConfig {
  return (target) => {
    checkExposes(build);
    return target.platform === 'node' ? nodeRemote(build, target) : browserRemote(build, target);
  };
}

function browserRemote(build: RemoteBuild, { version, outputPath, mode }: BuildTarget): Configuration {
  return {
    ...base(build.dir, mode, build.firstPages),
    entry: {},
    output: {
      path: outputPath,
      ...sourceNames,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: `${build.name}@${version}`,
      crossOriginLoading: 'anonymous',
      // A hanging chunk is given up in time for the fallback.
      chunkLoadTimeout: 4_000,
      // A module that threw is run again by the next import, instead of being given half made.
      strictModuleErrorHandling: true,
      clean: true,
    },
    plugins: [
      withoutLanguages(),
      new ModuleFederationPlugin({
        name: containerOf(build.name, version),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(build.exposes).map(([expose, file]) => [
            expose,
            { import: file, name: exposedChunk(expose) },
          ]),
        ),
        shared: Object.fromEntries(
          sharedLibraries.map((key) => [
            key,
            {
              import: false as const,
              singleton: true,
              strictVersion: true,
              requiredVersion: `^${installedVersion(root, key)}`,
            },
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, asyncStartup: false },
      }),
      slimRuntime(),
      noNavigation(build.dir),
      noStructuredData(build.dir),
      errorsByCode(),
      // An entry holds the hashes of what it loads itself, a chunk those of the chunks that it loads.
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], hashLoading: 'lazy' }),
      new RetryChunksPlugin(),
    ],
  };
}

const ownPart = (file: string): string => path.join(root, 'tooling/container', file);

/** Half of every entry would be code for what no remote of this shop does. */
const slimRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/](index|bundler)\.c?js$/,
    ownPart('bundler-runtime.ts'),
  );

const noNavigation = (dir: string) =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/navigation$/, (request) => {
    if (request.context === path.join(dir, 'src')) request.request = ownPart('no-navigation.ts');
  });

/** What search engines read is in the pages that servers draw. */
const noStructuredData = (dir: string) =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/structured-data$/, (request) => {
    if (request.context.startsWith(path.join(dir, 'src'))) request.request = ownPart('no-structured-data.ts');
  });

const errorsByCode = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, (request) => {
    if (/@module-federation\/error-codes/.test(request.context)) request.request = ownPart('error-texts.ts');
  });

/** Parts of axios that no browser uses. */
const slimTransport = () =>
  new webpack.NormalModuleReplacementPlugin(
    /\/(CancelToken|HttpStatusCode|cookies|fetch|formDataToJSON|speedometer|toURLEncodedForm|validator)\.js$/,
    (request) => {
      if (/axios[\\/]lib/.test(request.context))
        request.request = path.join(root, 'tooling/transport/unused-by-browsers.ts');
    },
  );

/** The file that a remote's build for Node is. */
export const nodeFile = 'node.cjs';

/** One file with all of the remote but what the shell provides: `{ remote, widgets }`, for rendering on the server. */
function nodeRemote({ dir, exposes }: RemoteBuild, { outputPath, mode }: BuildTarget): Configuration {
  const at = (file: string) => JSON.stringify(path.resolve(dir, file));
  const widgets = Object.entries(exposes)
    .filter(([expose]) => expose !== './remote')
    .map(([expose, file]) => `${JSON.stringify(expose.slice(2))}: () => import(${at(file)})`);
  const entry = `export { remote } from ${at(exposes['./remote'] ?? '')};\nexport const widgets = {${widgets.join(', ')}};`;
  return {
    ...inNode(dir, mode),
    entry: { node: `data:text/javascript,${encodeURIComponent(entry)}` },
    output: { path: outputPath, ...sourceNames, filename: nodeFile, library: { type: 'commonjs2' } },
    plugins: [withoutLanguages()],
    externals: Object.fromEntries(sharedLibraries.map((key) => [key, `commonjs ${key}`])),
  };
}

/** The shell's file for Node, inside its version's folder. */
export const renderFile = 'server/render.cjs';

/** The shell's tree with all of its libraries, which it gives to the remotes' builds for Node. */
export function createRenderConfig({ outputPath, mode }: BuildTarget): Configuration {
  const dir = path.join(root, 'shell');
  return {
    ...inNode(dir, mode),
    entry: { render: path.join(dir, 'src/render/index.ts') },
    output: { path: outputPath, ...sourceNames, filename: renderFile, library: { type: 'commonjs2' } },
    resolve: { extensions, alias: renderAliases(root) },
    plugins: [new webpack.DefinePlugin({ SHARED_VERSIONS: sharedVersions() })],
  };
}

/** Source maps name sources by their path in the repository, so that a stack is read in it. */
const sourceNames: Pick<
  NonNullable<Configuration['output']>,
  'devtoolModuleFilenameTemplate' | 'devtoolFallbackModuleFilenameTemplate'
> = {
  devtoolModuleFilenameTemplate: sourceName,
  devtoolFallbackModuleFilenameTemplate: (module: SourceModule) => `${sourceName(module)}?${module.hash}`,
};
interface SourceModule {
  absoluteResourcePath: string;
  shortIdentifier: string;
  hash: string;
}
function sourceName({ absoluteResourcePath: file, shortIdentifier }: SourceModule): string {
  if (!path.isAbsolute(file)) return shortIdentifier;
  return file.startsWith(root + path.sep) ? path.relative(root, file).split(path.sep).join('/') : file;
}
/** One readable file for Node, with everything that it imports later inside. */
function inNode(dir: string, mode: BuildTarget['mode']): Configuration {
  return {
    mode,
    context: dir,
    target: 'node20',
    devtool: mode === 'production' ? 'hidden-source-map' : false,
    resolve: { extensions },
    module: {
      rules: [typescript, fonts],
      parser: { javascript: { exportsPresence: 'error', dynamicImportMode: 'eager' } },
    },
    optimization: { nodeEnv: 'production', minimize: false, moduleIds: 'deterministic' },
    performance: false,
    stats: 'errors-warnings',
    cache: cacheOf(dir, `node-${mode}`),
  };
}

const sharedVersions = (): string =>
  JSON.stringify(Object.fromEntries(sharedLibraries.map((key) => [key, installedVersion(root, key)])));

/** The shell: no federation plugin, it calls `init()` itself. */
export function createShellConfig({ version, outputPath, mode }: BuildTarget): Configuration {
  const dir = path.join(root, 'shell');
  return {
    ...base(dir, mode),
    entry: { shell: path.join(dir, 'src/index.ts') },
    output: {
      path: outputPath,
      ...sourceNames,
      publicPath: `/_shell/${version}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      uniqueName: `shell@${version}`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: { extensions, alias: shellAliases(root) },
    module: {
      ...base(dir, mode).module,
      rules: [
        ...(base(dir, mode).module?.rules ?? []),
        {
          test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]/,
          loader: path.join(root, 'tooling/slim-i18next.mjs'),
        },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
          loader: path.join(root, 'tooling/no-framework-mode.mjs'),
        },
        {
          test: /[\\/]@emotion[\\/]cache[\\/]dist[\\/]/,
          loader: path.join(root, 'tooling/no-style-prefixer.mjs'),
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        // The shell opens remotes itself, and remotes consume none: the runtime's loader stays out.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        SHARED_VERSIONS: sharedVersions(),
      }),
      errorsByCode(),
      slimTransport(),
      compiledWhileLoading(),
    ],
  };
}

/**
 * Browsers of V8 compile the entry on another thread while it arrives, all functions of it. Without the comment they only
 * skim over functions there, and the page's thread reads and compiles each one again when it is called.
 */
const compiledWhileLoading = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    // The minimizer removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** moment asks for a language by a computed name, which would bring all of them; a remote imports those that it uses. */
function withoutLanguages() {
  return new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ });
}

function base(dir: string, mode: BuildTarget['mode'], firstPages: readonly string[] = []): Configuration {
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    resolve: { extensions, alias: remoteAliases(root) },
    module: { rules: [typescript, fonts], parser: { javascript: { exportsPresence: 'error' } } },
    optimization: {
      // A development build of a remote must still fit into a production shell.
      nodeEnv: 'production',
      // 1 KB smaller than terser's for the shell, and made in half the time.
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: {
            ecma: 2022,
            compress: { passes: 3 },
            mangle: true,
            format: { comments: false },
          },
        }),
      ],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        // The chunk of an exposed module is not split: an empty chunk would have no file and so no integrity.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('door-'),
        minSize: 0,
        // Else a chunk of nothing but what the shell provides splits off, which has no file either.
        defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
        // Few files: what most pages share is one, what some share another, and forms are apart, which pages
        // without forms never load.
        cacheGroups: {
          default: false,
          defaultVendors: false,
          forms: { name: 'forms', test: formParts, priority: 10 },
          common: {
            name: 'common',
            priority: 5,
            ...(firstPages.length > 0 ? { test: isNeededByEach(firstPages) } : { minChunks: 4 }),
          },
          some: { minChunks: 2, minSize: 12_000, test: isNoProductCard },
        },
      },
    },
    performance: false,
    stats: 'errors-warnings',
    cache: cacheOf(dir, mode),
  };
}

/** The form kit, and what only it brings along. */
const formParts =
  /[\\/](formik|yup|es-toolkit|deepmerge|react-fast-compare|property-expr|tiny-case|tiny-warning|toposort|shared[\\/]src[\\/]forms)[\\/](?!phone\.ts$)/;

/** Product cards stay in the chunks of their pages: a chunk of their own would be one more request before a list is drawn. */
const isNoProductCard = (module: Module): boolean =>
  !/[\\/]shared[\\/]src[\\/]products[\\/]/.test(module.nameForCondition() ?? '');

function isNeededByEach(chunks: readonly string[]) {
  return (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
    const names = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name));
    return chunks.every((name) => names.has(name));
  };
}

function cacheOf(dir: string, kind: string): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(root, '.cache/webpack'),
    name: `${path.basename(dir)}-${kind}`,
    buildDependencies: { config: [import.meta.filename, path.join(root, 'package-lock.json')] },
  };
}

const extensions = ['.ts', '.tsx', '.js', '.mjs', '.json'];

const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  browserslist: string[];
};

const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  sideEffects: false,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // The loader would take JSX's development runtime from the mode, which a shell in production has not.
        transform: { react: { runtime: 'automatic', development: false } },
      },
      env: { targets: browserslist },
    },
  },
};

const fonts: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };
