import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import type { Remote } from '../shared/src/contracts/remote';
import { integrityOf } from './integrity';
import { widgetMessages } from './asked-imports';
import { pageFilesOf } from './page-files';
import { root } from './root';
import { createSourceMaps } from './trace/source-maps';
import { createConfig } from './webpack';

/** Two pages that share something big, written in different ways, and words in a file per language. */
const sources: Record<string, string> = {
  'remote.ts': `
    import { routes } from './routes';
    export const remote = { name: 'toys', contract: '2.2', routes, messages: (language) => import(\`./locales/\${language}.json\`) };`,
  'routes.ts': `
    const page = (load) => async () => ({ Component: (await load()).Page });
    export const routes = [
      { path: 'toys', lazy: async () => ({ Component: (await import('./list/list-page')).Page }) },
      { path: 'toys/:slug', lazy: page(() => import(/* webpackChunkName: "toy" */ './toy/toy-page')), within: 'toys/frame' },
      { path: 'toys/rare', lazy: () => Promise.all([import('./rare'), import('./list/list-page')]).then(([rare, list]) => rare.of(list)), within: 'others/frame' },
      { path: 'toys/plain', lazy: () => Promise.resolve({ Component: () => null }), messages: { namespace: 'toys-plain', load: (language) => import(\`./plain/\${language}.json\`) } },
      { path: 'toys/broken', lazy: () => { throw new Error('no page'); } },
      { path: 'toys/slow', lazy: () => new Promise(() => {}) },
    ];`,
  'list/list-page.tsx': `import { toys } from '../toys'; export const Page = () => toys[0];`,
  'toy/toy-page.tsx': `import { toys } from '../toys'; import { say } from '../toys/say'; export const Page = () => say(toys[1]);`,
  'rare.ts': `export const of = ({ Page }) => ({ Component: Page });`,
  'toys.ts': `export const toys = [${Array.from({ length: 3_000 }, (_, n) => `'toy ${String(n)}'`).join()}];`,
  'toys/say.ts': `export const say = (toy) => {\n  throw new Error(\`no \${toy}\`);\n};`,
  'widgets/frame.tsx': `export default ({ children }) => children;`,
  'widgets/greeting.tsx': `
    export const messages = { namespace: 'toys-greeting', load: (language) => import(\`../greeting/\${language}.json\`) };
    export default () => <p>hello</p>;`,
  'greeting/vi.json': '{"hello":"Xin chào"}',
  'greeting/en.json': '{"hello":"Hello"}',
  'plain/vi.json': '{"title":"Mộc"}',
  'plain/en.json': '{"title":"Plain"}',
  'locales/vi.json': '{"title":"Đồ chơi"}',
  'locales/en.json': '{"title":"Toys"}',
};

const exposes = {
  './remote': './src/remote.ts',
  './frame': './src/widgets/frame.tsx',
  './greeting': './src/widgets/greeting.tsx',
};
let dir: string;
let folder: string;
let remote: Remote;
let stats: Stats;

