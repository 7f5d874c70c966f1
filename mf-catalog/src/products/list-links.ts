import { toSearch, type ProductStatus } from '@storefront/shared/contracts';
import { paths } from '../paths/paths';
import { filterParams, noFilters, type FilterParam } from '../product-query';
import { defaultSort, type ListQuery } from './list-query';

/** Where each shelf is. */
export const shelfPaths = {
  NEW: paths.newProducts,
  HOT: paths.hotProducts,
  SALE_OFF: paths.saleProducts,
} satisfies Record<ProductStatus, unknown>;

/** The part of an address that says a list; what is at its default is left unsaid. */
export function toAddress(query: ListQuery) {
  const { page, from, limit, sort, minPrice, maxPrice, search, exact, hasWholeFilters } = query;
  return {
    q: search,
    exact: exact && 'true',
    ...(Object.fromEntries(filterParams.map((param) => [param, query[param]])) as Record<
      FilterParam,
      readonly string[]
    >),
    minPrice,
    maxPrice,
    sort: sort === defaultSort(query) ? undefined : sort,
    pageSize: limit || undefined,
    from: from === page ? undefined : from,
    page: page === 1 ? undefined : page,
    filters: hasWholeFilters && 'all',
  };
}

/** The page that shows a list, without what the list says. */
export function listPath({ shelf, categorySlug, search }: ListQuery): string {
  if (shelf) return shelfPaths[shelf].to();
  if (categorySlug !== undefined) return paths.category.to(categorySlug);
  return search ? paths.search.to() : paths.products.to();
}

/** The address of a list. */
export function listLink(query: ListQuery): string {
  return `${listPath(query)}${toSearch(toAddress(query))}`;
}

/** The address of one of its pages alone. */
export function pageLink(query: ListQuery, page: number): string {
  return listLink({ ...query, page, from: page });
}

/** The address of the same list with something changed, from its beginning. */
export function changedLink(query: ListQuery, changes: Partial<ListQuery>): string {
  return pageLink({ ...query, ...changes }, 1);
}

/** The address with a value of a filter chosen, or taken back when it was. */
export function toggledLink(query: ListQuery, param: FilterParam, value: string): string {
  const chosen = query[param];
  const others = chosen.filter((one) => one !== value);
  return changedLink(query, { [param]: others.length < chosen.length ? others : [...chosen, value] });
}

/** The address with nothing chosen in one group: at any price, or of the specifications without those of a group. */
export function freedLink(query: ListQuery, param: FilterParam | 'minPrice', group?: string): string {
  if (param === 'minPrice' || param === 'price') return changedLink(withoutRange(query), { price: [] });
  const rest = group === undefined ? [] : query[param].filter((value) => !value.startsWith(`${group}:`));
  return changedLink(query, { [param]: rest });
}

/** The address with nothing narrowing the list. */
export function clearedLink(query: ListQuery): string {
  return changedLink(withoutRange(query), noFilters);
}

/** The same list at any price between its bands. */
export function withoutRange({ minPrice: _min, maxPrice: _max, ...rest }: ListQuery): ListQuery {
  return rest;
}
