import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

test('fifty posts of the same order at once are one order', async () => {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 100 }] });
  const customer = uuid();
  const key = uuid();
  const body = await shop.orderBody(infoId);

  const replies = await Promise.all(
    Array.from({ length: 50 }, () => shop.postOrder(customer, body, { key })),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await shop.stock(infoId)).toEqual({ onHand: 100, reserved: 1 });
});

test('of sixty shoppers who want the last ten pieces ten get them and the others are told', async () => {
  const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 10 }] });
  const body = await shop.orderBody(infoId, { paymentMethod: 'COD' });

  const replies = await Promise.all(Array.from({ length: 60 }, () => shop.postOrder(uuid(), body)));

  const count = (status: number, message: string) =>
    replies.filter((reply) => reply.status === status && reply.message === message).length;
  expect([count(200, 'OK'), count(409, 'NOT_ENOUGH_STOCK')]).toEqual([10, 50]);
  expect(await shop.stock(infoId)).toEqual({ onHand: 10, reserved: 10 });
});

test('orders of the same goods in another order of lines do not lock each other out', async () => {
  const one = await shop.shelf.aProduct({ variants: [{ onHand: 100 }, { onHand: 100 }, { onHand: 100 }] });
  const bodies = await Promise.all(
    [one.infoIds, [...one.infoIds].reverse()].map((ids) =>
      shop.orderBody(one.infoId, {
        lines: ids.map((infoId) => ({ infoId, quantity: 1 })),
        paymentMethod: 'COD',
      }),
    ),
  );

  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, at) => shop.postOrder(uuid(), bodies[at % 2] ?? {})),
  );

  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
});
