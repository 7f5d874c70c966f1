import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BackgroundJob } from '../background-jobs/background-jobs.schema';
import { anAccount } from '../../testing/accounts';
import { openCheckoutShop, STAFF_ID, type CheckoutShop } from '../../testing/checkout';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
  await anAccount(shop, { id: STAFF_ID, role: 'OPERATOR' });
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const COD = { paymentMethod: 'COD' };
const start = (body: Record<string, unknown>, more: { as?: string; key?: string } = {}) =>
  shop.call<BackgroundJob>('POST', '/api/main/admin/order/bulk-move', { as: 'OPERATOR', body, ...more });
const job = async (id: string) =>
  (await shop.call<BackgroundJob>('GET', `/api/main/admin/job/${id}`, { as: 'OPERATOR' })).data;
async function moved(body: Record<string, unknown>) {
  const { data, message } = await start(body);
  expect(message).toBe('OK');
  await shop.runJobs();
  return job(data.id);
}
const statuses = async (ids: string[]) => {
  const rows = await shop.db.selectFrom('orders').select(['id', 'status']).where('id', 'in', ids).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const mailsOf = async (orderId: string) =>
  (await shop.db.selectFrom('outbox').select('id').where('dedupeKey', 'like', `order:${orderId}:%`).execute())
    .length;
const auditOf = async (orderId: string) =>
  (
    await shop.db
      .selectFrom('auditEntries')
      .select('action')
      .where('entity', '=', 'order')
      .where('entityId', '=', orderId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

test('an operator takes several orders from their confirmation to the door', async () => {
  const orders = [await shop.anOrder(COD), await shop.anOrder(COD)];
  const ids = orders.map(({ orderId }) => orderId);
  const mails = await mailsOf(ids[0] ?? '');

  expect(await moved({ ids, status: 'PROCESSING' })).toMatchObject({
    kind: 'order-bulk-move',
    state: 'done',
    done: 2,
    total: 2,
    report: { rows: 2, applied: 2, faultCount: 0 },
  });
  await moved({ ids, status: 'DELIVERING', carrier: ' GHN ' });
  await moved({ ids, status: 'DONE' });

  expect(await statuses(ids)).toEqual(['DONE', 'DONE']);
  const [first] = orders;
  expect((await shop.detail(first as (typeof orders)[number])).shipments).toEqual([
    expect.objectContaining({ carrier: 'GHN', trackingNumber: null, status: 'DELIVERED' }),
  ]);
  expect(await auditOf(ids[0] ?? '')).toEqual(['status', 'shipment', 'status', 'status']);
  expect(await mailsOf(ids[0] ?? '')).toBe(mails + 3);
});

test('an order that may not move keeps everything, is told with its reason, and stops none of the others', async () => {
  const unpaid = await shop.anOrder();
  const cod = await shop.anOrder(COD);
  const gone = randomUUID();
  const ids = [unpaid.orderId, gone, cod.orderId];

  const { report, state } = await moved({ ids, status: 'PROCESSING' });

  expect([state, report?.rows, report?.applied, report?.faultCount]).toEqual(['done', 3, 1, 2]);
  expect(report?.faults).toMatchObject([
    { line: 1, entityId: unpaid.orderId, code: 'ORDER_NOT_PAID', value: unpaid.code },
    { line: 2, entityId: gone, code: 'ORDER_NOT_FOUND', value: null },
  ]);
  expect(await statuses([unpaid.orderId, cod.orderId])).toEqual(['NEW', 'PROCESSING']);
  expect(await auditOf(unpaid.orderId)).toEqual([]);
});

test('a carrier is not left on an order that could not be handed over', async () => {
  const packed = await shop.anOrder(COD);
  const named = await shop.anOrder(COD);
  const early = await shop.anOrder(COD);
  await moved({ ids: [packed.orderId, named.orderId], status: 'PROCESSING' });
  await shop.call('PUT', `/api/main/admin/order/${named.orderId}/shipment`, {
    as: 'OPERATOR',
    body: { carrier: 'VTP', trackingNumber: 'VTP1' },
  });

  const without = await moved({ ids: [packed.orderId], status: 'DELIVERING' });
  const { report } = await moved({
    ids: [early.orderId, named.orderId, packed.orderId],
    status: 'DELIVERING',
    carrier: 'GHN',
  });

  expect(without.report?.faults).toMatchObject([{ code: 'ORDER_HAS_NO_SHIPMENT' }]);
  expect(report?.faults).toMatchObject([{ line: 1, code: 'ORDER_NOT_SHIPPABLE' }]);
  const shipped = await Promise.all([early, named, packed].map((one) => shop.detail(one)));
  expect(
    shipped.map(({ shipments }) => shipments.map(({ carrier, trackingNumber }) => [carrier, trackingNumber])),
  ).toEqual([[], [['VTP', 'VTP1']], [['GHN', null]]]);
});

test('a process that died leaves no order half moved, and none is moved or written about twice', async () => {
  const orders = [await shop.anOrder(COD), await shop.anOrder(COD)];
  const ids = orders.map(({ orderId }) => orderId);
  const mails = await Promise.all(ids.map(mailsOf));
  const { data } = await start({ ids, status: 'PROCESSING' });
  // The checkpoint of the second order fails, as when the process dies between the order's writes and their commit.
  await sql`create function fail_second_order() returns trigger language plpgsql as $$
    begin
      if (new.checkpoint ->> 'done')::int = 2 then raise exception 'the process died'; end if;
      return new;
    end $$`.execute(shop.db);
  await sql`create trigger fails_once before update of checkpoint on background_jobs
    for each row execute function fail_second_order()`.execute(shop.db);
  await shop.runJobs();
  const halfway = await statuses(ids);
  await sql`drop trigger fails_once on background_jobs`.execute(shop.db);
  await sql`update background_jobs set lease_until = null where id = ${data.id}`.execute(shop.db);

  await shop.runJobs();

  expect(halfway).toEqual(['PROCESSING', 'NEW']);
  expect(await job(data.id)).toMatchObject({
    state: 'done',
    report: { rows: 2, applied: 2, faultCount: 0 },
  });
  expect(await statuses(ids)).toEqual(['PROCESSING', 'PROCESSING']);
  expect(await Promise.all(ids.map(mailsOf))).toEqual(mails.map((count) => count + 1));
  expect(await Promise.all(ids.map(auditOf))).toEqual([['status'], ['status']]);
});

test('no further order moves after the operator who started the job was locked', async () => {
  const ids = [(await shop.anOrder(COD)).orderId, (await shop.anOrder(COD)).orderId];
  const { data } = await start({ ids, status: 'PROCESSING' });
  const setStatus = (status: 'LOCKED' | 'ACTIVE') =>
    shop.db.updateTable('users').set({ status }).where('id', '=', STAFF_ID).execute();
  await setStatus('LOCKED');

  await shop.runJobs();

  await setStatus('ACTIVE');
  expect(await job(data.id)).toMatchObject({ state: 'failed', errorCode: 'JOB_OWNER_NOT_STAFF' });
  expect(await statuses(ids)).toEqual(['NEW', 'NEW']);
});

test('an operator ends a job that waits, and no order has moved', async () => {
  const { orderId } = await shop.anOrder(COD);
  const { data } = await start({ ids: [orderId], status: 'PROCESSING' });

  await shop.call('POST', `/api/main/admin/job/${data.id}/cancel`, { as: 'OPERATOR' });
  await shop.runJobs();

  expect((await job(data.id)).state).toBe('cancelled');
  expect(await statuses([orderId])).toEqual(['NEW']);
});

test('the same request twice is one job, and what is no list of orders is refused', async () => {
  const { orderId } = await shop.anOrder(COD);
  const key = randomUUID();
  const body = { ids: [orderId], status: 'PROCESSING' };

  const replies = await Promise.all([start(body, { key }), start(body, { key })]);

  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  const wrong = await Promise.all([
    start({ ids: [], status: 'PROCESSING' }),
    start({ ids: ['x'], status: 'PROCESSING' }),
    start({ ids: [orderId, orderId], status: 'PROCESSING' }),
    start({ ids: Array.from({ length: 501 }, () => randomUUID()), status: 'PROCESSING' }),
    start({ ids: [orderId], status: 'CANCEL' }),
    start({ ids: [orderId], status: 'DONE', carrier: 'GHN' }),
    start({ ids: [orderId], status: 'DELIVERING', carrier: ' ' }),
  ]);
  expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 400));
  expect((await start(body, { as: randomUUID() })).status).toBe(403);
  expect((await start(body, { key: '' })).message).toBe('IDEMPOTENCY_KEY_REQUIRED');
});
