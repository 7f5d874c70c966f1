import { randomUUID } from 'node:crypto';
import { sql, type KyselyPlugin } from 'kysely';
import type { ProductDetail } from '../catalogue/catalogue.schema';
import type { StaffCategory, StaffProduct, StaffProductRow } from '../catalogue/staff-products.schema';
import { refreshTexts } from '../catalogue/text-refresh';
import type { BackgroundJob } from '../background-jobs/background-jobs.schema';
import type { StockLevel, StockMovement } from '../inventory/inventory.schema';
import { aProductBody, bodyOf, openGoods, type Goods } from '../../testing/goods';
import { lockWaits } from '../../testing/lock-waits';
import { onPostgres } from '../../testing/on-postgres';
import { form, FORM_TYPE, photo } from '../../testing/photos';
import { priceBy } from './bulk-edit';
import type { BulkPreview } from './bulk-edit.schema';

let shop: Goods;
beforeAll(async () => {
  shop = await openGoods();
});
afterAll(() => shop.close());

let count = 0;
const aCategory = () =>
  shop.shelf.aCategory({ slug: `loai-${String(++count)}`, name: `Loại ${String(count)}` });
async function aProduct(given: Parameters<typeof aProductBody>[1] = {}) {
  const { id } = await aCategory();
  const names = { sku: `SP-${String(count)}`, slug: `sp-${String(count)}` };
  const { data } = await shop.call<StaffProduct>('POST', 'admin/product', {
    body: aProductBody(id, { ...names, ...given }),
  });
  return data;
}
const write = (product: StaffProduct, change: object) =>
  shop.call<StaffProduct>('PUT', `admin/product/${product.id}`, { body: { ...bodyOf(product), ...change } });
const seen = (slug: string) =>
  shop.call<ProductDetail>('GET', `product/get-by-seo-slug/${slug}`, { headers: {} });
const list = async (query: string) =>
  (
    await shop.call<{ data: StaffProductRow[]; meta: { next: string | null; total: number } }>(
      'GET',
      `admin/product?${query}`,
    )
  ).data;

test('an operator adds a product with pictures and variants, and shoppers find it in lists, by its words and its address', async () => {
  const operator = shop.as('OPERATOR');
  const upload = await shop.app.inject({
    method: 'POST',
    url: '/api/main/upload',
    headers: { ...operator, 'content-type': FORM_TYPE },
    payload: form(await photo().jpeg().toBuffer()),
  });
  const uploadId = upload.json<{ data: { id: string } }>().data.id;
  const near = await aProduct();
  const { id: categoryId } = await aCategory();
  const black = { name: { vi: 'Đen', en: 'Black' }, rgb: '#1C1917' };
  const alt = { vi: 'Áo khoác nhìn từ trước', en: 'The jacket from the front' };
  const body = aProductBody(categoryId, {
    slug: 'ao-khoac-mua',
    name: { vi: 'Áo khoác mưa', en: 'Rain jacket' },
    brand: 'Nhà Mây',
    status: ['NEW', 'HOT'],
    relatedIds: [near.id],
    pictures: [{ uploadId, view: 'front', colorRgb: '#1C1917', alt }],
    variants: [
      { sku: 'KM-M', color: black, size: 'M', price: 500_000, originalPrice: 600_000, isActive: true },
      { sku: 'KM-L', color: black, size: 'L', price: 550_000, originalPrice: null, isActive: true },
    ],
  });

  const made = await shop.call<StaffProduct>('POST', 'admin/product', { body, headers: operator });
  await shop.call('POST', `admin/stock/${made.data.variants[0]?.id ?? ''}/adjust`, {
    body: { by: 4, reason: 'RECEIVED' },
  });

  expect(made).toMatchObject({ status: 200, data: { version: 1, brand: 'Nhà Mây', status: ['HOT', 'NEW'] } });
  const { data } = await seen('ao-khoac-mua');
  expect(data).toMatchObject({ price: 500_000, maxPrice: 550_000, originalPrice: 600_000, stock: 4 });
  expect(data.pictures.map((picture) => picture.alt)).toEqual(['Áo khoác nhìn từ trước']);
  const found = await shop.call<{ data: { id: string }[] }>('GET', 'product/public?search=khoac+mua', {
    headers: {},
  });
  expect(found.data.data.map(({ id }) => id)).toContain(made.data.id);
  const related = await shop.call<{ id: string }[]>('GET', `product/${made.data.id}/related`, {
    headers: {},
  });
  expect(related.data.map(({ id }) => id)).toContain(near.id);
});

