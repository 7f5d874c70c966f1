import { randomUUID } from 'node:crypto';
import { aComponent, aVersion, startDocumentServer } from '../../testing/document-server';
import { anAccount } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { signedCall } from './release-calls';
import type { ReleaseChange, ReleaseResult, StaffRegistry } from './remotes.schema';

let shop: TestApp;
let documentServer: Awaited<ReturnType<typeof startDocumentServer>>;

beforeAll(async () => {
  documentServer = await startDocumentServer();
  shop = await createTestApp({ env: { DOCUMENT_SERVER_URL: `${documentServer.url}/` } });
}, 90_000);
afterAll(async () => {
  await shop.close();
  await documentServer.stop();
});
beforeEach(() => {
  documentServer.answers(null);
  documentServer.losesAnswers(null);
  documentServer.has([aComponent('catalog')]);
  documentServer.commands.length = 0;
});

type Call = {
  as?: 'ADMIN' | 'OPERATOR' | 'CUSTOMER';
  userId?: string;
  body?: object;
  method?: 'GET' | 'PUT' | 'POST';
};
async function call<T>(
  path: string,
  { as = 'ADMIN', userId = randomUUID(), body, method = 'GET' }: Call = {},
) {
  const response = await shop.app.inject({
    method,
    url: `/api/main/admin/registry${path}`,
    headers: { ...shop.as(as, userId), 'idempotency-key': randomUUID() },
    ...(body && { payload: body }),
  });
  const { data, errorCode } = response.json<{ data: T; errorCode?: string }>();
  return { status: response.statusCode, data, errorCode };
}
const change = (body: Partial<ReleaseChange>, more: Call = {}) =>
  call<ReleaseResult>('/catalog', {
    method: 'PUT',
    body: { revision: 'first', reason: 'Thử trước', ...body },
    ...more,
  });
const entries = (userId: string) =>
  shop.db.selectFrom('auditEntries').selectAll().where('actorId', '=', userId).execute();

/** What browsers reported of catalog 1.1.0 in the last hour. */
async function countInBrowsers() {
  const minute = (ago: number) => new Date(shop.clock().getTime() - ago * 60_000);
  const row = { remote: 'catalog', version: '1.1.0' };
  await shop.db
    .insertInto('telemetryMinutes')
    .values([
      { ...row, minute: minute(0), counts: JSON.stringify({ views: 8, 'failures:threw': 2 }) },
      { ...row, minute: minute(58), counts: JSON.stringify({ views: 3 }) },
      { ...row, minute: minute(90), counts: JSON.stringify({ views: 100 }) },
    ])
    .execute();
  await shop.db
    .insertInto('telemetryErrors')
    .values({
      ...row,
      fingerprint: 'a',
      message: 'x is undefined',
      stack: '',
      requestId: 'req-1',
      firstAt: minute(9),
      lastAt: minute(1),
      count: 2,
    })
    .execute();
}

test('an operator sees what runs, how each version does and who released what', async () => {
  const { id, email } = await anAccount(shop, { role: 'ADMIN' });
  await countInBrowsers();
  const event = { component: 'catalog', from: '1.0.0', to: '1.1.0', percent: 10, why: 'new lists' };
  documentServer.has(
    [
      aComponent('shell', { versions: [aVersion('1.0.0')] }),
      aComponent('catalog', {
        canary: { version: '1.1.0', percent: 10, audience: [], at: '2026-01-15T02:40:00.000Z' },
        pin: { by: `account ${id}`, at: '2026-01-15T02:50:00.000Z', why: 'sale' },
        versions: [aVersion('1.1.0', { problem: 'slow' }), aVersion('1.0.0')],
      }),
    ],
    {
      history: [
        { ...event, at: '2026-01-15T02:40:00.000Z', who: `account ${id}`, what: 'promote' },
        { ...event, at: '2026-01-15T02:30:00.000Z', who: 'An', what: 'automatic rollback' },
      ],
    },
  );

  const { status, data } = await call<StaffRegistry>('', { as: 'OPERATOR' });

  expect(status).toBe(200);
  expect(data.history.map(({ who }) => who)).toEqual([email, 'An']);
  const catalog = data.components.find(({ name }) => name === 'catalog');
  expect(catalog).toMatchObject({
    live: '1.0.0',
    canary: { percent: 10 },
    pin: { by: email },
    errors: [{ version: '1.1.0', message: 'x is undefined', requestId: 'req-1', count: 2 }],
  });
  const [canary, live] = catalog?.versions ?? [];
  expect(canary).toMatchObject({ problem: 'slow', health: { views: 11, failures: 2 } });
  expect(canary?.health?.series).toHaveLength(12);
  expect(canary?.health?.series[0]).toEqual({ views: 3, failures: 0 });
  expect(canary?.health?.series[11]).toEqual({ views: 8, failures: 2 });
  expect(live?.health).toBeNull();
});

