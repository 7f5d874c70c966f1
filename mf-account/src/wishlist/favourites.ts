import type { Favourite, Paged } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

export interface FavouritesQuery {
  page: number;
  /** Of the products' names. */
  language: string;
}

const limit = 20;

/** What the account keeps for later, with price and stock now. */
export const favourites = createQuery<FavouritesQuery, Paged<Favourite>>({
  name: 'account/favouriteProduct',
  keyOf: ({ page, language }) => `${language} ${page}`,
  isPersonal: true,
  async fetch({ http, signal }, { page }) {
    const answer = await http.getWithBearer<Paged<Favourite>>('main/product/favourite', {
      params: { page, limit },
      signal,
    });
    return answer?.data;
  },
});
