import type { Category, Paged, ProductCard, ProductInfos } from '@storefront/shared/contracts';
import { createMutation, createQuery } from '@storefront/shared/store';

/** The categories of the shop. */
export const offerCategories = createQuery<null, Category[]>({
  name: 'operator/offerCategories',
  keyOf: () => '',
  fetch: async ({ http, signal }) => (await http.get<Category[]>('main/category', { signal })).data,
});

export interface FoundProduct {
  id: string;
  name: string;
}
/** Products by words; only the first few, as further words narrow it faster than pages. */
export const findingProducts = createMutation<{ search: string }, FoundProduct[]>({
  name: 'operator/findingProducts',
  policy: 'latest',
  send: async ({ http, signal }, { search }) =>
    (
      await http.get<Paged<ProductCard>>('main/product/public', { params: { search, limit: 8 }, signal })
    ).data.data.map(({ id, name }) => ({ id, name })),
});

export interface FoundVariant {
  infoId: string;
  name: string;
  price: number;
  stock: number;
}
/** What there is of one product: colours and sizes with their prices. */
export const findingVariants = createMutation<FoundProduct, FoundVariant[]>({
  name: 'operator/findingVariants',
  policy: 'latest',
  send: async ({ http, signal }, { id, name }) =>
    (
      await http.get<ProductInfos>(`main/product/get-list-info-and-attribute/${id}`, { signal })
    ).data.infos.map(({ infoId, color, size, price, stock }) => ({
      infoId,
      name: [name, color?.name, size].filter(Boolean).join(', '),
      price,
      stock,
    })),
});
