import { v7 as uuid } from 'uuid';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { createOffers } from '../../testing/offers';
import { createFlashSaleUses } from '../flash-sales/flash-sale-uses';
import { createVoucherUses } from '../vouchers/voucher-uses';
import { createOrderOffers } from './order-offers';
import type { QuoteConflict } from '../pricing/quotes.service';
import type { MyOrder, OrderDetail } from './orders.schema';

let shop: CheckoutShop;
let offers: ReturnType<typeof createOffers>;
beforeAll(async () => {
  shop = await openCheckoutShop();
  offers = createOffers(shop);
});
afterEach(async () => {
  expect(await shop.brokenRules()).toEqual([]);
  await offers.clear();
});
afterAll(() => shop.close());

const COD = { paymentMethod: 'COD' };
const aShirt = (price = 200_000, onHand = 50) => shop.shelf.aProduct({ variants: [{ price, onHand }] });

/** A shirt at 120.000 ₫ instead of 200.000 ₫, 10.000 ₫ off the order, and the voucher GIAM20 of 20.000 ₫. */
async function aBargain({ quota = 5, perCustomerLimit = 2, totalUses = 5, isOncePerCustomer = false } = {}) {
  const shirt = await aShirt();
  const flashSaleId = await offers.aFlashSale([
    { product: shirt, kind: 'FIXED_PRICE', value: 120_000, quota, perCustomerLimit },
  ]);
  const promotionId = await offers.aPromotion({
    kind: 'FIXED',
    value: 10_000,
    quota: 100,
    perCustomerLimit: isOncePerCustomer ? 1 : null,
  });
  const voucherId = await offers.aVoucher({ code: 'GIAM20', kind: 'FIXED', value: 20_000, totalUses });
  return { infoId: shirt.infoId, flashSaleId, promotionId, voucherId };
}
type Bargain = Awaited<ReturnType<typeof aBargain>>;

/** [reserved, sold] of the sale and the promotion, [held, used] of the voucher. */
async function countsOf({ flashSaleId, promotionId, voucherId }: Bargain) {
  const { db } = shop;
  const sale = await db
    .selectFrom('flashSaleItems')
    .selectAll()
    .where('flashSaleId', '=', flashSaleId)
    .executeTakeFirstOrThrow();
  const promotion = await db
    .selectFrom('promotions')
    .selectAll()
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow();
  const voucher = await db
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow();
  return {
    sale: [sale.reserved, sale.sold],
    promotion: [promotion.reserved, promotion.sold],
    voucher: [voucher.held, voucher.used],
  };
}
const nothing = { sale: [0, 0], promotion: [0, 0], voucher: [0, 0] };
const buy = ({ infoId }: Bargain, change = {}) =>
  shop.anOrder({ infoId, lines: [{ infoId, quantity: 2 }], voucherCode: 'GIAM20', ...change });
const cancel = (order: { orderId: string; customer: string }) =>
  shop.call('PUT', `/order/cancel-order/${order.orderId}`, { as: order.customer, body: { reason: 'Đổi ý' } });
const staff = (orderId: string, path: string, body: Record<string, string>) =>
  shop.call('PUT', `/api/main/admin/order/${orderId}/${path}`, { as: 'OPERATOR', body });

test('an order holds what made its price, and every line keeps how that came about', async () => {
  const bargain = await aBargain();

  const order = await buy(bargain, COD);

  expect(order.grandTotal).toBe(228_000);
  expect(await countsOf(bargain)).toEqual({ sale: [2, 0], promotion: [1, 0], voucher: [1, 0] });
  expect(await shop.detail(order)).toMatchObject({
    subtotal: 240_000,
    discount: 30_000,
    lines: [
      {
        usualPrice: 200_000,
        unitPrice: 120_000,
        lineTotal: 240_000,
        discount: 30_000,
        offers: [
          { type: 'FLASH_SALE', id: bargain.flashSaleId, quantity: 2, amount: 160_000 },
          { type: 'ORDER_BASED', id: bargain.promotionId, amount: 10_000 },
          { type: 'VOUCHER', id: bargain.voucherId, amount: 20_000 },
        ],
      },
    ],
    promotionAppliedOrder: [{ discountPrice: 10_000 }],
    appliedVoucherOrder: { voucherInfo: { code: 'GIAM20' }, discountPrice: 20_000 },
  });
});

