import { v7 as uuid } from 'uuid';
import { createShelf } from '../../testing/catalogue';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let shelf: ReturnType<typeof createShelf>;
let kept: Awaited<ReturnType<ReturnType<typeof createShelf>['aProduct']>>;
let other: typeof kept;
const [lan, minh, saleId, nextId] = [uuid(), uuid(), uuid(), uuid()];

beforeAll(async () => {
  shop = await createTestApp();
  shelf = createShelf(shop.db);
  const category = await shelf.aCategory();
  kept = await shelf.aProduct({ name: 'Áo thun', category });
  other = await shelf.aProduct({ name: 'Áo thun khác', category });
  const at = (hours: number) => new Date(shop.clock().getTime() + hours * 3_600_000);
  await shop.db
    .insertInto('flashSales')
    .values([
      { id: saleId, nameVi: 'Giờ vàng', nameEn: 'Golden hour', startsAt: at(-1), endsAt: at(1) },
      { id: nextId, nameVi: 'Giờ bạc', nameEn: 'Silver hour', startsAt: at(2), endsAt: at(3) },
    ])
    .execute();
  await shop.db
    .insertInto('flashSaleItems')
    .values(
      [saleId, nextId].flatMap((flashSaleId) =>
        [kept, other].map(({ id, infoId }, position) => ({
          flashSaleId,
          productId: id,
          variantId: infoId,
          position,
          kind: 'FIXED_PRICE' as const,
          value: 1000,
          quota: 5,
        })),
      ),
    )
    .execute();
  for (const [as, { id }] of [
    [lan, kept],
    [minh, other],
  ] as const)
    await ask('POST', `product/${id}/favourite`, { as });
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST', path: string, { as, body }: { as?: string; body?: object } = {}) =>
  shop.app.inject({
    method,
    url: `/api/main/${path}`,
    ...(body && { payload: body }),
    headers: as === undefined ? {} : shop.as('CUSTOMER', as),
  });

/** Every product anywhere in an answer, with what it says of its heart. */
function heartsIn(part: unknown): [string, unknown][] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(heartsIn);
  const fields = part as Record<string, unknown>;
  const id = fields['productId'] ?? fields['id'];
  const isProduct = 'seoSlug' in fields && typeof id === 'string';
  return [
    ...(isProduct ? [[id, fields['isFavourite']] as [string, unknown]] : []),
    ...Object.values(fields).flatMap(heartsIn),
  ];
}

test.each([
  ['GET', 'product'],
  ['GET', 'product/public'],
  ['GET', 'product/newest-products'],
  ['GET', 'product/suggested-products'],
  ['GET', 'product/KEPT/public'],
  ['GET', 'product/get-by-seo-slug/SLUG'],
  ['GET', 'product/KEPT/related'],
  ['GET', 'product/suggest', '?q=thun'],
  ['GET', 'product/recovery', '?search=khongcogi'],
  ['POST', 'product/by-ids'],
  ['GET', 'flash-sale/current-flash-sale'],
  ['GET', 'flash-sale/today-flash-sale'],
  ['GET', 'flash-sale/web/SALE'],
  ['POST', 'flash-sale-product/public/list'],
] as const)(
  'a customer’s own hearts, and nobody else’s, are on the products of %s %s',
  async (method, pattern, query: string = '') => {
    const path = pattern.replace('KEPT', kept.id).replace('SLUG', other.slug).replace('SALE', saleId);
    const body = pattern === 'product/by-ids' ? { infoIds: [kept.infoId, other.infoId] } : {};
    const given = method === 'POST' ? { as: lan, body } : { as: lan };
    const own = await ask(method, `${path}/with-auth${query}`, given);
    const open = await ask(method, `${path}${query}`, given);

    const hearts = heartsIn(own.json<{ data: unknown }>().data);
    expect(own.statusCode).toBe(200);
    expect(hearts.length).toBeGreaterThan(0);
    expect(hearts).toEqual(hearts.map(([id]) => [id, id === kept.id]));
    expect(own.headers['cache-control']).toBe('no-store');
    const said = heartsIn(open.json<{ data: unknown }>().data);
    expect(said).toEqual(said.map(([id]) => [id, undefined]));
  },
);
