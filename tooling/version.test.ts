import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotes } from './apps';
import { root } from './root';
import { copySources } from './source-copy';
import { versionsOf } from './version';

const dirs = ['shell', ...remotes.map(({ dir }) => dir)];
const remoteDirs = dirs.filter((dir) => dir !== 'shell');

/** A copy of the project, in which each test changes something. */
let copy: string;
let before: Record<string, string>;

const versionsIn = async (folder: string, of = dirs): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await versionsOf(of, folder)).map(([dir, { version }]) => [dir, version]),
  );

/** Those of these folders that have another version than at the last call. */
async function changed(among = dirs): Promise<string[]> {
  const now = await versionsIn(copy, among);
  const found = among.filter((dir) => now[dir] !== before[dir]);
  before = { ...before, ...now };
  return found;
}

const append = (file: string, text: string) => appendFileSync(path.join(copy, file), `\n${text}\n`);
const write = (file: string, text: string) => writeFileSync(path.join(copy, file), text);
/** Something that no bundler may leave out. */
const effect = 'globalThis.console.debug("changed");';

function replace(file: string, from: string, to: string): void {
  const text = readFileSync(path.join(copy, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  write(file, text.replace(from, to));
}

/** Changes the version of an installed package. */
function bumpInstalled(name: string): void {
  const folder = path.join(copy, 'node_modules', name);
  const original = realpathSync(folder);
  rmSync(folder);
  cpSync(original, folder, { recursive: true });
  const description = path.join(folder, 'package.json');
  const content = JSON.parse(readFileSync(description, 'utf8')) as object;
  writeFileSync(description, JSON.stringify({ ...content, version: '99.0.0' }));
}

/** Changes the version of a package in the lock file. */
function bumpLocked(name: string): void {
  const lock = JSON.parse(readFileSync(path.join(copy, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const locked = lock.packages[`node_modules/${name}`];
  if (!locked) throw new Error(`The lock file has no ${name}.`);
  locked.version = '99.0.0';
  write('package-lock.json', JSON.stringify(lock));
}

beforeAll(async () => {
  copy = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'versions-')));
  copySources(copy);
  before = await versionsIn(copy);
}, 120_000);
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('a version is the same in every folder, and whatever else is computed with it', async () => {
  expect(await versionsIn(root)).toEqual(before);
  expect((await versionsOf(['mf-checkout'], copy))['mf-checkout']?.version).toBe(before['mf-checkout']);
});

test('what no build contains gives no new version', async () => {
  append('shared/src/contracts/remote.ts', '// A comment.\nexport type Added = { one: string };');
  append('shared/src/ui/index.ts', '// A comment.');
  append(
    'mf-checkout/src/routes.ts',
    '/** A comment. */\ninterface Added { one: string }\nexport type { Added };',
  );
  write('mf-checkout/src/added.test.ts', effect);
  write('mf-checkout/src/unused.ts', effect);
  append('mf-checkout/README.md', 'A sentence.');
  append('docs/architecture.md', 'A sentence.');
  append('backend/src/app.ts', effect);
  append('shell/server/main.ts', effect);
  append('shell/server/registry/registry-document.ts', effect);
  bumpLocked('fastify');

  expect(await changed()).toEqual([]);
});

test.each<[string, () => void, string[]]>([
  [
    'a change in one remote gives that remote alone a new version',
    () => {
      append('mf-checkout/src/routes.ts', effect);
    },
    ['mf-checkout'],
  ],
  [
    'a change of what only the shell provides gives the shell alone a new version',
    () => {
      append('shared/src/store/create-query.ts', effect);
    },
    ['shell'],
  ],
])('%s', async (_title, change, expected) => {
  change();

  expect(await changed()).toEqual(expected);
});

test('a change of a shared component gives new versions to those that bundle it', async () => {
  const parts = await versionsOf(dirs, copy);
  const file = Object.keys(parts)
    .flatMap((dir) => parts[dir]?.inputs.files ?? [])
    .filter((one) => one.startsWith('shared/src/ui/') && one.endsWith('.tsx'))
    .find((one) => remoteDirs.filter((dir) => parts[dir]?.inputs.files.includes(one)).length === 1);
  append(file ?? '', effect);

  expect(file).toBeDefined();
  expect(await changed()).toEqual(dirs.filter((dir) => parts[dir]?.inputs.files.includes(file ?? '')));
});

test('a change of the tools that build gives all of them new versions', async () => {
  append('tooling/retry-chunks.ts', effect);

  expect(await changed()).toEqual(dirs);
});

test.each<[string, string, () => void]>([
  [
    'mf-catalog',
    'a text in one language',
    () => {
      replace('mf-catalog/src/locales/en.json', '{', '{ "added": "Added",');
    },
  ],
  [
    'mf-account',
    'the name of a chunk, which only the bundler reads',
    () => {
      replace('mf-account/src/routes.ts', 'webpackChunkName: "', 'webpackChunkName: "other-');
    },
  ],
  [
    'mf-checkout',
    'one more widget that it exposes',
    () => {
      write('mf-checkout/src/widgets/added.tsx', 'export default () => null;');
      replace(
        'mf-checkout/webpack.config.ts',
        'exposes: {',
        `exposes: {\n'./added': './src/widgets/added.tsx',`,
      );
    },
  ],
  [
    'shell',
    'its icon',
    () => {
      append('shell/icon.svg', '<!-- changed -->');
    },
  ],
  [
    'shell',
    'its service worker',
    () => {
      append('shell/src/offline/sw.ts', effect);
    },
  ],
  [
    'shell',
    'a package that it bundles',
    () => {
      bumpInstalled('notistack');
    },
  ],
  [
    'mf-checkout',
    'a library that it takes from the shell',
    () => {
      bumpInstalled('react-router-dom');
    },
  ],
  [
    'mf-checkout',
    'a file that the bundler’s configuration names',
    () => {
      append('tooling/container/error-texts.ts', effect);
    },
  ],
  [
    'mf-checkout',
    'the bundler',
    () => {
      bumpLocked('webpack');
    },
  ],
])('%s has a new version with %s', async (dir, _what, change) => {
  await changed([dir]);
  change();

  expect(await changed([dir])).toEqual([dir]);
});

test('pictures, styles and data that are imported count', async () => {
  write('mf-checkout/src/gift.svg', '<svg/>');
  write('mf-checkout/src/gift.css', '.gift { color: red }');
  write('mf-checkout/src/gift.json', '{"name":"gift"}');
  append(
    'mf-checkout/src/routes.ts',
    `import gift from './gift.svg';\nimport './gift.css';\nimport data from './gift.json';\nconsole.debug(gift, data);`,
  );
  await changed(['mf-checkout']);
  for (const [file, text] of [
    ['mf-checkout/src/gift.svg', '<svg></svg>'],
    ['mf-checkout/src/gift.css', '.gift { color: blue }'],
    ['mf-checkout/src/gift.json', '{"name":"present"}'],
  ] as const) {
    write(file, text);

    expect(await changed(['mf-checkout'])).toEqual(['mf-checkout']);
  }
});

test('two exports that change places count, although no other code changes', async () => {
  write('mf-checkout/src/one.ts', 'export const word = () => "one";');
  write('mf-checkout/src/two.ts', 'export const word = () => "two";');
  write('mf-checkout/src/words.ts', `export { word as a } from './one';\nexport { word as b } from './two';`);
  append('mf-checkout/src/routes.ts', `import { a, b } from './words';\nconsole.debug(a(), b());`);
  await changed(['mf-checkout']);
  write('mf-checkout/src/words.ts', `export { word as b } from './one';\nexport { word as a } from './two';`);

  expect(await changed(['mf-checkout'])).toEqual(['mf-checkout']);
});

test('sources that cannot be bundled are named with their line', async () => {
  append('mf-checkout/src/routes.ts', `import './nowhere';`);

  await expect(versionsOf(['mf-checkout'], copy)).rejects.toThrow(
    /^mf-checkout\/src\/routes\.ts:\d+:\d+: Could not resolve "\.\/nowhere"$/,
  );
});
