import type { Paged, ProductCard } from '@storefront/shared/contracts';
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
