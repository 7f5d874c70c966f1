import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

test('a customer buys online: quoted, ordered, redirected, paid by notification', async () => {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 250_000, onHand: 3 }] });

  const order = await shop.anOrder({ infoId, lines: [{ infoId, quantity: 2 }] });
  expect(order).toMatchObject({
    status: 'NEW',
    paymentStatus: 'unpaid',
    next: { type: 'REDIRECT', countdown: 3 },
  });
  expect(order.next.url).toContain('/paymentv2/vpcpay.html?vnp_Amount=50000000&');
  expect(await shop.stock(infoId)).toEqual({ onHand: 3, reserved: 2 });

  const reply = await shop.ipn(await shop.news(order.orderId));
  expect(reply).toEqual({ status: 200, RspCode: '00', Message: 'Confirm Success' });

  expect(await shop.state(order)).toMatchObject({
    orderStatus: 'PROCESSING',
    paymentStatus: 'paid',
    attempt: { outcome: 'success', providerCode: '00' },
    final: true,
    action: 'NONE',
  });
  await shop.runJobs();
  expect(shop.mails.map(({ to }) => to)).toEqual(['lan@example.com', 'lan@example.com']);
  expect(await shop.brokenRules()).toEqual([]);
});
