import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { permissions } from '../../permissions';
import { anAccount } from '../../testing/accounts';
import { startDocumentServer } from '../../testing/document-server';
import { openReferralShop, type ReferralShop } from '../../testing/referral';
import { staffReadsByPost, staffWrites } from '../../testing/staff-writes';
import { writeRecords, type WriteRecord } from '../../testing/staff-write-records';
import type { AuditEntry, AuditQuery } from './audit.schema';
import { recordedReason, recordedStates } from './recorded-state';

let shop: ReferralShop;
let documentServer: Awaited<ReturnType<typeof startDocumentServer>>;
beforeAll(async () => {
  documentServer = await startDocumentServer();
  shop = await openReferralShop({ DOCUMENT_SERVER_URL: documentServer.url });
}, 90_000);
afterAll(async () => {
  await shop.close();
  await documentServer.stop();
});

interface Page {
  data: AuditEntry[];
  meta: { next: string | null };
}
const read = (query: Partial<Record<keyof AuditQuery, string>> = {}, role: 'ADMIN' | 'OPERATOR' = 'ADMIN') =>
  shop.ask<Page>('GET', `main/admin/audit?${new URLSearchParams(query).toString()}`, {
    headers: shop.as(role),
  });

test('every route by which staff write has an example', () => {
  const writes = Object.entries(permissions)
    .filter(([row, access]) => (access === 'operator' || access === 'admin') && !row.startsWith('GET '))
    .map(([row]) => row);

  expect([...Object.keys(staffWrites), ...Object.keys(staffReadsByPost)].toSorted()).toEqual(
    writes.toSorted(),
  );
});

/** A state as `staff-write-records.ts` has it. */
const statesAs = (state: AuditEntry['before'] | undefined, expected: unknown) =>
  Array.isArray(expected) && state ? Object.keys(state).toSorted() : state;

test.each(Object.entries(staffWrites))(
  '%s leaves an entry that says who did what, and none when there is no such thing',
  async (row, example) => {
    const { params = {}, body, role = 'OPERATOR', headers } = await example(shop);
    const { says, missing, reason, isOfCustomer, ...states }: Partial<WriteRecord> = writeRecords[row] ?? {};
    const [method, path] = row.split(' ') as ['PUT', string];
    const { id: userId, email } = await anAccount(shop, { role });
    const send = (valueOf: (name: string) => string) =>
      shop.app.inject({
        method,
        url: path.replaceAll(/:(\w+)/g, (_all, name: string) => valueOf(name)),
        headers: { ...shop.as(role, userId), 'idempotency-key': randomUUID(), ...headers },
        ...(body && { payload: body }),
      });
    if (missing) {
      const unknown = await send(() => randomUUID());
      expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([404, missing]);
    }

    const reply = await send((name) => params[name] ?? '');

    expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, '']);
    const entries = (await read({ actor: userId })).data.data;
    // A release is recorded before it is requested, too.
    const data = entries.filter(({ action }) => !action.endsWith('-requested'));
    expect(data).toEqual([
      expect.objectContaining({ actor: email, role, requestId: reply.headers['x-request-id'] }),
    ]);
    const { entity, entityId, action, before, after } = data[0] ?? {};
    expect(before).not.toEqual(after);
    expect({
      says: `${entity} ${action}`,
      reason: data[0]?.reason,
      before: statesAs(before, states.before),
      after: statesAs(after, states.after),
    }).toEqual({ says, reason: reason ?? null, ...states });
    if (params['id'] && entity !== 'import') expect(params['id']).toContain(entityId);
    const stored = await shop.db
      .selectFrom('auditEntries')
      .select('customerId')
      .where('id', '=', data[0]?.id ?? '')
      .executeTakeFirst();
    expect(Boolean(stored?.customerId)).toBe(isOfCustomer === true);
  },
  60_000,
);

test('a write that is refused leaves no entry', async () => {
  const { orderId } = await shop.anOrder({ paymentMethod: 'COD' });
  const { id: userId } = await anAccount(shop, { role: 'OPERATOR' });
  const headers = shop.as('OPERATOR', userId);

  const { status } = await shop.ask('PUT', `main/admin/order/${orderId}/status`, {
    headers,
    body: { status: 'DONE' },
  });

  expect(status).toBe(409);
  expect((await read({ actor: userId })).data.data).toEqual([]);
});

test('an administrator can page through the entries of one entity, and other roles are refused', async () => {
  const { orderId } = await shop.anOrder({ paymentMethod: 'COD' });
  const from = shop.clock().toISOString();
  for (const status of ['PROCESSING', 'CANCEL']) {
    await shop.staff(`order/${orderId}/status`, { status, reason: 'Khách gọi 0912345678' });
    shop.clock.advance(1000);
  }
  const of = { entity: 'order' as const, entityId: orderId };

  const first = (await read({ ...of, limit: '1' })).data;
  const second = (await read({ ...of, limit: '1', after: first.meta.next ?? '' })).data;

  expect(first.data).toMatchObject([
    { action: 'status', before: { status: 'PROCESSING' }, after: { status: 'CANCEL' } },
  ]);
  expect(first.data[0]?.reason).toBe('Khách gọi [phone]');
  expect(second.data).toMatchObject([{ before: { status: 'NEW' }, after: { status: 'PROCESSING' } }]);
  expect(second.meta.next).toBeNull();
  expect((await read({ ...of, from, to: from })).data.data).toEqual([]);
  expect((await read({ ...of, from, action: 'status' })).data.data).toHaveLength(2);
  expect((await read({ ...of, action: 'refund' })).data.data).toEqual([]);
  expect((await read({ ...of, entity: 'review' })).data.data).toEqual([]);
  expect((await read({ after: 'nonsense' })).status).toBe(400);
  expect((await read({ actor: "' or 1=1" })).status).toBe(400);
  expect((await read({}, 'OPERATOR')).status).toBe(403);
});

test('an entry cannot be changed or deleted', async () => {
  await expect(sql`update audit_entries set action = 'other'`.execute(shop.db)).rejects.toThrow(
    'append-only',
  );
  await expect(sql`delete from audit_entries`.execute(shop.db)).rejects.toThrow('append-only');
});

test('an entry holds what changed, without secrets, people or endless texts', () => {
  const before = { name: 'Áo', price: 1, password: 'a', customer: { email: 'a@b.vn' } };
  const after = { name: 'Áo', price: 2, password: 'b', customer: { email: 'c@d.vn' }, text: 'x'.repeat(900) };

  const recorded = recordedStates(before, after);

  expect(recorded.before).toEqual({ price: 1, password: '[private]', customer: '[private]' });
  expect(recorded.after).toMatchObject({ price: 2, password: '[private]' });
  expect(String(recorded.after?.['text'])).toHaveLength(301);
  const many = recordedStates(null, {
    ids: Array.from({ length: 51 }, (_, at) => at),
    at: new Date(0),
    deep: { a: { b: { c: { d: { e: { f: 1 } } } } } },
    none: undefined,
  });
  expect(many.after).toEqual({
    ids: [...Array.from({ length: 50 }, (_, at) => at), '…'],
    at: '1970-01-01T00:00:00.000Z',
    deep: { a: { b: { c: { d: { e: '…' } } } } },
    none: null,
  });
  const long = recordedStates(null, { blocks: Array.from({ length: 50 }, () => 'y'.repeat(300)) });
  expect(long.after).toEqual({ changed: ['blocks'], tooLong: true });
  expect(recordedReason('gửi lan@example.com')).toBe('gửi [email]');
  expect(recordedReason('x'.repeat(1001))).toHaveLength(1000);
});
