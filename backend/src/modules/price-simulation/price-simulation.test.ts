import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { aFlashSaleBody, aPromotionBody, aVoucherBody } from '../../testing/staff-offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { SimulatedCart, Simulation, SimulationBody } from './price-simulation.schema';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;
let offers: ReturnType<typeof createOffers>;
beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
  offers = createOffers(shop);
});
beforeEach(async () => {
  shop.clock.set('2026-01-15T03:00:00.000Z');
  await offers.clear();
  await shelf.clear();
});
afterAll(() => shop.close());

async function simulate(body: SimulationBody, role: 'OPERATOR' | 'CUSTOMER' = 'OPERATOR') {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/main/admin/pricing/simulate',
    headers: shop.as(role),
    payload: body,
  });
  return { status: reply.statusCode, ...reply.json<{ data: Simulation; errors?: unknown }>() };
}
const cartOf = (infoId: string, quantity = 1) => [{ lines: [{ infoId, quantity }] }];
const warnings = (cart: SimulatedCart | undefined) =>
  cart?.warnings.map(({ code, names, reasonCode }) => [code, ...names, ...(reasonCode ? [reasonCode] : [])]);
const stepOf = (cart: SimulatedCart | undefined, step: string) =>
  cart?.with.trace.find((one) => one.step === step)?.amount;

test('a draft is tried on carts made of what it holds for and of something else; nothing is stored', async () => {
  const category = await shelf.aCategory({ name: 'Áo' });
  await shelf.aProduct({ category, name: 'Sơ mi', variants: [{ price: 200_000 }] });
  await shelf.aProduct({ category, name: 'Áo thun', variants: [{ price: 100_000 }] });
  await shelf.aProduct({ category, name: 'Hết hàng', variants: [{ onHand: 0 }] });
  await shelf.aProduct({ name: 'Mũ', variants: [{ price: 80_000 }] });

  const { data } = await simulate({
    draft: { voucher: aVoucherBody({ nameVi: '', categoryIds: [category.id], minSubtotal: 500_000 }) },
  });

  expect(data.carts.map(({ sample, usual, saves }) => [sample, usual, saves])).toEqual([
    ['ONE', 200_000, 0],
    ['SEVERAL', 600_000, 60_000],
    ['MIXED', 400_000, 0],
    ['JUST_ENOUGH', 600_000, 60_000],
    ['OUTSIDE', 160_000, 0],
  ]);
  expect(warnings(data.carts[0])).toEqual([['NO_EFFECT', 'MIN_SUBTOTAL']]);
  expect(warnings(data.carts[4])).toEqual([['NO_EFFECT', 'NOT_FOR_THESE']]);
  expect(data.totals).toEqual({ without: 1_960_000, with: 1_840_000, saves: 120_000, applied: 2 });
  expect(await shop.db.selectFrom('vouchers').select('id').execute()).toEqual([]);
  expect(await shop.db.selectFrom('quotes').select('hash').execute()).toEqual([]);
});

test('staff see what a draft stacks with, displaces, and where it gives too much away', async () => {
  const { infoId } = await shelf.aProduct({ variants: [{ price: 200_000 }] });
  await offers.aVoucher({ code: 'NUA', kind: 'PERCENT', value: 50 });
  const small = await offers.aPromotion({ nameVi: 'Giảm 5%', value: 5 });
  const promotion = aPromotionBody({ value: 60 });

  const [cart] = (await simulate({ draft: { promotion }, carts: cartOf(infoId) })).data.carts;
  expect(cart).toMatchObject({
    without: { grandTotal: 190_000 },
    with: { grandTotal: 80_000 },
    saves: 110_000,
  });
  expect(cart?.bestVoucher).toEqual({ code: 'NUA', name: 'Giảm giá NUA', grandTotal: 40_000 });
  expect(cart?.warnings).toEqual([
    { code: 'DISPLACES', names: ['Giảm 5%'] },
    { code: 'BELOW_FLOOR', names: [], percent: 20 },
  ]);
  const free = await simulate({ draft: { promotion: { ...promotion, value: 100 } }, carts: cartOf(infoId) });
  expect(warnings(free.data.carts[0])).toContainEqual(['FREE_ORDER']);
  const weak = await simulate({ draft: { promotion: { ...promotion, value: 1 } }, carts: cartOf(infoId) });
  expect(warnings(weak.data.carts[0])?.[0]).toEqual(['BEATEN', 'Giảm 5%']);
  // The stored one is what the draft changes, so it is not counted beside it.
  const changed = await simulate({
    draft: { id: small, promotion: { ...promotion, value: 1 } },
    carts: cartOf(infoId),
  });
  expect(changed.data.carts[0]).toMatchObject({ without: { grandTotal: 200_000 }, saves: 2_000 });
});

