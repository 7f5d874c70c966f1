import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { changeRegistry, folderOf, readRegistry } from '../shell/server/registry/change-registry';
import { openFolderStore } from '../shell/server/registry/folder-store';
import {
  autoRollback,
  pin,
  promote,
  publishRemote,
  retire,
  rollback,
  unpin,
} from '../shell/server/registry/releases';
import type { RegistryDocument } from '../shell/server/registry/registry-document';
import type { Store } from '../shell/server/registry/store';
import type { RemoteBuildInfo, ShellBuildInfo } from './build-info';
import { storeBuilt } from './built-registry';
import { linkBuilt } from './copy-versions';
import { makeLive, type Outcome } from './make-live';
import { releaseReport } from './release-report';

const integrity = `sha384-${'A'.repeat(64)}`;
const team = (at = new Date().toISOString()) => ({ who: 'Bo', at, why: 'prices missing' });

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'make-live-'));
  store = openFolderStore(path.join(folder, 'deploy'));
  await start({ shell: '1', catalog: '1', gift: '1' });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds these versions, as `npm start` does, and makes them live. */
async function start(
  versions: Record<string, string>,
  builds: Record<string, object> = {},
): Promise<Outcome[]> {
  for (const [component, version] of Object.entries(versions)) {
    const build = {
      ...(component === 'shell' ? aShell(version) : aRemote(component, version)),
      ...builds[component],
    };
    const file = path.join(folder, 'builds', folderOf(component, version), 'build.json');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(build));
  }
  return makeLive({ store, folder: path.join(folder, 'builds'), versions, known: ['catalog', 'gift'] });
}

const aShell = (version: string): ShellBuildInfo => ({
  version,
  scripts: [],
  early: [],
  render: { path: 'server/render.cjs', integrity },
  pageDataFormat: 1,
  contract: '2.0',
  runtimeVersion: '2.9.2',
  provides: { react: { version: '19.3.1', exports: ['default', 'useState'] } },
});
const aRemote = (name: string, version: string): RemoteBuildInfo => ({
  version,
  container: `mf_${name}_${version}`,
  integrity,
  contract: '2.0',
  routes: [{ path: name, access: 'public', render: 'client', frame: 'full', cacheKeys: [] }],
  slots: [],
  navigation: [],
  widgets: [],
  notices: {},
  preload: [{ path: 'door-remote.js', integrity }],
  node: null,
  uses: { react: ['useState'] },
  sharedVersions: { react: '^19.3.1' },
  pluginVersion: '2.9.2',
  messages: { vi: ['title'], en: ['title'] },
  carries: [],
  firstUseBytes: 30 * 1024,
});

const move = (component: string, change: (document: RegistryDocument) => RegistryDocument | null) =>
  changeRegistry(store, component, change);
const registry = async () => (await readRegistry(store)).document;
const live = async () => liveOf(await registry());
const liveOf = ({ shell, remotes }: RegistryDocument) => {
  return {
    shell: shell.live,
    ...Object.fromEntries(Object.entries(remotes).map(([name, one]) => [name, one.live])),
  };
};
const reasonOf = (outcomes: Outcome[], component: string): string => {
  const outcome = outcomes.find((one) => one.component === component);
  return outcome?.what === 'left alone' ? `${outcome.why}\n${outcome.next}` : (outcome?.what ?? 'nothing');
};

test('a start makes live what it built, and a second start without a change does nothing', async () => {
  expect(await live()).toEqual({ shell: '1', catalog: '1', gift: '1' });
  const { revision } = await registry();

  const again = await start({ shell: '1', catalog: '1', gift: '1' });

  expect((await registry()).revision).toBe(revision);
  expect(again.map(({ component, what }) => [component, what])).toEqual([
    ['shell', 'is live'],
    ['catalog', 'is live'],
    ['gift', 'is live'],
  ]);
});

test('a start after a change promotes what changed and says what was live before', async () => {
  const outcomes = await start({ shell: '1', catalog: '2', gift: '1' });

  expect(await live()).toEqual({ shell: '1', catalog: '2', gift: '1' });
  expect(outcomes.find(({ component }) => component === 'catalog')).toMatchObject({
    what: 'promoted',
    before: '1',
  });
});

test.each<[string, (document: RegistryDocument) => RegistryDocument | null, RegExp]>([
  [
    'is pinned',
    (now) => pin(now, 'gift', team()),
    /^gift was pinned by Bo at .*: prices missing\.\nnpm run remote -- unpin gift$/,
  ],
  [
    'was rolled back by a person',
    (now) => rollback(now, 'gift', team()),
    /^Bo rolled back gift from 2 to 1 .*\nnpm run remote -- publish gift$/,
  ],
  [
    'was rolled back because it failed',
    (now) => autoRollback(now, 'gift', '2', { ...team(), who: 'auto-rollback' }),
    /^auto-rollback automatically rolled back gift from 2 to 1/,
  ],
  [
    'was retired',
    (now) => retire(now, 'gift', team()),
    /^Bo retired gift 2 at .*\nnpm run remote -- publish gift$/,
  ],
])('a start leaves alone a remote that %s, and says why and what to do', async (_what, change, reason) => {
  await start({ shell: '1', catalog: '1', gift: '2' });
  await move('gift', change);
  const before = (await registry()).remotes['gift'];

  const outcomes = await start({ shell: '2', catalog: '2', gift: '3' });

  expect(reasonOf(outcomes, 'gift')).toMatch(reason);
  expect((await registry()).remotes['gift']).toEqual(before);
  expect(await live()).toMatchObject({ shell: '2', catalog: '2' });
});

