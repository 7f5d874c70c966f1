import type { Language, ProductCard } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

interface ByIds {
  ids: readonly string[];
  language: Language;
}

/** Products by their ids, as they are sold now. */
export const guestFavourites = createQuery<ByIds, ProductCard[]>({
  name: 'account/guestFavourites',
  keyOf: ({ ids, language }) => JSON.stringify([language, ids]),
  fetch: async ({ http, signal }, { ids }) =>
    (await http.post<ProductCard[]>('main/product/cards', { ids }, { signal, isTracked: false })).data,
});
