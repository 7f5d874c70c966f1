import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readRegistry } from '../../shell/server/registry/change-registry';
import { openFolderStore } from '../../shell/server/registry/folder-store';
import { promote } from '../../shell/server/registry/releases';
import { changeRegistry, folderOf } from '../../shell/server/registry/change-registry';
import { emptyRegistry, RegistryProblem } from '../../shell/server/registry/registry-document';
import type { Store } from '../../shell/server/registry/store';
import type { RemoteBuildInfo, ShellBuildInfo } from '../build-info';
import { publish } from '../publish';
import { remoteFits } from './remote-fits';
import { remoteIsWhole } from './remote-is-whole';

const integrity = `sha384-${'A'.repeat(64)}`;

const aShell = (change: Partial<ShellBuildInfo> = {}): ShellBuildInfo => ({
  version: '1.0.0',
  scripts: [],
  early: [],
  render: { path: 'server/render.cjs', integrity },
  pageDataFormat: 1,
  contract: '2.1',
  runtimeVersion: '2.9.2',
  provides: {
    react: { version: '19.3.1', exports: ['default', 'useState', 'use'] },
    '@storefront/shared/store': { version: '1.0.0', exports: ['put', 'resource'] },
  },
  ...change,
});
const aRemote = (change: Partial<RemoteBuildInfo> = {}): RemoteBuildInfo => ({
  version: '1.0.0',
  container: 'mf_catalog_1_0_0',
  integrity,
  contract: '2.1',
  routes: [{ path: 'products', access: 'public', render: 'client', frame: 'full', cacheKeys: [] }],
  slots: [],
  navigation: [],
  widgets: ['product-row'],
  notices: {},
  preload: [{ path: 'door-remote.js', integrity }],
  node: null,
  uses: { react: ['useState'], '@storefront/shared/store': ['put'] },
  sharedVersions: { react: '^19.3.1', '@storefront/shared/store': '^1.0.0' },
  pluginVersion: '2.9.2',
  messages: { vi: ['title'], en: ['title'] },
  carries: [],
  firstUseBytes: 30 * 1024,
  ...change,
});

const aRoute = (route: string, name: string): RemoteBuildInfo['routes'][number] => ({
  path: route,
  name,
  access: 'public',
  render: 'client',
  frame: 'full',
  cacheKeys: [],
});

test('a remote fits into the shell that it was built against, and into a newer one', () => {
  expect(remoteFits(aRemote(), aShell())).toEqual([]);
  const newer = aShell({
    contract: '2.4',
    runtimeVersion: '2.11.0',
    provides: {
      react: { version: '19.9.0', exports: ['default', 'useState', 'use', 'useNew'] },
      '@storefront/shared/store': { version: '1.7.2', exports: ['put', 'resource', 'more'] },
    },
  });
  expect(remoteFits(aRemote(), newer)).toEqual([]);
});

const provides = (change: object) => aShell({ provides: { ...aShell().provides, ...change } });

test.each<[string, RemoteBuildInfo, ShellBuildInfo, RegExp]>([
  [
    'a newer contract',
    aRemote({ contract: '2.2' }),
    aShell(),
    /built for contract 2\.2.*supports 2\.1\. Release a shell with contract 2\.2 first/,
  ],
  [
    'a contract of the next major',
    aRemote({ contract: '3.0' }),
    aShell(),
    /Release a shell with contract 3\.0 first/,
  ],
  [
    'a contract of the last major',
    aRemote(),
    aShell({ contract: '3.0' }),
    /supports 3\.0\. Build it again with the current/,
  ],
  [
    'a library newer than the shell’s',
    aRemote({ sharedVersions: { react: '^19.4.0' } }),
    aShell(),
    /react \^19\.4\.0, and the shell provides 19\.3\.1\. Release a shell/,
  ],
  [
    'a library of the last major',
    aRemote({ sharedVersions: { react: '^18.0.0' } }),
    aShell(),
    /react \^18\.0\.0.*Build it again with the newer/,
  ],
  [
    'a library that the shell lacks',
    aRemote({ sharedVersions: { lodash: '^4.0.0' } }),
    aShell(),
    /expects lodash of the shell.*shared-libraries\.ts/,
  ],
  [
    'a library named like an object’s own',
    aRemote({ sharedVersions: { constructor: '^1.0.0' } }),
    aShell(),
    /expects constructor of the shell/,
  ],
  [
    'an export that no facade lists',
    aRemote({ uses: { react: ['useState', 'useNew', 'useOther'] } }),
    aShell(),
    /uses useNew, useOther of react.*federation\/facades/,
  ],
  [
    'all of a library of which the shell offers some exports',
    aRemote({ uses: { react: ['*', 'useState'] } }),
    aShell(),
    /imports all of react, of which the shell offers only some.*by name/,
  ],
  [
    'an export that went away',
    aRemote(),
    provides({ '@storefront/shared/store': { version: '1.0.0', exports: [] } }),
    /uses put of @storefront\/shared\/store/,
  ],
  [
    'a newer federation plugin',
    aRemote({ pluginVersion: '2.10.0' }),
    aShell(),
    /plugin 2\.10\.0.*runtime 2\.9\.2/,
  ],
  ['a plugin of another major', aRemote({ pluginVersion: '3.0.0' }), aShell(), /plugin 3\.0\.0/],
  ['a plugin of no version', aRemote({ pluginVersion: '' }), aShell(), /plugin/],
])('a remote with %s is refused with what to do', (_what, remote, shell, message) => {
  const problems = remoteFits(remote, shell);

  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(message);
});

