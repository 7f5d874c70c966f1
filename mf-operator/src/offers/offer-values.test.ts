import { refusedFields } from '@storefront/shared/testing';
import { flashSaleBody, flashSaleSchema, flashSaleValues, salePrice } from '../flash-sales/flash-sale-values';
import { promotionBody, promotionSchema, promotionValues } from '../promotions/promotion-values';
import { aStaffFlashSale, aStaffPromotion, aStaffVoucher } from '../testing/offers';
import { voucherBody, voucherSchema, voucherValues } from '../vouchers/voucher-values';

/** Half past one at night in Vietnam, on the day after the one that London still has. */
const now = Date.parse('2026-11-21T18:30:00.000Z');
const product = { id: 'cap', name: 'Mũ len', seoSlug: 'mu-len' };
const category = { id: 'shirts', name: 'Áo', slug: 'ao' };

const voucher = aStaffVoucher({
  maxDiscount: 50_000,
  minSubtotal: 300_000,
  minQuantity: 2,
  categories: [category],
  products: [product],
  paymentMethods: ['ONLINE', 'THEGHINO'],
  isListed: false,
  isFirstOrderOnly: true,
  isActive: false,
  collectLimit: 500,
  perCustomerUses: 3,
});
const promotion = aStaffPromotion({
  type: 'ORDER_BASED',
  kind: 'FIXED',
  value: 20_000,
  minSubtotal: 300_000,
  categories: [category],
  products: [product],
  isCombinable: true,
  isExclusiveWithVoucher: true,
  quota: 90,
  perCustomerLimit: 4,
  priority: -5,
});

test('a voucher that is opened and saved as it is stays as it is', () => {
  expect(voucherBody(voucherValues(voucher, false, now))).toEqual({
    code: 'TET10',
    nameVi: 'Giảm Tết',
    nameEn: 'New year',
    startsAt: voucher.startsAt,
    endsAt: voucher.endsAt,
    isActive: false,
    isListed: false,
    isFirstOrderOnly: true,
    kind: 'PERCENT',
    value: 10,
    maxDiscount: 50_000,
    minSubtotal: 300_000,
    minQuantity: 2,
    categoryIds: ['shirts'],
    productIds: ['cap'],
    paymentMethods: ['ONLINE', 'THEGHINO'],
    totalUses: 100,
    perCustomerUses: 3,
    collectLimit: 500,
  });
});

test('a promotion that is opened and saved as it is stays as it is', () => {
  expect(promotionBody(promotionValues(promotion, false, now))).toEqual({
    type: 'ORDER_BASED',
    nameVi: 'Tặng tất',
    nameEn: 'Free socks',
    descriptionVi: 'Tặng một đôi tất.',
    descriptionEn: 'A pair of socks.',
    startsAt: promotion.startsAt,
    endsAt: promotion.endsAt,
    isActive: true,
    priority: -5,
    kind: 'FIXED',
    value: 20_000,
    maxDiscount: null,
    minSubtotal: 300_000,
    minQuantity: null,
    categoryIds: ['shirts'],
    productIds: ['cap'],
    isCombinable: true,
    isExclusiveWithVoucher: true,
    quota: 90,
    perCustomerLimit: 4,
    // Only a promotion that gives something has gifts, whatever the form still holds.
    gifts: [],
  });
});

test('a flash sale that is opened and saved as it is stays as it is', () => {
  const sale = aStaffFlashSale();
  expect(flashSaleBody(flashSaleValues(sale, false, now))).toEqual({
    nameVi: 'Giờ vàng',
    nameEn: 'Golden hour',
    startsAt: sale.startsAt,
    endsAt: sale.endsAt,
    isActive: true,
    items: [{ infoId: 'shirt-m', kind: 'FIXED_PRICE', value: 99_000, quota: 10, perCustomerLimit: 2 }],
  });
});

test('a new offer begins at the next full hour in Vietnam for a week, and a copy for as long as what it is of', () => {
  expect(voucherValues(undefined, false, now)).toMatchObject({
    startsAt: '2026-11-22T02:00',
    endsAt: '2026-11-29T02:00',
    isActive: true,
    isListed: true,
    perCustomerUses: '1',
  });
  expect(voucherValues(undefined, false, Date.parse('2026-11-21T18:00:00.000Z')).startsAt).toBe(
    '2026-11-22T01:00',
  );
  expect(promotionValues(promotion, true, now)).toMatchObject({
    startsAt: '2026-11-22T02:00',
    endsAt: '2026-12-22T02:00',
    quota: '90',
  });
});

test('in a copy of a flash sale nothing is taken yet, and what is no longer sold is left out', () => {
  const sale = aStaffFlashSale();
  const [item] = sale.items;
  if (!item) throw new Error('The sale has a product.');
  const stored = { ...sale, items: [item, { ...item, infoId: 'gone', product: null }] };

  expect(flashSaleValues(stored, false, now).items).toMatchObject([
    { infoId: 'shirt-m', taken: 4, isUsed: true },
    { infoId: 'gone', name: 'gone', price: null },
  ]);
  expect(flashSaleValues(stored, true, now).items).toMatchObject([
    { infoId: 'shirt-m', taken: 0, isUsed: false },
  ]);
});

