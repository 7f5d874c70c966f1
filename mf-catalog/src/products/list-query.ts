import type { At, ProductStatus } from '@storefront/shared/contracts';
import { parseAmount } from '@storefront/shared/money';
import {
  filterForms,
  filterParams,
  listQuery,
  maxChosen,
  sorts,
  type FilterParam,
  type Filters,
  type ProductQuery,
  type Sort,
} from '../product-query';

/** A list as its address says it: the pages from `from` to `page` stand below each other. */
export interface ListQuery extends ProductQuery {
  from: number;
  /** The filters come with all of their values, for browsers that run no script. */
  hasWholeFilters?: true;
}
/** Which page shows the list. A category's says so by its slug. */
export interface ListPlace {
  /** It is what was searched for. */
  isSearch?: boolean;
  /** It is of these products alone. */
  shelf?: ProductStatus;
}

export const searchSorts: readonly Sort[] = ['bestMatch', 'newest', 'bestSelling', 'priceAsc', 'priceDesc'];
/** How many products a page may hold; the first is the server's own. */
export const pageSizes = [24, 48, 96] as const;

const maxPage = 1_000_000_000;
const maxAmount = 1_000_000_000_000;
const maxSearchLength = 200;
const maxSlugLength = 200;
/** So many pages may stand below each other. */
export const maxPages = 10;

/** The list that an address stands for; what it says wrongly is as if it were not said. */
export function parseListQuery({ params, query, language }: At, place: ListPlace = {}): ListQuery {
  const search = place.isSearch ? cut(plainText(query.get('q') ?? '').trim(), maxSearchLength) : '';
  const slug = params['slug'];
  const order = (search ? searchSorts : sorts).find((sort) => sort === query.get('sort'));
  const size = pageSizes.find((one) => String(one) === query.get('pageSize'));
  const page = wholeNumber(query.get('page'), maxPage) || 1;
  const from = wholeNumber(query.get('from'), page) || page;
  const chosen = filterParams.map((param) => [param, valuesOf(query, param, place)]);
  return {
    ...listQuery(language, Object.fromEntries(chosen) as Partial<Filters>),
    ...priceRange(query),
    page,
    from: Math.max(from, page - maxPages + 1),
    limit: size === undefined || size === pageSizes[0] ? 0 : size,
    sort: order ?? defaultSort({ search }),
    ...(slug !== undefined && { categorySlug: cut(plainText(slug), maxSlugLength) }),
    ...(search && { search }),
    ...(search && query.get('exact') === 'true' && { exact: true as const }),
    ...(place.shelf && { shelf: place.shelf }),
    ...(query.get('filters') === 'all' && { hasWholeFilters: true as const }),
  };
}

/** The order of a list that names none. */
export function defaultSort({ search }: { search?: string }): Sort {
  return search ? 'bestMatch' : 'priority';
}

/** How many things narrow a list. */
export function filterCount(query: Filters): number {
  const chosen = filterParams.reduce((sum, param) => sum + query[param].length, 0);
  return chosen + (query.minPrice === undefined && query.maxPrice === undefined ? 0 : 1);
}

/** The pages of a list that stand below each other, each a question of its own. */
export function pagesOf(query: ListQuery): ProductQuery[] {
  const { from, page } = query;
  return Array.from({ length: page - from + 1 }, (_, index) => ({ ...query, page: from + index }));
}

/** Several values of a filter come as several keys, or separated by commas. */
function valuesOf(query: URLSearchParams, param: FilterParam, { shelf }: ListPlace): string[] {
  if (param === 'status' && shelf) return [];
  const said = query.getAll(param).flatMap((text) => plainText(text).split(','));
  const values = param === 'color' ? said.map((rgb) => rgb.replace('#', '').toLowerCase()) : said;
  const known = [...new Set(values)].filter((value) => filterForms[param].test(value));
  // The lowest step takes in the others.
  return param === 'rating' ? known.sort().slice(0, 1) : known.slice(0, maxChosen);
}

/** A range given the wrong way round still means that range. */
function priceRange(query: URLSearchParams): Pick<Filters, 'minPrice' | 'maxPrice'> {
  const [from, to] = [amount(query.get('minPrice')), amount(query.get('maxPrice'))];
  const isTurned = from !== undefined && to !== undefined && from > to;
  const [minPrice, maxPrice] = isTurned ? [to, from] : [from, to];
  return { ...(minPrice !== undefined && { minPrice }), ...(maxPrice !== undefined && { maxPrice }) };
}

/** Without a script the form sends an amount as it was typed. */
function amount(text: string | null): number | undefined {
  const typed = parseAmount(text ?? '');
  return typed !== null && typed <= maxAmount ? typed : undefined;
}

function wholeNumber(text: string | null, max: number): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

/** Composed as the shop writes it, and without what no keyboard types: a database refuses some of that. */
function plainText(text: string): string {
  return text.normalize('NFC').replace(/[\p{Cc}\p{Cs}]/gu, ' ');
}

/** Never through the middle of a character. */
function cut(text: string, length: number): string {
  return text.length > length ? [...text].slice(0, length).join('') : text;
}
