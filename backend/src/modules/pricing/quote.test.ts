import { openCheckoutShop, HANOI, SAIGON, type CheckoutShop } from '../../testing/checkout';
import { createQuoteRepository } from './quotes.repository';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const inStock = async (price = 100_000, onHand = 10) =>
  (await shop.shelf.aProduct({ variants: [{ price, onHand }] })).infoId;

test('a visitor sees what lines cost before an address is known', async () => {
  const infoId = await inStock(120_000);

  const { data } = await shop.quote({ lines: [{ infoId, quantity: 2 }] });

  expect(data).toMatchObject({
    subtotal: 240_000,
    discount: 0,
    shippingFee: null,
    grandTotal: 240_000,
    problems: [],
    expiresAt: '2026-01-15T03:15:00.000Z',
    lines: [{ infoId, quantity: 2, unitPrice: 120_000, lineTotal: 240_000, stock: 10, isGift: false }],
  });
  expect(data.quoteHash).toMatch(/^[0-9a-f]{64}$/);
});

test('the fee joins with the address and the method', async () => {
  const infoId = await inStock(100_000);
  const asked = { lines: [{ infoId, quantity: 2 }], address: SAIGON };

  const standard = await shop.quote({ ...asked, shippingMethod: 'STANDARD' });
  const express = await shop.quote({ ...asked, shippingMethod: 'EXPRESS' });

  expect([standard.data.shippingFee, standard.data.grandTotal]).toEqual([18_000, 218_000]);
  expect([express.data.shippingFee, express.data.grandTotal]).toEqual([32_000, 232_000]);
  expect(standard.data.trace.find(({ step }) => step === 'SHIPPING')).toEqual({
    step: 'SHIPPING',
    amount: 18_000,
    after: 218_000,
    source: 'STANDARD',
  });
});

test('lines of the same variant are summed', async () => {
  const infoId = await inStock(10_000);

  const { data } = await shop.quote({
    lines: [
      { infoId, quantity: 2 },
      { infoId, quantity: 3 },
    ],
  });

  expect(data.lines).toHaveLength(1);
  expect(data.lines[0]).toMatchObject({ quantity: 5, lineTotal: 50_000 });
});

test.each([
  [0, 'quantity.notAllowZero'],
  [-1, 'quantity.notAllowZero'],
  [1.5, 'quantity.notInteger'],
  ['1', 'quantity.notInteger'],
  [null, 'quantity.notInteger'],
  [1e9, 'quantity.tooMany'],
  [1000, 'quantity.tooMany'],
])('a quantity of %p is refused by name', async (quantity, code) => {
  const infoId = await inStock();

  const reply = await shop.quote({ lines: [{ infoId, quantity }] });

  expect(reply).toMatchObject({
    status: 400,
    message: 'VALIDATION_FAILED',
    errors: [{ field: 'lines[0].quantity', code }],
  });
});

test('the most one may order, and all that there is, are quoted without a problem', async () => {
  const infoId = await inStock(1_000, 999);

  const { status, data } = await shop.quote({ lines: [{ infoId, quantity: 999 }] });

  expect([status, data.problems, data.subtotal]).toEqual([200, [], 999_000]);
});

test('a line twice does not get around the most one may order, of prices nor of delivery', async () => {
  const infoId = await inStock();
  const lines = [
    { infoId, quantity: 600 },
    { infoId, quantity: 600 },
  ];

  const replies = [
    await shop.quote({ lines }),
    await shop.call('POST', '/shipping/quote', { body: { lines, address: SAIGON } }),
  ];

  for (const reply of replies)
    expect(reply).toMatchObject({
      status: 400,
      errors: [{ field: 'lines[0].quantity', code: 'quantity.tooMany' }],
    });
});

