import { openCheckoutShop, type CheckoutShop } from '../src/testing/checkout';
import { seedWorkingDay } from './working-day';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
  for (let count = 0; count < 4; count++)
    await shop.shelf.aProduct({ variants: [{ price: 100_000 + count * 10_000, onHand: 20 }] });
  const context = { db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Storefront' };
  await seedWorkingDay(context);
  await seedWorkingDay(context);
});
afterAll(() => shop.close());

const see = async <T>(path: string) =>
  (await shop.call<T>('GET', `/api/main/admin/${path}`, { as: 'OPERATOR' })).data;

test('a working day waits for staff: money, messages, mails and payouts, once however often it is filled', async () => {
  const work = await see<{ queue: string; count: number }[]>('dashboard/work');

  expect(Object.fromEntries(work.map(({ queue, count }) => [queue, count]))).toMatchObject({
    'manual-refunds': 1,
    'payments-in-review': 1,
    payouts: 2,
    'failed-mails': 3,
  });
  expect((await see<{ counts: object }>('contact')).counts).toEqual({ NEW: 2, ANSWERED: 1, CLOSED: 1 });
  expect((await see<{ counts: object }>('newsletter')).counts).toEqual({
    ACTIVE: 5,
    PENDING: 1,
    UNSUBSCRIBED: 1,
  });
  expect(await shop.brokenRules()).toEqual([]);
});

test('what waits can be worked off: a refund that staff made by hand waits no longer', async () => {
  const { data } = await see<{ data: { id: string }[] }>('order?moneyWaits=REFUND');
  const order = await see<{ refunds: { id: string; status: string }[] }>(`order/${data[0]?.id ?? ''}`);
  const refund = order.refunds[0];

  const ended = await shop.call(
    'PUT',
    `/api/main/admin/order/${data[0]?.id ?? ''}/refund/${refund?.id ?? ''}`,
    {
      as: 'OPERATOR',
      body: { status: 'SUCCEEDED', reason: 'Đã chuyển khoản' },
    },
  );
  await shop.runJobs();

  expect(ended.message).toBe('OK');
  expect((await see<{ data: object[] }>('order?moneyWaits=REFUND')).data).toEqual([]);
});
