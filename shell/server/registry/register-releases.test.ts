import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { releasesPath } from '../../src/config';
import { signOverrideOrigin, signReleaseCall } from '../platform-secret';
import { aRegistryDocument, aRemoteVersion, by, refused } from '../testing/a-registry';
import { createTestServer, type TestServer } from '../testing/document-server';
import { readRegistry } from './change-registry';
import { openFolderStore } from './folder-store';
import { registryKey, type RegistryDocument } from './registry-document';
import { pin, promote, publishRemote } from './releases';
import type { RegistryState } from './registry-state';
import { revisionOf } from './registry-state';
import type { Store } from './store';

const secret = 'Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h6';
let folder: string;
let store: Store;
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  store = openFolderStore(folder);
  await start(ready);
  server = await createTestServer({ store, env: { PLATFORM_SECRET: secret } });
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** catalog and checkout 1.0.0 are live; catalog 1.1.0 passed the gate, and 1.2.0 did not. */
const live = aRegistryDocument({ catalog: ['1.0.0'], checkout: ['1.0.0'] });
const ready = [aRemoteVersion('1.1.0'), aRemoteVersion('1.2.0', { gate: refused })].reduce(
  (document, version) => publishRemote(document, 'catalog', version),
  live,
);
const start = (document: RegistryDocument) => store.write(registryKey, JSON.stringify(document));
const documentNow = async () => (await readRegistry(store)).document;

