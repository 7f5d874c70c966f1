import { toSearch } from '@storefront/shared/contracts';

/** The addresses of this remote: patterns for its routes, `to` for links between its own pages. */
export const paths = {
  picks: {
    pattern: 'sample',
    to: (maxPrice?: number) => `/sample${toSearch({ maxPrice })}`,
  },
};