const refusedOf = {
  voucher: (change: object) =>
    refusedFields(voucherSchema, { ...voucherValues(voucher, false, now), ...change }),
  promotion: (change: object) =>
    refusedFields(promotionSchema, { ...promotionValues(promotion, false, now), ...change }),
};

test.each<[keyof typeof refusedOf, object, string[]]>([
  ['voucher', { code: 'AB1' }, []],
  ['voucher', { code: 'AB' }, ['code']],
  ['voucher', { code: 'A'.repeat(40) }, []],
  ['voucher', { code: 'A'.repeat(41) }, ['code']],
  ['voucher', { code: '-AB' }, ['code']],
  ['voucher', { value: '100' }, []],
  ['voucher', { value: '100,1' }, ['value']],
  ['voucher', { value: '0' }, ['value']],
  ['voucher', { value: '0,1' }, []],
  ['voucher', { kind: 'FIXED', value: '101' }, []],
  ['voucher', { kind: 'QUANTITY', value: '2', minQuantity: '2' }, ['minQuantity']],
  ['voucher', { kind: 'QUANTITY', value: '2', minQuantity: '3' }, []],
  ['voucher', { maxDiscount: '0' }, ['maxDiscount']],
  ['voucher', { minSubtotal: '0' }, ['minSubtotal']],
  ['voucher', { totalUses: '', collectLimit: '' }, []],
  ['voucher', { totalUses: '0', collectLimit: '0' }, ['collectLimit', 'totalUses']],
  ['voucher', { perCustomerUses: '' }, ['perCustomerUses']],
  ['voucher', { perCustomerUses: '0' }, ['perCustomerUses']],
  ['voucher', { startsAt: '2026-11-21T10:00', endsAt: '2026-11-21T10:00' }, ['endsAt']],
  ['voucher', { startsAt: '2026-11-21T10:00', endsAt: '2026-11-21T10:01' }, []],
  ['voucher', { nameVi: 'x'.repeat(121) }, ['nameVi']],
  ['voucher', { nameEn: ' ' }, ['nameEn']],
  ['promotion', { priority: '-999999' }, []],
  ['promotion', { priority: '1000000' }, ['priority']],
  ['promotion', { quota: '0', perCustomerLimit: '0' }, ['perCustomerLimit', 'quota']],
  ['promotion', { descriptionVi: '', descriptionEn: 'x'.repeat(1001) }, ['descriptionEn', 'descriptionVi']],
  ['promotion', { type: 'QUANTITY_BASED', minQuantity: '' }, ['minQuantity']],
  ['promotion', { type: 'QUANTITY_BASED', minQuantity: '2' }, []],
  ['promotion', { type: 'GIFT_PRODUCT', value: '' }, []],
  ['promotion', { type: 'GIFT_PRODUCT', gifts: [] }, ['gifts']],
  [
    'promotion',
    { type: 'GIFT_PRODUCT', gifts: [{ infoId: 'sock', name: 'Tất', quantity: '0' }] },
    ['gifts[0].quantity'],
  ],
])('in a %s with %j these fields are refused: %j', async (kind, change, fields) => {
  expect(await refusedOf[kind](change)).toEqual(fields);
});

test('a promotion that gives something has no discount, and one by a sum no gift', () => {
  const values = promotionValues(
    aStaffPromotion({ kind: 'PERCENT', value: 10, maxDiscount: 5_000 }),
    false,
    now,
  );

  expect(promotionBody(values)).toMatchObject({
    kind: null,
    value: null,
    maxDiscount: null,
    gifts: [{ infoId: 'sock-1', quantity: 2 }],
  });
  expect(promotionBody({ ...values, gifts: [] })).toBeNull();
  expect(promotionBody({ ...values, type: 'ORDER_BASED', value: '' })).toBeNull();
});

test.each([
  ['PERCENT', '12,5', 199_000, 174_125],
  ['PERCENT', '100', 199_000, 0],
  ['PERCENT', '0', 199_000, null],
  ['FIXED_PRICE', '198.999', 199_000, 198_999],
  ['FIXED_PRICE', '199.000', 199_000, null],
  ['SUBTRACT', '300.000', 199_000, 0],
  ['SUBTRACT', '1.000', 199_000, 198_000],
  ['SUBTRACT', '1.000', null, null],
] as const)('%s %s of a price of %s costs %s in the sale', (kind, value, price, costs) => {
  expect(salePrice({ kind, value, price })).toBe(costs);
});

test.each([
  [{ quota: '4' }, []],
  [{ quota: '3' }, ['items[0].quota']],
  [{ quota: '' }, ['items[0].quota']],
  [{ perCustomerLimit: '' }, []],
  [{ perCustomerLimit: '0' }, ['items[0].perCustomerLimit']],
  [{ value: '199000' }, ['items[0].value']],
  [{ kind: 'PERCENT', value: '100,5' }, ['items[0].value']],
  [{ price: null, value: '500000' }, []],
] as const)('a product of a sale with %j is refused in %j', async (change, fields) => {
  const values = flashSaleValues(aStaffFlashSale(), false, now);
  const items = values.items.map((item) => ({ ...item, ...change }));

  expect(await refusedFields(flashSaleSchema, { ...values, items })).toEqual(fields);
  expect(await refusedFields(flashSaleSchema, { ...values, items: [] })).toEqual(['items']);
});
