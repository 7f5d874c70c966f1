import type { SearchQuery } from '../search/search-query';
import type { ProductFilters } from './catalogue.schema';
import type { SalePrices } from './flash-pricing';
import type { ListingFilter } from './listing-filter';
import type { Asked, Known } from './listing.repository';
import { priceBands } from './price-bands';
import { bandsFrom } from './rating-steps';

/** What was chosen, group by group, in the words of the address. Groups of specifications are `specs.<group>`. */
export type Choice = ReadonlyMap<string, ReadonlySet<string>>;

const list = (text: string | undefined) => (text ? [...new Set(text.split(','))] : []);
/** `#1F7A4D` as lists name it: `1f7a4d`. */
export const plainColor = (rgb: string) => rgb.replace('#', '').toLowerCase();

/** The group of a specification: `chat-lieu:bong` is one of `specs.chat-lieu`. */
const groupOf = (spec: string) => `specs.${spec.slice(0, spec.indexOf(':'))}`;

/** What a query chooses. Colours are named without #, in lower case. */
export function choiceOf(query: ProductFilters): Choice {
  const specs = list(query.specs);
  const groups: [string, string[]][] = [
    ['category', list(query.category)],
    ['price', list(query.price)],
    ['status', list(query.status)],
    ['rating', list(query.rating)],
    ['inStock', query.inStock ? ['true'] : []],
    ['flashSale', query.flashSale ? ['true'] : []],
    ['color', [...new Set(list(query.color).map(plainColor))]],
    ['size', list(query.size)],
    ...[...new Set(specs.map(groupOf))].map((group): [string, string[]] => [
      group,
      specs.filter((spec) => groupOf(spec) === group),
    ]),
  ];
  return new Map(
    groups.filter(([, values]) => values.length > 0).map(([key, values]) => [key, new Set(values)]),
  );
}

/** The groups whose values the database knows by number. */
const isOfValues = (key: string) => !['category', 'inStock', 'flashSale'].includes(key);
/** How a colour and a size are called that meet in one variant. */
const PAIR = 'color size';

/** Of several ratings the lowest takes in the others. */
const valuesOf = (key: string, chosen: ReadonlySet<string>): string[] =>
  key === 'rating' ? [...new Set([...chosen].flatMap(bandsFrom))] : [...chosen];

const pairsOf = (choice: Choice): string[] =>
  [...(choice.get('color') ?? [])].flatMap((color) =>
    [...(choice.get('size') ?? [])].map((size) => `${color} ${size}`),
  );

/** What has to be known of the database's numbers to look for that. */
export function askedBy(query: ProductFilters, choice: Choice): Asked {
  const { categoryId: id, categorySlug: slug } = query;
  return {
    ...((id || slug) && { place: { ...(id && { id }), ...(slug && { slug }) } }),
    categories: [...(choice.get('category') ?? [])],
    values: [
      ...[...choice].flatMap(([key, values]) =>
        isOfValues(key) ? valuesOf(key, values).map((value): [string, string] => [key, value]) : [],
      ),
      ...pairsOf(choice).map((pair): [string, string] => [PAIR, pair]),
      ...(choice.has('price') ? [] : bandsOf(query).map((band): [string, string] => ['price', band])),
    ],
  };
}

/** The bands that a range of prices touches: by them it is known how many products there are about. */
const bandsOf = ({ minPrice, maxPrice }: ProductFilters): string[] =>
  minPrice === undefined && maxPrice === undefined
    ? []
    : priceBands
        .filter(({ from, below = Infinity }) => below > (minPrice ?? 0) && from <= (maxPrice ?? Infinity))
        .map(({ value }) => value);

/** What nothing can be: an empty search has no words, so nothing fits it. */
const NO_WORDS = new Map([['search', []]]);

export function filterOf(
  query: ProductFilters,
  choice: Choice,
  known: Known,
  found: { search: SearchQuery | null; productId: string | null; sale: SalePrices | null },
): ListingFilter {
  const { minPrice, maxPrice } = query;
  const idsOf = (facet: string) => known.values.flatMap((value) => (value.facet === facet ? [value.id] : []));
  const isSearch = Boolean(query.search?.trim());
  const isNothing = isSearch && !found.search && found.productId === null;
  return {
    ...(known.place && {
      place: { ...known.place, share: known.placeTotal / Math.max(1, known.shopTotal) },
    }),
    ...(choice.has('category') && { categories: known.categories.map(({ number }) => number) }),
    values: isNothing
      ? NO_WORDS
      : new Map([...choice.keys()].filter(isOfValues).map((key) => [key, idsOf(key)])),
    ...(choice.has('color') && choice.has('size') && { pairs: idsOf(PAIR) }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(choice.has('inStock') && { inStock: true }),
    ...(choice.has('flashSale') && { onFlashSale: found.sale?.products ?? [] }),
    ...(found.sale && { sale: found.sale }),
    ...(found.productId === null
      ? found.search && { words: found.search.words }
      : { productId: found.productId }),
  };
}

/** The groups that a filter can be freed from: those that were chosen, and the range of prices with its bands. */
export const chosenGroups = ({ minPrice, maxPrice }: ListingFilter, choice: Choice): string[] => [
  ...new Set([...choice.keys(), ...(minPrice === undefined && maxPrice === undefined ? [] : ['price'])]),
];

/** The same filter, as if nothing had been chosen in that group. */
export function without(filter: ListingFilter, group: string): ListingFilter {
  const { categories, pairs, minPrice, maxPrice, inStock, onFlashSale, values, ...rest } = filter;
  const keepsPair = group !== 'color' && group !== 'size';
  return {
    ...rest,
    values: new Map([...values].filter(([key]) => key !== group)),
    ...(categories && group !== 'category' && { categories }),
    ...(pairs && keepsPair && { pairs }),
    ...(inStock && group !== 'inStock' && { inStock }),
    ...(onFlashSale && group !== 'flashSale' && { onFlashSale }),
    ...(minPrice !== undefined && group !== 'price' && { minPrice }),
    ...(maxPrice !== undefined && group !== 'price' && { maxPrice }),
  };
}
