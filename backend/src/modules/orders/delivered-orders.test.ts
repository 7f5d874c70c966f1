import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { lockWaits } from '../../testing/lock-waits';
import { onPostgres } from '../../testing/on-postgres';
import { DAY_MS } from '../../lib/clock';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const staff = (orderId: string, what: 'status' | 'shipment', body: Record<string, unknown>) =>
  shop.call('PUT', `/api/main/admin/order/${orderId}/${what}`, { as: 'OPERATOR', body });

/** Paid at the door: nothing but the sweep under test looks at it after a week. */
async function onItsWay() {
  const placed = await shop.anOrder({ paymentMethod: 'COD' });
  await staff(placed.orderId, 'status', { status: 'PROCESSING' });
  await staff(placed.orderId, 'shipment', { carrier: 'GHN' });
  await staff(placed.orderId, 'status', { status: 'DELIVERING' });
  return placed;
}

onPostgres('an order that its buyer receives while its week ends does not keep the others back', async () => {
  const [before, received, after] = [await onItsWay(), await onItsWay(), await onItsWay()];
  shop.clock.advance(7 * DAY_MS + 1);

  const { receiving, finishing } = await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('orders').select('id').where('id', '=', received.orderId).forUpdate().execute();
    const first = shop.call('PUT', `/order/${received.orderId}/received`, { as: received.customer });
    await lockWaits(shop.db, 1);
    const second = shop.runJobs();
    await lockWaits(shop.db, 2);
    return { receiving: first, finishing: second };
  });

  expect((await receiving).status).toBe(200);
  await finishing;
  const ends = async (order: typeof received) =>
    (await shop.detail(order)).timeline.filter(({ status }) => status === 'DONE').map(({ by }) => by);
  expect(await ends(received)).toEqual(['CUSTOMER']);
  for (const other of [before, after]) expect(await ends(other)).toEqual(['SYSTEM']);
});
