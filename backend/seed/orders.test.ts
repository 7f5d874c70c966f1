import { openCheckoutShop, type CheckoutShop } from '../src/testing/checkout';
import type { OrderSummary } from '../src/modules/orders/orders.schema';
import { demoUserId } from './accounts';
import { seedOrders } from './orders';

let shop: CheckoutShop;
const customer = demoUserId('customer@example.com');
beforeAll(async () => {
  shop = await openCheckoutShop();
  for (let count = 0; count < 12; count++) {
    await shop.shelf.aProduct({ variants: [{ price: 100_000 + count * 10_000, onHand: 20 }] });
  }
  const context = { db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Storefront' };
  await seedOrders(context);
  await seedOrders(context);
});
afterAll(() => shop.close());

test('the demo customer has an order in every status, with goods and money where they belong', async () => {
  const { data } = await shop.call<{ data: OrderSummary[] }>('GET', '/order/my-order', { as: customer });

  expect(
    data.data.map(({ status, paymentStatus, paymentMethod, paymentAction }) => [
      status,
      paymentStatus,
      paymentMethod,
      paymentAction,
    ]),
  ).toEqual([
    ['DONE', 'paid', 'COD', 'NONE'],
    ['REJECT', 'unpaid', 'COD', 'NONE'],
    ['CANCEL', 'unpaid', 'COD', 'NONE'],
    ['DELIVERING', 'paid', 'THEGHINO', 'NONE'],
    ['PROCESSING', 'paid', 'ONLINE', 'NONE'],
    ['NEW', 'unpaid', 'COD', 'PAY'],
    ['NEW', 'unpaid', 'ONLINE', 'PAY'],
  ]);
  expect(await shop.brokenRules()).toEqual([]);
});

test('the order that waits for its payment can be paid', async () => {
  const { data } = await shop.call<{ data: OrderSummary[] }>('GET', '/order/my-order', { as: customer });
  const orderId = data.data.at(-1)?.id ?? '';

  const { data: started } = await shop.call<{ url: string }>('POST', `/order/${orderId}/payment`, {
    as: customer,
    body: { paymentMethod: 'ONLINE' },
  });
  expect(started.url).toContain('vnp_SecureHash=');
  await shop.ipn(await shop.news(orderId));

  expect(await shop.state({ orderId, customer })).toMatchObject({ paymentStatus: 'paid' });
});
