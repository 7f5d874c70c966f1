import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import type { Cart, CartLine, CheckedLine, MergedCart } from './carts.schema';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const product = async ({ price = 100_000, onHand = 10 } = {}) =>
  (await shop.shelf.aProduct({ variants: [{ price, onHand }] })).infoId;
const aLine = (infoId: string, more: Partial<CartLine> = {}): CartLine => ({
  infoId,
  quantity: 1,
  isOrder: true,
  priceSeen: 100_000,
  ...more,
});
const goes = (infoId: string) =>
  shop.db.updateTable('productVariants').set({ isActive: false }).where('id', '=', infoId).execute();

/** A customer with as many devices as a test likes. */
function aCustomer() {
  const id = uuid();
  const read = async () => (await shop.call<Cart>('GET', '/cart', { as: id })).data;
  const put = (body: Record<string, unknown>) =>
    shop.call<Cart>('PUT', '/cart', { as: id, body: { saved: [], ...body } });
  return {
    id,
    read,
    put,
    fills: async (...lines: CartLine[]) => (await put({ lines, version: (await read()).version })).data,
    merge: (body: Record<string, unknown>) =>
      shop.call<MergedCart>('POST', '/cart/merge', {
        as: id,
        body: { cartId: randomUUID(), lines: [], saved: [], ...body },
      }),
  };
}
const quantities = ({ lines }: Pick<Cart, 'lines'>) =>
  lines.map(({ infoId, quantity }) => [infoId, quantity]);

describe('a customer', () => {
  test('finds their cart on another device as they left it', async () => {
    const [shirt, cap, robot] = [await product(), await product(), await product()];
    const lan = aCustomer();
    expect(await lan.read()).toEqual({ lines: [], saved: [], version: 0 });

    const lines = [aLine(shirt, { quantity: 3 }), aLine(cap, { isOrder: false, priceSeen: 0 })];
    const saved = [aLine(robot)];
    const { data } = await lan.put({ lines, saved, version: 0 });

    expect(data).toEqual({ lines, saved, version: 1 });
    expect(await lan.read()).toEqual(data);
  });

  test('keeps a variant in the cart and once more aside for later', async () => {
    const shirt = await product();
    const lan = aCustomer();

    const { data } = await lan.put({ lines: [aLine(shirt)], saved: [aLine(shirt)], version: 0 });

    expect([data.lines.length, data.saved.length]).toEqual([1, 1]);
  });

  test('with two devices changing at once loses nothing: the slower is told how the cart is now', async () => {
    const [shirt, cap] = [await product(), await product()];
    const lan = aCustomer();

    const replies = await Promise.all([
      lan.put({ lines: [aLine(shirt)], version: 0 }),
      lan.put({ lines: [aLine(cap)], version: 0 }),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)!;
    expect(refused.message).toBe('CART_CHANGED');
    expect(refused.data).toEqual(await lan.read());
    expect(refused.data.version).toBe(1);
  });

  test('two devices that come to the same cart do not stand in each other’s way', async () => {
    const [shirt, cap] = [await product(), await product()];
    const lan = aCustomer();
    await lan.put({ lines: [aLine(shirt), aLine(cap)], version: 0 });
    await lan.put({ lines: [aLine(cap)], version: 1 });

    const { status, data } = await lan.put({ lines: [aLine(cap)], version: 1 });

    expect([status, data]).toEqual([200, { lines: [aLine(cap)], saved: [], version: 2 }]);
    const aside = await lan.put({ lines: [aLine(cap)], saved: [aLine(shirt)], version: 1 });
    expect([aside.status, aside.message]).toEqual([409, 'CART_CHANGED']);
  });

  test('with many devices at once ends with one of the carts, and every success counts one version', async () => {
    const ids = [await product(), await product(), await product()];
    const lan = aCustomer();

    await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        for (let tries = 0; tries < 20; tries++) {
          const { version } = await lan.read();
          const lines = ids.map((infoId) => aLine(infoId, { quantity: at + 1 }));
          if ((await lan.put({ lines, version })).status === 200) return;
        }
        throw new Error('never got through');
      }),
    );

    const { version, lines } = await lan.read();
    expect(version).toBe(12);
    expect(new Set(lines.map(({ quantity }) => quantity)).size).toBe(1);
  });

  test('keeps a line that is no longer sold; an id that never was is left out', async () => {
    const shirt = await product();
    await goes(shirt);
    const lan = aCustomer();

    const cart = await lan.fills(aLine(shirt), aLine(randomUUID()));

    expect(cart.lines.map(({ infoId }) => infoId)).toEqual([shirt]);
  });

  test('writing an id in capitals, or twice, means one line', async () => {
    const shirt = await product();

    const cart = await aCustomer().fills(aLine(shirt), aLine(shirt.toUpperCase(), { quantity: 4 }));

    expect(quantities(cart)).toEqual([[shirt, 4]]);
  });
});