test('an administrator starts a canary, widens it and ends it, each with an entry in the audit log', async () => {
  const { id: userId } = await anAccount(shop, { role: 'ADMIN' });

  const started = await change({ version: '1.1.0', rollout: 10 }, { userId });
  const widened = await change({ rollout: 50, revision: 'first+' }, { userId });
  const ended = await call<ReleaseResult>('/catalog/rollback', {
    method: 'POST',
    userId,
    body: { revision: 'first++', reason: 'Trang lỗi' },
  });

  expect(started.data).toMatchObject({ canary: { version: '1.1.0', percent: 10 }, servers: 1, seen: 1 });
  expect(widened.data.canary).toMatchObject({ percent: 50 });
  expect(ended.data.canary).toBeNull();
  expect(documentServer.commands).toMatchObject([
    { do: 'promote', component: 'catalog', version: '1.1.0', percent: 10, by: `account ${userId}` },
    { do: 'canary', percent: 50 },
    { do: 'rollback', why: 'Trang lỗi' },
  ]);
  expect(await entries(userId)).toMatchObject([
    {
      action: 'promote-requested',
      entity: 'remote',
      entityId: 'catalog',
      after: { version: '1.1.0', percent: 10 },
      reason: 'Thử trước',
    },
    {
      action: 'promote',
      entity: 'remote',
      entityId: 'catalog',
      before: { canary: null },
      after: { canary: { version: '1.1.0', percent: 10 } },
      reason: 'Thử trước',
    },
    { action: 'rollout-requested' },
    { action: 'rollout' },
    { action: 'rollback-requested' },
    { action: 'rollback', reason: 'Trang lỗi' },
  ]);
});

test('a release whose answer was lost is found in the registry, answered and recorded', async () => {
  const { id: userId } = await anAccount(shop, { role: 'ADMIN' });
  documentServer.losesAnswers('changes');

  const { status, data } = await change({ version: '1.1.0' }, { userId });

  expect([status, data.live]).toEqual([200, '1.1.0']);
  expect(await entries(userId)).toMatchObject([
    { action: 'promote-requested' },
    { action: 'promote', after: { live: '1.1.0' }, reason: 'Thử trước' },
  ]);
});

test('a release of which nobody can say whether it happened leaves entries that say so', async () => {
  const { id: userId } = await anAccount(shop, { role: 'ADMIN' });
  documentServer.losesAnswers('everything');

  expect(await change({ version: '1.1.0' }, { userId })).toMatchObject({
    status: 503,
    errorCode: 'REGISTRY_UNAVAILABLE',
  });
  expect(await entries(userId)).toMatchObject([
    { action: 'promote-requested', after: { version: '1.1.0', percent: 100 } },
    { action: 'promote-unclear', after: { errorCode: 'REGISTRY_UNAVAILABLE' } },
  ]);
});

test.each([
  ['of somebody else for the same reason', { by: 'colleague', why: 'Thử trước' }],
  ['of the same person for another reason', { by: 'myself', why: 'Sửa giá' }],
])('another release %s is not answered as the one whose answer was lost', async (_what, { by, why }) => {
  const { id: userId } = await anAccount(shop, { role: 'ADMIN' });
  const colleague = await anAccount(shop, { role: 'ADMIN' });
  const other = {
    at: '2026-01-15T02:50:00.000Z',
    who: `account ${by === 'myself' ? userId : colleague.id}`,
    what: 'promote',
    component: 'catalog',
    from: '0.9.0',
    to: '1.0.0',
    percent: null,
    why,
  };
  documentServer.has([aComponent('catalog', { revision: 'second' })], { history: [other] });
  documentServer.losesAnswers('changes');

  expect(await change({ version: '1.1.0' }, { userId })).toMatchObject({
    status: 503,
    errorCode: 'REGISTRY_UNAVAILABLE',
  });
  expect((await entries(userId)).map(({ action }) => action)).toEqual([
    'promote-requested',
    'promote-unclear',
  ]);
});

test('a newer document server may name events and problems that this program does not know', async () => {
  documentServer.has([aComponent('catalog', { versions: [aVersion('1.0.0', { problem: 'too large' })] })], {
    history: [
      {
        at: '2026-01-15T02:40:00.000Z',
        who: 'An',
        what: 'freeze',
        component: 'catalog',
        from: null,
        to: null,
        percent: null,
        why: '',
      },
    ],
  });

  const { status, data } = await call<StaffRegistry>('');

  expect(status).toBe(200);
  expect(data.history.map(({ what }) => what)).toEqual(['other']);
  expect(data.components[0]?.versions.map(({ problem }) => problem)).toEqual(['other']);
});