test('a product without name, price or code is not saved, and every fault is at its field', async () => {
  const { id } = await aCategory();
  const good = aProductBody(id);
  const [variant] = good.variants;
  const send = async (change: object) => {
    const { status, errors } = await shop.call('POST', 'admin/product', { body: { ...good, ...change } });
    return [status, ...(errors ?? []).map(({ field, code }) => `${field} ${code}`).toSorted()];
  };

  expect(await send({ name: { vi: '', en: 'x' } })).toEqual([400, 'name.vi minLength', 'name.vi pattern']);
  expect(await send({ variants: [{ ...variant, sku: '' }] })).toContain('variants[0].sku minLength');
  expect(await send({ variants: [{ ...variant, price: undefined }] })).toEqual([
    400,
    'variants[0].price required',
  ]);
  expect(await send({ variants: [{ ...variant, price: -1 }] })).toEqual([400, 'variants[0].price minimum']);
  expect(await send({ variants: [variant, variant] })).toEqual([
    422,
    'variants[1].size twice',
    'variants[1].sku twice',
  ]);
  expect(await send({ variants: [{ ...variant, originalPrice: 200_000 }] })).toEqual([
    422,
    'variants[0].originalPrice price.notLower',
  ]);
  expect(await send({ categoryId: randomUUID() })).toEqual([422, 'categoryId unknown']);
  expect(await send({ relatedIds: [randomUUID()] })).toEqual([422, 'relatedIds[0] unknown']);
  expect(
    await send({ pictures: [{ uploadId: randomUUID(), view: 'front', colorRgb: null, alt: null }] }),
  ).toEqual([422, 'pictures UPLOAD_NOT_FOUND']);
  const pictureOfOther = await shop.shelf.aPicture();
  expect(
    await send({ pictures: [{ pictureId: pictureOfOther, view: 'front', colorRgb: null, alt: null }] }),
  ).toEqual([422, 'pictures[0] UPLOAD_NOT_FOUND']);
  const taken = await aProduct();
  expect(await send({ slug: taken.slug, variants: [{ ...variant, sku: taken.variants[0]?.sku }] })).toEqual([
    422,
    'slug taken',
    'variants[0].sku taken',
  ]);
});

test('a product is not related to itself', async () => {
  const product = await aProduct();

  const { status, errors } = await write(product, { relatedIds: [product.id] });

  expect([status, errors]).toEqual([422, [{ field: 'relatedIds[0]', code: 'unknown' }]]);
});

test('a list shows the price of the cheapest variant that is sold', async () => {
  const variant = (size: string, price: number, originalPrice: number | null, isActive: boolean) => ({
    sku: `GIA-${size}`,
    color: null,
    size,
    price,
    originalPrice,
    isActive,
  });
  const product = await aProduct({
    variants: [
      variant('S', 50_000, null, false),
      variant('M', 80_000, 100_000, true),
      variant('L', 80_000, 120_000, true),
      variant('XL', 90_000, 190_000, true),
      variant('XXL', 99_000, null, false),
    ],
  });

  expect((await list('search=GIA-S')).data).toMatchObject([
    { id: product.id, price: 80_000, maxPrice: 90_000, originalPrice: 120_000 },
  ]);
});

test('texts that are no text do not break the shop', async () => {
  const half = { vi: 'Nửa chữ \ud83d', en: '<script>alert(1)</script>' };
  const product = await aProduct({ name: half, description: half });

  expect(product.name).toEqual({ vi: 'Nửa chữ \ufffd', en: half.en });
  const { status } = await shop.call('POST', `admin/stock/${product.variants[0]?.id ?? ''}/adjust`, {
    body: { by: 1, reason: 'OTHER', note: 'Nửa \ud83d' },
  });
  expect(status).toBe(200);
});

test('two editors of one product: the second is told, and nothing is written over', async () => {
  const product = await aProduct();

  const replies = await Promise.all(['Một', 'Hai'].map((brand) => write(product, { brand })));

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.message).toBe('EDIT_CONFLICT');
  const stored = (await shop.call<StaffProduct>('GET', `admin/product/${product.id}`)).data;
  expect(stored).toMatchObject({ version: 2, brand: replies[0]?.status === 200 ? 'Một' : 'Hai' });
});

test('two products that take one code at the same moment: one of them gets it', async () => {
  const { id } = await aCategory();

  const replies = await Promise.all(
    ['mot', 'hai'].map((slug) =>
      shop.call('POST', 'admin/product', {
        body: aProductBody(id, { sku: 'CUNG-MA', slug: `cung-ma-${slug}` }),
      }),
    ),
  );

  expect(replies.map(({ status }) => status === 200).toSorted()).toEqual([false, true]);
});

test('an old address leads to the product until another product takes it', async () => {
  const product = await aProduct();
  const moved = await write(product, { slug: `${product.slug}-moi` });

  expect((await seen(product.slug)).data.seoSlug).toBe(`${product.slug}-moi`);
  expect(moved.data.oldSlugs).toEqual([product.slug]);
  const other = await aProduct({ slug: product.slug });
  expect((await seen(product.slug)).data.id).toBe(other.id);
});

test('a visitor who comes by an old address sees what is like the product and its reviews', async () => {
  const near = await aProduct();
  const product = await aProduct({ relatedIds: [near.id] });
  await write(product, { slug: `${product.slug}-doi-ten` });
  const visit = <T>(path: string) => shop.call<T>('GET', path, { headers: {} });

  const related = await visit<{ id: string }[]>(`product/${product.slug}/related`);
  const reviews = await visit<{ meta: { total: number } }>(`review/list?slug=${product.slug}`);

  expect(related).toMatchObject({ status: 200, data: [{ id: near.id }] });
  expect(reviews).toMatchObject({ status: 200, data: { meta: { total: 0 } } });
});

