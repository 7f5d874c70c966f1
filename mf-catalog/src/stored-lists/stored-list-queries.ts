import type { At, Language, ProductDetail } from '@storefront/shared/contracts';
import { all, createQuery, type ApiContext } from '@storefront/shared/store';
import { toApiError } from '@storefront/shared/http';
import { maxCompared } from '../compare-list';
import { productsByIds } from '../viewed-products';

/** What this browser saw before. */
export const recentProducts = productsByIds('catalog/recentProducts');

interface Comparison {
  ids: readonly string[];
  language: Language;
}

async function fetchOne({ http, signal }: ApiContext, id: string): Promise<ProductDetail[]> {
  try {
    const { data } = await http.get<ProductDetail>(`main/product/${encodeURIComponent(id)}/public`, {
      signal,
    });
    return [data];
  } catch (error) {
    // What is no longer sold is missing from the table, and the others are compared all the same.
    if (toApiError(error).status === 404) return [];
    throw error;
  }
}

/** Products with all there is to know of them, in the order of the address. */
export const comparedProducts = createQuery<Comparison, ProductDetail[]>({
  name: 'catalog/comparedProducts',
  keyOf: ({ ids, language }) => JSON.stringify([language, ids]),
  fetch: async (context, { ids }) => (await Promise.all(ids.map((id) => fetchOne(context, id)))).flat(),
});

/** `?ids=a,b`: each once, no more than fit, whatever the address says. */
export function comparedIds(query: URLSearchParams): string[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => id !== '' && id.length <= 64);
  return [...new Set(ids)].slice(0, maxCompared);
}

export function compareNeeds({ query, language }: At) {
  const ids = comparedIds(query);
  return ids.length > 0 ? [comparedProducts.fetch({ ids, language })] : [];
}

export const storedListSlices = [recentProducts.slice, comparedProducts.slice];

export function* storedListSaga() {
  yield* all([recentProducts.saga, comparedProducts.saga]);
}
