import type {
  At,
  BackgroundJob,
  BulkPreview,
  KeysetMeta,
  StaffProduct,
  StaffProductRow,
} from '@storefront/shared/contracts';
import { createMutation, createQuery, put, type ApiErrorState } from '@storefront/shared/store';

export const states = ['visible', 'hidden', 'deleted'] as const;
export const stockStates = ['out', 'low'] as const;
export const marks = ['HOT', 'NEW', 'SALE_OFF'] as const;

export interface ProductFilter {
  search: string | undefined;
  category: string | undefined;
  state: (typeof states)[number] | undefined;
  stock: (typeof stockStates)[number] | undefined;
  mark: (typeof marks)[number] | undefined;
}
export interface ProductsQuery extends ProductFilter {
  after: string | undefined;
}
export interface ProductsPage {
  data: StaffProductRow[];
  meta: KeysetMeta;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text);

/** What the address does not know how to say is ignored. */
export const parseProductsQuery = ({ query }: Pick<At, 'query'>): ProductsQuery => ({
  search: query.get('search')?.slice(0, 100) || undefined,
  category: query.get('category') || undefined,
  state: oneOf(states, query.get('state')),
  stock: oneOf(stockStates, query.get('stock')),
  mark: oneOf(marks, query.get('mark')),
  after: query.get('after') ?? undefined,
});

/** Products as staff work with them. */
export const products = createQuery<ProductsQuery, ProductsPage>({
  name: 'operator/products',
  keyOf: (query) => JSON.stringify(query),
  isPersonal: true,
  fetch: async ({ http, signal }, query) =>
    (
      await http.getWithBearer<ProductsPage>('main/admin/product', {
        params: { ...query, limit: 30 },
        signal,
      })
    )?.data,
});

const pathOf = (id: string) => `main/admin/product/${encodeURIComponent(id)}` as const;

/** One product with everything that staff write. */
export const product = createQuery<string, StaffProduct>({
  name: 'operator/product',
  keyOf: (id) => id,
  isPersonal: true,
  fetch: async ({ http, signal }, id) =>
    (await http.getWithBearer<StaffProduct>(pathOf(id), { signal }))?.data,
});

function* changed() {
  yield* put(products.invalidate());
  yield* put(product.invalidate());
}

/** What the page shows may be old: the next question brings the newest. */
function* refused({ code }: Pick<ApiErrorState, 'code'>) {
  if (code === 'EDIT_CONFLICT') yield* changed();
}

/** Adds a product, or writes the one with this id. */
export const savingProduct = createMutation<{ id: string | null; body: object; key: string }, StaffProduct>({
  name: 'operator/productSave',
  isPersonal: true,
  async send({ http, signal }, { id, body, key }) {
    const options = { signal, isPersonal: true };
    const answer =
      id === null
        ? await http.post<StaffProduct>('main/admin/product', body, { ...options, idempotencyKey: key })
        : await http.put<StaffProduct>(pathOf(id), body, options);
    return answer.data;
  },
  onSuccess: changed,
  onError: refused,
});

export const removingProduct = createMutation<{ id: string; version: number }, null>({
  name: 'operator/productRemove',
  isPersonal: true,
  async send({ http, signal }, { id, version }) {
    await http.delete<null>(pathOf(id), { signal, isPersonal: true, params: { version } });
    return null;
  },
  onSuccess: changed,
  onError: refused,
});

/** A few products by name or code, to stand beside another. */
export const findingProducts = createMutation<string, StaffProductRow[]>({
  name: 'operator/productSearch',
  policy: 'latest',
  isPersonal: true,
  send: async ({ http, signal }, search) =>
    (await http.getWithBearer<ProductsPage>('main/admin/product', { params: { search, limit: 8 }, signal }))
      ?.data.data ?? [],
});

export interface BulkChange {
  pricePercent?: number;
  categoryId?: string;
  addMarks?: (typeof marks)[number][];
  removeMarks?: (typeof marks)[number][];
  isActive?: boolean;
}
export interface BulkEdit {
  ids: string[];
  change: BulkChange;
}

export const previewingBulk = createMutation<BulkEdit, BulkPreview>({
  name: 'operator/bulkPreview',
  policy: 'latest',
  isPersonal: true,
  send: async ({ http, signal }, body) =>
    (await http.post<BulkPreview>('main/admin/product/bulk-edit/preview', body, { signal, isPersonal: true }))
      .data,
});

export const startingBulk = createMutation<BulkEdit & { key: string }, BackgroundJob>({
  name: 'operator/bulkEdit',
  isPersonal: true,
  send: async ({ http, signal }, { key, ...body }) =>
    (
      await http.post<BackgroundJob>('main/admin/product/bulk-edit', body, {
        signal,
        isPersonal: true,
        idempotencyKey: key,
      })
    ).data,
  onSuccess: changed,
});
