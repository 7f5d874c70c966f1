import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { readableFailure } from './source-problem';
import type { RemoteBuild } from './webpack';

/** The modules that a remote exposes, by name, and the files that say so: its `webpack.config.ts` and what that imports. */
interface Exposes {
  exposes: RemoteBuild['exposes'];
  files: string[];
}

/**
 * Reads a remote's `webpack.config.ts` without loading the bundler, which takes a second: `createConfig` only records what
 * it is called with.
 * @throws SourceProblem
 */
export async function exposesOf(dir: string, root: string): Promise<Exposes> {
  const file = path.join(root, dir, 'webpack.config.ts');
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    define: { 'import.meta.dirname': JSON.stringify(path.join(root, dir)) },
    tsconfigRaw: {},
    logLevel: 'silent',
    plugins: [
      {
        name: 'recorded-config',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /tooling\/webpack$/ }, () => ({ path: 'webpack', namespace: 'recorded' }));
          onLoad({ filter: /./, namespace: 'recorded' }, () => ({
            contents: 'export const createConfig = (build) => (recorded.push(build), () => ({}));',
          }));
        },
      },
    ],
  }).catch((error: unknown) => {
    throw readableFailure(error);
  });
  const recorded: RemoteBuild[] = [];
  const run = vm.compileFunction(outputFiles[0]?.text ?? '', ['module', 'exports', 'require', 'recorded'], {
    filename: file,
  }) as (...parts: unknown[]) => void;
  run({ exports: {} }, {}, createRequire(file), recorded);
  return {
    exposes: Object.assign({}, ...recorded.map(({ exposes }) => exposes)) as RemoteBuild['exposes'],
    files: Object.keys(metafile.inputs).filter((input) => !input.startsWith('recorded:')),
  };
}
