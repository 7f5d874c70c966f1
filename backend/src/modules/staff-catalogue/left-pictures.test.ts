import { sql } from 'kysely';
import type { StaffProduct } from '../catalogue/staff-products.schema';
import type { Upload } from '../uploads/uploads.schema';
import { openCheckoutShop, type CheckoutShop } from '../../testing/checkout';
import { aProductBody, bodyOf } from '../../testing/goods';
import { form, FORM_TYPE, photo } from '../../testing/photos';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop();
});
afterAll(() => shop.close());

const OPERATOR = '018f0000-0000-7000-8000-000000000001';

async function aPicture(): Promise<Upload> {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/main/upload',
    headers: { ...shop.as('OPERATOR', OPERATOR), 'content-type': FORM_TYPE },
    payload: form(await photo().jpeg().toBuffer()),
  });
  return reply.json<{ data: Upload }>().data;
}

async function aProduct(sku: string) {
  const picture = await aPicture();
  const { id: categoryId } = await shop.shelf.aCategory({ slug: sku.toLowerCase(), name: sku });
  const made = await shop.call<StaffProduct>('POST', '/api/main/admin/product', {
    as: 'OPERATOR',
    body: {
      ...aProductBody(categoryId, { sku, slug: `sp-${sku.toLowerCase()}` }),
      pictures: [{ uploadId: picture.id, view: 'front', colorRgb: null, alt: null }],
    },
  });
  const infoId = made.data.variants[0]?.id ?? '';
  await shop.call('POST', `/api/main/admin/stock/${infoId}/adjust`, {
    as: 'OPERATOR',
    body: { by: 5, reason: 'RECEIVED' },
  });
  return { product: made.data, infoId, picture };
}

const withoutPictures = (product: StaffProduct) =>
  shop.call('PUT', `/api/main/admin/product/${product.id}`, {
    as: 'OPERATOR',
    body: { ...bodyOf(product), pictures: [] },
  });
const look = async ({ url }: Upload) =>
  (await shop.app.inject({ url: `${url}?w=320`, headers: { accept: 'image/jpeg' } })).statusCode;

test('a picture that staff take off a product stays for the orders that show it, and goes without one', async () => {
  const bought = await aProduct('DA-MUA');
  const unsold = await aProduct('CHUA-BAN');
  const order = await shop.anOrder({ infoId: bought.infoId });

  expect([
    (await withoutPictures(bought.product)).status,
    (await withoutPictures(unsold.product)).status,
  ]).toEqual([200, 200]);
  shop.clock.advance(2 * 24 * 3_600_000);
  await shop.runJobs();

  const [line] = (await shop.detail(order)).lines;
  expect(line?.picture.url).toBe(bought.picture.url);
  const { rows } = await sql<{ id: string }>`select id from uploads where owner_id = ${OPERATOR}`.execute(
    shop.db,
  );
  expect(rows.map(({ id }) => id)).toEqual([bought.picture.id]);
  expect([await look(bought.picture), await look(unsold.picture)]).toEqual([200, 404]);
});