describe('what a visitor chose, after a login', () => {
  test('is added to what the account had', async () => {
    const [both, own, brought] = [await product(), await product(), await product()];
    const lan = aCustomer();
    await lan.fills(aLine(both, { quantity: 2 }), aLine(own, { quantity: 1 }));

    const { data } = await lan.merge({ lines: [aLine(both, { quantity: 3 }), aLine(brought)] });

    expect(quantities(data)).toEqual([
      [both, 5],
      [own, 1],
      [brought, 1],
    ]);
    expect(data.changes).toEqual([
      { kind: 'QUANTITY', infoId: both, from: 3, to: 5 },
      { kind: 'ADDED', infoId: own, to: 1 },
    ]);
    expect(data.version).toBe(2);
  });

  test.each([
    [true, true, true],
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ])('a line that is ticked in one of both carts is ticked (%s, %s: %s)', async (own, brought, merged) => {
    const shirt = await product();
    const lan = aCustomer();
    await lan.fills(aLine(shirt, { isOrder: own }));

    const { data } = await lan.merge({ lines: [aLine(shirt, { isOrder: brought })] });

    expect(data.lines.map(({ isOrder }) => isOrder)).toEqual([merged]);
  });

  test('counts once when that account left it here, and for another account it counts', async () => {
    const shirt = await product();
    const [lan, bao] = [aCustomer(), aCustomer()];
    await lan.fills(aLine(shirt, { quantity: 2 }));
    await bao.fills(aLine(shirt, { quantity: 2 }));
    const left = { lines: [aLine(shirt, { quantity: 3 })], account: lan.id };

    expect(quantities((await lan.merge(left)).data)).toEqual([[shirt, 3]]);
    expect(quantities((await bao.merge(left)).data)).toEqual([[shirt, 5]]);
  });

  test('goes in once however often it is sent, also at once, and the report is the same', async () => {
    const shirt = await product();
    const lan = aCustomer();
    await lan.fills(aLine(shirt));
    const body = { cartId: randomUUID(), lines: [aLine(shirt, { quantity: 2 })] };

    const replies = await Promise.all([lan.merge(body), lan.merge(body), lan.merge(body)]);
    replies.push(await lan.merge({ ...body, cartId: body.cartId.toUpperCase() }));

    for (const { status, data } of replies) {
      expect(status).toBe(200);
      expect(quantities(data)).toEqual([[shirt, 3]]);
      expect(data.changes).toEqual([{ kind: 'QUANTITY', infoId: shirt, from: 2, to: 3 }]);
    }
  });

  test('is cut to what is in stock, and the report says so', async () => {
    const [few, none] = [await product({ onHand: 3 }), await product({ onHand: 0 })];
    const lan = aCustomer();
    await lan.fills(aLine(few, { quantity: 2 }));

    const { data } = await lan.merge({ lines: [aLine(few, { quantity: 2 }), aLine(none, { quantity: 2 })] });

    expect(quantities(data)).toEqual([
      [few, 3],
      [none, 2],
    ]);
    expect(data.changes).toEqual([
      { kind: 'CLAMPED', infoId: few, from: 4, to: 3 },
      { kind: 'SOLD_OUT', infoId: none },
    ]);
  });

  test('is told when it went, or costs something else now', async () => {
    const [gone, dearer, cheaper, unseen] = [
      await product(),
      await product(),
      await product(),
      await product(),
    ];
    await goes(gone);
    const lan = aCustomer();

    const { data } = await lan.merge({
      lines: [
        aLine(gone),
        aLine(dearer, { priceSeen: 90_000 }),
        aLine(cheaper, { priceSeen: 120_000 }),
        // No price was shown with it, so none has changed.
        aLine(unseen, { priceSeen: 0 }),
      ],
    });

    expect(data.lines.map(({ infoId }) => infoId)).toEqual([dearer, cheaper, unseen]);
    expect(data.changes).toEqual([
      { kind: 'GONE', infoId: gone },
      { kind: 'DEARER', infoId: dearer, from: 90_000, to: 100_000 },
      { kind: 'CHEAPER', infoId: cheaper, from: 120_000, to: 100_000 },
    ]);
  });

  test('is compared with the price that was last seen in this browser', async () => {
    const [seenHere, seenElsewhere] = [await product(), await product()];
    const lan = aCustomer();
    await lan.fills(aLine(seenHere, { priceSeen: 90_000 }), aLine(seenElsewhere));

    const { data } = await lan.merge({
      lines: [aLine(seenHere), aLine(seenElsewhere, { priceSeen: 120_000 })],
    });

    expect(data.changes.filter(({ kind }) => kind !== 'QUANTITY')).toEqual([
      { kind: 'CHEAPER', infoId: seenElsewhere, from: 120_000, to: 100_000 },
    ]);
  });

  test('never makes a quantity above 999, nor more than a hundred lines', async () => {
    const much = await product({ onHand: 5_000 });
    const rows = await shop.shelf.aProduct({ variants: Array.from({ length: 101 }, () => ({ onHand: 1 })) });
    const ids = (
      await shop.db.selectFrom('productVariants').select('id').where('productId', '=', rows.id).execute()
    ).map(({ id }) => id);
    const lan = aCustomer();
    await lan.fills(aLine(much, { quantity: 999 }), ...ids.slice(0, 99).map((id) => aLine(id)));

    const { data } = await lan.merge({
      lines: [aLine(much, { quantity: 999 }), ...ids.slice(99).map((id) => aLine(id))],
    });

    expect(data.lines).toHaveLength(100);
    expect(data.lines[0]).toMatchObject({ infoId: much, quantity: 999 });
    expect(data.changes.filter(({ kind }) => kind === 'LEFT_OUT')).toHaveLength(2);
  });

  test('sent without end is asked to wait', async () => {
    const lan = aCustomer();
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await lan.merge({})).status);

    expect([statuses.at(59), statuses.at(60)]).toEqual([200, 429]);
  });

  test('put aside for later stays aside, once', async () => {
    const [shirt, cap] = [await product(), await product()];
    const lan = aCustomer();
    await lan.put({ lines: [], saved: [aLine(shirt, { quantity: 2 })], version: 0 });

    const { data } = await lan.merge({ saved: [aLine(shirt), aLine(cap)] });

    expect(data.saved.map(({ infoId, quantity }) => [infoId, quantity])).toEqual([
      [shirt, 2],
      [cap, 1],
    ]);
  });
});

