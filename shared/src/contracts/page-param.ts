import type { At } from './remote';

const maxPage = 100_000;

/** The page number in an address (`?page=3`): 1 where it is missing or not a page number. */
export function pageParam(query: At['query']): number {
  const text = query.get('page') ?? '';
  const page = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
  return page <= maxPage ? page : 1;
}
