import type { ProductFacets, ProductPage, SearchRecovery } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import { toWire, toWireFilters, type ProductQuery } from '../product-query';

/** A page of a list and, where the list holds nothing, ways on from there. */
export interface ListPage extends ProductPage {
  recovery?: SearchRecovery;
}

/** A page of a list, with what is personal in it when somebody is signed in. */
export async function fetchList(context: ApiContext, query: ProductQuery): Promise<ListPage> {
  const { http, signal } = context;
  const { data } = await http.getWithAuth<ProductPage>('main/product/public', {
    params: toWire(query),
    signal,
  });
  if (data.meta.total > 0) return data;
  const recovery = await fetchRecovery(context, query);
  return recovery ? { ...data, recovery } : data;
}

/** An empty list without ways on is still the answer. */
async function fetchRecovery(
  { http, signal }: ApiContext,
  query: ProductQuery,
): Promise<SearchRecovery | null> {
  try {
    const { data } = await http.get<SearchRecovery>('main/product/recovery', {
      params: toWireFilters(query),
      signal,
    });
    return data;
  } catch {
    return null;
  }
}

/** What a list can be narrowed by. */
export async function fetchFacets(
  { http, signal }: ApiContext,
  query: ProductQuery,
  how: { brief?: true } = {},
): Promise<ProductFacets> {
  const { data } = await http.get<ProductFacets>('main/product/facets', {
    params: { ...toWireFilters(query), ...how },
    signal,
  });
  return data;
}
