import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { installedVersion, sharedLibraries } from './shared-libraries';

export const root = path.resolve(import.meta.dirname, '..');

export interface RemoteBuild {
  dir: string;
  /** Name of the remote: `catalog`. */
  name: string;
  /** Public doors: `./remote`, `./mini-cart`. */
  exposes: Record<string, string>;
}
export interface BuildTarget {
  version: string;
  outputPath: string;
  mode: 'production' | 'development';
}

/** The container's global name; two versions of one remote live in one page side by side. */
export function containerOf(name: string, version: string): string {
  return `mf_${name}_${version.replace(/[^a-zA-Z0-9]/g, '_')}`;
}

/** Name of the chunk behind a public door: `./mini-cart` → `door-mini-cart`. */
export function doorChunk(door: string): string {
  return door.replace('./', 'door-');
}

/** What a remote's `webpack.config.ts` exports: its own few lines, made whole here. */
export function createConfig(build: RemoteBuild): (target: BuildTarget) => Configuration {
  return ({ version, outputPath, mode }) => ({
    ...base(build.dir, mode),
    entry: {},
    output: {
      path: outputPath,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      uniqueName: `${build.name}@${version}`,
      crossOriginLoading: 'anonymous',
      // A hanging chunk is given up in time for the fallback.
      chunkLoadTimeout: 4_500,
      clean: true,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerOf(build.name, version),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(build.exposes).map(([door, file]) => [
            door,
            { import: file, name: doorChunk(door) },
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
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  });
}

/** The shell: no federation plugin, it calls `init()` itself. */
export function createShellConfig({ version, outputPath, mode }: BuildTarget): Configuration {
  const dir = path.join(root, 'shell');
  return {
    ...base(dir, mode),
    entry: { shell: path.join(dir, 'src/index.tsx') },
    output: {
      path: outputPath,
      publicPath: `/_shell/${version}/`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      uniqueName: `shell@${version}`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve: {
      ...base(dir, mode).resolve,
      // Its exports name the development build for every bundler.
      alias: { 'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs') },
    },
    plugins: [
      new webpack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        // The shell opens remotes itself, and remotes consume none: the runtime's loader stays out.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: true,
        SHARED_VERSIONS: JSON.stringify(
          Object.fromEntries(sharedLibraries.map((key) => [key, installedVersion(root, key)])),
        ),
      }),
    ],
  };
}

function base(dir: string, mode: BuildTarget['mode']): Configuration {
  return {
    mode,
    context: dir,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? 'hidden-source-map' : 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: { rules: [typescript, fonts], parser: { javascript: { exportsPresence: 'error' } } },
    optimization: {
      // A development build of a remote must still fit into a production shell.
      nodeEnv: 'production',
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: {
        // A door's chunk stays whole: emptied by splitting, it would have no file and so no integrity.
        chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('door-'),
        minSize: 0,
        // Else a chunk of nothing but what the shell provides splits off, which has no file either.
        defaultSizeTypes: ['javascript', 'unknown', 'consume-shared'],
        // Few files: what most pages share is one, what some share another, and forms are apart, which pages
        // without forms never load.
        cacheGroups: {
          default: false,
          defaultVendors: false,
          forms: { name: 'forms', test: /[\\/](formik|yup|shared[\\/]src[\\/]forms)[\\/]/, priority: 10 },
          common: { name: 'common', minChunks: 4, priority: 5 },
          some: { minChunks: 2, minSize: 12_000 },
        },
      },
    },
    performance: false,
    stats: 'errors-warnings',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${path.basename(dir)}-${mode}`,
      buildDependencies: { config: [import.meta.filename, path.join(root, 'package-lock.json')] },
    },
  };
}

const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  sideEffects: false,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
};

const fonts: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };
