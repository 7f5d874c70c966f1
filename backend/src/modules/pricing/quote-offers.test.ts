import { v7 as uuid } from 'uuid';
import { openCheckoutShop, SAIGON, type CheckoutShop } from '../../testing/checkout';
import { createOffers } from '../../testing/offers';

let shop: CheckoutShop;
let offers: ReturnType<typeof createOffers>;
beforeAll(async () => {
  shop = await openCheckoutShop();
  offers = createOffers(shop);
});
afterEach(() => offers.clear());
afterAll(() => shop.close());

const aShirt = (price = 200_000, onHand = 20) => shop.shelf.aProduct({ variants: [{ price, onHand }] });
const quoteOf = async (lines: { infoId: string; quantity: number }[], more = {}, asker = {}) =>
  (await shop.quote({ lines, ...more }, asker)).data;
const reasonOf = async (infoId: string, voucherCode: string, more = {}, asker = {}) =>
  (await quoteOf([{ infoId, quantity: 1 }], { voucherCode, ...more }, asker)).problems;

test('a shopper pays the flash price for what is left of it, and sees which units cost more', async () => {
  const product = await aShirt();
  const sale = await offers.aFlashSale(
    [{ product, kind: 'FIXED_PRICE', value: 150_000, quota: 5, reserved: 2, sold: 1 }],
    { name: 'Giờ vàng' },
  );

  const quote = await quoteOf([{ infoId: product.infoId, quantity: 3 }]);

  expect(quote.lines).toMatchObject([
    {
      usualPrice: 200_000,
      unitPrice: 150_000,
      lineTotal: 500_000,
      discount: 0,
      offers: [{ type: 'FLASH_SALE', id: sale, name: 'Giờ vàng', quantity: 2, amount: 100_000 }],
    },
  ]);
  expect(quote.moreOriginalProducts).toEqual([
    { infoId: product.infoId, quantity: 1, unitPrice: 200_000, reason: 'OVER_QUOTA' },
  ]);
  expect([quote.subtotal, quote.grandTotal, quote.problems]).toEqual([500_000, 500_000, []]);
});

test('a sale that has not begun, is over or was switched off changes nothing', async () => {
  const product = await aShirt();
  await offers.aFlashSale([{ product }], { from: 1 });
  await offers.aFlashSale([{ product }], { from: -60, to: 0 });
  await offers.aFlashSale([{ product }], { isActive: false });

  expect((await quoteOf([{ infoId: product.infoId, quantity: 1 }])).grandTotal).toBe(200_000);
});

test('a promotion for a category holds for all under it, with its name in the language that is asked', async () => {
  const clothes = await shop.shelf.aCategory();
  const shirts = await shop.shelf.aCategory({ parentId: clothes.id });
  const one = await shop.shelf.aProduct({ category: shirts, variants: [{ price: 100_000 }] });
  const other = await aShirt();
  const id = await offers.aPromotion({
    type: 'QUANTITY_BASED',
    minQuantity: 2,
    value: 12.5,
    categoryIds: [clothes.id],
    nameVi: 'Mua 2',
    nameEn: 'Buy 2',
  });
  const lines = [
    { infoId: one.infoId, quantity: 2 },
    { infoId: other.infoId, quantity: 2 },
  ];

  const [vi, en] = [await quoteOf(lines), await quoteOf(lines, {}, { language: 'en' })];

  expect(vi.lines.map(({ discount }) => discount)).toEqual([25_000, 0]);
  expect(vi.promotionAppliedOrder).toEqual([
    {
      promotionInfo: { id, name: 'Mua 2', type: 'QUANTITY_BASED' },
      promotionBonusAppliedOrder: [],
      discountPrice: 25_000,
      discountText: '-12,5%',
    },
  ]);
  expect(en.promotionAppliedOrder).toMatchObject([
    { promotionInfo: { name: 'Buy 2' }, discountText: '-12.5%' },
  ]);
  expect(en.quoteHash).toBe(vi.quoteHash);
});

test('a gift has its name in the language that is asked for', async () => {
  const product = await aShirt();
  const gift = await shop.shelf.aProduct({ name: { vi: 'Tất', en: 'Socks' }, variants: [{ onHand: 5 }] });
  await offers.aPromotion({ type: 'GIFT_PRODUCT', gifts: [{ infoId: gift.infoId }] });
  const giftsIn = async (language: string) =>
    (await quoteOf([{ infoId: product.infoId, quantity: 1 }], {}, { language })).lines
      .filter(({ isGift }) => isGift)
      .map(({ name }) => name);

  expect([await giftsIn('vi'), await giftsIn('en')]).toEqual([['Tất'], ['Socks']]);
});