const post = async (payload: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
  const answer = await server.app.inject({
    method: 'POST',
    url: releasesPath,
    payload,
    headers: { 'content-type': 'text/plain', ...headers },
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
};
const signed = (content: unknown, { id = randomUUID(), lifeMs = 30_000, key = secret } = {}) =>
  signReleaseCall(key, { id, until: Date.now() + lifeMs, content });

/** Asks as the backend does. */
async function ask<T>(content: unknown): Promise<T> {
  const { status, body } = await post(signed(content));
  expect(status).toBe(200);
  return JSON.parse(body) as T;
}
const change = async (command: object, component = 'catalog') =>
  ask<{ refused?: string; after?: { live: string; canary: object | null; isPinned: boolean } }>({
    component,
    revision: revisionOf(await documentNow(), component),
    by: 'account 1',
    why: 'test',
    ...command,
  });

test('the backend reads what is live, what can be promoted and who released what', async () => {
  const { components, history, servers } = await ask<RegistryState>({ do: 'read' });

  expect(servers).toBe(0);
  expect(components.map(({ name }) => name)).toEqual(['shell', 'catalog', 'checkout']);
  expect(components[1]).toMatchObject({ live: '1.0.0', previous: null, canary: null, pin: null });
  expect(components[1]?.versions.map(({ version, isPassed }) => [version, isPassed])).toEqual([
    ['1.2.0', false],
    ['1.1.0', true],
    ['1.0.0', true],
  ]);
  expect(history.filter(({ component }) => component === 'catalog')).toContainEqual(
    expect.objectContaining({ who: 'An', what: 'promote', to: '1.0.0' }),
  );
});

test('an administrator moves a canary from a tenth to everybody and back', async () => {
  const started = await change({ do: 'promote', version: '1.1.0', percent: 10 });
  const widened = await change({ do: 'canary', percent: 60 });
  const ended = await change({ do: 'canary', percent: 0 });
  await change({ do: 'promote', version: '1.1.0', percent: 10 });
  const released = await change({ do: 'canary', percent: 100 });
  const back = await change({ do: 'rollback' });

  expect(started.after).toMatchObject({ live: '1.0.0', canary: { version: '1.1.0', percent: 10 } });
  expect(widened.after?.canary).toMatchObject({ percent: 60 });
  expect(ended.after?.canary).toBeNull();
  expect(released.after).toMatchObject({ live: '1.1.0', canary: null });
  expect(back.after).toMatchObject({ live: '1.0.0' });
  expect((await documentNow()).moves.at(-1)).toMatchObject({
    who: 'account 1',
    what: 'rollback',
    from: '1.1.0',
    to: '1.0.0',
    why: 'test',
  });
});

test('a canary for an audience stays with it while its share changes', async () => {
  await start(promote(ready, 'catalog', '1.1.0', { ...by('An'), percent: 10, audience: ['staff'] }));

  const { after } = await change({ do: 'canary', percent: 40 });

  expect(after?.canary).toEqual({ version: '1.1.0', percent: 40, audience: ['staff'] });
});

test('a pinned component is not promoted, until it is unpinned', async () => {
  expect((await change({ do: 'pin' })).after).toMatchObject({ isPinned: true });

  expect(await change({ do: 'promote', version: '1.1.0', percent: 100 })).toEqual({
    refused: 'REMOTE_PINNED',
  });
  expect((await change({ do: 'unpin' })).after).toMatchObject({ isPinned: false });
  expect(await change({ do: 'unpin' })).toEqual({ refused: 'REMOTE_NOT_PINNED' });
});

test.each<[string, object, string, string]>([
  ['a version that was never published', { version: '9.9.9' }, 'catalog', 'REMOTE_VERSION_NOT_FOUND'],
  ['a version that the gate refused', { version: '1.2.0' }, 'catalog', 'REMOTE_VERSION_REFUSED'],
  ['the live version', { version: '1.0.0' }, 'catalog', 'REMOTE_VERSION_LIVE'],
  ['a canary of the shell', { version: '1.0.0', percent: 10 }, 'shell', 'REMOTE_VERSION_LIVE'],
])('%s is refused with a code', async (_what, command, component, code) => {
  expect(await change({ do: 'promote', percent: 100, ...command }, component)).toEqual({ refused: code });
  expect((await documentNow()).revision).toBe(ready.revision);
});

test('a canary beside that of another remote, a rollback without a target and an unknown remote are refused', async () => {
  await start(
    promote(
      publishRemote(ready, 'checkout', aRemoteVersion('1.1.0', { name: 'checkout' })),
      'checkout',
      '1.1.0',
      { ...by('An'), percent: 10 },
    ),
  );

  expect(await change({ do: 'promote', version: '1.1.0', percent: 10 })).toEqual({
    refused: 'CANARY_OF_ANOTHER_REMOTE',
  });
  expect(await change({ do: 'rollback' })).toEqual({ refused: 'NO_PREVIOUS_VERSION' });
  expect(await change({ do: 'canary', percent: 10 })).toEqual({ refused: 'NO_CANARY' });
  expect(await ask({ do: 'rollback', component: 'gift', revision: 'x', by: 'account 1', why: '' })).toEqual({
    refused: 'REMOTE_NOT_FOUND',
  });
});

test('a version whose files no document server can load is not promoted', async () => {
  const report = {
    schema: 1,
    id: 'one',
    host: 'shop-1:3000',
    startedAt: new Date().toISOString(),
    at: new Date().toISOString(),
    everyMs: 60_000,
    revision: ready.revision,
    shell: '1.0.0',
    problem: null,
    allowedOrigins: [],
    remotes: {
      catalog: {
        origin: 'http://remotes.test',
        live: '1.0.0',
        canary: null,
        problems: { '1.1.0': { reason: 'unreachable', says: 'http://remotes.test cannot be reached' } },
        unchecked: [],
      },
    },
  };
  await store.write('servers/one.json', JSON.stringify(report));

  expect(await change({ do: 'promote', version: '1.1.0', percent: 100 })).toEqual({
    refused: 'REMOTE_VERSION_NOT_SERVED',
  });
  const { components, servers } = await ask<RegistryState>({ do: 'read' });
  expect(servers).toBe(1);
  expect(components[1]).toMatchObject({ served: 1, versions: [{}, { problem: 'unreachable' }, {}] });
});

test('of two administrators who decide on the same facts, one is told that the other was faster', async () => {
  const revision = revisionOf(await documentNow(), 'catalog');
  const command = { do: 'promote', version: '1.1.0', percent: 100, revision };

  const both = await Promise.all([change(command), change({ ...command, percent: 20 })]);

  expect(both.filter((one) => one.refused === 'EDIT_CONFLICT')).toHaveLength(1);
  expect((await documentNow()).revision).toBe(ready.revision + 1);
});

test('publishing and a release of another remote do not conflict, a pin does', async () => {
  const revision = revisionOf(await documentNow(), 'catalog');
  await start(publishRemote(ready, 'catalog', aRemoteVersion('1.3.0')));

  expect(revisionOf(await documentNow(), 'catalog')).toBe(revision);
  await start(pin(ready, 'catalog', by('An')));
  expect(await change({ do: 'rollback', revision })).toEqual({ refused: 'EDIT_CONFLICT' });
});

test('a pin and a canary that have ended are not repeated with the revision that they were decided on', async () => {
  const revision = revisionOf(await documentNow(), 'catalog');
  await change({ do: 'pin', revision });
  await change({ do: 'unpin' });

  expect(await change({ do: 'pin', revision })).toEqual({ refused: 'EDIT_CONFLICT' });

  const second = revisionOf(await documentNow(), 'catalog');
  await change({ do: 'promote', version: '1.1.0', percent: 10, revision: second });
  await change({ do: 'canary', percent: 0 });
  expect(await change({ do: 'promote', version: '1.1.0', percent: 10, revision: second })).toEqual({
    refused: 'EDIT_CONFLICT',
  });
});

test('a release is answered as done when the reports of the document servers cannot be read', async () => {
  const { read, list } = store;
  const broken = () => Promise.reject(new Error('the store is away'));
  let isReleased = false;
  const write: Store['write'] = async (...parameters) => {
    const written = await Reflect.apply(store.write, store, parameters);
    isReleased = true;
    return written;
  };
  await server.stop();
  server = await createTestServer({
    store: {
      ...store,
      write,
      read: (key) => (isReleased && key !== registryKey ? broken() : read.call(store, key)),
      list: (prefix) => (isReleased ? broken() : list.call(store, prefix)),
    },
    env: { PLATFORM_SECRET: secret },
  });

  expect(await change({ do: 'promote', version: '1.1.0', percent: 100 })).toMatchObject({
    after: { live: '1.1.0' },
    seen: 0,
  });
});

test.each<[string, () => string]>([
  ['no signature', () => Buffer.from('{"content":{"do":"read"}}').toString('base64url')],
  ['an empty body', () => ''],
  ['a signature of another secret', () => signed({ do: 'read' }, { key: 'z'.repeat(32) })],
  ['a call that is over', () => signed({ do: 'read' }, { lifeMs: -1 })],
  ['a call that would be valid for an hour', () => signed({ do: 'read' }, { lifeMs: 3_600_000 })],
  ['a token for another purpose', () => signOverrideOrigin(secret, 'http://a.test', Date.now() + 30_000)],
  ['a body that is too long', () => 'x'.repeat(20_000)],
])('without a valid signature the address does not exist: %s', async (_what, body) => {
  const unknown = await server.app.inject({ method: 'POST', url: '/_nothing', payload: 'x' });
  const { status, body: text } = await post(body());

  expect(status).toBe(404);
  expect(text.replaceAll(releasesPath, '/_nothing')).toBe(unknown.body);
});

test('JSON and other methods do not find it either', async () => {
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(404);
  expect((await server.app.inject({ method: 'PUT', url: releasesPath })).statusCode).toBe(404);
});

test('a call that somebody recorded is not answered a second time', async () => {
  const call = signed({ do: 'read' });

  expect((await post(call)).status).toBe(200);
  expect((await post(call)).status).toBe(404);
});

test('a signed call that is no command is refused, and is not cached', async () => {
  expect(await ask({ do: 'delete everything' })).toEqual({ refused: 'BAD_REQUEST' });
  expect((await post(signed({ do: 'read' }))).headers['cache-control']).toBe('no-store');
});

test('with the secret that everybody knows, only own networks are answered', async () => {
  const demo = await createTestServer({ store });
  const askFrom = async (remoteAddress: string) => {
    const payload = signReleaseCall('storefront-demo-platform-secret-known-to-all', {
      id: randomUUID(),
      until: Date.now() + 30_000,
      content: { do: 'read' },
    });
    const headers = { 'content-type': 'text/plain' };
    const call = { method: 'POST', url: releasesPath, payload, headers, remoteAddress } as const;
    return (await demo.app.inject(call)).statusCode;
  };

  expect(await askFrom('127.0.0.1')).toBe(200);
  expect(await askFrom('::ffff:172.18.0.4')).toBe(200);
  expect(await askFrom('203.0.113.9')).toBe(404);
  expect(await askFrom('2001:db8::1')).toBe(404);
  await demo.stop();
});

test('a call is verified as the backend signs it', () => {
  const call = { id: 'one', until: 1_700_000_000_000, content: { do: 'read' } };

  // The test of the backend has the same text.
  expect(signReleaseCall(secret, call)).toBe(
    'eyJpZCI6Im9uZSIsInVudGlsIjoxNzAwMDAwMDAwMDAwLCJjb250ZW50Ijp7ImRvIjoicmVhZCJ9fQ.mAp6kNYoVaK8l7MXhpIK6jhe96e5XOtQasyoxAghIrc',
  );
});