test('a variant that is left out and a product that is deleted are no longer sold, and orders still find them', async () => {
  const black = { name: { vi: 'Đen', en: 'Black' }, rgb: '#000000' };
  const one = { color: black, price: 100_000, originalPrice: null, isActive: true };
  const product = await aProduct({
    variants: [
      { sku: 'BO-1', size: 'S', ...one },
      { sku: 'BO-2', size: 'M', ...one },
    ],
  });
  const [first] = bodyOf(product).variants;

  const { data } = await write(product, { variants: [first] });
  expect(data.variants.map(({ sku, isActive }) => [sku, isActive])).toEqual([
    ['BO-1', true],
    ['BO-2', false],
  ]);
  const stale = await shop.call('DELETE', `admin/product/${product.id}?version=1`);
  const gone = await shop.call('DELETE', `admin/product/${product.id}?version=${String(data.version)}`);

  expect([stale.status, gone.status, (await seen(product.slug)).status]).toEqual([409, 200, 404]);
  expect((await list(`search=BO-1`)).data).toEqual([]);
  expect((await list(`search=BO-1&state=deleted`)).data).toMatchObject([{ id: product.id, isDeleted: true }]);
  const back = await write((await shop.call<StaffProduct>('GET', `admin/product/${product.id}`)).data, {});
  expect([back.data.isDeleted, (await seen(product.slug)).status]).toEqual([false, 404]);
});

test('the list of staff is narrowed by words, code, category, state, mark and stock, a page at a time', async () => {
  const parent = await aCategory();
  // Products are found by the words of their category as well.
  const child = await shop.shelf.aCategory({
    slug: `con-${String(count)}`,
    name: 'Đồ làm mát',
    parentId: parent.id,
  });
  for (const at of [1, 2, 3]) {
    shop.clock.advance(1000);
    await aProduct({
      categoryId: child.id,
      sku: `LOC-${String(at)}`,
      name: { vi: `Quạt trần ${String(at)}`, en: 'Fan' },
      isActive: at > 1,
      status: at === 3 ? ['SALE_OFF'] : [],
    });
  }
  const skus = async (query: string) =>
    (await list(`category=${parent.id}&${query}`)).data.map(({ sku }) => sku);

  expect(await skus('')).toEqual(['LOC-3', 'LOC-2', 'LOC-1']);
  expect(await skus('search=loc-2')).toEqual(['LOC-2']);
  expect(await skus('search=quat+tran+1')).toEqual(['LOC-1']);
  expect([await skus('state=hidden'), await skus('mark=SALE_OFF')]).toEqual([['LOC-1'], ['LOC-3']]);
  expect(await skus('stock=out')).toHaveLength(3);
  const first = await list(`category=${parent.id}&limit=2`);
  expect([first.meta.total, await skus(`limit=2&after=${first.meta.next ?? ''}`)]).toEqual([3, ['LOC-1']]);
  expect(await skus("search=%25'%20or%201=1")).toEqual([]);
});

test('an operator can move the codes of variants among them, and a code that is in use is refused at its field', async () => {
  const one = { color: null, price: 100_000, originalPrice: null, isActive: true };
  const product = await aProduct({
    variants: ['DOI-1', 'DOI-2', 'DOI-3'].map((sku) => ({ ...one, sku, size: sku })),
  });
  const other = await aProduct({ sku: 'DOI-KHAC' });
  const withCodes = (from: StaffProduct, ...codes: string[]) => ({
    variants: bodyOf(from)
      .variants.slice(0, codes.length)
      .map((variant, at) => ({ ...variant, sku: codes[at] })),
  });

  const swapped = await write(product, withCodes(product, 'DOI-2', 'DOI-1', 'DOI-3'));
  expect(swapped).toMatchObject({ status: 200 });
  const turned = await write(swapped.data, withCodes(swapped.data, 'DOI-1', 'DOI-3', 'DOI-4'));
  expect(turned).toMatchObject({ status: 200 });
  const codesOf = ({ variants }: StaffProduct) => new Map(variants.map(({ id, sku }) => [id, sku]));
  const ids = product.variants.map(({ id }) => id);
  expect(ids.map((id) => codesOf(turned.data).get(id))).toEqual(['DOI-1', 'DOI-3', 'DOI-4']);

  const faults = async (...codes: string[]) =>
    (await write(turned.data, withCodes(turned.data, ...codes))).errors;
  expect(await faults('DOI-3', 'DOI-3', 'DOI-4')).toEqual([{ field: 'variants[1].sku', code: 'twice' }]);
  expect(await faults('DOI-1', other.variants[0]?.sku ?? '', 'DOI-4')).toEqual([
    { field: 'variants[1].sku', code: 'taken' },
  ]);
  // The third variant is left out: it is no longer sold, and its code stays with it.
  expect(await faults('DOI-4', 'DOI-3')).toEqual([{ field: 'variants[0].sku', code: 'taken' }]);
});