test('a flash sale that begins later is looked at when it begins, with what runs then', async () => {
  const { infoId } = await shelf.aProduct({ variants: [{ price: 100_000 }] });
  const other = await shelf.aProduct({ variants: [{ price: 70_000 }] });
  await offers.aPromotion({ nameVi: 'Chỉ hôm nay', to: 60 });
  const startsAt = '2026-01-16T05:00:00.000Z';
  const flashSale = aFlashSaleBody([{ infoId, kind: 'FIXED_PRICE', value: 60_000, quota: 2 }], { startsAt });

  const { data } = await simulate({ draft: { flashSale } });

  expect(data.at).toBe(startsAt);
  expect(data.carts.map(({ sample, saves }) => [sample, saves])).toEqual([
    ['ONE', 40_000],
    ['SEVERAL', 80_000],
    ['OUTSIDE', 0],
  ]);
  expect(stepOf(data.carts[1], 'FLASH_SALE')).toBe(-80_000);
  expect(data.carts[1]?.with.moreOriginalProducts).toMatchObject([{ quantity: 1, reason: 'OVER_QUOTA' }]);
  expect(data.carts[2]?.lines).toMatchObject([{ infoId: other.infoId }]);
});

test('what staff change is not counted beside how it is stored', async () => {
  const product = await shelf.aProduct({ variants: [{ price: 100_000 }] });
  const { infoId } = product;
  const sale = await offers.aFlashSale([{ product, value: 50 }]);
  const flashSale = aFlashSaleBody([{ infoId, kind: 'FIXED_PRICE', value: 70_000 }]);

  const changed = await simulate({ draft: { id: sale, flashSale }, carts: cartOf(infoId) });
  const further = await simulate({ draft: { flashSale }, carts: cartOf(infoId) });

  expect(changed.data.carts[0]).toMatchObject({ without: { grandTotal: 100_000 }, saves: 30_000 });
  expect(further.data.carts[0]).toMatchObject({ without: { grandTotal: 50_000 }, saves: 0 });
});

test('staff see beside which offers a draft applies, and what brings a gift counts as one', async () => {
  const shirt = await shelf.aProduct({ variants: [{ price: 100_000 }] });
  const sock = await shelf.aProduct({ variants: [{ price: 10_000 }] });
  await offers.aFlashSale([{ product: shirt, value: 10 }], { name: 'Giờ vàng' });
  await offers.aPromotion({ nameVi: 'Tặng tất', type: 'GIFT_PRODUCT', gifts: [{ infoId: sock.infoId }] });

  const { data } = await simulate({
    draft: { promotion: aPromotionBody({ value: 10 }) },
    carts: cartOf(shirt.infoId),
  });

  expect(data.carts[0]).toMatchObject({ without: { grandTotal: 90_000 }, with: { grandTotal: 81_000 } });
  expect(warnings(data.carts[0])).toEqual([['STACKS', 'Giờ vàng', 'Tặng tất']]);
});

test('a draft that leaves just as much as the shop wants is no reason to warn, a đồng less is', async () => {
  const { infoId } = await shelf.aProduct({ variants: [{ price: 100_000 }] });
  const { floorPercent } = (await simulate({ draft: { voucher: aVoucherBody() } })).data;
  const off = (value: number) =>
    simulate({
      draft: { promotion: aPromotionBody({ kind: 'FIXED', value }) },
      carts: cartOf(infoId),
    });
  const allowed = 100_000 - floorPercent * 1_000;

  expect(warnings((await off(allowed)).data.carts[0])).toEqual([]);
  expect(warnings((await off(allowed + 1)).data.carts[0])).toEqual([['BELOW_FLOOR']]);
});

test('a draft for single products is tried on these, and on another one outside', async () => {
  const shirt = await shelf.aProduct({ variants: [{ price: 100_000 }] });
  const cap = await shelf.aProduct({ variants: [{ price: 50_000 }] });

  const { data } = await simulate({ draft: { voucher: aVoucherBody({ productIds: [shirt.id] }) } });

  expect(data.carts.map(({ sample, lines, saves }) => [sample, lines[0]?.infoId, saves])).toEqual([
    ['ONE', shirt.infoId, 10_000],
    ['SEVERAL', shirt.infoId, 30_000],
    ['OUTSIDE', cap.infoId, 0],
  ]);
});

test.each<[string, SimulationBody['draft'], { field: string; code: string }]>([
  [
    'ends as it begins',
    { flashSale: aFlashSaleBody([], { endsAt: aFlashSaleBody([]).startsAt }) },
    { field: 'endsAt', code: 'beforeStart' },
  ],
  [
    'is a discount of no kind',
    { promotion: aPromotionBody({ kind: null }) },
    { field: 'kind', code: 'required' },
  ],
  [
    'takes off more than all of it',
    { promotion: aPromotionBody({ value: 101 }) },
    { field: 'value', code: 'maximum' },
  ],
])('a draft that %s is refused', async (_what, draft, error) => {
  expect(await simulate({ draft })).toMatchObject({ status: 400, errors: [error] });
});

test('a draft without sense, two drafts at once, and customers are refused', async () => {
  const voucher = aVoucherBody({ value: -10 });

  expect((await simulate({ draft: { voucher } })).errors).toEqual([{ field: 'value', code: 'minimum' }]);
  expect((await simulate({ draft: {} })).errors).toEqual([{ field: 'draft', code: 'required' }]);
  expect((await simulate({ draft: { voucher, promotion: aPromotionBody() } })).status).toBe(400);
  expect((await simulate({ draft: { voucher: aVoucherBody() } }, 'CUSTOMER')).status).toBe(403);
  const empty = await simulate({ draft: { voucher: aVoucherBody() } });
  expect(empty.data).toMatchObject({ carts: [], totals: { without: 0 } });
});
