import type { At } from '@storefront/shared/contracts';

const lastPage = 100_000;

/** The page of a list that an address stands for; what it says wrongly is as if it were not said. */
export function pageOf(query: At['query']): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