const publishedByBo = (version: string) =>
  move('gift', (now) =>
    publishRemote(now, 'gift', {
      ...aRemote('gift', version),
      entry: `/gift/${version}/remoteEntry.js`,
      by: 'Bo',
      publishedAt: '2026-11-25T08:00:00Z',
      gate: { passed: true, at: '', against: ['shell 1'], smoke: true, problems: [] },
    }),
  );

test('a version that somebody published is made live by its promotion, not by a start', async () => {
  const { gift } = (await registry()).remotes;
  await publishedByBo('2');

  const outcomes = await start({ shell: '2', catalog: '2', gift: '2' });

  expect(reasonOf(outcomes, 'gift')).toBe(
    'gift 2 was published by Bo at 2026-11-25T08:00:00Z and waits for its promotion.\nnpm run remote -- promote gift 2',
  );
  expect((await registry()).remotes['gift']?.live).toBe(gift?.live);
  expect(await live()).toMatchObject({ shell: '2', catalog: '2' });
  expect(releaseReport(outcomes, ['gift'])).toContain(
    'gift     2  built      left alone\n      gift 2 was published',
  );
});

test('a version that somebody published and promoted comes back with its sources', async () => {
  await publishedByBo('2');
  await move('gift', (now) => promote(now, 'gift', '2', team()));
  await start({ shell: '1', catalog: '1', gift: '3' });
  expect(await live()).toMatchObject({ gift: '3' });

  await start({ shell: '1', catalog: '1', gift: '2' });

  expect(await live()).toMatchObject({ gift: '2' });
});

test('a start leaves alone a canary, also when its own version is the live one', async () => {
  await start({ shell: '1', catalog: '1', gift: '2' });
  await move('gift', (now) => promote(now, 'gift', '1', { ...team(), percent: 10 }));

  const outcomes = await start({ shell: '1', catalog: '1', gift: '2' });
  await start({ shell: '1', catalog: '1', gift: '3' });

  expect(reasonOf(outcomes, 'gift')).toMatch(
    /^gift 1 is a canary for 10 %\.\nnpm run remote -- promote gift, or/,
  );
  expect((await registry()).remotes['gift']).toMatchObject({
    live: '2',
    rollout: { version: '1', percent: 10 },
  });
});

test('a team that unpins, or releases its rolled back remote by itself, is not left alone any more', async () => {
  await start({ shell: '1', catalog: '1', gift: '2' });
  await move('gift', (now) => pin(now, 'gift', team()));
  await move('gift', (now) => unpin(now, 'gift', team()));

  await start({ shell: '1', catalog: '1', gift: '3' });
  await move('gift', (now) => rollback(now, 'gift', team()));
  await move('gift', (now) => promote(now, 'gift', '3', team()));
  await start({ shell: '1', catalog: '1', gift: '4' });

  expect(await live()).toMatchObject({ gift: '4' });
});

test('a rollback is remembered however much others release after it', async () => {
  await start({ shell: '1', catalog: '2', gift: '2' });
  await move('gift', (now) => rollback(now, 'gift', team()));
  let document = await registry();
  for (let count = 0; count < 110; count += 1)
    document = promote(rollback(document, 'catalog', team()), 'catalog', '2', team());
  await move('catalog', () => document);

  await start({ shell: '1', catalog: '2', gift: '3' });

  expect(await live()).toMatchObject({ gift: '1' });
});

test('a new shell that does not fit a remote that is left alone is left alone too', async () => {
  await move('gift', (now) => pin(now, 'gift', team()));

  const outcomes = await start(
    { shell: '2', catalog: '2', gift: '2' },
    { shell: { provides: { react: { version: '20.0.0', exports: ['default', 'useState'] } } } },
  );

  expect(reasonOf(outcomes, 'shell')).toMatch(
    /^It does not fit what is left alone:\n {2}- With the live gift 1: it was built for react \^19\.3\.1, and the shell provides 20\.0\.0/,
  );
  expect(await live()).toEqual({ shell: '1', catalog: '2', gift: '1' });
  expect(Object.keys((await registry()).shell.versions)).toEqual(['1']);
});

