import type { Language, Paged, ProductCard } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { questionKey, type ListQuestion } from './list-question';

/** Lists that pages of any remote show; widgets that ask for the same products share one entry. */
export const productLists = createQuery<ListQuestion, ProductCard[]>({
  name: 'catalog/productLists',
  keyOf: questionKey,
  async fetch({ http, signal }, { params }) {
    const { data } = await http.getTracked<Paged<ProductCard>>('main/product/public', { params, signal });
    return data.data;
  },
});

/** Products like one product. */
export const relatedLists = createQuery<{ productId: string; language: Language }, ProductCard[]>({
  name: 'catalog/relatedLists',
  keyOf: ({ productId, language }) => `${language} ${productId}`,
  fetch: async ({ http, signal }, { productId }) =>
    (await http.get<ProductCard[]>(`main/product/${encodeURIComponent(productId)}/related`, { signal })).data,
});
