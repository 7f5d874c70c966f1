import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { buildInputsOf, toolInputs } from './build-inputs';
import { unversionedModules } from './built-modules';
import { root } from './root';
import { createConfig } from './webpack';

const exposes = { './remote': './src/remote.ts', './frame': './src/widgets/frame.tsx' };
const sources: Record<string, string> = {
  'webpack.config.ts': `
    import { createConfig } from '../../tooling/webpack';
    export default createConfig({ dir: import.meta.dirname, name: 'toys', exposes: ${JSON.stringify(exposes)} });`,
  'src/remote.ts': `
    import { names } from './names';
    export const remote = {
      name: names.toys, contract: '2.0', messages: (language) => import(\`./locales/\${language}.json\`),
      routes: [{ path: 'toys', lazy: async () => (await import('./page')).page }],
    };`,
  'src/names.ts': `export { toys as names } from './toys';`,
  'src/toys.ts': `export const toys = { toys: 'toys' }; export const unused = () => null;`,
  'src/page.tsx': `
    import { useState } from 'react';
    import { object, string } from 'yup';
    export const page = { Component: () => useState(object({ name: string() })) };`,
  'src/widgets/frame.tsx': `export default ({ children }) => children;`,
  'src/locales/vi.json': '{"title":"Đồ chơi"}',
  'src/locales/en.json': '{"title":"Toys"}',
};

let dir: string;

beforeAll(async () => {
  // Inside of the project, where loaders and packages are found from.
  const parent = path.join(root, '.cache');
  await mkdir(parent, { recursive: true });
  dir = await mkdtemp(path.join(parent, 'mf-toys-'));
  for (const [name, text] of Object.entries(sources)) await write(name, text);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

async function write(name: string, text: string): Promise<void> {
  const file = path.join(dir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** What a build of the remote contains that its version does not cover. */
async function uncovered(
  change: (config: Configuration) => Configuration = (config) => config,
): Promise<string[]> {
  const [own, tools] = [await buildInputsOf(path.relative(root, dir), root), await toolInputs(root)];
  const inputs = {
    ...own,
    files: [...own.files, ...tools.files],
    packages: [...own.packages, ...tools.packages],
  };
  const builds: Stats[] = [];
  for (const platform of ['browser', 'node'] as const) {
    const outputPath = path.join(dir, 'built', platform);
    const target = { version: '1.0.0', outputPath, mode: 'production', platform } as const;
    const compiler = webpack(
      change({ ...createConfig({ dir, name: 'toys', exposes })(target), cache: false }),
    );
    const stats = (await promisify(compiler.run.bind(compiler))()) as Stats;
    await promisify(compiler.close.bind(compiler))();
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
    builds.push(stats);
  }
  return unversionedModules(builds, inputs, root).map((one) =>
    one.replace(path.relative(root, dir), 'mf-toys'),
  );
}

test('a version covers the files, packages and shared libraries that the bundler uses', async () => {
  expect(await uncovered()).toEqual([]);
});

test('a file that only the bundler finds is named', async () => {
  await write('src/page.tsx', `export const page = new URL('./toy.woff2', import.meta.url);`);
  await write('src/toy.woff2', 'a font');

  expect(await uncovered()).toEqual(['mf-toys/src/toy.woff2']);
});

test('so is a loader or an entry that only a changed configuration brings', async () => {
  await write('src/page.tsx', 'export const page = {};');
  await write('src/more.ts', 'globalThis.more = true;');
  await write('loader.cjs', 'module.exports = (source) => source;');

  const found = await uncovered((config) => ({
    ...config,
    entry: { more: path.join(dir, 'src/more.ts') },
    module: {
      ...config.module,
      rules: [...(config.module?.rules ?? []), { test: /more\.ts$/, use: path.join(dir, 'loader.cjs') }],
    },
  }));

  expect(found).toEqual(['mf-toys/loader.cjs', 'mf-toys/src/more.ts']);
});