beforeAll(async () => {
  // Inside of the project, where loaders are found from.
  const parent = path.join(root, '.cache');
  await mkdir(parent, { recursive: true });
  dir = await mkdtemp(path.join(parent, 'mf-toys-'));
  folder = path.join(dir, 'built');
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(dir, 'src', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const target = { version: '1.0.0', outputPath: folder, mode: 'production' } as const;
  const compiler = webpack({ ...createConfig({ dir, name: 'toys', exposes })(target), cache: false });
  stats = (await promisify(compiler.run.bind(compiler))()) as Stats;
  await promisify(compiler.close.bind(compiler))();
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  ({ remote } = (await import(path.join(dir, 'src/remote.ts'))) as { remote: Remote });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const pageFiles = async () => (await pageFilesOf({ remote, dir, exposes }, folder, stats)).pageFiles;

/** Which of the remote's sources lie in these files. */
async function sourcesIn(files: { path: string }[] = []): Promise<string[]> {
  const maps = await Promise.all(
    files.map(async (file) => readFile(path.join(folder, `${file.path}.map`), 'utf8')),
  );
  return maps
    .flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources)
    .flatMap((source) => /\/src\/(.*\.tsx?)$/.exec(source)?.[1] ?? [])
    .sort();
}

test.each([
  ['written plainly', 'toys', ['list/list-page.tsx', 'toys.ts']],
  [
    'written by a helper, in a frame of its own',
    'toys/:slug',
    ['toy/toy-page.tsx', 'toys.ts', 'toys/say.ts', 'widgets/frame.tsx'],
  ],
  [
    'made of several, in a frame of another remote',
    'toys/rare',
    ['list/list-page.tsx', 'rare.ts', 'toys.ts'],
  ],
])('what a page loads is known when its route is %s', async (_how, pattern, sourcesOfPage) => {
  expect(await sourcesIn((await pageFiles())[pattern])).toEqual(sourcesOfPage);
});

test('a page that loads nothing later, breaks or never answers names no files and holds nobody up', async () => {
  const known = await pageFiles();

  for (const pattern of ['toys/plain', 'toys/broken', 'toys/slow']) expect(known[pattern]).toEqual([]);
});

test('words are known by language', async () => {
  const { wordFiles } = await pageFilesOf({ remote, dir, exposes }, folder, stats);
  const text = async (language: string) =>
    Promise.all((wordFiles[language] ?? []).map((file) => readFile(path.join(folder, file.path), 'utf8')));

  expect(await text('vi')).toEqual([expect.stringContaining('Đồ chơi')]);
  expect(await text('en')).toEqual([expect.stringContaining('Toys')]);
});

test('words of a page alone are known by page and language', async () => {
  const { pageWordFiles } = await pageFilesOf({ remote, dir, exposes }, folder, stats);

  expect(Object.keys(pageWordFiles)).toEqual(['toys/plain']);
  const [file] = pageWordFiles['toys/plain']?.['vi'] ?? [];
  expect(await readFile(path.join(folder, file?.path ?? ''), 'utf8')).toContain('Mộc');
});

test('the code of a widget is known, and by language the messages that it brings', async () => {
  const { widgetFiles, widgetWordFiles } = await pageFilesOf({ remote, dir, exposes }, folder, stats);

  expect(await sourcesIn(widgetFiles['greeting'])).toEqual(['widgets/greeting.tsx']);
  expect(Object.keys(widgetWordFiles)).toEqual(['greeting']);
  const [file] = widgetWordFiles['greeting']?.['vi'] ?? [];
  expect(await readFile(path.join(folder, file?.path ?? ''), 'utf8')).toContain('Xin chào');
});

test('a widget that cannot run without a browser is told with its name and the way out', async () => {
  await writeFile(path.join(dir, 'src/widgets/eager.tsx'), 'export const width = window.innerWidth;');

  await expect(widgetMessages(dir, { './eager': './src/widgets/eager.tsx' })).rejects.toThrow(
    /The widget eager .* cannot be loaded without a browser: window is not defined\. Use window and document only inside of functions\./,
  );
});

test('every file has the very hash that the browser holds it to', async () => {
  // The entry says those of what it loads itself, each chunk those of what it loads.
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  const files = Object.values(await pageFiles()).flat();

  expect(files).not.toEqual([]);
  for (const { path: file, integrity } of files) {
    expect(integrity).toBe(integrityOf(await readFile(path.join(folder, file))));
    expect(texts.filter((text) => text.includes(integrity))).not.toEqual([]);
  }
});

test('a manifest that cannot be run is built all the same, and nothing is known of its pages', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();

  expect(await pageFilesOf({ remote, dir: path.join(dir, 'nowhere'), exposes: {} }, folder, stats)).toEqual({
    pageFiles: {},
    wordFiles: {},
    pageWordFiles: {},
    widgetFiles: { frame: [expect.anything()], greeting: [expect.anything()] },
    widgetWordFiles: {},
  });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('toys'), expect.anything());
});

test('a position of a minified file is found in the sources, which have their path in the repository', async () => {
  const text = await readFile(path.join(folder, 'toy.js'), 'utf8');
  const lines = text.split('\n');
  const line = lines.findIndex((one) => one.includes('Error('));
  const maps = createSourceMaps(({ file }) => readFile(path.join(folder, `${file}.map`), 'utf8'));

  const found = await maps.find({
    component: 'toys',
    version: '1.0.0',
    file: 'toy.js',
    line: line + 1,
    column: (lines[line]?.indexOf('Error(') ?? -1) + 1,
  });

  expect(found).toMatchObject({
    source: `${path.relative(root, dir)}/src/toys/say.ts`,
    line: 2,
    functionName: 'say',
    code: 'throw new Error(`no ${toy}`);',
  });
});