describe('a cart of two', () => {
  test('takes ids in capitals for what they name', async () => {
    const shirt = await product();
    const lan = aCustomer();
    await lan.fills(aLine(shirt, { quantity: 2 }));
    const lines = [aLine(shirt.toUpperCase(), { quantity: 3 })];

    const { data } = await lan.merge({ lines, account: lan.id.toUpperCase() });
    const { data: checked } = await shop.call<CheckedLine[]>('POST', '/cart/validate', {
      body: { lines: [{ infoId: shirt.toUpperCase(), quantity: 1 }] },
    });

    expect(quantities(data)).toEqual([[shirt, 3]]);
    expect(data.changes).toEqual([]);
    expect(checked).toEqual([{ infoId: shirt.toUpperCase(), price: 100_000, stock: 10 }]);
  });

  test('says nothing of a price that was never seen, and ticks what is ticked on either side', async () => {
    const [here, there, neither] = [await product(), await product(), await product()];
    const lan = aCustomer();
    const seen = { priceSeen: 0 };
    await lan.fills(
      aLine(here, { ...seen, isOrder: true }),
      aLine(there, { ...seen, isOrder: false }),
      aLine(neither, { ...seen, isOrder: false }),
    );

    const { data } = await lan.merge({
      lines: [
        aLine(here, { ...seen, isOrder: false }),
        aLine(there, { ...seen, isOrder: true }),
        aLine(neither, { ...seen, isOrder: false }),
      ],
    });

    expect(data.lines.map(({ isOrder }) => isOrder)).toEqual([true, true, false]);
    expect(data.changes.map(({ kind }) => kind)).toEqual(['QUANTITY', 'QUANTITY', 'QUANTITY']);
  });

  test('has a hundred variants aside at most, the first of the account', async () => {
    const sizes = Array.from({ length: 120 }, (_, at) => ({ size: `S${at}` }));
    const { infoIds } = await shop.shelf.aProduct({ variants: sizes });
    const lan = aCustomer();
    const own = infoIds.slice(0, 60).map((infoId) => aLine(infoId));
    await lan.put({ lines: [], saved: own, version: 0 });

    const { data } = await lan.merge({ saved: infoIds.slice(50).map((infoId) => aLine(infoId)) });

    expect(data.saved.map(({ infoId }) => infoId)).toEqual(infoIds.slice(0, 100));
  });

  test('is not made again by a browser that asks 89 days later', async () => {
    const shirt = await product();
    const lan = aCustomer();
    const body = { cartId: randomUUID(), lines: [aLine(shirt, { quantity: 2 })] };
    await lan.merge(body);
    shop.clock.advance(89 * 86_400_000);
    await shop.runJobs();

    expect(quantities((await lan.merge(body)).data)).toEqual([[shirt, 2]]);
  });
});

