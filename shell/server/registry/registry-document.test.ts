import { aRegistryDocument, aRemoteVersion, by } from '../testing/a-registry';
import { promote, publishRemote } from './releases';
import { emptyRegistry, parseRegistry, RegistryProblem } from './registry-document';

const good = promote(
  publishRemote(
    aRegistryDocument({ catalog: ['1.0.0', '1.1.0'], checkout: ['1.0.0'] }),
    'catalog',
    aRemoteVersion('1.2.0'),
  ),
  'catalog',
  '1.2.0',
  { ...by('Bo'), percent: 10 },
);
const text = JSON.stringify(good);

/** The good registry with one thing changed by path. */
function changed(path: (string | number)[], value: unknown): string {
  const copy = JSON.parse(text) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  const parent = path
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((at, key) => at[key] as Record<string, unknown>, copy);
  parent[last] = value;
  return JSON.stringify(copy);
}

test('what was written is read', () => {
  expect(parseRegistry(text)).toEqual(good);
});

const slots = ['remotes', 'catalog', 'versions', '1.0.0', 'slots'];
const aSlot = { slot: 'home', widget: 'row', order: 1 };

test('a slot says where its widget is rendered and which place it keeps, or nothing of it in earlier builds', () => {
  const keeps = [
    { from: 0, height: 300, heightVw: 55.5 },
    { from: 768, height: 400, width: 44 },
  ];

  for (const slot of [aSlot, { ...aSlot, render: 'server', keeps }]) {
    const read = parseRegistry(changed(slots, [slot]));
    expect(read.remotes['catalog']?.versions['1.0.0']?.slots).toEqual([slot]);
  }
});

test.each([
  { keeps: [{ from: 0, height: '1px;}body{display:none' }] },
  { keeps: [{ from: '0){} body', height: 1 }] },
  { keeps: [{ from: 0, height: 1, heightVw: 1e9 }] },
  { keeps: { from: 0 } },
  { render: 'everywhere' },
])('a slot with %j is refused, because it becomes part of pages', (wrong) => {
  expect(() => parseRegistry(changed(slots, [{ ...aSlot, ...wrong }]))).toThrow(/registry is invalid/);
});

test('the registry of before is empty to this program, which builds it again', () => {
  expect(parseRegistry('{"schema":1,"remotes":{"catalog":{}}}')).toEqual(emptyRegistry);
});

test.each<[string, string, RegExp]>([
  ['is empty', ' \n', /empty/],
  ['is cut off', text.slice(0, text.length / 2), /not valid JSON, or only the beginning/],
  ['is a page of HTML', '<!doctype html><title>502</title>', /not valid JSON/],
  ['is of the future', changed(['schema'], 3), /schema 3, which is newer.*Update the program/],
  ['is something else', '{"name":"x"}', /not a registry/],
  ['is nothing', 'null', /not a registry/],
  ['is a list', '[]', /not a registry/],
  ['has no remotes', changed(['remotes'], undefined), /registry is invalid/],
  ['has a revision that is no number', changed(['revision'], '7'), /\/revision/],
  [
    'names a version that it lacks',
    changed(['remotes', 'catalog', 'live'], '9.0.0'),
    /names catalog 9\.0\.0, but has no such/,
  ],
  [
    'names a version like an object’s own',
    changed(['remotes', 'catalog', 'live'], 'constructor'),
    /names catalog constructor/,
  ],
  [
    'holds a version under another name',
    changed(['remotes', 'catalog', 'versions', '1.0.0', 'version'], '1.0.1'),
    /under the name 1\.0\.0/,
  ],
  [
    'tries a version on nobody',
    changed(['remotes', 'catalog', 'rollout', 'percent'], 0),
    /\/remotes\/catalog/,
  ],
  [
    'has an entry without a hash',
    changed(['remotes', 'catalog', 'versions', '1.1.0', 'integrity'], ''),
    /integrity/,
  ],
  [
    'has a container that is code',
    changed(['remotes', 'catalog', 'versions', '1.1.0', 'container'], 'a;alert(1)'),
    /container/,
  ],
  [
    'has a file above its folder',
    changed(['remotes', 'catalog', 'versions', '1.1.0', 'node'], {
      path: '../../x.cjs',
      integrity: `sha384-${'A'.repeat(64)}`,
    }),
    /node/,
  ],
  [
    'has a file at another host',
    changed(
      ['remotes', 'catalog', 'versions', '1.1.0', 'preload'],
      [{ path: '//evil.test/x.js', integrity: `sha384-${'A'.repeat(64)}` }],
    ),
    /preload/,
  ],
  [
    'has a page’s file at another host',
    changed(['remotes', 'catalog', 'versions', '1.1.0', 'pageFiles'], {
      products: [{ path: 'https://evil.test/x.js', integrity: `sha384-${'A'.repeat(64)}` }],
    }),
    /pageFiles/,
  ],
  [
    'has words without a hash',
    changed(['remotes', 'catalog', 'versions', '1.1.0', 'wordFiles'], { vi: [{ path: '496.js' }] }),
    /wordFiles/,
  ],
  [
    'links to another host',
    changed(
      ['remotes', 'catalog', 'versions', '1.1.0', 'navigation'],
      [{ place: 'header', to: '//evil.test', label: { vi: 'x', en: 'x' }, order: 1 }],
    ),
    /navigation/,
  ],
  [
    'has a route open to nobody known',
    changed(['remotes', 'catalog', 'versions', '1.1.0', 'routes', 0, 'access'], 'everyone'),
    /routes/,
  ],
  ['names a remote in a strange way', changed(['remotes', '__proto__x'], {}), /registry is invalid/],
  [
    'has one address for two remotes',
    changed(['remotes', 'checkout', 'versions', '1.0.0', 'routes', 0, 'path'], 'catalog'),
    /catalog and checkout both claim the address \/catalog/,
  ],
])('a registry that %s is refused with a sentence', (_what, broken, message) => {
  expect(() => parseRegistry(broken)).toThrow(RegistryProblem);
  expect(() => parseRegistry(broken)).toThrow(message);
});