test.each([
  ['no lines', { lines: [] }],
  [
    'a price of their own',
    { lines: [{ infoId: '018f0000-0000-7000-8000-000000000000', quantity: 1, unitPrice: 1 }] },
  ],
  [
    'a total of their own',
    { lines: [{ infoId: '018f0000-0000-7000-8000-000000000000', quantity: 1 }], grandTotal: 1 },
  ],
  ['an id that is none', { lines: [{ infoId: "1' or '1'='1", quantity: 1 }] }],
])('a visitor who sends %s is refused', async (_what, body) => {
  expect(await shop.quote(body)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' });
});

test('too little stock, none at all and an unknown product are told as problems, line by line', async () => {
  const [few, none] = [await inStock(1000, 2), await inStock(1000, 0)];
  const unknown = '018f0000-0000-7000-8000-0000000000ff';

  const { status, data } = await shop.quote({
    lines: [few, none, unknown].map((infoId) => ({ infoId, quantity: 3 })),
  });

  expect(status).toBe(200);
  expect(data.problems).toEqual([
    { infoId: few, code: 'NOT_ENOUGH_STOCK', available: 2 },
    { infoId: none, code: 'OUT_OF_STOCK', available: 0 },
    { infoId: unknown, code: 'PRODUCT_UNAVAILABLE' },
  ]);
  expect(data.lines.map(({ infoId }) => infoId)).toEqual([few, none]);
});

test('paying on delivery is offered up to the limit and inside Việt Nam', async () => {
  const infoId = await inStock(1_000_000);
  const problems = async (quantity: number, address: object) =>
    (
      await shop.quote({
        lines: [{ infoId, quantity }],
        address,
        shippingMethod: 'STANDARD',
        paymentMethod: 'COD',
      })
    ).data.problems.map(({ code }) => code);

  expect(await problems(5, HANOI)).toEqual([]);
  expect(await problems(6, HANOI)).toEqual(['COD_NOT_AVAILABLE']);
  expect(await problems(1, { national: 'FR', province: 'Île-de-France', address: '1 rue X' })).toEqual([
    'COD_NOT_AVAILABLE',
  ]);
});

test('paying on delivery is offered only in the provinces that the shop has set, when it has set any', async () => {
  const infoId = await inStock();
  await shop.db
    .insertInto('settings')
    .values({
      key: 'settingClient',
      value: JSON.stringify({ codProvinces: ['79'] }),
      updatedAt: shop.clock(),
    })
    .execute();
  const problems = async (address: object) =>
    (
      await shop.quote({
        lines: [{ infoId, quantity: 1 }],
        address,
        shippingMethod: 'STANDARD',
        paymentMethod: 'COD',
      })
    ).data.problems.map(({ code }) => code);

  const told = [await problems(SAIGON), await problems(HANOI)];
  await shop.db.deleteFrom('settings').execute();

  expect(told).toEqual([[], ['COD_NOT_AVAILABLE']]);
});

test('where nothing is delivered is told, and a method that is not offered is refused', async () => {
  const infoId = await inStock();
  const lines = [{ infoId, quantity: 1 }];

  const nowhere = await shop.quote({
    lines,
    address: { ...HANOI, provinceCode: '02' },
    shippingMethod: 'STANDARD',
  });
  const noDrone = await shop.quote({ lines, address: HANOI, shippingMethod: 'DRONE' });

  expect(nowhere.data.problems).toEqual([{ code: 'ADDRESS_NOT_SERVED' }]);
  expect(noDrone).toMatchObject({
    status: 400,
    errors: [{ field: 'shippingMethod', code: 'shippingMethod.notOffered' }],
  });
});

test('a visitor sees the delivery methods to an address with fee and days', async () => {
  const infoId = await inStock(100_000);

  const here = await shop.call('POST', '/shipping/quote', {
    body: { lines: [{ infoId, quantity: 3 }], address: SAIGON },
  });
  const nowhere = await shop.call('POST', '/shipping/quote', {
    body: { lines: [{ infoId, quantity: 3 }], address: { ...SAIGON, provinceCode: '02' } },
  });

  expect(here.data).toEqual([
    { code: 'STANDARD', fee: 20_500, eta: { from: 1, to: 2 } },
    { code: 'EXPRESS', fee: 37_000, eta: { from: 0, to: 1 } },
  ]);
  expect(nowhere.data).toEqual([]);
});

test('a parcel is weighed with every piece of every line that is sold, for the choice of a method as for the price', async () => {
  const soldNoMore = await inStock(600_000);
  await shop.db
    .updateTable('productVariants')
    .set({ isActive: false })
    .where('id', '=', soldNoMore)
    .execute();
  const lines = [
    { infoId: await inStock(50_000), quantity: 3 },
    { infoId: await inStock(60_000), quantity: 2 },
    { infoId: soldNoMore, quantity: 1 },
  ];

  const methods = await shop.call('POST', '/shipping/quote', { body: { lines, address: SAIGON } });
  const priced = await shop.quote({ lines, address: SAIGON, shippingMethod: 'STANDARD' });

  expect(methods.data).toMatchObject([
    { code: 'STANDARD', fee: 25_500 },
    { code: 'EXPRESS', fee: 47_000 },
  ]);
  expect(priced.data.shippingFee).toBe(25_500);
});

test.each([
  ['a minute before midnight', '2026-01-16T16:59:00.000Z', { from: '2026-01-17', to: '2026-01-19' }],
  ['at midnight', '2026-01-16T17:00:00.000Z', { from: '2026-01-19', to: '2026-01-20' }],
])(
  'the days of delivery are counted from the day in Việt Nam, without Sundays: %s',
  async (_when, instant, days) => {
    const infoId = await inStock();
    const before = shop.clock();
    shop.clock.set(instant);

    const { data } = await shop.quote({
      lines: [{ infoId, quantity: 1 }],
      address: SAIGON,
      shippingMethod: 'STANDARD',
    });
    shop.clock.set(before);

    expect(data.delivery).toEqual(days);
  },
);

test('a shopper is told from when on delivery is free, by what the goods cost without any offer', async () => {
  const infoId = await inStock(100_000);
  const limit = async (value: object) => {
    await shop.db
      .insertInto('settings')
      .values({ key: 'settingClient', value: JSON.stringify(value), updatedAt: shop.clock() })
      .execute();
  };
  const told = async (quantity: number, address?: object) =>
    (await shop.quote({ lines: [{ infoId, quantity }], ...(address && { address }) })).data.freeShipping;

  await limit({ freeShippingFrom: 300_000 });
  const free = [await told(1), await told(3, HANOI), await told(1, { national: 'FR', address: '1 rue X' })];
  const two = [infoId, await inStock(80_000)].map((one) => ({ infoId: one, quantity: 1 }));
  const ofTwo = (await shop.quote({ lines: two })).data.freeShipping;
  await shop.db.deleteFrom('settings').execute();
  await limit({ freeShippingFrom: null });
  const never = await told(3);
  await shop.db.deleteFrom('settings').execute();

  expect(free).toEqual([{ threshold: 300_000, missing: 200_000 }, { threshold: 300_000, missing: 0 }, null]);
  expect(ofTwo).toEqual({ threshold: 300_000, missing: 120_000 });
  expect(never).toBeNull();
});

test('a flood of questions from one address is limited, and others are not', async () => {
  const infoId = await inStock();
  const ask = (remoteAddress: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/ecommerce/quote',
      payload: { lines: [{ infoId, quantity: 1 }] },
      remoteAddress,
    });
  const statuses: number[] = [];
  for (let i = 0; i < 600; i++) statuses.push((await ask('192.0.2.1')).statusCode);

  const refused = await ask('192.0.2.1');
  expect(statuses.every((status) => status === 200)).toBe(true);
  expect([refused.statusCode, refused.json().errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(refused.headers['retry-after']).toBe('60');
  const alike = { method: 'POST', remoteAddress: '192.0.2.1' } as const;
  const lines = [{ infoId, quantity: 1 }];
  for (const [url, payload] of [
    ['/api/ecommerce/quote/vouchers', { lines }],
    ['/api/ecommerce/shipping/quote', { lines, address: SAIGON }],
    ['/api/main/voucher/check', { lines, code: 'GIAM10' }],
  ] as const)
    expect((await shop.app.inject({ ...alike, url, payload })).statusCode).toBe(429);
  expect((await ask('192.0.2.2')).statusCode).toBe(200);
  shop.clock.advance(61_000);
  expect((await ask('192.0.2.1')).statusCode).toBe(200);
});

test('a quote can be compared with for a day after it was shown last', async () => {
  const HOUR_MS = 3_600_000;
  const quotes = createQuoteRepository(shop.db);
  const [shownAgain, shownOnce] = ['a'.repeat(64), 'b'.repeat(64)];
  const later = (hours: number) => new Date(shop.clock().getTime() + hours * HOUR_MS);
  for (const hash of [shownAgain, shownOnce])
    await quotes.remember({ hash, lines: [], grandTotal: 1 }, later(0));
  await quotes.remember({ hash: shownAgain, lines: [], grandTotal: 1 }, later(2));

  await quotes.purgeExpired(later(24));
  expect([await quotes.find(shownAgain), await quotes.find(shownOnce)]).toEqual([
    expect.objectContaining({ hash: shownAgain }),
    expect.objectContaining({ hash: shownOnce }),
  ]);
  await quotes.purgeExpired(later(25));
  expect([await quotes.find(shownAgain), await quotes.find(shownOnce)]).toEqual([
    expect.objectContaining({ hash: shownAgain }),
    undefined,
  ]);
  await quotes.purgeExpired(later(27));
  expect(await quotes.find(shownAgain)).toBeUndefined();
});
