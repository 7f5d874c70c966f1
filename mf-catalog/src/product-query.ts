import type { At, Language, ProductStatus } from '@storefront/shared/contracts';

export const sorts = ['priority', 'newest', 'priceAsc', 'priceDesc'] as const;
export type Sort = (typeof sorts)[number];
export const statuses: readonly ProductStatus[] = ['HOT', 'NEW', 'SALE_OFF'];

/** What a list is asked by. The texts of an answer are in its language, so that is part of the question. */
export interface ProductQuery {
  language: Language;
  page: number;
  /** 0 is the server's own default. */
  limit: number;
  sort: Sort;
  status: ProductStatus[];
  minPrice?: number;
  maxPrice?: number;
  categorySlug?: string;
  search?: string;
}
/** What narrows a list and can be taken back. */
export type Filters = Pick<ProductQuery, 'status' | 'minPrice' | 'maxPrice'>;

const maxPage = 1_000_000;
const maxAmount = 1_000_000_000_000;
export const maxSearchLength = 200;

/** The query that an address stands for; what it says wrongly is as if it were not said. */
export function parseProductQuery({ params, query, language }: At): ProductQuery {
  const prices = [
    wholeNumber(query.get('minPrice'), maxAmount),
    wholeNumber(query.get('maxPrice'), maxAmount),
  ];
  const [minPrice, maxPrice] = inOrder(prices[0], prices[1]);
  const asked = query.getAll('status');
  const search = (query.get('q') ?? '').trim().slice(0, maxSearchLength);
  return {
    language,
    page: wholeNumber(query.get('page'), maxPage) || 1,
    limit: 0,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'priority',
    status: statuses.filter((status) => asked.includes(status)),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(params['slug'] !== undefined && { categorySlug: params['slug'] }),
    ...(search && { search }),
  };
}

/** A query of its own making: everything at its default but what is given. */
export function listQuery(language: Language, given: Partial<ProductQuery> = {}): ProductQuery {
  return { language, page: 1, limit: 0, sort: 'priority', status: [], ...given };
}

/** Equal questions have equal keys, however their parts were ordered. */
export function productQueryKey(query: ProductQuery): string {
  const { language, page, limit, sort, status, minPrice, maxPrice, categorySlug, search } = query;
  const filters = [
    [...status].sort(),
    minPrice ?? null,
    maxPrice ?? null,
    categorySlug ?? null,
    search ?? null,
  ];
  return JSON.stringify([language, page, limit, sort, ...filters]);
}

/** The part of an address that says a query; what is at its default is left unsaid. */
export function toAddress({ page, sort, status, minPrice, maxPrice, search }: ProductQuery) {
  return {
    q: search,
    status,
    minPrice,
    maxPrice,
    sort: sort === 'priority' ? undefined : sort,
    page: page === 1 ? undefined : page,
  };
}

/** As the call takes it. */
export function toWire(query: ProductQuery): Record<string, string | number | undefined> {
  const { page, limit, sort, status, minPrice, maxPrice, categorySlug, search } = query;
  return {
    page,
    limit,
    ...(sort === 'priority' ? { orderByPriority: 'ASC' } : { sort }),
    status: status.length > 0 ? status.join(',') : undefined,
    minPrice,
    maxPrice,
    categorySlug,
    search,
  };
}

export function filterCount({ status, minPrice, maxPrice }: Filters): number {
  return status.length + (minPrice === undefined && maxPrice === undefined ? 0 : 1);
}

function wholeNumber(text: string | null, max: number): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}

/** A range given the wrong way round still means that range. */
function inOrder(from: number | undefined, to: number | undefined): [number | undefined, number | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}
