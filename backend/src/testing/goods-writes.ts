import type { StaffProduct } from '../modules/catalogue/staff-products.schema';
import { anAccount } from './accounts';
import { createShelf } from './catalogue';
import { aProductBody, bodyOf } from './goods';
import type { ReferralShop } from './referral';

interface Prepared {
  params?: Record<string, string>;
  body?: object | string;
  headers?: Record<string, string>;
}

let count = 0;
const aNewBody = async (shop: ReferralShop) => {
  count += 1;
  const category = await createShelf(shop.db).aCategory({ slug: `danh-muc-${String(count)}` });
  return aProductBody(category.id, { sku: `GW-${String(count)}`, slug: `san-pham-${String(count)}` });
};
const ask = <T>(shop: ReferralShop, method: 'GET' | 'POST', path: string, body?: object) =>
  shop.ask<T>(method, `main/admin/${path}`, {
    headers: shop.as('OPERATOR'),
    ...(body !== undefined && { body }),
  });
const aWrittenProduct = async (shop: ReferralShop) =>
  (await ask<StaffProduct>(shop, 'POST', 'product', await aNewBody(shop))).data;
const aCategoryId = async (shop: ReferralShop) => {
  count += 1;
  return (await createShelf(shop.db).aCategory({ slug: `nhom-${String(count)}` })).id;
};
const aJob = async (shop: ReferralShop) =>
  (await ask<{ id: string }>(shop, 'POST', 'product/export', { filter: {}, language: 'vi' })).data.id;

const csv = { 'content-type': 'text/csv' };

/** One example for each route by which staff write goods. */
export const goodsWrites: Record<string, (shop: ReferralShop) => Promise<Prepared>> = {
  'POST /api/main/admin/product': async (shop) => ({ body: await aNewBody(shop) }),
  'PUT /api/main/admin/product/:id': async (shop) => {
    const product = await aWrittenProduct(shop);
    return { params: { id: product.id }, body: { ...bodyOf(product), brand: 'Nhà Mây' } };
  },
  'DELETE /api/main/admin/product/:id': async (shop) => {
    const { id, version } = await aWrittenProduct(shop);
    return { params: { id: `${id}?version=${String(version)}` } };
  },
  'POST /api/main/admin/product/bulk-edit': async (shop) => ({
    body: { ids: [(await aWrittenProduct(shop)).id], change: { isActive: false } },
  }),
  'POST /api/main/admin/product/export': async () => ({ body: { filter: {}, language: 'vi' } }),
  'POST /api/main/admin/product/import': async () => ({ body: 'sku,price\nX,1\n', headers: csv }),
  'POST /api/main/admin/product/import/:id/apply': async (shop) => {
    const { variants } = await aWrittenProduct(shop);
    const { id: operatorId } = await anAccount(shop, { role: 'OPERATOR' });
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/main/admin/product/import',
      headers: { ...shop.as('OPERATOR', operatorId), ...csv },
      payload: `sku,price\n${variants[0]?.sku ?? ''},1000\n`,
    });
    await shop.runJobs();
    return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
  },
  'POST /api/main/admin/category': async (shop) => {
    count += 1;
    return {
      body: {
        parentId: await aCategoryId(shop),
        slug: `moi-${String(count)}`,
        name: { vi: 'Mới', en: 'New' },
      },
    };
  },
  'PUT /api/main/admin/category/:id': async (shop) => ({
    params: { id: await aCategoryId(shop) },
    body: { version: 1, parentId: null, slug: `doi-${String(++count)}`, name: { vi: 'Đổi', en: 'Changed' } },
  }),
  'PUT /api/main/admin/category/order': async (shop) => {
    const [one, other] = [await aCategoryId(shop), await aCategoryId(shop)];
    return { body: { parentId: null, ids: [other, one] } };
  },
  'DELETE /api/main/admin/category/:id': async (shop) => ({ params: { id: await aCategoryId(shop) } }),
  'POST /api/main/admin/stock/:variantId/adjust': async (shop) => ({
    params: { variantId: (await aWrittenProduct(shop)).variants[0]?.id ?? '' },
    body: { by: 3, reason: 'RECEIVED' },
  }),
  'POST /api/main/admin/job/:id/cancel': async (shop) => ({ params: { id: await aJob(shop) } }),
};
