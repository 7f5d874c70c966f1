import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { createOffers } from '../../testing/offers';
import type { OrderStatus } from '../orders/orders.tables';
import type { VoucherCheck, VoucherChoice } from './pricing.schema';

let shop: CheckoutShop;
let offers: ReturnType<typeof createOffers>;
beforeAll(async () => {
  shop = await openCheckoutShop();
  offers = createOffers(shop);
});
afterEach(() => offers.clear());
afterAll(() => shop.close());

const aShirt = async (price = 200_000) =>
  (await shop.shelf.aProduct({ variants: [{ price, onHand: 20 }] })).infoId;
const ask = (body: Record<string, unknown>, asker = {}) =>
  shop.call<VoucherChoice[]>('POST', '/quote/vouchers', { body, ...asker });
const choicesOf = async (infoId: string, more = {}, asker = {}) =>
  (await ask({ lines: [{ infoId, quantity: 1 }], ...more }, asker)).data;
const collect = (voucherId: string, customer: string) =>
  shop.call('POST', `/api/main/voucher/${voucherId}/collect`, { as: customer });

test('a visitor sees the public vouchers: the one that saves most first, and why the others do not apply', async () => {
  const infoId = await aShirt();
  await offers.aVoucher({ code: 'TEN', kind: 'FIXED', value: 10_000 });
  await offers.aVoucher({ code: 'SOONOVER', kind: 'FIXED', value: 10_000, to: 30 });
  await offers.aVoucher({ code: 'QUARTER', value: 25, nameVi: 'Giảm 25%' });
  await offers.aVoucher({ code: 'FROM900', minSubtotal: 900_000 });
  await offers.aVoucher({ code: 'FROM300', minSubtotal: 300_000 });
  await offers.aVoucher({ code: 'OTHERS', productIds: [(await shop.shelf.aProduct()).id] });
  await offers.aVoucher({ code: 'CARDS', paymentMethods: ['ONLINE'] });
  await offers.aVoucher({ code: 'FIVE', minQuantity: 5 });
  await offers.aVoucher({ code: 'GONE', totalUses: 1, used: 1 });
  await offers.aVoucher({ code: 'SECRET', isListed: false });
  await offers.aVoucher({ code: 'OFF', isActive: false });
  await offers.aVoucher({ code: 'OVER', to: 0 });

  const choices = await choicesOf(infoId, { paymentMethod: 'COD' });

  expect(choices[0]).toMatchObject({ code: 'QUARTER', name: 'Giảm 25%', saves: 50_000, isMine: false });
  expect(choices.map(({ code, saves, reasonCode, missing }) => [code, saves, reasonCode, missing])).toEqual([
    ['QUARTER', 50_000, undefined, undefined],
    ['SOONOVER', 10_000, undefined, undefined],
    ['TEN', 10_000, undefined, undefined],
    ['FROM300', null, 'MIN_SUBTOTAL', 100_000],
    ['FROM900', null, 'MIN_SUBTOTAL', 700_000],
    ['FIVE', null, 'MIN_QUANTITY', 4],
    ['CARDS', null, 'PAYMENT_METHOD', undefined],
    ['OTHERS', null, 'NOT_FOR_THESE', undefined],
    ['GONE', null, 'USED_UP', undefined],
  ]);
});

test('a voucher that the customer collected is among the choices, even when fifty others end sooner', async () => {
  const infoId = await aShirt();
  const owner = uuid();
  await collect(await offers.aVoucher({ code: 'MINE', kind: 'FIXED', value: 1_000 }), owner);
  for (let count = 0; count < 50; count++) await offers.aVoucher({ to: 30 });

  const choices = await choicesOf(infoId, {}, { as: owner });

  expect(choices).toHaveLength(50);
  expect(choices.filter(({ isMine }) => isMine).map(({ code }) => code)).toEqual(['MINE']);
});

test('a customer sees also what they alone collected, and what they used already', async () => {
  const infoId = await aShirt();
  const [owner, other] = [uuid(), uuid()];
  const mine = await offers.aVoucher({ code: 'MINE', kind: 'FIXED', value: 30_000 });
  await collect(mine, owner);
  await shop.db.updateTable('vouchers').set({ isListed: false }).where('id', '=', mine).execute();
  await offers.aVoucher({ code: 'ONCE', kind: 'FIXED', value: 50_000 });
  await offers.aVoucher({ code: 'FIRST', kind: 'FIXED', value: 20_000, isFirstOrderOnly: true });
  await shop.anOrder({ customer: owner, infoId, voucherCode: 'ONCE' });

  const codes = (choices: VoucherChoice[]) =>
    choices.map(({ code, isMine, saves, reasonCode }) => [code, isMine, saves ?? reasonCode]);

  const own = codes(await choicesOf(infoId, {}, { as: owner }));
  expect(own[0]).toEqual(['MINE', true, 30_000]);
  expect(own.slice(1).sort()).toEqual([
    ['FIRST', false, 'FIRST_ORDER_ONLY'],
    ['ONCE', false, 'LIMIT_REACHED'],
  ]);
  for (const asker of [{ as: other }, {}]) {
    expect(codes(await choicesOf(infoId, {}, asker))).toEqual([
      ['ONCE', false, 50_000],
      ['FIRST', false, 20_000],
    ]);
  }
});