test('a gift comes along with its picture and name, travels free, and the next one when it is gone', async () => {
  const product = await aShirt(1_000_000);
  const gift = await shop.shelf.aProduct({ name: 'Cảm biến', variants: [{ price: 35_000, onHand: 1 }] });
  const next = await shop.shelf.aProduct({ variants: [{ price: 39_000, onHand: 1 }] });
  await offers.aPromotion({
    type: 'GIFT_PRODUCT',
    minSubtotal: 1_000_000,
    gifts: [{ infoId: gift.infoId }, { infoId: next.infoId }],
  });
  const asked = { address: SAIGON, shippingMethod: 'EXPRESS' };

  const quote = await quoteOf([{ infoId: product.infoId, quantity: 2 }], asked);
  await shop.db.updateTable('stock').set({ onHand: 0 }).where('variantId', '=', gift.infoId).execute();
  const without = await quoteOf([{ infoId: product.infoId, quantity: 2 }], asked);

  expect(
    quote.lines.map(({ infoId, name, isGift, usualPrice, unitPrice }) => [
      infoId,
      name,
      isGift,
      usualPrice,
      unitPrice,
    ]),
  ).toEqual([
    [product.infoId, expect.any(String), false, 1_000_000, 1_000_000],
    [gift.infoId, 'Cảm biến', true, 35_000, 0],
  ]);
  expect(quote.promotionAppliedOrder).toMatchObject([
    { promotionBonusAppliedOrder: [{ infoId: gift.infoId, quantity: 1 }], discountPrice: 0 },
  ]);
  expect([quote.shippingFee, quote.grandTotal]).toEqual([32_000, 2_032_000]);
  expect(without.lines.map(({ infoId }) => infoId)).toEqual([product.infoId, next.infoId]);
  expect(without.quoteHash).not.toBe(quote.quoteHash);
});

test('a voucher is found however it is typed, and every đồng of it is in a line', async () => {
  const [one, two] = [await aShirt(100_000), await aShirt(200_000)];
  const id = await offers.aVoucher({ code: 'GIAM50', nameVi: 'Giảm 50.000 ₫', kind: 'FIXED', value: 50_000 });

  const quote = await quoteOf(
    [
      { infoId: one.infoId, quantity: 1 },
      { infoId: two.infoId, quantity: 1 },
    ],
    { voucherCode: '  giam50 ' },
  );

  expect(quote.appliedVoucherOrder).toEqual({
    voucherInfo: { id, code: 'GIAM50', name: 'Giảm 50.000 ₫' },
    discountPrice: 50_000,
  });
  expect(quote.lines.map(({ discount }) => discount)).toEqual([16_667, 33_333]);
  expect([quote.discount, quote.grandTotal, quote.problems]).toEqual([50_000, 250_000, []]);
  expect(quote.trace.find(({ step }) => step === 'VOUCHER')).toMatchObject({
    amount: -50_000,
    source: 'GIAM50',
  });
});

test('a voucher that does not apply leaves the quote as it is and says why', async () => {
  const { infoId } = await aShirt(100_000);
  await offers.aVoucher({ code: 'SOON', from: 1 });
  await offers.aVoucher({ code: 'OVER', to: 0 });
  await offers.aVoucher({ code: 'GONE', totalUses: 3, held: 1, used: 2 });
  await offers.aVoucher({ code: 'CARDS', paymentMethods: ['ONLINE'] });
  await offers.aVoucher({ code: 'FROM300', minSubtotal: 300_000 });
  await offers.aVoucher({ code: 'FOUR', minQuantity: 4 });
  await offers.aVoucher({ code: 'OTHERS', productIds: [(await aShirt()).id] });
  await offers.aVoucher({ code: 'SWITCHEDOFF', isActive: false });
  const told = async (code: string, more = {}) => {
    const [{ code: problem, ...why } = { code: undefined }] = await reasonOf(infoId, code, more);
    return problem === 'VOUCHER_INVALID' && why;
  };

  expect(await told('NEVER')).toEqual({ reasonCode: 'NOT_FOUND' });
  expect(await told('SWITCHEDOFF')).toEqual({ reasonCode: 'NOT_FOUND' });
  expect(await told('SOON')).toEqual({ reasonCode: 'NOT_STARTED' });
  expect(await told('OVER')).toEqual({ reasonCode: 'EXPIRED' });
  expect(await told('GONE')).toEqual({ reasonCode: 'USED_UP' });
  expect(await told('CARDS', { paymentMethod: 'COD' })).toEqual({ reasonCode: 'PAYMENT_METHOD' });
  expect(await told('FROM300')).toEqual({ reasonCode: 'MIN_SUBTOTAL', missing: 200_000 });
  expect(await told('FOUR')).toEqual({ reasonCode: 'MIN_QUANTITY', missing: 3 });
  expect(await told('OTHERS')).toEqual({ reasonCode: 'NOT_FOR_THESE' });
  expect(await reasonOf(infoId, 'CARDS', { paymentMethod: 'ONLINE' })).toEqual([]);
  expect(await reasonOf(infoId, '   ')).toEqual([]);
});

