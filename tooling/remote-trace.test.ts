import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openFolderStore } from '../shell/server/registry/folder-store';
import { publishRemote, publishShell } from '../shell/server/registry/releases';
import { emptyRegistry, registryKey } from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import { aRemoteVersion, passed } from '../shell/server/testing/a-registry';
import { UsageError } from './remote-command';
import { runRemoteCommand } from './remote-commands';
import { traceErrors } from './remote-errors';
import { buildFixture, type BuiltFixture } from './trace/built-fixture';
import { createSourceMaps, mapsInStore } from './trace/source-maps';

let folder: string;
let store: Store;
let fixture: BuiltFixture;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'remote-trace-'));
  fixture = await buildFixture(path.join(folder, 'sources'));
  store = openFolderStore(path.join(folder, 'registry'));
  const published = { publishedAt: '2026-11-21T08:00:00Z', by: 'An', gate: passed };
  let document = publishShell(emptyRegistry, { version: '1.0.0', contract: '2.0', ...published });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    document = publishRemote(document, 'catalog', aRemoteVersion(version));
  await store.write(registryKey, JSON.stringify(document));
  for (const version of ['1.0.0', '1.1.0']) {
    await store.write(`remotes/catalog/${version}/page.js`, fixture.code);
    await store.write(`source-maps/remotes/catalog/${version}/page.js.map`, fixture.map);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const trace = (words: string[], input = '') =>
  runRemoteCommand(
    ['trace', ...words],
    {},
    {
      store,
      env: {},
      progress: () => undefined,
      readInput: () => Promise.resolve(input),
    },
  );
const address = 'http://localhost:3001/catalog/1.1.0/page.js';
/** Where the minified page throws: `1:234`. */
const thrownAt = () => /page\.js:(\d+:\d+)/.exec(fixture.stackAt(address))?.[1] ?? '';

test('a team reads a stack of a shopper’s browser in its own sources', async () => {
  const { text } = await trace([], fixture.stackAt(address));

  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^TypeError: Cannot read properties of undefined/),
    expect.stringMatching(/^ {4}at priceOf \(mf-catalog\/src\/page\.tsx:9:\d+\)$/),
    '        return product.price!.amount;',
    expect.stringMatching(/^ {4}at ProductCard \(mf-catalog\/src\/page\.tsx:12:\d+\)$/),
    expect.stringMatching(/^ {4}at mf-catalog\/src\/page\.tsx:14:\d+$/),
    expect.stringMatching(/^ {4}at mf-catalog\/src\/page\.tsx:14:\d+$/),
    expect.stringMatching(/^ {4}at mf-catalog\/src\/page\.tsx:14:\d+$/),
    '    … and 1 frame of react-dom',
  ]);
});

test('a team reads the lines of a server’s log, and those of other languages of stacks', async () => {
  const stack = fixture.stackAt(address);
  const logged = JSON.stringify({
    level: 'warn',
    requestId: 'request-0001',
    msg: 'rendering catalog',
    stack,
  });
  const firefox = `priceOf@${address}?retry=1:${thrownAt()}`;

  const { text } = await trace([], `${logged}\nnot a line of a log\n{"msg":"request"}\n{cut off`);
  expect(text).toMatch(/^rendering catalog\nTypeError: .*\n {4}at priceOf \(mf-catalog\/src\/page\.tsx:9:/);
  expect((await trace([], firefox)).text).toMatch(/^ {4}at priceOf \(mf-catalog\/src\/page\.tsx:9:/);
});

test('a position is found in the file that is named, or in the only one that has it', async () => {
  const named = await trace(['1.1.0', `page.js:${thrownAt()}`]);

  expect(named.text).toMatch(
    /^catalog 1\.1\.0 page\.js:1:\d+\n {4}at priceOf \(mf-catalog\/src\/page\.tsx:9:\d+\)\n {8}return product\.price!\.amount;$/,
  );
  expect((await trace(['1.1.0', thrownAt()])).text).toBe(named.text);
  expect((await trace(['catalog', '1.0.0', thrownAt()])).text).toContain('mf-catalog/src/page.tsx:9');
});

test.each<[string, string[], RegExp]>([
  [
    'a version that is not there',
    ['9.9.9', '1:1'],
    /has no component with the version 9\.9\.9\. npm run remote -- status/,
  ],
  ['a component that is not there', ['chat', '1.0.0', '1:1'], /has no chat version 1\.0\.0/],
  ['a name that every object has', ['constructor', '1:1'], /version constructor/],
  ['a version of two components', ['1.0.0', '1:1'], /version of shell and catalog\. Name the component/],
  ['a version without source maps', ['1.2.0', '1:1'], /source maps of catalog 1\.2\.0 are gone/],
  ['a file that is not there', ['1.1.0', 'none.js:1:1'], /no source map of none\.js\. There are page\.js\./],
  ['a path out of the registry', ['1.1.0', '../../x.js:1:1'], /no source map of \.\.\/\.\.\/x\.js/],
  ['a line that is not there', ['1.1.0', '99:1'], /Nothing of the sources is at 99:1/],
  ['a column that is not there', ['1.1.0', '1:999999'], /Nothing of the sources is at 1:999999/],
  ['a column of 0', ['1.1.0', '1:0'], /Nothing of the sources is at 1:0/],
  ['no position', ['1.1.0', 'page.js'], /A position is line:column, not "page\.js"/],
  ['a version alone', ['1.1.0'], /Name a position, or give a stack/],
  ['too many words', ['catalog', '1.1.0', 'page.js', '1:1'], /Name a position, or give a stack/],
  ['a text without a stack', [], /no stack in what was given/],
])('it refuses %s and says what to do', async (_what, words, sentence) => {
  const refused = trace(words, 'it does not work');

  await expect(refused).rejects.toThrow(sentence);
  await expect(refused).rejects.toBeInstanceOf(UsageError);
});

test('what cannot be mapped stays as it was, with the reason', async () => {
  const { text } = await trace(
    [],
    [
      'Error: no',
      '    at a (http://localhost:3001/catalog/1.2.0/page.js:1:2)',
      '    at b (http://localhost/_shell/3.0.0/shell.js:1:2)',
      '    at Array.map (<anonymous>)',
    ].join('\n'),
  );

  expect(text).toMatch(/at a \(http:\/\/localhost:3001\/catalog\/1\.2\.0\/page\.js:1:2\)/);
  expect(text).toMatch(/Not mapped: catalog 1\.2\.0 has no source map for it\./);
  expect(text).toMatch(/Not mapped: the registry in the folder .* has no shell 3\.0\.0\./);
});

test('an error that browsers told from two places of a file, which are one in the sources, is counted as one', async () => {
  const error = (stack: string, count: number, requestId: string | null) => ({
    remote: 'catalog',
    version: '1.1.0',
    message: 'no',
    stack,
    requestId,
    count,
    firstAt: '2026-11-21T08:00:00Z',
    lastAt: '2026-11-21T08:00:00Z',
  });
  const stack = fixture.stackAt(address);

  const traced = await traceErrors(
    [error(stack, 2, null), error(`${stack}\n    at z (${address}:1:1)`, 3, 'request-0001')],
    createSourceMaps(mapsInStore(store)),
  );

  expect(traced).toMatchObject([{ count: 5, requestId: 'request-0001' }]);
});