test('what a voucher saves is what the quote with it costs less, also where it keeps a promotion away', async () => {
  const infoId = await aShirt();
  await offers.aPromotion({
    type: 'ORDER_BASED',
    kind: 'FIXED',
    value: 30_000,
    isExclusiveWithVoucher: true,
  });
  await offers.aVoucher({ code: 'FIFTY', kind: 'FIXED', value: 50_000 });
  await offers.aVoucher({ code: 'LITTLE', kind: 'FIXED', value: 20_000 });
  const lines = [{ infoId, quantity: 1 }];

  const choices = await choicesOf(infoId);
  const plain = await shop.quote({ lines });
  const used = await shop.quote({ lines, voucherCode: 'FIFTY' });

  expect(choices.map(({ code, saves, reasonCode }) => [code, saves, reasonCode])).toEqual([
    ['FIFTY', 20_000, undefined],
    ['LITTLE', null, 'NOT_WITH_PROMOTION'],
  ]);
  expect(plain.data.grandTotal - used.data.grandTotal).toBe(20_000);
});

test('there are 50 at most, and however many there are they take the same few questions', async () => {
  const infoId = await aShirt();
  for (let at = 0; at < 60; at++) await offers.aVoucher({ isFirstOrderOnly: at % 2 === 0 });
  const executeQuery = jest.spyOn(shop.db.getExecutor().constructor.prototype, 'executeQuery');

  const choices = await choicesOf(infoId, {}, { as: uuid() });
  const asked = executeQuery.mock.calls.length;
  executeQuery.mockRestore();

  expect(choices).toHaveLength(50);
  expect(asked).toBeLessThanOrEqual(14);
});

test.each([
  ['no lines', { lines: [] }],
  ['a code', { lines: [{ infoId: uuid(), quantity: 1 }], voucherCode: 'X' }],
  ['a quantity of none', { lines: [{ infoId: uuid(), quantity: 0 }] }],
])('a visitor who asks with %s is refused', async (_what, body) => {
  expect(await ask(body)).toMatchObject({ status: 400, message: 'VALIDATION_FAILED' });
});

describe('one voucher by its code', () => {
  const check = async (body: Record<string, unknown>, asker = {}) =>
    (await shop.call<VoucherCheck>('POST', '/api/main/voucher/check', { body, ...asker })).data;

  test('says what it saves, in any case of its letters', async () => {
    const infoId = await aShirt();
    await offers.aVoucher({ code: 'QUARTER', value: 25 });

    expect(await check({ code: 'quarter', lines: [{ infoId, quantity: 2 }] })).toEqual({
      ok: true,
      saving: 100_000,
    });
  });

  test.each([
    ['NOPE', 'NOT_FOUND', undefined],
    ['FROM900', 'MIN_SUBTOTAL', 700_000],
    ['OVER', 'EXPIRED', undefined],
    ['GONE', 'USED_UP', undefined],
  ])('%s is refused for %s', async (code, reasonCode, missing) => {
    const infoId = await aShirt();
    await offers.aVoucher({ code: 'FROM900', minSubtotal: 900_000 });
    await offers.aVoucher({ code: 'OVER', to: 0 });
    await offers.aVoucher({ code: 'GONE', totalUses: 1, used: 1 });

    expect(await check({ code, lines: [{ infoId, quantity: 1 }] })).toEqual({
      ok: false,
      saving: 0,
      reasonCode,
      ...(missing !== undefined && { missing }),
    });
  });

  test.each<[OrderStatus, boolean]>([
    ['NEW', false],
    ['PROCESSING', false],
    ['DELIVERING', false],
    ['DONE', false],
    ['REJECT', false],
    ['CANCEL', true],
  ])('for a first order can be used after an order that is %s: %s', async (status, isUsable) => {
    const infoId = await aShirt();
    await offers.aVoucher({ code: 'FIRST', kind: 'FIXED', value: 20_000, isFirstOrderOnly: true });
    const { orderId, customer } = await shop.anOrder({ infoId });
    await shop.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();

    expect(await check({ code: 'FIRST', lines: [{ infoId, quantity: 1 }] }, { as: customer })).toEqual(
      isUsable ? { ok: true, saving: 20_000 } : { ok: false, saving: 0, reasonCode: 'FIRST_ORDER_ONLY' },
    );
  });

  test('of goods that are sold no more nothing is saved', async () => {
    await offers.aVoucher({ code: 'QUARTER', value: 25 });

    expect(await check({ code: 'QUARTER', lines: [{ infoId: uuid(), quantity: 1 }] })).toMatchObject({
      ok: false,
      saving: 0,
    });
  });
});