test('a component can be pinned and unpinned', async () => {
  const pinned = await change({ isPinned: true });
  const unpinned = await change({ isPinned: false, revision: 'first+' });

  expect([pinned.data.isPinned, unpinned.data.isPinned]).toEqual([true, false]);
});

test.each<[string, Partial<ReleaseChange>, number, string]>([
  ['was never published', { version: '9.9.9' }, 404, 'REMOTE_VERSION_NOT_FOUND'],
  ['was decided on older facts', { version: '1.1.0', revision: 'older' }, 409, 'EDIT_CONFLICT'],
  ['names no change', {}, 400, 'BAD_REQUEST'],
  ['names two changes', { version: '1.1.0', isPinned: true }, 400, 'BAD_REQUEST'],
  ['promotes to nobody', { version: '1.1.0', rollout: 0 }, 400, 'BAD_REQUEST'],
  ['is for more than everybody', { rollout: 101 }, 400, 'VALIDATION_FAILED'],
  ['names a path', { version: '../1.0.0' }, 400, 'VALIDATION_FAILED'],
  ['has no reason', { version: '1.1.0', reason: '  ' }, 400, 'VALIDATION_FAILED'],
  [
    'has a control character in its reason',
    { version: '1.1.0', reason: 'a\u001b[2J' },
    400,
    'VALIDATION_FAILED',
  ],
])('a change that %s is refused and leaves no entry of a release', async (_what, body, status, errorCode) => {
  const { id: userId } = await anAccount(shop, { role: 'ADMIN' });

  expect(await change(body, { userId })).toMatchObject({ status, errorCode });

  const actions = (await entries(userId)).map(({ action }) => action);
  expect(actions.filter((action) => !/-(requested|refused)$/.test(action))).toEqual([]);
  expect(actions).toHaveLength(['EDIT_CONFLICT', 'REMOTE_VERSION_NOT_FOUND'].includes(errorCode) ? 2 : 0);
});

test.each([
  ['CANARY_OF_ANOTHER_REMOTE', 409, 'CANARY_OF_ANOTHER_REMOTE'],
  ['REMOTE_VERSION_NOT_SERVED', 409, 'REMOTE_VERSION_NOT_SERVED'],
  ['a code of a newer document server', 409, 'RELEASE_REFUSED'],
  ['constructor', 409, 'RELEASE_REFUSED'],
])('the refusal %s of the registry is answered with a code', async (refused, status, errorCode) => {
  documentServer.answers({ status: 200, body: JSON.stringify({ refused }) });

  expect(await change({ version: '1.1.0' })).toMatchObject({ status, errorCode });
});

test.each([
  ['does not believe the call', { status: 404, body: '' }],
  ['is stopping', { status: 503, body: '{}' }],
  ['answers no JSON', { status: 200, body: '<html>' }],
  ['answers something else', { status: 200, body: '{"servers":1}' }],
])('a document server that %s is told apart from a refusal', async (_what, answer) => {
  documentServer.answers(answer);

  expect(await call('')).toMatchObject({ status: 503, errorCode: 'REGISTRY_UNAVAILABLE' });
  expect(await change({ version: '1.1.0' })).toMatchObject({
    status: 503,
    errorCode: 'REGISTRY_UNAVAILABLE',
  });
});

test('only administrators release, and customers see nothing', async () => {
  const rollback = { method: 'POST', body: { revision: 'first', reason: 'x' } } as const;

  expect((await change({ version: '1.1.0' }, { as: 'OPERATOR' })).status).toBe(403);
  expect((await call('/catalog/rollback', { ...rollback, as: 'OPERATOR' })).status).toBe(403);
  expect((await call('', { as: 'CUSTOMER' })).status).toBe(403);
  expect(documentServer.commands).toEqual([]);
});

test('a call is signed as document servers verify it', () => {
  const call = { id: 'one', until: 1_700_000_000_000, content: { do: 'read' } };

  // The test of the document server has the same text.
  expect(signedCall('Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h6', call)).toBe(
    'eyJpZCI6Im9uZSIsInVudGlsIjoxNzAwMDAwMDAwMDAwLCJjb250ZW50Ijp7ImRvIjoicmVhZCJ9fQ.mAp6kNYoVaK8l7MXhpIK6jhe96e5XOtQasyoxAghIrc',
  );
});
