import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { createShelf } from '../../testing/catalogue';
import { lockWaits } from '../../testing/lock-waits';
import { createOffers } from '../../testing/offers';
import { createTestApp, type TestApp } from '../../testing/test-app';
import {
  MAX_FAVOURITES,
  type Favourite,
  type FavouriteIds,
  type MergedFavourites,
} from './favourites.schema';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;

beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
});
afterAll(() => shop.close());

interface Reply<T> {
  status: number;
  message: string;
  data: T;
}
async function call<T = null>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { as, body, language = 'vi' }: { as?: string; body?: object; language?: string } = {},
): Promise<Reply<T>> {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/${path}`,
    ...(body && { payload: body }),
    headers: { ...(as && shop.as('CUSTOMER', as)), 'accept-language': language },
  });
  return { ...reply.json<{ message: string; data: T }>(), status: reply.statusCode };
}
const listOf = async (as: string, query = '', language = 'vi') =>
  (
    await call<{ data: Favourite[]; meta: { total: number } }>('GET', `product/favourite${query}`, {
      as,
      language,
    })
  ).data;
const idsOf = async (as: string) =>
  (await call<FavouriteIds>('GET', 'product/favourite/ids', { as })).data.ids;
const outcome = async (asked: Promise<Reply<unknown>>) => {
  const { status, message } = await asked;
  return [status, message];
};

test('a customer keeps products, sees price and stock as they are now, and keeps them no longer', async () => {
  const lan = uuid();
  const shirt = await shelf.aProduct({
    name: { vi: 'Áo thun', en: 'T-shirt' },
    variants: [{ price: 120_000, onHand: 3 }],
  });
  const shoes = await shelf.aProduct({ variants: [{ size: '40' }, { size: '41' }] });
  expect(await outcome(call('POST', `product/${shirt.id}/favourite`, { as: lan }))).toEqual([200, 'OK']);
  shop.clock.advance(1000);
  expect(await outcome(call('PUT', `product/${shoes.id}/favourite`, { as: lan }))).toEqual([200, 'OK']);

  await shop.db.updateTable('products').set({ price: 100_000 }).where('id', '=', shirt.id).execute();
  const { data, meta } = await listOf(lan);

  expect(data.map(({ product, infoId }) => [product.id, infoId])).toEqual([
    [shoes.id, null],
    [shirt.id, shirt.infoId],
  ]);
  expect(data[1]).toMatchObject({
    product: { name: 'Áo thun', price: 100_000, stock: 3 },
    priceSeen: 120_000,
    priceDrop: 20_000,
  });
  expect(data[0]?.priceDrop).toBe(0);
  expect(meta.total).toBe(2);
  expect((await listOf(lan, '', 'en')).data[1]?.product.name).toBe('T-shirt');
  expect((await listOf(lan, '?page=2&limit=1')).data.map(({ product }) => product.id)).toEqual([shirt.id]);
  expect(await idsOf(lan)).toEqual([shirt.id, shoes.id]);

  expect(await outcome(call('DELETE', `product/favourite/${shirt.id}`, { as: lan }))).toEqual([200, 'OK']);
  expect(await idsOf(lan)).toEqual([shoes.id]);
});

test('the id of a product may be written in capitals', async () => {
  const lan = uuid();
  const { id } = await shelf.aProduct();

  expect((await call('POST', `product/${id.toUpperCase()}/favourite`, { as: lan })).status).toBe(200);
  expect(await idsOf(lan)).toEqual([id]);
  expect((await call('DELETE', `product/favourite/${id.toUpperCase()}`, { as: lan })).status).toBe(200);
  expect(await idsOf(lan)).toEqual([]);
});

test('a flash sale makes a favourite cheaper while it runs, and the price that returns is no drop', async () => {
  const [lan, eve] = [uuid(), uuid()];
  const shirt = await shelf.aProduct({ variants: [{ price: 200_000 }] });
  await call('POST', `product/${shirt.id}/favourite`, { as: lan });
  await createOffers(shop).aFlashSale([{ product: shirt, kind: 'FIXED_PRICE', value: 150_000 }], {
    from: -1,
    to: 60,
  });
  await call('POST', `product/${shirt.id}/favourite`, { as: eve });
  const seenBy = async (as: string) =>
    (await listOf(as)).data.map(({ priceSeen, priceDrop }) => [priceSeen, priceDrop]);

  expect([await seenBy(lan), await seenBy(eve)]).toEqual([[[200_000, 50_000]], [[150_000, 0]]]);
  shop.clock.advance(61 * 60_000);
  expect([await seenBy(lan), await seenBy(eve)]).toEqual([[[200_000, 0]], [[150_000, 0]]]);
  expect(await shop.db.selectFrom('notifications').selectAll().execute()).toEqual([]);
});

test('each thing that cannot be done is told by its own code', async () => {
  const lan = uuid();
  const { id } = await shelf.aProduct();
  const gone = await shelf.aProduct();
  await shop.db.updateTable('products').set({ isActive: false }).where('id', '=', gone.id).execute();
  await call('POST', `product/${id}/favourite`, { as: lan });

  for (const method of ['POST', 'PUT'] as const)
    expect(await outcome(call(method, `product/${id}/favourite`, { as: lan }))).toEqual([
      409,
      'FAVOURITE_EXISTING',
    ]);
  for (const missing of [uuid(), gone.id])
    expect(await outcome(call('POST', `product/${missing}/favourite`, { as: lan }))).toEqual([
      404,
      'PRODUCT_NOT_FOUND',
    ]);
  for (const no of ['nothing', "' or 1=1 --", '%00', '🛒']) {
    const path = encodeURIComponent(no);
    expect(await outcome(call('POST', `product/${path}/favourite`, { as: lan }))).toEqual([
      400,
      'INVALID_FAVOURITE_ADD',
    ]);
    expect(await outcome(call('DELETE', `product/favourite/${path}`, { as: lan }))).toEqual([
      400,
      'INVALID_FAVOURITE_REMOVE',
    ]);
  }
  expect(await outcome(call('DELETE', `product/favourite/${gone.id}`, { as: lan }))).toEqual([
    404,
    'FAVOURITE_NOT_FOUND',
  ]);
  expect(await idsOf(lan)).toEqual([id]);
});

test('what one customer keeps is nobody else’s, and visitors keep nothing here', async () => {
  const [lan, eve] = [uuid(), uuid()];
  const { id } = await shelf.aProduct();
  await call('POST', `product/${id}/favourite`, { as: lan });

  expect(await outcome(call('DELETE', `product/favourite/${id}`, { as: eve }))).toEqual([
    404,
    'FAVOURITE_NOT_FOUND',
  ]);
  expect(await idsOf(eve)).toEqual([]);
  expect(await idsOf(lan)).toEqual([id]);
  for (const [method, path] of [
    ['GET', 'product/favourite'],
    ['GET', 'product/favourite/ids'],
    ['POST', 'product/favourite/merge'],
    ['POST', `product/${id}/favourite`],
    ['DELETE', `product/favourite/${id}`],
  ] as const)
    expect((await call(method, path, method === 'POST' ? { body: { ids: [] } } : {})).status).toBe(401);
});

test('what a visitor kept joins what the account keeps, and joining again changes nothing', async () => {
  const lan = uuid();
  const [kept, both, fresh] = [await shelf.aProduct(), await shelf.aProduct(), await shelf.aProduct()];
  const inCapitals = await shelf.aProduct();
  for (const { id } of [kept, both]) await call('POST', `product/${id}/favourite`, { as: lan });
  shop.clock.advance(1000);
  const body = {
    ids: [both.id, fresh.id.toUpperCase(), uuid(), 'nothing', fresh.id, inCapitals.id.toUpperCase()],
  };

  const merged = await Promise.all(
    Array.from({ length: 3 }, () => call<FavouriteIds>('POST', 'product/favourite/merge', { as: lan, body })),
  );

  const all = [...[kept.id, both.id].toSorted(), ...[fresh.id, inCapitals.id].toSorted()];
  for (const { status, data } of merged) expect([status, data.ids]).toEqual([200, all]);
  expect(await idsOf(lan)).toEqual(all);
});

test('a heart that is pressed many times at once is kept once', async () => {
  const lan = uuid();
  const { id } = await shelf.aProduct();

  const replies = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', `product/${id}/favourite`, { as: lan })),
  );

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(409)]);
});

test('what is not sold any more stays on the list and has nothing in stock', async () => {
  const lan = uuid();
  const { id } = await shelf.aProduct({ variants: [{ price: 500, onHand: 7 }] });
  await call('POST', `product/${id}/favourite`, { as: lan });
  await shop.db.updateTable('products').set({ isActive: false, price: 100 }).where('id', '=', id).execute();

  const { data } = await listOf(lan);

  expect(data[0]).toMatchObject({
    product: { id, stock: 0, infoId: null, flashSale: null },
    infoId: null,
    priceSeen: 500,
    priceDrop: 0,
  });
});

test('nobody fills the shop with hearts', async () => {
  const lan = uuid();
  const ids = Array.from({ length: MAX_FAVOURITES + 1 }, () => uuid());

  expect((await call('POST', 'product/favourite/merge', { as: lan, body: { ids } })).status).toBe(400);
});

test('the last place on a list is given once, however many ask for it, and what found none is counted', async () => {
  const lan = uuid();
  const { id: first } = await shelf.aProduct();
  await keepMany(lan, first, MAX_FAVOURITES - 2);
  const shelved: string[] = [];
  for (let count = 0; count < 4; count += 1) shelved.push((await shelf.aProduct()).id);
  const [one = '', two = '', ...others] = shelved;

  const added = await Promise.all(
    [one, two].map((id) => outcome(call('POST', `product/${id}/favourite`, { as: lan }))),
  );
  const [merged] = await Promise.all([
    call<MergedFavourites>('POST', 'product/favourite/merge', { as: lan, body: { ids: shelved } }),
    call('POST', 'product/favourite/merge', { as: lan, body: { ids: others } }),
  ]);

  expect(added).toContainEqual([200, 'OK']);
  expect(merged.data).toMatchObject({ total: MAX_FAVOURITES, left: 2 });
  expect(await idsOf(lan)).toHaveLength(MAX_FAVOURITES);
  expect(await outcome(call('POST', `product/${others[0] ?? ''}/favourite`, { as: lan }))).toEqual([
    409,
    'TOO_MANY_FAVOURITES',
  ]);
  expect(await outcome(call('POST', `product/${first}/favourite`, { as: lan }))).toEqual([
    409,
    'FAVOURITE_EXISTING',
  ]);
});

test('a product that is deleted while somebody keeps it is not found', async () => {
  const lan = uuid();
  const { id, infoIds } = await shelf.aProduct();

  const asked = await shop.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('stock').where('variantId', 'in', infoIds).execute();
    await tx.deleteFrom('productVariants').where('productId', '=', id).execute();
    await tx.deleteFrom('products').where('id', '=', id).execute();
    const reply = outcome(call('POST', `product/${id}/favourite`, { as: lan }));
    await lockWaits(shop.db, 1);
    return { reply };
  });

  expect(await asked.reply).toEqual([404, 'PRODUCT_NOT_FOUND']);
  expect(await idsOf(lan)).toEqual([]);
});

/** As many places taken as are wanted, by products like this one. */
async function keepMany(customerId: string, like: string, count: number) {
  await sql`
    with fresh as (
      insert into products (id, category_id, slug, name_vi, name_en, description_vi, description_en, specifications,
        priority, published_at, price, max_price)
      select gen_random_uuid(), category_id, gen_random_uuid()::text, name_vi, name_en, description_vi, description_en,
        specifications, priority, published_at, price, max_price
      from products, generate_series(2, ${count}::int) where id = ${like}
      returning id
    )
    insert into favourites (customer_id, product_id, price_seen, created_at)
    select ${customerId}::uuid, id, 1, now() from fresh
    union all select ${customerId}::uuid, ${like}::uuid, 1, now()`.execute(shop.db);
}
