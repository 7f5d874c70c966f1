import { useState } from 'react';
import type { ProductFacets } from '@storefront/shared/contracts';
import { useSelector, type Entry } from '@storefront/shared/store';
import type { ListQuery } from './list-query';
import { facets, wholeFacets } from './list-state';

/**
 * What a list can be narrowed by, with every value where that was asked for; while it is asked again, what was known of
 * the list before.
 */
export function useFacets(query: ListQuery, isWhole = false): Entry<ProductFacets> {
  const entry = useSelector((state) => (isWhole ? wholeFacets : facets).select(state, query));
  const [known, setKnown] = useState(entry.data);
  if (entry.data && entry.data !== known) setKnown(entry.data);
  return known && !entry.data ? { ...entry, data: known } : entry;
}