test('stock is adjusted with a reason, never below what orders hold, and each piece can be traced', async () => {
  const product = await aProduct();
  const variantId = product.variants[0]?.id ?? '';
  const adjust = (by: number, reason = 'RECEIVED', note?: string, key?: string) =>
    shop.call<StockLevel>('POST', `admin/stock/${variantId}/adjust`, {
      ...(key !== undefined && { key }),
      body: { by, reason, ...(note && { note }) },
    });
  const key = randomUUID();
  const received = await adjust(10, 'RECEIVED', undefined, key);
  expect(await adjust(10, 'RECEIVED', undefined, key)).toEqual(received);
  expect((await adjust(10, 'RECEIVED', undefined, '')).message).toBe('IDEMPOTENCY_KEY_REQUIRED');
  const { rows: keys } = await sql<{ isStored: boolean }>`
    select key.xmin = movement.xmin as is_stored from idempotency_keys key, stock_movements movement
    where key.key = ${key} and movement.variant_id = ${variantId}`.execute(shop.db);
  expect(keys).toEqual([{ isStored: true }]);
  await sql`update stock set reserved = 4 where variant_id = ${variantId}`.execute(shop.db);

  const replies = await Promise.all([adjust(-4, 'DAMAGED', 'Ướt mưa'), adjust(-4, 'LOST')]);

  expect(replies.map(({ message }) => message).toSorted()).toEqual(['OK', 'STOCK_HELD_BY_ORDERS']);
  expect((await adjust(0)).status).toBe(400);
  expect(
    (await shop.call('POST', `admin/stock/${randomUUID()}/adjust`, { body: { by: 1, reason: 'OTHER' } }))
      .status,
  ).toBe(404);
  const { data } = await shop.call<{ data: StockMovement[] }>(
    'GET',
    `admin/stock-movement?variantId=${variantId}`,
  );
  expect(data.data.map(({ quantity, onHandAfter }) => [quantity, onHandAfter])).toEqual([
    [-4, 6],
    [10, 10],
  ]);
  const first = data.data.at(-1);
  expect(first).toMatchObject({
    reason: 'RECEIVED',
    note: null,
    orderId: null,
    productName: product.name.vi,
  });
  const ofKind = async (kind: string) =>
    (
      await shop.call<{ data: StockMovement[] }>(
        'GET',
        `admin/stock-movement?variantId=${variantId}&kind=${kind}`,
      )
    ).data.data.length;
  expect([await ofKind('ADJUST'), await ofKind('COMMIT')]).toEqual([2, 0]);
  const { data: low } = await shop.call<{ data: StockLevel[] }>(
    'GET',
    `admin/stock?search=${product.variants[0]?.sku ?? ''}&state=low`,
  );
  expect(low.data).toMatchObject([{ variantId, onHand: 6, reserved: 4, available: 2 }]);
  expect((await adjust(-3, 'DAMAGED')).message).toBe('STOCK_HELD_BY_ORDERS');
  expect((await adjust(-2, 'DAMAGED')).data).toMatchObject({ onHand: 4, reserved: 4, available: 0 });
});

test('an operator who counted the shelf is shown what is there now when an order left in between', async () => {
  const product = await aProduct();
  const variantId = product.variants[0]?.id ?? '';
  const adjust = (body: object) => shop.call<StockLevel>('POST', `admin/stock/${variantId}/adjust`, { body });
  await adjust({ by: 10, reason: 'RECEIVED' });
  await sql`update stock set on_hand = 9, reserved = 1 where variant_id = ${variantId}`.execute(shop.db);

  expect(await adjust({ by: -2, reason: 'COUNTED', expectedOnHand: 10 })).toMatchObject({
    status: 409,
    message: 'STOCK_CHANGED',
    data: { onHand: 9, reserved: 1 },
  });
  const counted = await adjust({ by: -1, reason: 'COUNTED', expectedOnHand: 9 });
  expect(counted).toMatchObject({ status: 200, data: { onHand: 8, reserved: 1 } });
  const unseen = await adjust({ by: -1, reason: 'COUNTED' });
  expect(unseen).toMatchObject({ status: 200, data: { onHand: 7 } });
});

test('what is low or out is what is still sold and has fewer than five pieces left, a page at a time', async () => {
  const one = { color: null, price: 100_000, originalPrice: null };
  const pieces = { 'KHO-0': 0, 'KHO-4': 4, 'KHO-5': 5, 'KHO-X': 0 };
  const product = await aProduct({
    variants: Object.keys(pieces).map((sku) => ({ ...one, sku, size: sku, isActive: sku !== 'KHO-X' })),
  });
  const hidden = await aProduct({ sku: 'KHO-AN', isActive: false });
  for (const { id, sku } of product.variants)
    await sql`update stock set on_hand = ${pieces[sku as keyof typeof pieces]} where variant_id = ${id}`.execute(
      shop.db,
    );
  const levels = async (query: string) => {
    const { data } = await shop.call<{ data: StockLevel[]; meta: { next: string | null } }>(
      'GET',
      `admin/stock?search=KHO-&${query}`,
    );
    return { skus: data.data.map(({ sku }) => sku), next: data.meta.next };
  };
  const products = async (stock: string) =>
    (await list(`search=KHO-&stock=${stock}`)).data.map(({ id }) => id);

  expect(await levels('state=low')).toEqual({ skus: ['KHO-0', 'KHO-4'], next: null });
  expect(await levels('state=out')).toEqual({ skus: ['KHO-0'], next: null });
  expect((await levels('limit=5')).next).toBeNull();
  const first = await levels('limit=3');
  expect(first.skus).toEqual(['KHO-0', 'KHO-4', 'KHO-5']);
  expect((await levels(`limit=3&after=${first.next ?? ''}`)).skus).toEqual(['KHO-AN', 'KHO-X']);
  // Together they have nine pieces.
  expect(await products('low')).toEqual([hidden.id]);
  await sql`update stock set on_hand = 1 where variant_id = ${product.variants[2]?.id ?? ''}`.execute(
    shop.db,
  );
  expect(await products('low')).toEqual([hidden.id]);
  await sql`update stock set on_hand = 0 where variant_id = ${product.variants[2]?.id ?? ''}`.execute(
    shop.db,
  );
  expect((await products('low')).toSorted()).toEqual([product.id, hidden.id].toSorted());
});