test('its reader finds names, colours and offers in their own language, as they were when it was placed', async () => {
  const customer = uuid();
  const shirt = await shop.shelf.aProduct({
    name: { vi: 'Áo thun', en: 'T-shirt' },
    variants: [{ price: 250_000, onHand: 50, color: { vi: 'Đen', en: 'Black', rgb: '#000000' } }],
  });
  const socks = await shop.shelf.aProduct({
    name: { vi: 'Tất', en: 'Socks' },
    variants: [{ price: 30_000, onHand: 50 }],
  });
  await offers.aFlashSale([{ product: shirt, kind: 'FIXED_PRICE', value: 200_000 }], { name: 'Giờ vàng' });
  await offers.aPromotion({ kind: 'FIXED', value: 10_000, quota: 100 });
  await offers.aPromotion({
    type: 'GIFT_PRODUCT',
    nameVi: 'Tặng tất',
    nameEn: 'Free socks',
    gifts: [{ infoId: socks.infoId }],
  });
  await offers.aVoucher({
    code: 'GIAM20',
    nameVi: 'Giảm 20',
    nameEn: 'Save 20',
    kind: 'FIXED',
    value: 20_000,
  });
  const placed = await buy({ infoId: shirt.infoId } as Bargain, { ...COD, customer });
  await shop.db.updateTable('products').set({ nameVi: 'Khác', nameEn: 'Other' }).execute();

  for (const { language, name, color, sale, promotion, voucher, gift, giftOffer } of [
    {
      language: 'vi',
      name: 'Áo thun',
      color: 'Đen',
      sale: 'Giờ vàng',
      promotion: /^Khuyến mãi/,
      voucher: 'Giảm 20',
      gift: 'Tất',
      giftOffer: 'Tặng tất',
    },
    {
      language: 'en',
      name: 'T-shirt',
      color: 'Black',
      sale: 'Giờ vàng (en)',
      promotion: /^Promotion/,
      voucher: 'Save 20',
      gift: 'Socks',
      giftOffer: 'Free socks',
    },
  ]) {
    const as = { as: customer, language };
    const { data } = await shop.call<OrderDetail>('GET', `/order/${placed.orderId}/detail/customer`, as);
    expect(data.lines).toMatchObject([
      { name, color: { name: color }, picture: { alt: name }, quantity: 2, lineTotal: 400_000 },
      { name: gift, picture: { alt: gift }, isGift: true, offers: [{ name: giftOffer }] },
    ]);
    expect(data.lines[0]?.offers.map((offer) => offer.name)).toEqual([
      sale,
      expect.stringMatching(promotion),
      voucher,
    ]);
    expect(data.promotionAppliedOrder.map(({ promotionInfo }) => promotionInfo.name)).toEqual([
      expect.stringMatching(promotion),
      giftOffer,
    ]);
    expect(data.appliedVoucherOrder?.voucherInfo.name).toBe(voucher);
    const { data: list } = await shop.call<{ data: MyOrder[] }>('GET', '/order/my-order?search=t-shirt', as);
    expect(list.data).toMatchObject([{ firstLine: { name } }]);
  }
  expect((await shop.detail(placed)).grandTotal).toBe(placed.grandTotal);
});

test('the mail about an order says what was taken off', async () => {
  const order = await buy(await aBargain(), COD);

  await shop.runJobs();

  const mail = shop.mails.find(({ subject }) => subject.includes(order.code));
  const text = mail?.text.replaceAll('\u00a0', ' ');
  expect(text).toMatch(/- Khuyến mãi cho đơn hàng: -10\.000 ₫\n {2}Khuyến mãi/);
  expect(text).toContain('- Mã giảm giá: -20.000 ₫\n  GIAM20');
});

test('a cancelled order gives everything back, once, and the customer may have it again', async () => {
  const bargain = await aBargain({ isOncePerCustomer: true });
  const customer = uuid();
  const order = await buy(bargain, { customer });

  const [first, again] = [await cancel(order), await cancel(order)];

  expect([first.status, again.message]).toEqual([200, 'ORDER_NOT_CANCELLABLE']);
  expect(await countsOf(bargain)).toEqual(nothing);
  expect((await buy(bargain, { customer, ...COD })).grandTotal).toBe(228_000);
  expect(await countsOf(bargain)).toEqual({ sale: [2, 0], promotion: [1, 0], voucher: [1, 0] });
});

