import type { Facet, Language, ProductStatus, ProductQuery as WireQuery } from '@storefront/shared/contracts';

/** What a list can be narrowed by; several values of one mean "one of them". */
export type FilterParam = Facet['param'];
export const filterParams: readonly FilterParam[] = [
  'category',
  'price',
  'status',
  'rating',
  'flashSale',
  'inStock',
  'color',
  'size',
  'specs',
];
/** What the values of a filter look like. */
export const filterForms: Record<FilterParam, RegExp> = {
  category: /^[^,]{1,120}$/u,
  price: /^\d{1,13}-\d{0,13}$/,
  status: /^(HOT|NEW|SALE_OFF)$/,
  rating: /^[234]$/,
  flashSale: /^true$/,
  inStock: /^true$/,
  color: /^[\da-f]{6}$/,
  size: /^[^,]{1,20}$/u,
  specs: /^[^,:]{1,80}:[^,:]{1,80}$/u,
};
/** More values of one filter than anybody chooses are not looked at. */
export const maxChosen = 30;
/** The query keys that change a list. */
export const listKeys = [
  'page',
  'from',
  'pageSize',
  'sort',
  'exact',
  'minPrice',
  'maxPrice',
  'filters',
  ...filterParams,
];
export type Sort = NonNullable<WireQuery['sort']>;
/** The orders of a list that is no search. */
export const sorts: readonly Sort[] = ['priority', 'newest', 'bestSelling', 'priceAsc', 'priceDesc'];

/** What narrows a list and can be taken back. */
export interface Filters extends Record<FilterParam, readonly string[]> {
  minPrice?: number;
  maxPrice?: number;
}
/** What a list is asked by. The texts of an answer are in its language, so that is part of the question. */
export interface ProductQuery extends Filters {
  language: Language;
  page: number;
  /** 0 is the server's own default. */
  limit: number;
  sort: Sort;
  categorySlug?: string;
  search?: string;
  /** The words as they were typed, without corrections. */
  exact?: true;
  /** The list is of these products alone, whatever narrows it further. */
  shelf?: ProductStatus;
}

/** Nothing narrows the list. */
export const noFilters: Filters = Object.fromEntries(filterParams.map((param) => [param, []])) as Record<
  FilterParam,
  []
>;

/** A query of its own making: everything at its default but what is given. */
export function listQuery(language: Language, given: Partial<ProductQuery> = {}): ProductQuery {
  return { ...noFilters, language, page: 1, limit: 0, sort: 'priority', ...given };
}

/** Equal questions have equal keys, however their parts were ordered. */
export function productQueryKey(query: ProductQuery): string {
  return JSON.stringify([query.language, toWire(query)]);
}

/** As the call of a list takes it. */
export function toWire(query: ProductQuery): Record<string, string | number | undefined> {
  const { page, limit, sort, search } = query;
  return {
    page,
    limit,
    // A search puts what fits best first unless another order is named.
    ...(sort === 'priority' && !search ? { orderByPriority: 'ASC' } : { sort }),
    ...toWireFilters(query),
  };
}

/** The part of a query that says which products, in whatever order and however many at once. */
export function toWireFilters(query: ProductQuery): Record<string, string | number | undefined> {
  const { minPrice, maxPrice, categorySlug, search, exact, shelf } = query;
  const chosen = filterParams.map((param) => [param, [...query[param]].sort().join(',') || undefined]);
  return {
    ...(Object.fromEntries(chosen) as Partial<Record<FilterParam, string>>),
    ...(shelf && { status: shelf }),
    minPrice,
    maxPrice,
    categorySlug,
    search,
    exact: exact && 'true',
  };
}