test('a remote that does not fit the shell that was left alone is left alone too', async () => {
  await move('shell', (now) => pin(now, 'shell', team()));

  const outcomes = await start(
    { shell: '2', catalog: '2', gift: '2' },
    {
      shell: { provides: { react: { version: '20.0.0', exports: ['default', 'useState'] } } },
      gift: { sharedVersions: { react: '^20.0.0' } },
    },
  );

  expect(reasonOf(outcomes, 'shell')).toMatch(/^shell was pinned by Bo/);
  expect(reasonOf(outcomes, 'gift')).toMatch(/^It does not fit what is left alone:\n/);
  expect(await live()).toEqual({ shell: '1', catalog: '2', gift: '1' });
});

test('a build that the gate refuses fails the start, and nothing of it is published', async () => {
  const starting = start({ shell: '1', catalog: '2', gift: '1' }, { catalog: { contract: '3.0' } });

  await expect(starting).rejects.toThrow(/^The release gate refuses catalog 2:\n {2}- With the live shell 1/);
  expect(Object.keys((await registry()).remotes['catalog']?.versions ?? {})).toEqual(['1']);
});

test('a start says in a table what it built, what it promoted and what it left alone', async () => {
  await move('gift', (now) => pin(now, 'gift', team('2026-11-25T08:00:00Z')));
  const outcomes = await start({ shell: '1', catalog: '22', gift: '2' });

  const report = releaseReport(outcomes, ['catalog', 'gift']);

  expect(report.split('\n')).toEqual([
    '  shell    1   unchanged  is live',
    '  catalog  22  built      promoted; 1 was live before',
    '  gift     2   built      left alone',
    '      gift was pinned by Bo at 2026-11-25T08:00:00Z: prices missing.',
    '      Next: npm run remote -- unpin gift',
  ]);
});

describe('the registry that tests start with', () => {
  const built = () => path.join(folder, 'built');
  const liveInTests = async () => liveOf((await readRegistry(openFolderStore(built()))).document);
  const build = async (versions: Record<string, string>, builds: Record<string, object> = {}) => {
    await start(versions, builds);
    await storeBuilt({ folder: built(), builds: path.join(folder, 'builds'), versions });
  };

  test('has what was built of a remote that is left alone, and nothing of one whose folder is gone', async () => {
    await build({ shell: '1', catalog: '1', gift: '1' });
    await move('catalog', (now) => pin(now, 'catalog', team()));
    await move('gift', (now) => retire(now, 'gift', team()));

    await build({ shell: '2', catalog: '2', gift: '2' });
    expect(await liveInTests()).toEqual({ shell: '2', catalog: '2', gift: '2' });
    await build({ shell: '2', catalog: '2' });
    expect(await liveInTests()).toEqual({ shell: '2', catalog: '2' });

    expect(await live()).toEqual({ shell: '2', catalog: '1', gift: null });
  });

  test.each([
    ['is no JSON', '{'],
    ['is of a newer schema', JSON.stringify({ schema: 99, revision: 1 })],
  ])('is written again when the one there %s', async (_what, text) => {
    await mkdir(built(), { recursive: true });
    await writeFile(path.join(built(), 'registry.json'), text);

    await build({ shell: '1', catalog: '1', gift: '1' });

    expect(await liveInTests()).toEqual({ shell: '1', catalog: '1', gift: '1' });
  });

  test('is written by two builds at once, also after one that was interrupted', async () => {
    const versions = { shell: '1', catalog: '1', gift: '1' };
    await build({ ...versions, gift: '2' });
    await mkdir(path.join(`${built()}-fresh`, folderOf('gift', 'half')), { recursive: true });
    const writing = () => storeBuilt({ folder: built(), builds: path.join(folder, 'builds'), versions });

    await Promise.all([writing(), writing()]);

    expect(await liveInTests()).toEqual(versions);
    expect(await readdir(folder)).not.toContain('built-fresh');
    expect(await readdir(path.dirname(path.join(built(), folderOf('gift', '1'))))).toEqual(['1']);
  });

  test('is copied for a shop that starts, and what was there stays when there are no builds', async () => {
    const own = path.join(folder, 'own');
    await build({ shell: '1', catalog: '1', gift: '1' });
    await linkBuilt(own, built());
    expect(liveOf((await readRegistry(openFolderStore(own))).document)).toEqual(await liveInTests());

    await expect(linkBuilt(own, path.join(folder, 'none'))).rejects.toThrow(/npm run build/);

    expect(liveOf((await readRegistry(openFolderStore(own))).document)).toEqual(await liveInTests());
  });

  test('is gone when the builds do not fit each other', async () => {
    await build({ shell: '1', catalog: '1', gift: '1' });
    await move('gift', (now) => retire(now, 'gift', team()));

    const building = build(
      { shell: '1', catalog: '2', gift: '1' },
      { catalog: { routes: aRemote('gift', '1').routes } },
    );

    await expect(building).rejects.toThrow(/gift/);
    expect(await liveInTests()).toEqual({ shell: null });
  });
});