const aSlot = (change: Partial<RemoteBuildInfo['slots'][number]>): RemoteBuildInfo['slots'][number] => ({
  slot: 'home',
  widget: 'product-row',
  order: 10,
  keeps: [{ from: 0, height: 400 }],
  ...change,
});
const letters = (count: number) => [...'abcdefg'].slice(0, count);

test.each<[string, Partial<RemoteBuildInfo>, string[]]>([
  ['nothing wrong', {}, []],
  ['exactly what it may load', { firstUseBytes: 40 * 1024 }, []],
  ['a slot for the server', { slots: [aSlot({ render: 'server' })] }, []],
  ['a slot over the page', { slots: [aSlot({ slot: 'body', keeps: [] })] }, []],
  [
    'one byte too much',
    { firstUseBytes: 40 * 1024 + 1 },
    [
      'Its first use loads 40.0 KB compressed, and 40 KB are allowed (tooling/budgets/budgets.json). Load later what the first page does not need.',
    ],
  ],
  [
    'the name of another',
    { container: 'mf_account_1_0_0' },
    [
      "It calls itself account, and it is published as catalog. Write name: 'catalog' in src/remote.ts and webpack.config.ts.",
    ],
  ],
  ['no manifest', { preload: [] }, ['It exposes no ./remote. Add it to exposes in webpack.config.ts.']],
  [
    'a slot without its widget',
    { slots: [aSlot({ widget: 'none' })] },
    [
      'Its slot home asks for the widget none, which it does not expose. Add ./none to exposes in webpack.config.ts.',
    ],
  ],
  [
    'a slot without a place',
    { slots: [aSlot({ keeps: [] })] },
    [
      'Its slot home keeps no place for the widget product-row, so the page would move when it appears. Add keeps to the slot in remote.ts: keeps: [{ from: 0, height: 400 }].',
    ],
  ],
  [
    'a slot that only browsers render',
    { slots: [aSlot({ slot: 'portal', render: 'server' })] },
    [
      "Its slot portal asks to render the widget product-row on the server, but that slot is rendered in browsers only. Leave out render: 'server'.",
    ],
  ],
  [
    'a slot for the server with a query',
    { slots: [aSlot({ render: 'server', query: 'ref' })] },
    [
      "Its slot home asks to render the widget product-row on the server, but shows it only with ?ref. Leave out render: 'server'.",
    ],
  ],
  [
    'a slot for the server that is not public',
    { slots: [aSlot({ render: 'server', access: 'customer' })] },
    [
      "Its slot home asks to render the widget product-row on the server, which renders for visitors, but its access is customer. Leave out render: 'server'.",
    ],
  ],
  [
    'one address and one name twice',
    { routes: [aRoute('a/:id', 'page'), aRoute('a/:slug', 'page'), aRoute('b', 'Wrong')] },
    [
      'It claims the address /a/:slug twice. Remove one of the routes.',
      'It names two pages "page". Links would lead to one of them: give each page a name of its own.',
      'It names a page "Wrong". Use an identifier that starts with a small letter, such as newsArticle.',
    ],
  ],
  [
    'no text in a language',
    { messages: { vi: null, en: ['title'] } },
    ['It has no messages in "vi". Write src/locales/vi.json.'],
  ],
  [
    'five texts in one language only',
    { messages: { vi: letters(5), en: [] } },
    ['Its messages in "en" lack a, b, c, d, e. Every text is needed in both languages.'],
  ],
  [
    'seven texts in one language only',
    { messages: { vi: [], en: letters(7) } },
    ['Its messages in "vi" lack a, b, c, d, e and 2 more. Every text is needed in both languages.'],
  ],
  [
    'a library of its own',
    { carries: ['It contains react'] },
    ['It contains react, which the shell provides: import it by its package name.'],
  ],
])('a remote with %s is answered so', (_what, change, problems) => {
  expect(remoteIsWhole('catalog', aRemote(change), emptyRegistry, 40)).toEqual(problems);
});

