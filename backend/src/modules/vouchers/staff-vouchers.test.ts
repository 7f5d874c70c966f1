import { v7 as uuid } from 'uuid';
import { createShelf } from '../../testing/catalogue';
import { createOffers } from '../../testing/offers';
import { aVoucherBody } from '../../testing/staff-offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { OfferCounts, WrittenOffer } from '../offers/staff-offers.schema';
import type { StaffVoucher } from './staff-vouchers.schema';

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
});
afterAll(() => shop.close());

async function call<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  role: 'OPERATOR' | 'CUSTOMER' = 'OPERATOR',
) {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/admin/voucher${path}`,
    headers: shop.as(role),
    ...(body && { payload: body }),
  });
  const { data, message, errors } = reply.json<{
    data: T;
    message: string;
    errors?: { field: string; code: string }[];
  }>();
  return { status: reply.statusCode, data, message, errors };
}
const write = (given: Parameters<typeof aVoucherBody>[0] = {}) =>
  call<WrittenOffer>('POST', '', aVoucherBody(given));
const read = async (id: string) => (await call<StaffVoucher>('GET', `/${id}`)).data;

test('an operator writes a voucher, and shoppers see it at once', async () => {
  const category = await shelf.aCategory({ name: 'Áo' });
  const product = await shelf.aProduct({ name: 'Sơ mi' });
  const { data } = await write({
    code: ' tet-2026 ',
    maxDiscount: 50_000,
    minSubtotal: 200_000,
    paymentMethods: ['ONLINE'],
    isFirstOrderOnly: true,
    totalUses: 100,
    categoryIds: [category.id],
    productIds: [product.id],
  });

  expect(await read(data.id)).toMatchObject({
    version: 1,
    code: 'TET-2026',
    state: 'RUNNING',
    categories: [{ name: 'Áo' }],
    products: [{ name: 'Sơ mi' }],
    used: 0,
    isUsed: false,
    given: 0,
  });
  const listed = await shop.app.inject({ method: 'POST', url: '/api/main/voucher/public/list', payload: {} });
  expect(listed.json()).toMatchObject({
    data: { data: [{ code: 'TET-2026', usesLeft: 100, conditions: { isFirstOrderOnly: true } }] },
  });
});

test.each([
  ['nothing off', { value: 0 }, 'value', 'noDiscount'],
  ['less than nothing off', { value: -5 }, 'value', 'minimum'],
  ['more than all of it off', { value: 101 }, 'value', 'maximum'],
  ['a part of a đồng', { kind: 'FIXED', value: 10.5 }, 'value', 'multipleOf'],
  [
    'a maximum of an amount',
    { kind: 'FIXED', value: 5_000, maxDiscount: 1_000 },
    'maxDiscount',
    'onlyPercent',
  ],
  ['more units free than bought', { kind: 'QUANTITY', value: 2, minQuantity: 2 }, 'minQuantity', 'aboveFree'],
  ['an end before its start', { endsAt: '2026-01-14T00:00:00Z' }, 'endsAt', 'beforeStart'],
  [
    'an end that is over',
    { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-01-02T00:00:00Z' },
    'endsAt',
    'past',
  ],
  ['no name', { nameEn: ' ' }, 'nameEn', 'required'],
  ['a code with spaces', { code: 'TẾT 2026' }, 'code', 'pattern'],
  ['no use at all', { totalUses: 0 }, 'totalUses', 'minimum'],
  ['a product that is not there', { productIds: [uuid()] }, 'productIds', 'unknown'],
] as const)('a voucher with %s is refused', async (_what, given, field, code) => {
  const reply = await write(given as object);

  expect([reply.status, reply.errors]).toEqual([400, [{ field, code }]]);
  expect(await shop.db.selectFrom('vouchers').select('id').execute()).toEqual([]);
});

test('of two who write the same code at once, one is told that it is taken', async () => {
  const replies = await Promise.all([write({ code: 'HAI' }), write({ code: 'hai' })]);

  expect(replies.map(({ message }) => message).sort()).toEqual(['OK', 'VOUCHER_CODE_TAKEN']);
});

test('of two who change the same voucher at once, the second sees what the first has written', async () => {
  const { data } = await write({ nameVi: 'Cũ' });
  const change = (nameVi: string) =>
    call<{ current: StaffVoucher }>('PUT', `/${data.id}`, { ...aVoucherBody({ nameVi }), version: 1 });

  const replies = await Promise.all([change('Lan'), change('Hoa')]);

  const late = replies.find(({ status }) => status === 409);
  const stored = await read(data.id);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(late).toMatchObject({
    message: 'EDIT_CONFLICT',
    data: { current: { nameVi: stored.nameVi, version: 2 } },
  });
});

test('of a voucher that orders used, the rule stays; names, limits and its end can change', async () => {
  const body = aVoucherBody({ totalUses: 5 });
  const { data } = await call<WrittenOffer>('POST', '', body);
  await offers.aVoucherUse(data.id, uuid(), 'CONSUMED');
  await shop.db.updateTable('vouchers').set({ used: 3 }).where('id', '=', data.id).execute();
  const change = (given: object) => call('PUT', `/${data.id}`, { ...body, version: 1, ...given });

  expect((await change({ value: 15, code: 'KHAC', startsAt: '2026-01-15T01:00:00Z' })).errors).toEqual([
    { field: 'code', code: 'inUse' },
    { field: 'startsAt', code: 'inUse' },
    { field: 'value', code: 'inUse' },
  ]);
  expect((await change({ totalUses: 2 })).errors).toEqual([{ field: 'totalUses', code: 'belowTaken' }]);
  expect((await change({ totalUses: 9, nameVi: 'Mới', endsAt: '2026-01-30T00:00:00Z' })).status).toBe(200);
  expect(await read(data.id)).toMatchObject({ totalUses: 9, nameVi: 'Mới', version: 2, given: 10_000 });
  expect((await call('DELETE', `/${data.id}`)).message).toBe('OFFER_IN_USE');
});

test('one that runs can be ended now, and stays as it was; one that nobody used can be deleted', async () => {
  const { data: running } = await write();
  const { data: planned } = await write({ startsAt: '2026-01-18T00:00:00Z' });
  const end = (id: string, version: number) =>
    call('PUT', `/${id}/end`, { version, reason: 'Hết ngân sách' });

  expect((await end(planned.id, 1)).message).toBe('OFFER_NOT_RUNNING');
  expect((await end(running.id, 7)).message).toBe('EDIT_CONFLICT');
  expect((await end(running.id, 1)).status).toBe(200);
  expect((await call('PUT', `/${running.id}`, { ...aVoucherBody(), version: 2 })).message).toBe(
    'OFFER_ENDED',
  );
  expect((await call('DELETE', `/${planned.id}`)).status).toBe(200);
  expect((await call('GET', `/${planned.id}`)).status).toBe(404);
  const { data } = await call<{ data: StaffVoucher[]; counts: OfferCounts }>('GET', '?state=ENDED');
  expect(data).toMatchObject({
    data: [{ id: running.id, state: 'ENDED', endsAt: '2026-01-15T03:00:00.000Z' }],
    counts: { ENDED: 1, PLANNED: 0, RUNNING: 0, OFF: 0 },
  });
});

test('a list is narrowed by words in any spelling and by kind, and customers see none of it', async () => {
  await write({ nameVi: 'Quà Tết', code: 'TET' });
  await write({ kind: 'FIXED', value: 20_000, isActive: false });

  const list = async (query: string) =>
    (await call<{ data: StaffVoucher[] }>('GET', query)).data.data.map(
      ({ state, kind }) => `${state} ${kind}`,
    );
  expect(await list('?search=qua%20tet')).toEqual(['RUNNING PERCENT']);
  expect(await list('?kind=FIXED')).toEqual(['OFF FIXED']);
  expect(await list('?page=9')).toEqual([]);
  expect((await call('GET', '?state=SOON')).status).toBe(400);
  const asCustomer = await Promise.all([
    call('GET', '', undefined, 'CUSTOMER'),
    call('POST', '', aVoucherBody(), 'CUSTOMER'),
    call('DELETE', `/${uuid()}`, undefined, 'CUSTOMER'),
  ]);
  expect(asCustomer.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await call('DELETE', '/none')).status).toBe(404);
});

test('everything that an operator writes of a voucher is stored, and can be written again', async () => {
  const [category, other] = [await shelf.aCategory({ name: 'Áo' }), await shelf.aCategory({ name: 'Quần' })];
  const product = await shelf.aProduct({ name: 'Sơ mi', slug: 'so-mi' });
  const first = {
    code: 'MOT',
    nameVi: 'Một',
    nameEn: 'One',
    startsAt: '2026-01-15T02:30:00.000Z',
    endsAt: '2026-02-01T00:00:00.000Z',
    isListed: false,
    isActive: false,
    kind: 'PERCENT' as const,
    value: 12.5,
    maxDiscount: 1,
    minSubtotal: 1,
    minQuantity: 1,
    isFirstOrderOnly: true,
    paymentMethods: ['COD' as const],
    totalUses: 1,
    perCustomerUses: 2,
    collectLimit: 3,
    categoryIds: [category.id],
    productIds: [product.id],
  };
  const second = {
    code: 'HAI',
    nameVi: 'Hai',
    nameEn: 'Two',
    startsAt: '2026-01-15T02:45:00.000Z',
    endsAt: '2026-03-01T00:00:00.000Z',
    isListed: true,
    isActive: true,
    kind: 'FIXED' as const,
    value: 5_000,
    maxDiscount: null,
    minSubtotal: null,
    minQuantity: null,
    isFirstOrderOnly: false,
    paymentMethods: [],
    totalUses: null,
    perCustomerUses: 4,
    collectLimit: null,
    categoryIds: [other.id],
    productIds: [],
  };
  const { data } = await call<WrittenOffer>('POST', '', first);
  const unused = { id: data.id, held: 0, used: 0, collected: 0, isUsed: false, given: 0 };

  expect(await read(data.id)).toEqual({
    ...first,
    ...unused,
    version: 1,
    state: 'OFF',
    categories: [{ id: category.id, name: 'Áo', slug: category.slug }],
    products: [{ id: product.id, name: 'Sơ mi', seoSlug: 'so-mi' }],
  });
  expect((await call('PUT', `/${data.id}`, { ...second, version: 1 })).data).toEqual({
    id: data.id,
    version: 2,
  });
  expect(await read(data.id)).toEqual({
    ...second,
    ...unused,
    version: 2,
    state: 'RUNNING',
    categories: [{ id: other.id, name: 'Quần', slug: other.slug }],
    products: [],
  });
  const found = async (search: string) =>
    (await call<{ data: StaffVoucher[] }>('GET', `?search=${search}`)).data.data.length;
  expect([await found('hai'), await found('two'), await found('mot')]).toEqual([1, 1, 0]);
});

test.each([
  ['value', { value: 20 }],
  ['startsAt', { startsAt: '2026-01-15T01:00:00.000Z' }],
  ['kind', { kind: 'FIXED', value: 10 }],
  ['maxDiscount', { maxDiscount: 5_000 }],
  ['minSubtotal', { minSubtotal: 5_000 }],
  ['minQuantity', { minQuantity: 2 }],
  ['isFirstOrderOnly', { isFirstOrderOnly: true }],
  ['paymentMethods', { paymentMethods: ['COD'] }],
])('a voucher that orders have used refuses to change %s', async (field, change) => {
  const body = aVoucherBody();
  const { data } = await call<WrittenOffer>('POST', '', body);
  await offers.aVoucherUse(data.id, uuid(), 'RELEASED');

  const reply = await call('PUT', `/${data.id}`, { ...body, ...change, version: 1 });

  expect(reply.errors).toEqual([{ field, code: 'inUse' }]);
});

test('the products and categories of a voucher that orders have used cannot be changed, only reordered', async () => {
  const [one, other] = [await shelf.aCategory(), await shelf.aCategory()];
  const product = await shelf.aProduct();
  const body = aVoucherBody({ categoryIds: [one.id, other.id] });
  const { data } = await call<WrittenOffer>('POST', '', body);
  await offers.aVoucherUse(data.id, uuid(), 'RELEASED');
  const change = (given: object) => call('PUT', `/${data.id}`, { ...body, ...given, version: 1 });

  expect((await change({ categoryIds: [one.id] })).errors).toEqual([{ field: 'categoryIds', code: 'inUse' }]);
  expect((await change({ productIds: [product.id] })).errors).toEqual([
    { field: 'productIds', code: 'inUse' },
  ]);
  expect((await change({ categoryIds: [other.id, one.id] })).status).toBe(200);
});

test.each([
  ['a name of 121 letters', { nameVi: 'ắ'.repeat(121) }, 'nameVi', 'maxLength'],
  ['a name with signs that nobody sees', { nameEn: 'Off\u0007' }, 'nameEn', 'invalid'],
  ['a percentage of two decimals', { value: 10.05 }, 'value', 'multipleOf'],
  ['a maximum of nothing', { maxDiscount: 0 }, 'maxDiscount', 'minimum'],
  ['a minimum of nothing', { minSubtotal: 0 }, 'minSubtotal', 'minimum'],
  ['a minimum of no goods', { minQuantity: 0 }, 'minQuantity', 'minimum'],
  ['no use of a customer', { perCustomerUses: 0 }, 'perCustomerUses', 'minimum'],
  ['nobody who may collect it', { collectLimit: 0 }, 'collectLimit', 'minimum'],
  ['a code of two letters', { code: 'AB' }, 'code', 'pattern'],
  ['a code of 41 letters', { code: 'A'.repeat(41) }, 'code', 'pattern'],
  ['an end that is its start', { endsAt: '2026-01-15T02:00:00.000Z' }, 'endsAt', 'beforeStart'],
  ['an end that is now', { endsAt: '2026-01-15T03:00:00.000Z' }, 'endsAt', 'past'],
  ['a category that is not there', { categoryIds: [uuid()] }, 'categoryIds', 'unknown'],
])('a voucher with %s is not stored', async (_what, given, field, code) => {
  const reply = await write(given as object);

  expect([reply.status, reply.errors]).toEqual([400, [{ field, code }]]);
});

test.each([
  { nameVi: 'ắ'.repeat(120) },
  { value: 100 },
  { value: 0.1 },
  { code: 'A-1' },
  { code: 'A'.repeat(40) },
  { endsAt: '2026-01-15T03:00:00.001Z' },
  { kind: 'QUANTITY', value: 1, minQuantity: 2 },
])('a voucher with %p is stored', async (given) => {
  expect((await write(given as object)).status).toBe(200);
});

test('a voucher never has fewer uses than were taken, nor fewer who keep it', async () => {
  const body = aVoucherBody({ totalUses: 9, collectLimit: 9 });
  const { data } = await call<WrittenOffer>('POST', '', body);
  const taken = { held: 2, used: 3, collected: 4 };
  await shop.db.updateTable('vouchers').set(taken).where('id', '=', data.id).execute();
  const change = (given: object) => call('PUT', `/${data.id}`, { ...body, version: 1, ...given });

  expect((await change({ totalUses: 4, collectLimit: 3 })).errors).toEqual([
    { field: 'totalUses', code: 'belowTaken' },
    { field: 'collectLimit', code: 'belowTaken' },
  ]);
  expect((await change({ totalUses: 5, collectLimit: 4 })).status).toBe(200);
});

test('a voucher is planned, runs and ends to the instant, and is ended only between the two', async () => {
  const { data } = await write({ startsAt: '2026-01-15T03:00:00.000Z', endsAt: '2026-01-15T04:00:00.000Z' });
  const end = () => call('PUT', `/${data.id}/end`, { version: 1, reason: 'Hết ngân sách' });
  const stateAt = async (instant: string) => {
    shop.clock.set(instant);
    return (await read(data.id)).state;
  };

  expect((await end()).message).toBe('OFFER_NOT_RUNNING');
  expect(await stateAt('2026-01-15T02:59:59.999Z')).toBe('PLANNED');
  expect(await stateAt('2026-01-15T03:59:59.999Z')).toBe('RUNNING');
  expect(await stateAt('2026-01-15T04:00:00.000Z')).toBe('ENDED');
  expect((await end()).message).toBe('OFFER_NOT_RUNNING');
});