test('a shopper finds a category by the addresses that it had before, until another category has them', async () => {
  const product = await aProduct();
  const { id } = (await shop.call<StaffCategory[]>('GET', 'admin/category')).data.find(
    (one) => one.id === product.categoryId,
  ) ?? { id: '' };
  const name = { vi: 'Nón lá', en: 'Leaf hats' };
  const move = (version: number, slug: string) =>
    shop.call('PUT', `admin/category/${id}`, { body: { version, parentId: null, slug, name } });
  const listed = async (question: string) =>
    (
      await shop.call<{ data: { id: string }[] }>('GET', `product/public?${question}`, { headers: {} })
    ).data?.data.map((card) => card.id);
  const found = (slug: string) => listed(`categorySlug=${slug}`);
  const formerSlugs = async () =>
    (
      await shop.call<{ id: string; slug: string; formerSlugs?: string[] }[]>('GET', 'category', {
        headers: {},
      })
    ).data.find((one) => one.id === id)?.formerSlugs;
  expect((await move(1, 'non-la-xua')).status).toBe(200);
  expect((await move(2, 'non-la')).status).toBe(200);

  expect(await found('non-la')).toEqual([product.id]);
  expect(await found('non-la-xua')).toEqual([product.id]);
  expect(await listed('category=non-la-xua')).toEqual([product.id]);
  expect(await formerSlugs()).toContain('non-la-xua');

  const other = { parentId: null, slug: 'loai-khac-han', name: { vi: 'Khác', en: 'Other' } };
  const { data } = await shop.call<StaffCategory>('POST', 'admin/category', {
    body: { ...other, parentId: id },
  });
  await shop.call('PUT', `admin/category/${data.id}`, {
    body: { ...other, version: data.version, slug: 'non-la-xua' },
  });

  expect(await found('non-la-xua')).toEqual([]);
  expect(await listed('category=non-la-xua')).toEqual([]);
  expect(await formerSlugs()).not.toContain('non-la-xua');

  expect((await move(3, 'non-la-moi')).status).toBe(200);
  expect((await move(4, 'non-la')).status).toBe(200);
  expect(await found('non-la')).toEqual([product.id]);
  expect(await formerSlugs()).not.toContain('non-la');
});

test('a category counts the products that are not deleted', async () => {
  const product = await aProduct();
  await aProduct({ categoryId: product.categoryId });
  const counted = async () =>
    (await shop.call<StaffCategory[]>('GET', 'admin/category')).data.find(
      ({ id }) => id === product.categoryId,
    )?.productCount;
  expect(await counted()).toBe(2);

  await shop.call('DELETE', `admin/product/${product.id}?version=1`);

  expect(await counted()).toBe(1);
});

test('the picture of a category that is removed is deleted a day later', async () => {
  const upload = await shop.app.inject({
    method: 'POST',
    url: '/api/main/upload',
    headers: { ...shop.as('OPERATOR', shop.operatorId), 'content-type': FORM_TYPE },
    payload: form(await photo().jpeg().toBuffer()),
  });
  const { id: uploadId, url } = upload.json<{ data: { id: string; url: string } }>().data;
  const name = { vi: 'Tạm', en: 'For a while' };
  const { data: category } = await shop.call<StaffCategory>('POST', 'admin/category', {
    body: { parentId: null, slug: 'tam', name, uploadId },
  });
  const look = async () => (await shop.app.inject({ url: `${url}?w=320` })).statusCode;
  const later = async () => {
    shop.clock.advance(2 * 24 * 3_600_000);
    await shop.runJobs();
  };
  await later();
  expect(await look()).toBe(200);

  expect((await shop.call('DELETE', `admin/category/${category.id}`)).status).toBe(200);
  await later();

  expect(await look()).toBe(404);
});

