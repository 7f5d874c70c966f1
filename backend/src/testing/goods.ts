import { randomUUID } from 'node:crypto';
import type { FieldError } from '../lib/errors';
import type { BackgroundJob } from '../modules/background-jobs/background-jobs.schema';
import { anAccount } from './accounts';
import { createShelf } from './catalogue';
import { createTestApp } from './test-app';
import type {
  ChangedProductBody,
  ProductBody,
  StaffProduct,
} from '../modules/catalogue/staff-products.schema';

/** A product as the form of staff sends it. */
export const aProductBody = (
  categoryId: string,
  { sku = 'AO-1', slug = 'ao-thun', ...given }: Partial<ProductBody> & { sku?: string } = {},
): ProductBody => ({
  categoryId,
  slug,
  name: { vi: 'Áo thun', en: 'T-shirt' },
  description: { vi: 'Vải dày.', en: 'Thick.' },
  brand: null,
  specifications: [{ name: { vi: 'Chất liệu', en: 'Material' }, value: { vi: 'Bông', en: 'Cotton' } }],
  status: [],
  priority: 1,
  isActive: true,
  relatedIds: [],
  pictures: [],
  variants: [{ sku, color: null, size: 'M', price: 200_000, originalPrice: null, isActive: true }],
  ...given,
});

/** A product as the form has it after it was read. */
export const bodyOf = (product: StaffProduct): ChangedProductBody => ({
  version: product.version,
  categoryId: product.categoryId,
  slug: product.slug,
  name: product.name,
  description: product.description,
  brand: product.brand,
  specifications: product.specifications,
  status: product.status,
  priority: product.priority,
  isActive: product.isActive,
  relatedIds: product.relatedIds,
  pictures: product.pictures.map(({ picture: _shown, ...one }) => one),
  variants: product.variants.map(({ onHand: _onHand, reserved: _reserved, ...one }) => one),
});

/** The desk of staff who manage goods, in a shop of its own. */
export async function openGoods() {
  const shop = await createTestApp();
  const shelf = createShelf(shop.db);
  const { id: operatorId } = await anAccount(shop, { role: 'OPERATOR' });
  const operator = shop.as('OPERATOR', operatorId);

  async function call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    {
      body,
      headers = operator,
      key = randomUUID(),
    }: { body?: object; headers?: Record<string, string>; key?: string } = {},
  ) {
    const reply = await shop.app.inject({
      method,
      url: `/api/main/${path}`,
      // As pages do; an empty key counts as none.
      headers: { ...headers, ...(method === 'POST' && key && { 'idempotency-key': key }) },
      ...(body && { payload: body }),
    });
    const { message, data, errors } = reply.json<{ message: string; data: T; errors?: FieldError[] }>();
    return { status: reply.statusCode, message, data, errors };
  }

  const runJobs = () => shop.app.jobs.runOnce();
  const job = async (id: string) => (await call<BackgroundJob>('GET', `admin/job/${id}`)).data;
  const done = async (started: { data: BackgroundJob }) => {
    await runJobs();
    return job(started.data.id);
  };

  async function send(file: string | Buffer) {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/main/admin/product/import?fileName=hang.csv',
      headers: { ...operator, 'content-type': 'text/csv' },
      payload: file,
    });
    return reply.json<{ data: BackgroundJob; message: string }>();
  }

  return {
    ...shop,
    operatorId,
    shelf,
    call,
    runJobs,
    job,
    done,
    send,
    /** Sends a file and waits until it is checked. */
    check: async (file: string | Buffer) => done(await send(file)),
    /** Sends a file, checks and applies it; the job of whichever came last. */
    async load(file: string | Buffer) {
      const checked = await done(await send(file));
      if (checked.report?.faultCount !== 0) return checked;
      return done(await call<BackgroundJob>('POST', `admin/product/import/${checked.id}/apply`));
    },
    async export(filter: object = {}) {
      const { id } = await done(
        await call<BackgroundJob>('POST', 'admin/product/export', { body: { filter, language: 'vi' } }),
      );
      const reply = await shop.app.inject({ url: `/api/main/admin/job/${id}/result`, headers: operator });
      return reply.payload;
    },
  };
}
export type Goods = Awaited<ReturnType<typeof openGoods>>;