describe('an order', () => {
  test('takes what it ordered out of the cart and leaves the rest', async () => {
    const [ordered, waiting, aside] = [await product(), await product(), await product()];
    const lan = aCustomer();
    await lan.put({
      lines: [aLine(ordered), aLine(waiting, { isOrder: false })],
      saved: [aLine(ordered), aLine(aside)],
      version: 0,
    });

    await shop.anOrder({ customer: lan.id, infoId: ordered, paymentMethod: 'COD' });

    const cart = await lan.read();
    expect(cart.lines.map(({ infoId }) => infoId)).toEqual([waiting]);
    expect(cart.saved.map(({ infoId }) => infoId)).toEqual([ordered, aside]);
    expect(cart.version).toBe(2);
  });

  test('leaves the cart of another customer alone, who has the same in it', async () => {
    const shirt = await product();
    const [lan, bao] = [aCustomer(), aCustomer()];
    await lan.fills(aLine(shirt));
    const before = await bao.fills(aLine(shirt));

    await shop.anOrder({ customer: lan.id, infoId: shirt, paymentMethod: 'COD' });

    expect((await lan.read()).lines).toEqual([]);
    expect(await bao.read()).toEqual(before);
  });

  test('of something that is not ticked in the cart leaves it there', async () => {
    const shirt = await product();
    const lan = aCustomer();
    const before = await lan.fills(aLine(shirt, { isOrder: false }));

    await shop.anOrder({ customer: lan.id, infoId: shirt, paymentMethod: 'COD' });

    expect(await lan.read()).toEqual(before);
  });

  test('that is refused leaves the cart alone', async () => {
    const shirt = await product({ onHand: 5 });
    const lan = aCustomer();
    const before = await lan.fills(aLine(shirt));
    const body = await shop.orderBody(shirt, { paymentMethod: 'COD' });
    await shop.db.updateTable('stock').set({ onHand: 0 }).where('variantId', '=', shirt).execute();

    expect((await shop.postOrder(lan.id, body)).status).toBe(409);

    expect(await lan.read()).toEqual(before);
  });
});