test.each([
  ['product', { vi: 'Chảo gang sâu lòng', en: 'Deep cast-iron pan' }],
  ['category', { vi: 'Nồi gang tráng men', en: 'Enamelled cast-iron pots' }],
] as const)(
  'a product is found by the name that its %s gets while the search words of an older version are replaced',
  async (what, name) => {
    const product = await aProduct();
    const rename = {
      product: () => write(product, { name }),
      category: () =>
        shop.call('PUT', `admin/category/${product.categoryId}`, {
          body: { version: 1, parentId: null, slug: `bep-${String(count)}`, name },
        }),
    };
    await shop.db.updateTable('products').set({ textVersion: 0 }).where('id', '=', product.id).execute();
    let isRead = false;
    const afterReading: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isRead) {
          isRead = true;
          expect((await rename[what]()).status).toBe(200);
        }
        return result;
      },
    };

    await refreshTexts(shop.db.withPlugin(afterReading));

    const found = await list(`search=${encodeURIComponent(name.vi)}`);
    expect(found.data).toMatchObject([{ id: product.id }]);
  },
);

test('a product is found by the new name of its category', async () => {
  const product = await aProduct();
  const found = async (word: string) => {
    const { data } = await shop.call<{ data: { id: string }[] }>('GET', `product/public?search=${word}`, {
      headers: {},
    });
    return data.data.map(({ id }) => id);
  };
  const name = { vi: 'Chuồn chuồn tre', en: 'Bamboo dragonflies' };

  await shop.call('PUT', `admin/category/${product.categoryId}`, {
    body: { version: 1, parentId: null, slug: `ten-moi-${String(count)}`, name },
  });
  await shop.runJobs();

  expect(await found('dragonflies')).toEqual([product.id]);
});

test('a product that is added while its category gets a new name is found by that name', async () => {
  const product = await aProduct();
  const name = { vi: 'Diều sáo', en: 'Whistling kites' };
  const slug = `dieu-${String(count)}`;

  const { renamed, added } = await shop.db.transaction().execute(async (tx) => {
    // The new name waits for a product of the category that is being edited.
    await tx.selectFrom('products').select('id').where('id', '=', product.id).forUpdate().execute();
    const renaming = shop.call('PUT', `admin/category/${product.categoryId}`, {
      body: { version: 1, parentId: null, slug, name },
    });
    await lockWaits(shop.db, 1);
    const adding = shop.call<StaffProduct>('POST', 'admin/product', {
      body: aProductBody(product.categoryId, { sku: `${slug}-2`, slug: `${slug}-2` }),
    });
    await lockWaits(shop.db, 2);
    return { renamed: { reply: renaming }, added: { reply: adding } };
  });

  expect((await renamed.reply).status).toBe(200);
  const { data } = await added.reply;
  const found = await shop.call<{ data: { id: string }[] }>('GET', 'product/public?search=whistling', {
    headers: {},
  });
  expect(found.data.data.map(({ id }) => id)).toEqual([data.id]);
});

test('categories are six deep at most, also where a branch is moved', async () => {
  let number = 0;
  const add = async (parentId: string | null) => {
    const slug = `tang-${String((number += 1))}`;
    const { data, message } = await shop.call<StaffCategory>('POST', 'admin/category', {
      body: { parentId, slug, name: { vi: slug, en: slug } },
    });
    return { id: data?.id, slug, message };
  };
  const root = await aCategory();
  let above = root.id;
  for (let depth = 2; depth <= 5; depth++) above = (await add(above)).id ?? '';
  const leaf = await add(above);
  const branch = await aCategory();
  const twig = await add(branch.id);
  const move = (id: string, slug: string, parentId: string) =>
    shop.call('PUT', `admin/category/${id}`, {
      body: { version: 1, parentId, slug, name: { vi: slug, en: slug } },
    });

  expect(leaf.message).toBe('OK');
  expect((await add(leaf.id ?? '')).message).toBe('CATEGORY_TOO_DEEP');
  expect((await move(branch.id, branch.slug, above)).message).toBe('CATEGORY_TOO_DEEP');
  expect((await move(twig.id ?? '', twig.slug, above)).message).toBe('OK');
});