test('what a customer took already counts for them alone', async () => {
  const product = await aShirt(100_000);
  await offers.aFlashSale([{ product, kind: 'FIXED_PRICE', value: 60_000, perCustomerLimit: 2 }]);
  const promotion = { type: 'ORDER_BASED' as const, kind: 'FIXED' as const, value: 5_000 };
  await offers.aPromotion({ ...promotion, perCustomerLimit: 1 });
  await offers.aVoucher({ code: 'ONCE', kind: 'FIXED', value: 10_000 });
  await offers.aVoucher({ code: 'FIRST', isFirstOrderOnly: true });
  const [buyer, other] = [uuid(), uuid()];
  await shop.anOrder({
    customer: buyer,
    infoId: product.infoId,
    voucherCode: 'ONCE',
    paymentMethod: 'COD',
  });
  const asked = [{ infoId: product.infoId, quantity: 2 }];

  const mine = await quoteOf(asked, {}, { as: buyer });
  const theirs = await quoteOf(asked, {}, { as: other });

  expect(mine.moreOriginalProducts).toMatchObject([{ quantity: 1, reason: 'OVER_LIMIT' }]);
  expect([mine.discount, mine.grandTotal]).toEqual([0, 160_000]);
  expect([theirs.discount, theirs.grandTotal, theirs.moreOriginalProducts]).toEqual([5_000, 115_000, []]);
  const reasons = async (as: string) =>
    Promise.all(
      ['ONCE', 'FIRST'].map(
        async (code) => (await reasonOf(product.infoId, code, {}, { as }))[0]?.reasonCode,
      ),
    );
  expect(await reasons(buyer)).toEqual(['LIMIT_REACHED', 'FIRST_ORDER_ONLY']);
  expect(await reasons(other)).toEqual([undefined, undefined]);
});

test('each sale and each of its goods has a limit of its own for a customer', async () => {
  const [shirt, cap] = [await aShirt(100_000), await aShirt(100_000)];
  const inSale = (product: typeof shirt) =>
    ({ product, kind: 'FIXED_PRICE', value: 60_000, perCustomerLimit: 1 }) as const;
  const customer = uuid();
  const buy = ({ infoId }: typeof shirt) => shop.anOrder({ customer, infoId, paymentMethod: 'COD' });
  const priceOf = async ({ infoId }: typeof shirt) =>
    (await quoteOf([{ infoId, quantity: 1 }], {}, { as: customer })).subtotal;
  const earlier = await offers.aFlashSale([inSale(shirt)]);
  await buy(shirt);
  await shop.db.updateTable('flashSales').set({ endsAt: shop.clock() }).where('id', '=', earlier).execute();
  await offers.aFlashSale([inSale(shirt), inSale(cap)]);
  await buy(cap);

  expect([await priceOf(shirt), await priceOf(cap)]).toEqual([60_000, 100_000]);
  expect((await buy(shirt)).orderId).toEqual(expect.any(String));
  expect(await priceOf(shirt)).toBe(100_000);
});

test('however many lines and offers there are, a price takes the same few questions', async () => {
  const category = await shop.shelf.aCategory();
  const many = await Promise.all(
    Array.from({ length: 20 }, () => shop.shelf.aProduct({ category, variants: [{ onHand: 50 }] })),
  );
  const gift = await aShirt();
  await offers.aFlashSale(many.slice(0, 10).map((product) => ({ product })));
  for (let at = 0; at < 39; at++) {
    await offers.aPromotion({
      type: (['QUANTITY_BASED', 'ORDER_BASED', 'GIFT_PRODUCT'] as const)[at % 3] ?? 'ORDER_BASED',
      perCustomerLimit: 5,
      ...(at % 3 === 2 && { gifts: [{ infoId: gift.infoId }] }),
    });
  }
  await offers.aVoucher({ code: 'FIRST', isFirstOrderOnly: true });
  const lines = many.map(({ infoId }) => ({ infoId, quantity: 3 }));
  const asked = { address: SAIGON, shippingMethod: 'STANDARD', paymentMethod: 'COD', voucherCode: 'FIRST' };
  const executeQuery = jest.spyOn(shop.db.getExecutor().constructor.prototype, 'executeQuery');

  const count = async (body: object) => {
    executeQuery.mockClear();
    expect((await shop.quote({ ...asked, ...body }, { as: uuid() })).status).toBe(200);
    return executeQuery.mock.calls.length;
  };
  const [few, all] = [await count({ lines: lines.slice(0, 1) }), await count({ lines })];
  executeQuery.mockRestore();

  expect(all).toBe(few);
  expect(all).toBeLessThanOrEqual(14);
});
