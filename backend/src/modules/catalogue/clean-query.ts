import { listLimit, type ProductQuery } from './catalogue.schema';

const listed = (text: string | undefined) =>
  text ? [...new Set(text.split(','))].sort().join(',') : undefined;

/** Case tells codes of variants apart, and they have more than letters. */
const isWords = (text: string) => !/[0-9._-]/.test(text);

/** Searches read words in any case and distance. */
export function cleanSearch(text: string | undefined): string | undefined {
  const clean = text?.normalize('NFC').trim().replace(/\s+/g, ' ') ?? '';
  return (isWords(clean) ? clean.toLowerCase() : clean) || undefined;
}

/** One form of all queries that have the same answer; absent is what says nothing. */
export function cleanQuery(query: ProductQuery): ProductQuery {
  const { page, limit, color, flashSale, inStock, exact, orderByPriority, ...others } = query;
  const search = cleanSearch(query.search);
  const lists = Object.fromEntries(
    (['category', 'status', 'rating', 'price', 'size', 'specs'] as const).map((name) => [
      name,
      listed(query[name]),
    ]),
  );
  const clean = {
    ...others,
    ...lists,
    page: page ?? 1,
    limit: listLimit(limit),
    color: listed(color?.replaceAll('#', '').toLowerCase()),
    search,
    flashSale: flashSale || undefined,
    inStock: inStock || undefined,
    exact: (search !== undefined && exact) || undefined,
    orderByPriority: orderByPriority === 'DESC' ? orderByPriority : undefined,
  };
  return Object.fromEntries(
    Object.entries(clean).filter(([, value]) => value !== undefined && value !== ''),
  ) as ProductQuery;
}