test('categories are moved and ordered, never into a circle, and kept while they are used', async () => {
  const [one, left, right] = [await aCategory(), await aCategory(), await aCategory()];
  const body = (parentId: string | null, slug: string) => ({ parentId, slug, name: { vi: slug, en: slug } });
  const { data: child } = await shop.call<StaffCategory>('POST', 'admin/category', {
    body: body(one.id, 'nhanh-con'),
  });
  const change = (id: string, version: number, to: object) =>
    shop.call<StaffCategory>('PUT', `admin/category/${id}`, { body: { version, ...to } });

  expect((await change(one.id, 1, body(child.id, one.slug))).message).toBe('CATEGORY_CIRCULAR');
  const crossed = await Promise.all([
    change(left.id, 1, body(right.id, left.slug)),
    change(right.id, 1, body(left.id, right.slug)),
  ]);
  expect(crossed.filter(({ message }) => message === 'CATEGORY_CIRCULAR')).toHaveLength(1);
  expect((await change(child.id, 9, body(null, 'x'))).message).toBe('EDIT_CONFLICT');
  expect((await shop.call('POST', 'admin/category', { body: body(one.id, 'nhanh-con') })).message).toBe(
    'CATEGORY_SLUG_TAKEN',
  );
  expect((await shop.call('POST', 'admin/category', { body: body(null, 'goc-moi') })).errors).toEqual([
    { field: 'uploadId', code: 'required' },
  ]);
  expect((await shop.call('DELETE', `admin/category/${one.id}`)).message).toBe('CATEGORY_IN_USE');
  await aProduct({ categoryId: child.id });
  expect((await shop.call('DELETE', `admin/category/${child.id}`)).message).toBe('CATEGORY_IN_USE');
  const other = await shop.call<StaffCategory>('POST', 'admin/category', { body: body(one.id, 'nhanh-hai') });
  await shop.call('PUT', 'admin/category/order', {
    body: { parentId: one.id, ids: [other.data.id, child.id] },
  });
  const { data: all } = await shop.call<StaffCategory[]>('GET', 'admin/category');
  expect(all.map(({ slug }) => slug).filter((slug) => slug.startsWith('nhanh'))).toEqual([
    'nhanh-hai',
    'nhanh-con',
  ]);
  // One that came meanwhile and is not named stays behind the others.
  const third = await shop.call<StaffCategory>('POST', 'admin/category', { body: body(one.id, 'nhanh-ba') });
  await shop.call('PUT', 'admin/category/order', { body: { parentId: one.id, ids: [third.data.id] } });
  await shop.call('PUT', 'admin/category/order', {
    body: { parentId: one.id, ids: [child.id, other.data.id] },
  });
  const ordered = (await shop.call<StaffCategory[]>('GET', 'admin/category')).data.filter(
    ({ parentId }) => parentId === one.id,
  );
  expect(ordered.map(({ slug, position }) => [slug, position])).toEqual([
    ['nhanh-con', 1],
    ['nhanh-hai', 2],
    ['nhanh-ba', 3],
  ]);
  expect((await shop.call('DELETE', `admin/category/${other.data.id}`)).status).toBe(200);
});

test('many products are changed at once, as the preview said, and a second run of the job changes nothing', async () => {
  const { id: from } = await aCategory();
  const { id: to } = await aCategory();
  for (const sku of ['NHIEU-1', 'NHIEU-2', 'NHIEU-3']) await aProduct({ categoryId: from, sku });
  const body = {
    filter: { category: from },
    change: { pricePercent: 10, categoryId: to, addMarks: ['HOT'] },
  };

  const preview = await shop.call<BulkPreview>('POST', 'admin/product/bulk-edit/preview', { body });
  const key = randomUUID();
  const begin = () => shop.call<BackgroundJob>('POST', 'admin/product/bulk-edit', { body, key });
  const begun = await begin();
  expect((await begin()).data.id).toBe(begun.data.id);
  const { rows: keys } = await sql<{ isStored: boolean }>`
    select key.xmin = job.xmin as is_stored from idempotency_keys key, background_jobs job
    where key.key = ${key} and job.id = ${begun.data.id}`.execute(shop.db);
  expect(keys).toEqual([{ isStored: true }]);
  const job = await shop.done(begun);
  // As if the process had died behind its last write.
  await sql`update background_jobs set state = 'queued', ended_at = null, done = 0 where id = ${job.id}`.execute(
    shop.db,
  );
  await shop.runJobs();

  expect(preview.data).toMatchObject({ products: 3, changed: 3 });
  expect(preview.data.examples[0]?.price).toEqual({ before: 200_000, after: 220_000 });
  expect(job).toMatchObject({ state: 'done', done: 3, total: 3, report: { applied: 3 } });
  expect((await list(`category=${to}`)).data.map(({ price, status }) => [price, status])).toEqual(
    Array.from({ length: 3 }, () => [220_000, ['HOT']]),
  );
  expect([priceBy(999, 10), priceBy(1_290_000, -15), priceBy(500, -90)]).toEqual([1000, 1_097_000, 50]);
  expect(
    (await shop.call('POST', 'admin/product/bulk-edit', { body: { change: { isActive: true } } })).status,
  ).toBe(400);
  const noIds = { ids: ['x'], change: { isActive: true } };
  expect((await shop.call('POST', 'admin/product/bulk-edit', { body: noIds })).status).toBe(400);
  expect((await shop.call('POST', 'admin/product/bulk-edit', { body, key: '' })).message).toBe(
    'IDEMPOTENCY_KEY_REQUIRED',
  );
});

test('a change of many products crosses out no price that is not higher, leaves deleted ones, and each is recorded', async () => {
  const dear = await aProduct({
    variants: [
      { sku: 'GACH-1', color: null, size: 'S', price: 100_000, originalPrice: 105_000, isActive: true },
      { sku: 'GACH-2', color: null, size: 'M', price: 100_000, originalPrice: 200_000, isActive: true },
    ],
  });
  const deleted = await aProduct();
  await shop.call('DELETE', `admin/product/${deleted.id}?version=1`);
  const body = { ids: [dear.id, deleted.id], change: { pricePercent: 10 } };

  const preview = await shop.call<BulkPreview>('POST', 'admin/product/bulk-edit/preview', { body });
  const job = await shop.done(await shop.call<BackgroundJob>('POST', 'admin/product/bulk-edit', { body }));

  expect([preview.data.changed, job.report?.applied]).toEqual([1, 1]);
  const { data } = await shop.call<StaffProduct>('GET', `admin/product/${dear.id}`);
  expect(data.variants.map(({ price, originalPrice }) => [price, originalPrice])).toEqual([
    [110_000, null],
    [110_000, 200_000],
  ]);
  const recorded = await shop.db
    .selectFrom('auditEntries')
    .select(['entityId', 'action', 'reason'])
    .where('entity', '=', 'product')
    .where('reason', '=', `job ${job.id}`)
    .execute();
  expect(recorded).toEqual([{ entityId: dear.id, action: 'change', reason: `job ${job.id}` }]);
});