describe('someone else', () => {
  test('has a cart of their own and sees nothing of another', async () => {
    const shirt = await product();
    const [lan, bao] = [aCustomer(), aCustomer()];
    const before = await lan.fills(aLine(shirt));

    expect(await bao.read()).toEqual({ lines: [], saved: [], version: 0 });
    await bao.put({ lines: [], version: 0 });
    await bao.merge({ lines: [aLine(shirt, { quantity: 5 })] });

    expect(await lan.read()).toEqual(before);
  });

  test("with another's cart id merges only their own", async () => {
    const shirt = await product();
    const [lan, bao] = [aCustomer(), aCustomer()];
    const cartId = randomUUID();
    await lan.merge({ cartId, lines: [aLine(shirt, { quantity: 2 })] });

    const { data } = await bao.merge({ cartId, lines: [aLine(shirt)] });

    expect(quantities(data)).toEqual([[shirt, 1]]);
  });

  test.each([
    ['GET', '/cart'],
    ['PUT', '/cart'],
    ['POST', '/cart/merge'],
  ] as const)('who is not signed in cannot %s %s', async (method, path) => {
    const { status, message } = await shop.call(method, path, method === 'GET' ? {} : { body: {} });

    expect([status, message]).toEqual([401, 'UNAUTHENTICATED']);
  });
});

describe('what is no cart is refused', () => {
  const shirt = '018f0000-0000-7000-8000-000000000002';
  test.each([
    ['an id that is none', [aLine('1')]],
    ['a statement for an id', [aLine("'; drop table carts; --")]],
    ['no id', [{ quantity: 1, isOrder: true, priceSeen: 0 }]],
    ['a quantity of nothing', [aLine(shirt, { quantity: 0 })]],
    ['a negative quantity', [aLine(shirt, { quantity: -1 })]],
    ['half a piece', [aLine(shirt, { quantity: 1.5 })]],
    ['a thousand', [aLine(shirt, { quantity: 1000 })]],
    ['a quantity in letters', [{ ...aLine(shirt), quantity: '2' }]],
    ['a negative price', [aLine(shirt, { priceSeen: -1 })]],
    ['a price without end', [aLine(shirt, { priceSeen: 1e300 })]],
    ['a tick in letters', [{ ...aLine(shirt), isOrder: 'yes' }]],
    ['a price of its own', [{ ...aLine(shirt), price: 1 }]],
    ['101 lines', Array.from({ length: 101 }, () => aLine(randomUUID()))],
    ['no list', { 0: aLine(shirt) }],
  ])('%s', async (_what, lines) => {
    const lan = aCustomer();

    expect((await lan.put({ lines, version: 0 })).status).toBe(400);
    expect((await lan.put({ lines: [], saved: lines, version: 0 })).status).toBe(400);
    expect((await lan.merge({ lines })).status).toBe(400);
    expect(await lan.read()).toEqual({ lines: [], saved: [], version: 0 });
  });

  test.each([
    { version: -1 },
    { version: '0' },
    { version: 3e9 },
    { version: 0, customerId: randomUUID() },
    {},
  ])('with %p beside the lines', async (more) => {
    expect((await aCustomer().put({ lines: [], ...more })).status).toBe(400);
  });

  test.each([{ cartId: 'mine' }, { cartId: '' }, { account: 'mine' }])('a merge of %p', async (more) => {
    expect((await aCustomer().merge(more)).status).toBe(400);
  });
});

test('anybody may ask what lines cost and whether they can be bought', async () => {
  const [fine, enough, few, none, gone] = [
    await product(),
    await product({ onHand: 3 }),
    await product({ onHand: 2 }),
    await product({ onHand: 0 }),
    await product(),
  ];
  await goes(gone);

  const { data } = await shop.call<CheckedLine[]>('POST', '/cart/validate', {
    body: { lines: [fine, enough, few, none, gone].map((infoId) => ({ infoId, quantity: 3 })) },
  });

  expect(data).toEqual([
    { infoId: fine, price: 100_000, stock: 10 },
    { infoId: enough, price: 100_000, stock: 3 },
    { infoId: few, price: 100_000, stock: 2, problem: 'NOT_ENOUGH_STOCK' },
    { infoId: none, price: 100_000, stock: 0, problem: 'OUT_OF_STOCK' },
    { infoId: gone, price: 0, stock: 0, problem: 'PRODUCT_UNAVAILABLE' },
  ]);
});

test('merges that nobody can ask for again are forgotten', async () => {
  const lan = aCustomer();
  await lan.merge({});
  shop.clock.advance(91 * 86_400_000);

  await shop.runJobs();

  expect(
    await shop.db.selectFrom('cartMerges').selectAll().where('customerId', '=', lan.id).execute(),
  ).toEqual([]);
});