test('a cancelled order gives back its own offers and leaves those of another order', async () => {
  const bargain = await aBargain();
  await buy(bargain, COD);
  const order = await buy(bargain);
  expect(await countsOf(bargain)).toEqual({ sale: [4, 0], promotion: [2, 0], voucher: [2, 0] });

  await cancel(order);

  expect(await countsOf(bargain)).toEqual({ sale: [2, 0], promotion: [1, 0], voucher: [1, 0] });
});

test('an order that nobody pays gives everything back when its time is over', async () => {
  const bargain = await aBargain();
  const order = await buy(bargain);
  shop.clock.advance(25 * 60_000);

  await shop.runJobs();
  await shop.runJobs();

  expect((await shop.detail(order)).status).toBe('CANCEL');
  expect(await countsOf(bargain)).toEqual(nothing);
});

test.each(['07', '09', '10', '11', '12', '13', '24', '51', '65', '75', '79', '99', '42'])(
  'a payment that comes to %s keeps the offers for paying again, until the time is over',
  async (code) => {
    const bargain = await aBargain();
    const order = await buy(bargain);

    await shop.ipn(await shop.news(order.orderId, { code }));

    expect(await countsOf(bargain)).toEqual({ sale: [2, 0], promotion: [1, 0], voucher: [1, 0] });
    await cancel(order);
    expect(await countsOf(bargain)).toEqual(nothing);
  },
);

test('paid online, an order has used its offers, and a cancelled paid one gives them back', async () => {
  const bargain = await aBargain();
  const order = await buy(bargain);

  await shop.ipn(await shop.news(order.orderId));
  await shop.ipn(await shop.news(order.orderId));
  const paid = await countsOf(bargain);
  await staff(order.orderId, 'status', { status: 'CANCEL', reason: 'Hàng lỗi' });

  expect(paid).toEqual({ sale: [0, 2], promotion: [0, 1], voucher: [0, 1] });
  expect(await countsOf(bargain)).toEqual(nothing);
});

test('paid at the door, an order has used its offers when it leaves, also when it leaves twice', async () => {
  const bargain = await aBargain();
  const { orderId } = await buy(bargain, COD);

  await staff(orderId, 'status', { status: 'PROCESSING' });
  const packed = await countsOf(bargain);
  await staff(orderId, 'shipment', { carrier: 'GHN', trackingNumber: 'X1' });
  for (const status of ['DELIVERING', 'REJECT', 'DELIVERING'])
    await staff(orderId, 'status', { status, reason: 'Khách vắng nhà' });
  const left = await countsOf(bargain);
  await staff(orderId, 'status', { status: 'REJECT', reason: 'Khách không nhận' });
  await staff(orderId, 'status', { status: 'CANCEL', reason: 'Trả về kho' });

  expect(packed).toEqual({ sale: [2, 0], promotion: [1, 0], voucher: [1, 0] });
  expect(left).toEqual({ sale: [0, 2], promotion: [0, 1], voucher: [0, 1] });
  expect(await countsOf(bargain)).toEqual(nothing);
});

test('of two customers who want the last unit of a sale one gets it, the other sees the usual price', async () => {
  const bargain = await aBargain({ quota: 1 });
  const { infoId } = bargain;
  const body = await shop.orderBody(infoId, COD);

  const replies = await Promise.all([0, 1].map(() => shop.postOrder<QuoteConflict>(uuid(), body)));

  const refused = replies.find(({ status }) => status === 409);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(refused?.message).toBe('PRICE_CHANGED');
  expect(refused?.data.changes).toMatchObject([{ infoId, before: 120_000, after: 200_000 }]);
  expect(refused?.data.quote.moreOriginalProducts).toMatchObject([{ quantity: 1, reason: 'OVER_QUOTA' }]);
  expect((await countsOf(bargain)).sale).toEqual([1, 0]);
  const agreed = { ...body, quoteHash: refused?.data.quote.quoteHash };
  expect((await shop.postOrder(uuid(), agreed)).data.grandTotal).toBe(208_000);
});

test('a voucher that many use at once is used as often as there is of it, and the others are told', async () => {
  const bargain = await aBargain({ totalUses: 5, quota: 50 });
  const body = await shop.orderBody(bargain.infoId, { ...COD, voucherCode: 'giam20' });

  const replies = await Promise.all(
    Array.from({ length: 100 }, () => shop.postOrder<QuoteConflict>(uuid(), body)),
  );

  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(95);
  for (const { status, message, data } of refused) {
    expect([status, message]).toEqual([409, 'VOUCHER_INVALID']);
    expect(data.quote.problems).toEqual([{ code: 'VOUCHER_INVALID', reasonCode: 'USED_UP' }]);
  }
  expect(await countsOf(bargain)).toEqual({ sale: [5, 0], promotion: [5, 0], voucher: [5, 0] });
});