describe('publishing', () => {
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gate-'));
    store = openFolderStore(path.join(folder, 'store'));
    await published('shell', aShell({ version: '0.9.0' }));
    await live('shell', '0.9.0');
    await published('shell', aShell());
    await live('shell', '1.0.0');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** What a build leaves behind, and publishing it without a browser. */
  async function published(component: string, build: RemoteBuildInfo | ShellBuildInfo) {
    const built = path.join(folder, 'built', folderOf(component, build.version));
    await mkdir(built, { recursive: true });
    await writeFile(path.join(built, 'build.json'), JSON.stringify(build));
    await writeFile(path.join(built, 'file.js'), `${component} ${build.version}`);
    await writeFile(path.join(built, 'file.js.map'), '{}');
    return publish({
      store,
      part: component,
      folder: built,
      by: 'An',
      smoke: false,
      against: 'live and previous',
    });
  }
  const live = (component: string, version: string) =>
    changeRegistry(store, component, (now) =>
      promote(now, component, version, { who: 'An', at: '2026-11-21T08:00:00Z' }),
    );

  test('a team’s version fits into the live and the previous shell, and lies in the store', async () => {
    const { gate } = await published('catalog', aRemote());

    expect(gate).toMatchObject({ passed: true, problems: [], against: ['shell 1.0.0', 'shell 0.9.0'] });
    const { document } = await readRegistry(store);
    expect(document.remotes['catalog']).toMatchObject({ live: null });
    expect(document.remotes['catalog']?.versions['1.0.0']).toMatchObject({
      entry: '/catalog/1.0.0/remoteEntry.js',
      by: 'An',
      pluginVersion: '2.9.2',
    });
    expect(JSON.stringify(document)).not.toContain('firstUseBytes');
    expect(await readFile(path.join(folder, 'store/remotes/catalog/1.0.0/file.js'), 'utf8')).toBe(
      'catalog 1.0.0',
    );
  });

  test('source maps are stored apart from the files that static hosts and buckets serve', async () => {
    await published('catalog', aRemote());

    expect(await store.list('remotes/')).toEqual([
      'remotes/catalog/1.0.0/build.json',
      'remotes/catalog/1.0.0/file.js',
    ]);
    expect(await store.list('source-maps/remotes/')).toEqual([
      'source-maps/remotes/catalog/1.0.0/file.js.map',
    ]);
  });

  test('the files of a version’s pages and messages are stored for preloading', async () => {
    const pageFiles = { products: [{ path: 'lists.js', integrity }] };
    const wordFiles = { vi: [{ path: '496.js', integrity }], en: [{ path: '174.js', integrity }] };
    await published('catalog', aRemote({ pageFiles, wordFiles }));

    const { document } = await readRegistry(store);
    expect(document.remotes['catalog']?.versions['1.0.0']).toMatchObject({ pageFiles, wordFiles });
  });

  test.each<[string, Partial<RemoteBuildInfo>, RegExp]>([
    ['lacks a language', { messages: { vi: ['title'], en: null } }, /no messages in "en".*locales\/en\.json/],
    [
      'lacks a text in one language',
      { messages: { vi: ['title', 'price'], en: ['title'] } },
      /messages in "en" lack price/,
    ],
    [
      'carries what the shell provides',
      { carries: ['list.js carries node_modules/react/index.js'] },
      /list\.js carries .*react/,
    ],
    ['weighs too much', { firstUseBytes: 90 * 1024 }, /loads 90\.0 KB compressed, and 40 KB are allowed/],
    ['exposes no manifest', { preload: [] }, /exposes no \.\/remote/],
    [
      'has the name of another remote',
      { container: 'mf_checkout_1_0_0' },
      /calls itself checkout, and it is published as catalog\. Write name: 'catalog'/,
    ],
    [
      'a slot that keeps no place for its widget',
      { slots: [{ slot: 'home', widget: 'product-row', order: 1 }] },
      /slot home keeps no place for the widget product-row.*Add keeps/,
    ],
    [
      'a widget to render on the server in a slot that only browsers render',
      {
        slots: [
          {
            slot: 'portal',
            widget: 'product-row',
            order: 1,
            render: 'server',
            keeps: [{ from: 0, height: 1 }],
          },
        ],
      },
      /slot is rendered in browsers only\. Leave out render/,
    ],
    [
      'a widget for customers to render on the server',
      {
        slots: [
          {
            slot: 'home',
            widget: 'product-row',
            order: 1,
            render: 'server',
            access: 'customer',
            keeps: [{ from: 0, height: 1 }],
          },
        ],
      },
      /renders for visitors, but its access is customer/,
    ],
    [
      'a widget of a query key to render on the server',
      {
        slots: [
          {
            slot: 'home',
            widget: 'product-row',
            order: 1,
            render: 'server',
            query: 'ref',
            keeps: [{ from: 0, height: 1 }],
          },
        ],
      },
      /shows it only with \?ref\. Leave out render/,
    ],
    [
      'fills a slot with what it does not expose',
      { slots: [{ slot: 'home', widget: 'banner', order: 1 }] },
      /widget banner, which it does not expose/,
    ],
    [
      'claims an address twice',
      {
        routes: ['a/:b', 'a/:c'].map((route) => ({
          path: route,
          access: 'public',
          render: 'client',
          frame: 'full',
          cacheKeys: [],
        })),
      },
      /address \/a\/:c twice/,
    ],
    [
      'names two pages alike',
      { routes: ['a', 'b'].map((route) => aRoute(route, 'toys')) },
      /names two pages "toys".*name of its own/,
    ],
    [
      'names a page with what is no identifier',
      { routes: [aRoute('a', 'catalog/toys')] },
      /names a page "catalog\/toys"\. Use an identifier/,
    ],
    [
      'needs more than both shells offer',
      { uses: { react: ['useNew'] } },
      /^With the live shell 1\.0\.0 and the previous shell 0\.9\.0: It uses useNew/,
    ],
  ])('a version that %s is refused, and nobody can promote it', async (_what, change, message) => {
    const { gate } = await published('catalog', aRemote(change));

    expect(gate.passed).toBe(false);
    expect(gate.problems.join('\n')).toMatch(message);
    await expect(live('catalog', '1.0.0')).rejects.toThrow(
      message.source.startsWith('^') ? /gate refused/ : message,
    );
    expect((await readRegistry(store)).document.remotes['catalog']?.live).toBeNull();
  });

  test('a version that only the live shell can hold is refused: the shell could not go back', async () => {
    await published('shell', aShell({ version: '1.1.0', contract: '2.2' }));
    await live('shell', '1.1.0');

    const { gate } = await published('catalog', aRemote({ contract: '2.2' }));

    expect(gate.problems).toEqual([
      'With the previous shell 1.0.0: It was built for contract 2.2, and the shell supports 2.1. Release a shell with contract 2.2 first, and another after it, so that the previous one supports it as well.',
    ]);
  });

  test('a version at an address of another live remote is refused', async () => {
    await published('catalog', aRemote());
    await live('catalog', '1.0.0');

    const { gate } = await published('outlet', aRemote({ container: 'mf_outlet_1_0_0' }));

    expect(gate.problems).toEqual([
      'It claims the address /products, which belongs to catalog. Choose another pattern, or let catalog release it first.',
    ]);
  });

  test('a version at an address of another remote’s canary is refused', async () => {
    await published('catalog', aRemote());
    await changeRegistry(store, 'catalog', (now) =>
      promote(now, 'catalog', '1.0.0', { who: 'An', at: '2026-11-21T08:00:00Z', percent: 10 }),
    );

    const { gate } = await published('outlet', aRemote({ container: 'mf_outlet_1_0_0' }));

    expect(gate.problems).toEqual([expect.stringMatching(/address \/products, which belongs to catalog/)]);
  });

  test('a version at an address of another live remote is refused, also when the canary of that remote gave it up', async () => {
    await published('catalog', aRemote());
    await live('catalog', '1.0.0');
    await published('catalog', aRemote({ version: '1.1.0', routes: [aRoute('collections', 'collections')] }));
    await changeRegistry(store, 'catalog', (now) =>
      promote(now, 'catalog', '1.1.0', { who: 'An', at: '2026-11-21T08:00:00Z', percent: 10 }),
    );

    const { gate } = await published('outlet', aRemote({ container: 'mf_outlet_1_0_0' }));

    expect(gate.problems).toEqual([expect.stringMatching(/address \/products, which belongs to catalog/)]);
  });

  test('a shell that would break a live remote is refused, and the verdict names the remote', async () => {
    await published('catalog', aRemote());
    await live('catalog', '1.0.0');
    const { react: _react, ...others } = aShell().provides;

    const { gate } = await published('shell', aShell({ version: '2.0.0', provides: others }));

    expect(gate.passed).toBe(false);
    expect(gate.problems[0]).toMatch(/^With the live catalog 1\.0\.0: it expects react of the shell/);
  });

  test('a shell that would break a canary is refused, and says which', async () => {
    await published('catalog', aRemote());
    await changeRegistry(store, 'catalog', (now) =>
      promote(now, 'catalog', '1.0.0', { who: 'An', at: '2026-11-21T08:00:00Z', percent: 10 }),
    );
    const { react: _react, ...others } = aShell().provides;

    const { gate } = await published('shell', aShell({ version: '2.0.0', provides: others }));

    expect(gate.problems).toEqual([expect.stringMatching(/catalog 1\.0\.0: it expects react of the shell/)]);
  });

  test('a version is published once, but tried again when the gate had refused it', async () => {
    await published('catalog', aRemote({ contract: '2.2' }));
    for (const version of ['1.1.0', '1.2.0']) {
      await published('shell', aShell({ version, contract: '2.2' }));
      await live('shell', version);
    }

    expect((await published('catalog', aRemote({ contract: '2.2' }))).gate.passed).toBe(true);
    await expect(published('catalog', aRemote({ contract: '2.2' }))).rejects.toThrow(
      /already published by An/,
    );
  });

  test('of two who publish the same name at once, the later one writes into no file of the other', async () => {
    const elsewhere = path.join(folder, 'elsewhere');
    await mkdir(elsewhere);
    await writeFile(path.join(elsewhere, 'build.json'), JSON.stringify(aRemote()));
    await writeFile(path.join(elsewhere, 'file.js'), 'of Bo');
    let letWrite = (): void => undefined;
    const isAnDone = new Promise<void>((resolve) => (letWrite = resolve));
    const slow: Store = { ...store, write: (...all) => isAnDone.then(() => store.write(...all)) };

    const late = publish({
      store: slow,
      part: 'catalog',
      folder: elsewhere,
      by: 'Bo',
      smoke: false,
      against: 'live',
    });
    await published('catalog', aRemote());
    letWrite();

    await expect(late).rejects.toThrow(/already published by An/);
    expect(await readFile(path.join(folder, 'store/remotes/catalog/1.0.0/file.js'), 'utf8')).toBe(
      'catalog 1.0.0',
    );
  });

  test('the sixth version takes the place of the oldest that nobody needs', async () => {
    for (const minor of [0, 1, 2, 3, 4, 5]) {
      await published('catalog', aRemote({ version: `1.${String(minor)}.0` }));
      if (minor < 2) await live('catalog', `1.${String(minor)}.0`);
    }

    const { document } = await readRegistry(store);
    expect(Object.keys(document.remotes['catalog']?.versions ?? {})).toEqual([
      '1.0.0',
      '1.1.0',
      '1.3.0',
      '1.4.0',
      '1.5.0',
    ]);
    expect(await store.list('remotes/catalog/1.2.0/')).toEqual([]);
    expect(await store.list('remotes/catalog/1.0.0/')).toHaveLength(2);
  });

  test.each([
    ['lost its files', () => store.remove('shell/1.0.0/')],
    ['half of its build.json', () => store.write('shell/1.0.0/build.json', '{"version":')],
  ])(
    'nothing passes the gate with a shell that has %s, and the error says what to do',
    async (_what, spoil) => {
      await spoil();

      const attempt = published('catalog', aRemote());

      await expect(attempt).rejects.toThrow(RegistryProblem);
      await expect(attempt).rejects.toThrow(/has lost the files of shell 1\.0\.0.*Restore them/);
    },
  );
});
