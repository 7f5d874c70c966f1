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

test('a draft without sense, two drafts at once, and customers are refused', async () => {
  const voucher = aVoucherBody({ value: -10 });

  expect((await simulate({ draft: { voucher } })).errors).toEqual([{ field: 'value', code: 'minimum' }]);
  expect((await simulate({ draft: {} })).errors).toEqual([{ field: 'draft', code: 'required' }]);
  expect((await simulate({ draft: { voucher, promotion: aPromotionBody() } })).status).toBe(400);
  expect((await simulate({ draft: { voucher: aVoucherBody() } }, 'CUSTOMER')).status).toBe(403);
  const empty = await simulate({ draft: { voucher: aVoucherBody() } });
  expect(empty.data).toMatchObject({ carts: [], totals: { without: 0 } });
});