test('one customer in many tabs does not get around their own limits', async () => {
  const bargain = await aBargain({ perCustomerLimit: 1, quota: 50, totalUses: 50 });
  const customer = uuid();
  const body = await shop.orderBody(bargain.infoId, COD, { as: customer });
  const withVoucher = await shop.orderBody(
    bargain.infoId,
    { ...COD, voucherCode: 'GIAM20' },
    { as: customer },
  );

  const replies = await Promise.all(
    [body, withVoucher, body, withVoucher].map((asked) => shop.postOrder(customer, asked)),
  );

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await countsOf(bargain)).sale).toEqual([1, 0]);
});

test('two vouchers for a first order are no two first orders', async () => {
  const { infoId } = await aShirt();
  await offers.aVoucher({ code: 'FIRST1', isFirstOrderOnly: true });
  await offers.aVoucher({ code: 'FIRST2', isFirstOrderOnly: true });
  const customer = uuid();
  const bodies = await Promise.all(
    ['FIRST1', 'FIRST2'].map((voucherCode) => shop.orderBody(infoId, { ...COD, voucherCode })),
  );

  const replies = await Promise.all(bodies.map((body) => shop.postOrder(customer, body)));

  expect(replies.map(({ message }) => message).sort()).toEqual(['OK', 'VOUCHER_INVALID']);
});

test('what counts is when the order is placed: the sale price holds until the last instant, then it is asked again', async () => {
  const bargain = await aBargain();
  await shop.db
    .updateTable('flashSales')
    .set({ endsAt: new Date(shop.clock().getTime() + 60_000) })
    .where('id', '=', bargain.flashSaleId)
    .execute();
  const body = await shop.orderBody(bargain.infoId, COD);
  shop.clock.advance(59_999);
  const inTime = await shop.postOrder(uuid(), body);
  shop.clock.advance(1);

  const late = await shop.postOrder<QuoteConflict>(uuid(), body);

  expect([inTime.status, inTime.data.grandTotal]).toEqual([200, 128_000]);
  expect([late.status, late.message]).toEqual([409, 'PRICE_CHANGED']);
  expect(late.data.changes).toMatchObject([{ before: 120_000, after: 200_000 }]);
});

test('an order with a voucher that does not apply is refused with the reason, and nothing is held', async () => {
  const bargain = await aBargain();
  const body = await shop.orderBody(bargain.infoId, COD);

  const reply = await shop.postOrder<QuoteConflict>(uuid(), { ...body, voucherCode: 'NEVER' });

  expect([reply.status, reply.message]).toEqual([409, 'VOUCHER_INVALID']);
  expect(reply.data.quote.problems).toEqual([{ code: 'VOUCHER_INVALID', reasonCode: 'NOT_FOUND' }]);
  expect(await countsOf(bargain)).toEqual(nothing);
});

test('a gift is a line of the order, takes stock and the promotion once, and comes back with the order', async () => {
  const { infoId } = await aShirt();
  const gift = await shop.shelf.aProduct({ variants: [{ price: 30_000, onHand: 1 }] });
  const promotionId = await offers.aPromotion({
    type: 'GIFT_PRODUCT',
    quota: 5,
    gifts: [{ infoId: gift.infoId }],
  });
  const promotion = () =>
    shop.db
      .selectFrom('promotions')
      .select('reserved')
      .where('id', '=', promotionId)
      .executeTakeFirstOrThrow();

  const order = await shop.anOrder({ infoId, ...COD });
  const body = await shop.orderBody(infoId, COD);

  expect((await shop.detail(order)).lines).toMatchObject([
    { infoId, isGift: false },
    { infoId: gift.infoId, isGift: true, usualPrice: 30_000, unitPrice: 0, lineTotal: 0, quantity: 1 },
  ]);
  expect([(await shop.stock(gift.infoId)).reserved, (await promotion()).reserved]).toEqual([1, 1]);
  expect((await shop.postOrder(uuid(), body)).status).toBe(200);
  expect((await promotion()).reserved).toBe(1);
  await cancel(order);
  expect([(await shop.stock(gift.infoId)).reserved, (await promotion()).reserved]).toEqual([0, 0]);
});

