import type { Language, ProductListQuery } from '@storefront/shared/contracts';
import { filterForms, maxChosen, sorts, type FilterParam, type Sort } from '../product-query';

/** What a list asks the shop for, as the parameters of the call. */
export interface ListQuestion {
  language: Language;
  params: Readonly<Record<string, string | number | boolean>>;
}

export const maxProducts = 24;
const defaultProducts = 10;
const maxSearchLength = 200;
const maxAmount = 1_000_000_000_000;

type Filter = NonNullable<ProductListQuery['filter']>;
type Checked = { value: string | number | boolean } | { problem: string };

/**
 * Reads the query of a list as another remote wrote it. What the shop cannot answer is left out and listed in `problems`,
 * so that a list with a mistake in it shows products all the same.
 */
export function readQuestion(
  query: ProductListQuery,
  language: Language,
): { question: ListQuestion; problems: string[] } {
  const problems: string[] = [];
  const params: Record<string, string | number | boolean> = { limit: limitOf(query.limit, problems) };
  const { sort, filter = {} } = query;
  if (sort !== undefined && !allSorts.includes(sort))
    problems.push(`the sort ${shortText(sort)} is unknown; known are ${allSorts.join(', ')}`);
  else if (sort !== undefined) params['sort'] = sort;
  for (const [name, value] of Object.entries(filter) as [keyof Filter, unknown][]) {
    if (value === undefined) continue;
    const checked = checkedFilter(name, value);
    if ('problem' in checked) problems.push(checked.problem);
    else params[name] = checked.value;
  }
  return { question: { language, params }, problems };
}

const allSorts: readonly Sort[] = [...sorts, 'bestMatch'];

function limitOf(limit: unknown, problems: string[]): number {
  if (limit === undefined) return defaultProducts;
  if (typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= maxProducts)
    return limit;
  const bounded = typeof limit === 'number' && limit > maxProducts ? maxProducts : defaultProducts;
  problems.push(
    `the limit ${shortText(limit)} is not 1 to ${String(maxProducts)}, so ${String(bounded)} are shown`,
  );
  return bounded;
}

function checkedFilter(name: keyof Filter, value: unknown): Checked {
  switch (name) {
    case 'minPrice':
    case 'maxPrice':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxAmount
        ? { value: Number(value) }
        : wrong(name, value, 'a whole number of đồng');
    case 'flashSale':
    case 'inStock':
      return typeof value === 'boolean' ? { value } : wrong(name, value, 'true or false');
    case 'search':
      return typeof value === 'string' && value.trim() !== '' && value.length <= maxSearchLength
        ? { value: value.trim() }
        : wrong(name, value, `a text of up to ${String(maxSearchLength)} characters`);
    default:
      return chosen(name, value);
  }
}

function chosen(name: FilterParam, value: unknown): Checked {
  if (!Object.hasOwn(filterForms, name)) return { problem: `the filter ${shortText(name)} is unknown` };
  const values = typeof value === 'string' ? value.split(',') : [];
  const isKnown =
    values.length > 0 && values.length <= maxChosen && values.every((one) => filterForms[name].test(one));
  return isKnown
    ? { value: [...values].sort().join(',') }
    : wrong(name, value, 'what the shop’s lists can be narrowed by');
}

function wrong(name: string, value: unknown, wanted: string): Checked {
  return { problem: `the filter ${name} is ${shortText(value)}, which is not ${wanted}` };
}

/** A value as text, as much of it as a message has room for. */
function shortText(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value).slice(0, 80);
}

/** Equal questions have equal keys, however their parts were ordered. */
export function questionKey({ language, params }: ListQuestion): string {
  return JSON.stringify([language, Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
