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

/** What lists can be narrowed by, as they show it at first: the same for all pages of a list in whatever order. */
export const facets = createQuery<ProductQuery, ProductFacets>({
  name: 'catalog/facets',
  keyOf: facetsKey,
  fetch: (context, query) => fetchFacets(context, query, { brief: true }),
});

/** The same with every value, once a group is opened. */
export const wholeFacets = createQuery<ProductQuery, ProductFacets>({
  name: 'catalog/wholeFacets',
  keyOf: facetsKey,
  fetch: fetchFacets,
});

function facetsKey(query: ProductQuery): string {
  return JSON.stringify([query.language, toWireFilters(query)]);
}

/** What every page of lists brings, mounted once. */
export const listParts = {
  slices: [lists.slice, facets.slice, wholeFacets.slice],
  *saga() {
    yield* all([lists.saga, facets.saga, wholeFacets.saga]);
  },
};