test('a customer is asked to review what was bought, not what came as a gift', async () => {
  const { infoId } = await aShirt();
  const gift = await shop.shelf.aProduct({ variants: [{ price: 30_000, onHand: 1 }] });
  await offers.aPromotion({ type: 'GIFT_PRODUCT', quota: 5, gifts: [{ infoId: gift.infoId }] });
  const order = await shop.anOrder({ infoId, ...COD });
  const staff = (part: 'status' | 'shipment', body: Record<string, unknown>) =>
    shop.call('PUT', `/api/main/admin/order/${order.orderId}/${part}`, { as: 'OPERATOR', body });
  await staff('status', { status: 'PROCESSING' });
  await staff('shipment', { carrier: 'GHN' });
  for (const status of ['DELIVERING', 'DONE']) await staff('status', { status });

  const { data } = await shop.call<{ data: MyOrder[] }>('GET', '/order/my-order', { as: order.customer });
  const { lines } = await shop.detail(order);
  const bought = lines.filter(({ isGift }) => !isGift);
  expect(lines).toHaveLength(2);
  expect(data.data[0]?.reviewable.map(({ orderLineId }) => orderLineId)).toEqual(bought.map(({ id }) => id));
});

test('who buys what they also get as a gift takes both from stock, and gives both back', async () => {
  const { infoId } = await aShirt();
  await offers.aPromotion({ type: 'GIFT_PRODUCT', quota: 5, gifts: [{ infoId, quantity: 2 }] });

  const order = await shop.anOrder({ infoId, ...COD });

  expect((await shop.detail(order)).lines.map(({ quantity, isGift }) => [quantity, isGift])).toEqual([
    [1, false],
    [2, true],
  ]);
  expect((await shop.stock(infoId)).reserved).toBe(3);
  expect((await cancel(order)).status).toBe(200);
  expect((await shop.stock(infoId)).reserved).toBe(0);
});

test('a gift that was shown and is gone stops the order; one that joins does not', async () => {
  const { infoId } = await aShirt();
  const gift = await shop.shelf.aProduct({ variants: [{ price: 30_000, onHand: 1 }] });
  const before = await shop.orderBody(infoId, COD);
  await offers.aPromotion({ type: 'GIFT_PRODUCT', gifts: [{ infoId: gift.infoId }] });
  const withGift = await shop.orderBody(infoId, COD);

  const joined = await shop.postOrder(uuid(), before);
  const gone = await shop.postOrder(uuid(), withGift);

  expect([joined.status, gone.status, gone.message]).toEqual([200, 409, 'PRICE_CHANGED']);
});

test('orders of the same offers in another order of lines do not lock each other out', async () => {
  const shirts = await Promise.all([aShirt(), aShirt(), aShirt()]);
  await offers.aFlashSale(shirts.map((product) => ({ product, quota: 100 })));
  await offers.aFlashSale(shirts.map((product) => ({ product, quota: 100, value: 19 })));
  for (const product of shirts)
    await offers.aPromotion({
      type: 'QUANTITY_BASED',
      productIds: [product.id],
      minQuantity: 1,
      isCombinable: true,
    });
  await offers.aVoucher({ code: 'ALL' });
  const ids = shirts.map(({ infoId }) => infoId);
  const bodies = await Promise.all(
    [ids, [...ids].reverse()].map((some) =>
      shop.orderBody(ids[0] ?? '', {
        ...COD,
        voucherCode: 'ALL',
        lines: some.map((infoId) => ({ infoId, quantity: 1 })),
      }),
    ),
  );
  const [one] = await Promise.all([shop.postOrder(uuid(), bodies[0] ?? {})]);

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => shop.postOrder(uuid(), bodies[at % 2] ?? {})),
  );

  expect(one?.status).toBe(200);
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
});

test.each(['ONLINE', 'COD'])(
  'an order that offers pay for as a whole is paid, and can be sent (%s)',
  async (paymentMethod) => {
    const shirt = await aShirt(600_000);
    await offers.aVoucher({ code: 'TATCA', kind: 'FIXED', value: 1_000_000 });

    const order = await shop.anOrder({ infoId: shirt.infoId, voucherCode: 'TATCA', paymentMethod });

    expect(order).toMatchObject({ grandTotal: 0, paymentStatus: 'paid', next: { type: 'NONE' } });
    expect(await shop.detail(order)).toMatchObject({ paymentStatus: 'paid', paymentAction: 'NONE' });
    expect((await staff(order.orderId, 'status', { status: 'PROCESSING' })).status).toBe(200);
  },
);

