import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aRegistryDocument, aRemoteVersion, by } from '../testing/a-registry';
import { changeRegistry, readRegistry, removeDropped, sentenceOf } from './change-registry';
import { openFolderStore } from './folder-store';
import { promote, publishRemote, rollback } from './releases';
import { registryKey, type RegistryDocument } from './registry-document';
import type { Store } from './store';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'registry-change-'));
  store = openFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function start(document: RegistryDocument): Promise<void> {
  await store.write(registryKey, JSON.stringify(document));
}
const promoting = (who: string, component: string, version: string) =>
  changeRegistry(store, component, (now) => promote(now, component, version, by(who)));

/** Two remotes, each with a published version that is not live yet. */
const ready = ['catalog', 'checkout'].reduce(
  (document, name) => publishRemote(document, name, aRemoteVersion('1.1.0', { name })),
  aRegistryDocument({ catalog: ['1.0.0'], checkout: ['1.0.0'] }),
);

test('two people who promote different remotes at once both do', async () => {
  await start(ready);

  await Promise.all([promoting('An', 'catalog', '1.1.0'), promoting('Bo', 'checkout', '1.1.0')]);

  const { document } = await readRegistry(store);
  expect(document.remotes['catalog']?.live).toBe('1.1.0');
  expect(document.remotes['checkout']?.live).toBe('1.1.0');
  expect(document.revision).toBe(ready.revision + 2);
  expect(
    document.moves
      .slice(-2)
      .map(({ who }) => who)
      .sort(),
  ).toEqual(['An', 'Bo']);
});

test('of two people who promote one remote at once, one gets an error that names the other release', async () => {
  await start(publishRemote(ready, 'catalog', aRemoteVersion('1.2.0')));

  const both = await Promise.allSettled([
    promoting('An', 'catalog', '1.1.0'),
    promoting('Bo', 'catalog', '1.2.0'),
  ]);

  const [lost, ...others] = both.filter((one) => one.status === 'rejected');
  expect(others).toEqual([]);
  expect(String(lost?.reason)).toMatch(
    /Somebody else was faster, so nothing was changed\. (An|Bo) promoted catalog from 1\.0\.0 to 1\.[12]\.0 at .*decide again/,
  );
  expect((await readRegistry(store)).document.revision).toBe(ready.revision + 2);
});

test('who promotes while another begins a canary of the same remote gets an error that names it', async () => {
  await start(publishRemote(ready, 'catalog', aRemoteVersion('1.2.0')));
  let isFirst = true;
  const interrupted: Store = {
    ...store,
    async write(...written) {
      if (isFirst) {
        isFirst = false;
        await changeRegistry(store, 'catalog', (now) =>
          promote(now, 'catalog', '1.2.0', { ...by('Bo'), percent: 10 }),
        );
        await changeRegistry(store, null, (now) => publishRemote(now, 'catalog', aRemoteVersion('1.3.0')));
      }
      return store.write(...written);
    },
  };

  await expect(
    changeRegistry(interrupted, 'catalog', (now) => promote(now, 'catalog', '1.1.0', by('An'))),
  ).rejects.toThrow(/Bo promoted catalog from 1\.0\.0 to 1\.2\.0 for 10 %/);

  expect((await readRegistry(store)).document.remotes['catalog']).toMatchObject({
    live: '1.0.0',
    rollout: { version: '1.2.0', percent: 10 },
  });
});

test('who promotes while another publishes is not disturbed', async () => {
  await start(ready);

  await Promise.all([
    promoting('An', 'catalog', '1.1.0'),
    changeRegistry(store, null, (now) => publishRemote(now, 'catalog', aRemoteVersion('1.2.0'))),
  ]);

  const { document } = await readRegistry(store);
  expect(document.remotes['catalog']).toMatchObject({ live: '1.1.0' });
  expect(document.remotes['catalog']?.versions).toHaveProperty(['1.2.0']);
});

test('the first publication makes the registry, and of two firsts none is lost', async () => {
  await Promise.all(
    ['catalog', 'checkout'].map((name) =>
      changeRegistry(store, null, (now) => publishRemote(now, name, aRemoteVersion('1.0.0', { name }))),
    ),
  );

  expect(Object.keys((await readRegistry(store)).document.remotes).sort()).toEqual(['catalog', 'checkout']);
});

test('a broken registry is never written over', async () => {
  await store.write(registryKey, '{"schema":2,');

  await expect(promoting('An', 'catalog', '1.1.0')).rejects.toThrow(/only the beginning/);
  expect(Buffer.from((await store.read(registryKey))!.body).toString()).toBe('{"schema":2,');
});

test('an unreadable registry is never written, and the error says what is wrong', async () => {
  await start(ready);
  const navigation = [{ place: 'header', to: '/sale', label: { vi: 'Giảm giá' }, order: 1 }];
  const wrong = { ...aRemoteVersion('1.2.0'), navigation: navigation as never };

  await expect(changeRegistry(store, null, (now) => publishRemote(now, 'catalog', wrong))).rejects.toThrow(
    /Nothing was written.*catalog.*navigation.*en/,
  );

  expect((await readRegistry(store)).document).toEqual(ready);
});

test('files of a version that somebody published again meanwhile stay', async () => {
  await start(ready);
  const withoutIt = {
    ...ready,
    remotes: { ...ready.remotes, catalog: { ...ready.remotes['catalog']!, versions: {} } },
  };
  await store.write('remotes/catalog/1.1.0/x.js', 'again');

  await removeDropped(store, { before: ready, after: withoutIt });

  expect(await store.list('remotes/catalog/')).toEqual(['remotes/catalog/1.1.0/x.js']);
});

test('files of versions that left the registry are removed', async () => {
  await start(ready);
  for (const version of ['1.0.0', '1.1.0']) {
    await store.write(`remotes/catalog/${version}/x.js`, version);
    await store.write(`source-maps/remotes/catalog/${version}/x.js.map`, version);
  }

  for (let minor = 2; minor < 7; minor += 1) {
    const change = await changeRegistry(store, null, (now) =>
      publishRemote(now, 'catalog', aRemoteVersion(`1.${String(minor)}.0`)),
    );
    await removeDropped(store, change);
  }

  expect(await store.list('remotes/')).toEqual(['remotes/catalog/1.0.0/x.js']);
  expect(await store.list('source-maps/')).toEqual(['source-maps/remotes/catalog/1.0.0/x.js.map']);
});

test('a release event reads as a sentence, which says for whom it was', () => {
  const trial = promote(ready, 'catalog', '1.1.0', { ...by('An'), percent: 10, why: 'new lists' });
  const back = rollback(trial, 'catalog', by('Bo'));
  const narrow = promote(ready, 'catalog', '1.1.0', { ...by('An'), audience: ['staff', 'language=en'] });

  expect(trial.moves.slice(-1).map(sentenceOf)).toEqual([
    'An promoted catalog from 1.0.0 to 1.1.0 for 10 % at 2026-11-21T09:00:00Z: new lists.',
  ]);
  expect(narrow.moves.slice(-1).map(sentenceOf)).toEqual([
    'An promoted catalog from 1.0.0 to 1.1.0 for all staff and language=en at 2026-11-21T09:00:00Z.',
  ]);
  expect(back.moves.slice(-1).map(sentenceOf)).toEqual([
    'Bo rolled back catalog from 1.1.0 to 1.0.0 at 2026-11-21T09:00:00Z.',
  ]);
});
