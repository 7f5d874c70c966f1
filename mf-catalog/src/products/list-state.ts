import type { ProductFacets } from '@storefront/shared/contracts';
import { all, createQuery } from '@storefront/shared/store';
import { productQueryKey, toWireFilters, type ProductQuery } from '../product-query';
import { fetchFacets, fetchList, type ListPage } from './list-api';

/** Pages of lists, by what they are asked by. */
export const lists = createQuery<ProductQuery, ListPage>({
  name: 'catalog/lists',
  keyOf: productQueryKey,
  fetch: fetchList,
});

/** What lists can be narrowed by: the same for all pages of a list in whatever order. */
export const facets = createQuery<ProductQuery, ProductFacets>({
  name: 'catalog/facets',
  keyOf: (query) => JSON.stringify([query.language, toWireFilters(query)]),
  fetch: fetchFacets,
});

/** What every page of lists brings, mounted once. */
export const listParts = {
  slices: [lists.slice, facets.slice],
  *saga() {
    yield* all([lists.saga, facets.saga]);
  },
};