test('a price that a change would take under 1 đồng or over what is allowed is told, and its product stays', async () => {
  const variants = (sku: string, price: number) => [
    { sku, color: null, size: 'M', price, originalPrice: null, isActive: true },
  ];
  const cheap = await aProduct({ sku: 'RE-1', variants: variants('RE-1', 2) });
  const free = await aProduct({ sku: 'FREE-1', variants: variants('FREE-1', 0) });
  const dear = await aProduct({ sku: 'DAT-1', variants: variants('DAT-1', 90_000_000_000) });
  const usual = await aProduct({ sku: 'VUA-1', variants: variants('VUA-1', 100_000) });
  const ids = [cheap.id, free.id, dear.id, usual.id].toSorted();
  const edit = async (pricePercent: number) => {
    const body = { ids, change: { pricePercent } };
    const preview = await shop.call<BulkPreview>('POST', 'admin/product/bulk-edit/preview', { body });
    const job = await shop.done(await shop.call<BackgroundJob>('POST', 'admin/product/bulk-edit', { body }));
    return { preview: preview.data, report: job.report };
  };

  const lower = await edit(-90);
  const higher = await edit(500);

  expect(lower.preview).toMatchObject({ changed: 2, refused: 1 });
  expect(lower.report).toMatchObject({ applied: 2, faultCount: 1 });
  expect(lower.report?.faults).toMatchObject([
    { entityId: cheap.id, line: ids.indexOf(cheap.id) + 1, column: 'price', code: 'PRICE_TOO_LOW' },
  ]);
  expect(higher.report).toMatchObject({ applied: 3, faultCount: 0 });
  const again = await edit(500);
  expect(again.report?.faults).toMatchObject([{ entityId: dear.id, code: 'TOO_LARGE' }]);
  const priceOf = async (id: string) =>
    (await shop.call<StaffProduct>('GET', `admin/product/${id}`)).data.variants[0]?.price;
  expect([await priceOf(cheap.id), await priceOf(free.id), await priceOf(dear.id)]).toEqual([
    72, 0, 54_000_000_000,
  ]);
});

test('what staff read of goods is stored in no cache', async () => {
  const reply = await shop.app.inject({
    url: '/api/main/admin/product',
    headers: shop.as('OPERATOR'),
  });

  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('customers and visitors cannot read or write goods', async () => {
  const customer = shop.as('CUSTOMER');
  const paths = ['product', 'category', 'stock', 'stock-movement', 'job', `product/${randomUUID()}`];

  const replies = await Promise.all([
    ...paths.map((path) => shop.call('GET', `admin/${path}`, { headers: customer })),
    shop.call('POST', 'admin/product/export', { headers: customer, body: { filter: {}, language: 'vi' } }),
    shop.call('GET', 'admin/product', { headers: {} }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([...paths.map(() => 403), 403, 401]);
});

onPostgres('of two who take the same code at the same moment, one is refused', async () => {
  const [first, second] = [await aProduct(), await aProduct()];
  const { writing } = await shop.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('productVariants')
      .set({ sku: 'CUNG-LUC' })
      .where('productId', '=', first.id)
      .execute();
    const variants = bodyOf(second).variants.map((one) => ({ ...one, sku: 'CUNG-LUC' }));
    const begun = write(second, { variants });
    await lockWaits(shop.db, 1);
    return { writing: begun };
  });

  const refused = await writing;
  expect([refused.status, refused.message]).toEqual([409, 'PRODUCT_CODE_TAKEN']);
});

test('more products than a change takes at once are refused, and no job begins', async () => {
  const { categoryId } = await aProduct();
  const jobs = () => shop.db.selectFrom('backgroundJobs').select('id').execute();
  const before = await jobs();
  await shop.db.transaction().execute(async (tx) => {
    // What shoppers would find of so many products takes long to compute.
    await sql`alter table products disable trigger listing_follows_new`.execute(tx);
    await sql`
      insert into products (
        id, category_id, slug, name_vi, name_en, description_vi, description_en, specifications, priority, published_at,
        price, max_price, is_active)
      select gen_random_uuid(), ${categoryId}, 'nhieu-' || n, '', '', '', '', '[]', 0, now(), 1, 1, false
      from generate_series(1, 50000) n`.execute(tx);
    await sql`alter table products enable trigger listing_follows_new`.execute(tx);
  });
  const body = { filter: { category: categoryId }, change: { addMarks: ['HOT'] } };

  const refused = await shop.call('POST', 'admin/product/bulk-edit', { body });

  expect([refused.status, refused.message]).toEqual([409, 'TOO_MANY_PRODUCTS']);
  expect(await jobs()).toEqual(before);
});
