import type { At, Language, Paged, ProductCard } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** A filter with a few values makes a few pages, which the server can cache. */
export const maxPrices = [200_000, 500_000, 1_000_000] as const;

export interface PicksQuery {
  language: Language;
  maxPrice: number | undefined;
}

/** The filter lives in the URL, so that a filtered page can be reloaded and shared. An unknown value is ignored. */
export const parsePicksQuery = ({ query, language }: Pick<At, 'query' | 'language'>): PicksQuery => ({
  language,
  maxPrice: maxPrices.find((price) => String(price) === query.get('maxPrice')),
});

export const picks = createQuery<PicksQuery, ProductCard[]>({
  name: 'sample/picks',
  // Product names come in the language of the page.
  keyOf: ({ language, maxPrice }) => `${language} ${maxPrice ?? ''}`,
  async fetch({ http, signal }, { maxPrice }) {
    const { data } = await http.getTracked<Paged<ProductCard>>('main/product/public', {
      params: { limit: 24, sort: 'bestSelling', inStock: true, maxPrice },
      signal,
    });
    return data.data;
  },
});