test('a voucher for one way to pay does not go with another one chosen later', async () => {
  const shirt = await aShirt();
  await offers.aVoucher({ code: 'THE', kind: 'FIXED', value: 20_000, paymentMethods: ['THEGHINO'] });
  const order = await shop.anOrder({ infoId: shirt.infoId, voucherCode: 'THE', paymentMethod: 'THEGHINO' });
  const payBy = (paymentMethod: string) =>
    shop.call('POST', `/order/${order.orderId}/payment`, { as: order.customer, body: { paymentMethod } });

  expect(await payBy('ONLINE')).toMatchObject({ status: 422, message: 'PAYMENT_METHOD_NOT_AVAILABLE' });
  expect((await payBy('THEGHINO')).status).toBe(200);
});

test('a voucher for every way to pay goes with another one chosen later', async () => {
  const shirt = await aShirt();
  await offers.aVoucher({ code: 'GIAM20', kind: 'FIXED', value: 20_000 });
  const order = await shop.anOrder({ infoId: shirt.infoId, voucherCode: 'GIAM20', ...COD });

  for (const paymentMethod of ['ONLINE', 'THEGHINO']) {
    const body = { paymentMethod };
    const paying = await shop.call('POST', `/order/${order.orderId}/payment`, { as: order.customer, body });
    expect(paying.status).toBe(200);
  }
});

test('units of a sale that were sold are not held once more, no matter who was quoted them', async () => {
  const bargain = await aBargain({ quota: 5, perCustomerLimit: 5 });
  await shop.db
    .updateTable('flashSaleItems')
    .set({ sold: 3, reserved: 1 })
    .where('flashSaleId', '=', bargain.flashSaleId)
    .execute();
  const taker = { orderId: uuid(), customerId: uuid(), now: shop.clock() };
  const hold = (quantity: number) =>
    shop.db
      .transaction()
      .execute((tx) =>
        createFlashSaleUses(shop.db).hold(tx, taker, [
          { flashSaleId: bargain.flashSaleId, variantId: bargain.infoId, quantity },
        ]),
      );

  expect(await hold(2)).toBe(false);
  await shop.db
    .updateTable('flashSaleItems')
    .set({ sold: 0, reserved: 0 })
    .where('flashSaleId', '=', bargain.flashSaleId)
    .execute();
});

test('a voucher that was switched off, or is over, is not held any more, no matter who was quoted it', async () => {
  const { db, clock } = shop;
  const { voucherId } = await aBargain();
  const { hold } = createVoucherUses({ db, hasOrdered: async () => false });
  const taker = { orderId: uuid(), customerId: uuid(), now: clock() };
  const holdAfter = async (change: { isActive?: boolean; endsAt?: Date }) => {
    await db.updateTable('vouchers').set(change).where('id', '=', voucherId).execute();
    return db.transaction().execute(async (tx) => hold(tx, taker, { voucherId, amount: 20_000 }));
  };

  expect(await holdAfter({ isActive: false })).toBe(false);
  expect(await holdAfter({ isActive: true, endsAt: clock() })).toBe(false);
});

test('an order gives back in the order in which others take, so that neither waits for the other', async () => {
  const { infoId } = await aBargain();
  const { data: quote } = await shop.quote({ lines: [{ infoId, quantity: 1 }], voucherCode: 'GIAM20' });
  const touched: string[] = [];
  const uses = (name: string) => {
    const touch = async () => {
      touched.push(name);
      return true;
    };
    const settle = async () => void touched.push(name);
    return { hold: touch, settle, allows: touch, balanceOf: async () => 0, giveBack: async () => 0 };
  };
  const { hold, consume, release } = createOrderOffers({
    flashSales: uses('flash sales'),
    promotions: uses('promotions'),
    vouchers: uses('voucher'),
    rewards: uses('rewards'),
    clock: shop.clock,
  });
  const taker = { orderId: uuid(), customerId: uuid(), code: 'DH1', now: shop.clock() };

  await hold(shop.db, taker, { ...quote, trace: [{ step: 'REWARD', amount: -1_000, after: 0 }] });
  const taken = touched.splice(0);

  expect(taken).toHaveLength(4);
  for (const settle of [consume, release]) {
    await settle(shop.db, taker.orderId);
    expect(touched.splice(0)).toEqual(taken);
  }
});
