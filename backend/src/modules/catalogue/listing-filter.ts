import { sql, type RawBuilder } from 'kysely';
import type { SalePrices } from './flash-pricing';

/** What a list is narrowed by, in the numbers of the database. An empty list of values fits nothing. */
export interface ListingFilter {
  /** Where the list is, the categories from there down, and its share of all products. */
  place?: { number: number; branch: number[]; share: number };
  /** Categories that were chosen as a filter. */
  categories?: number[];
  /** What was chosen, by facet: `status`, `price`, `rating`, `color`, `size`, `specs.<group>`. */
  values: ReadonlyMap<string, readonly number[]>;
  /** The chosen colours and sizes as they meet in one variant, when there are both. */
  pairs?: number[];
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean;
  /** The products of the flash sales that run, if they were chosen; what is sold out is shown without its sale. */
  onFlashSale?: readonly string[];
  /** The sale prices of this moment, where prices decide what is listed, in which order, or what is counted. */
  sale?: SalePrices;
  /** A query of PostgreSQL's text search. */
  words?: string;
  /** One product, found by the code of a variant. */
  productId?: string;
}

/** Each ends in the id, so that no page repeats or misses a product, and each follows an index. */
export type ListingOrder =
  'priority' | 'priorityDesc' | 'newest' | 'priceAsc' | 'priceDesc' | 'bestSelling' | 'suggested';

const orders: Record<ListingOrder, RawBuilder<unknown>> = {
  priority: sql`priority, product_id`,
  priorityDesc: sql`priority desc, product_id desc`,
  newest: sql`published_at desc, product_id desc`,
  priceAsc: sql`price, product_id`,
  priceDesc: sql`price desc, product_id desc`,
  bestSelling: sql`sold desc, priority, product_id`,
  suggested: sql`is_hot desc, priority, product_id`,
};
export const orderBy = (order: ListingOrder) => orders[order];
const orderColumns: Record<ListingOrder, readonly string[]> = {
  priority: ['priority'],
  priorityDesc: ['priority'],
  newest: ['published_at'],
  priceAsc: ['price'],
  priceDesc: ['price'],
  bestSelling: ['sold', 'priority'],
  suggested: ['is_hot', 'priority'],
};

const numbers = (values: readonly number[]) => sql`${[...values]}::integer[]`;
const all = (conditions: RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;

/** The conditions that `listing_by_content` answers. */
function byContent(filter: ListingFilter): RawBuilder<unknown>[] {
  const { place, categories, values, pairs, words } = filter;
  return [
    ...(place ? [sql`places @> ${numbers([place.number])}`] : []),
    ...(categories ? [sql`places && ${numbers(categories)}`] : []),
    ...[...values]
      .filter(([facet]) => !pairs || (facet !== 'color' && facet !== 'size'))
      .map(([, ids]) => sql`facets && ${numbers(ids)}`),
    ...(pairs ? [sql`pairs && ${numbers(pairs)}`] : []),
    ...(words === undefined ? [] : [sql`words @@ ${words}::tsquery`]),
  ];
}

function byColumns(filter: ListingFilter): RawBuilder<unknown>[] {
  const { minPrice, maxPrice, inStock, onFlashSale, productId } = filter;
  return [
    ...(minPrice === undefined ? [] : [sql`max_price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`price <= ${maxPrice}`]),
    ...(inStock || onFlashSale ? [sql`in_stock`] : []),
    ...(productId === undefined ? [] : [sql`product_id = ${productId}`]),
    ...inOneVariant(filter),
  ];
}

/**
 * One variant has to fit in every respect: red in M, not red in S and blue in M. A product all of whose prices are in the
 * range, or in the same band, is decided by its own row; only for the others its variants are looked at, each product's by
 * themselves: without `offset` the database would rather read the variants of the whole shop first.
 */
function inOneVariant({ values, minPrice, maxPrice, sale }: ListingFilter): RawBuilder<unknown>[] {
  const [colors, sizes, bands] = [values.get('color'), values.get('size'), values.get('price')];
  const hasRange = minPrice !== undefined || maxPrice !== undefined;
  const priceRules = [bands !== undefined, minPrice !== undefined, maxPrice !== undefined].filter(Boolean);
  const isDecided = priceRules.length + (colors || sizes ? 1 : 0) < 2 || !(bands || hasRange);
  if (isDecided) return [];
  const isRangeOnly = minPrice !== undefined && maxPrice !== undefined && !bands && !colors && !sizes;
  // Of a range alone it is enough that its cheapest or its dearest variant is in it.
  const byRow = isRangeOnly
    ? sql`price >= ${minPrice} or max_price <= ${maxPrice}`
    : all([
        ...(bands
          ? [hasRange ? sql`price = max_price` : sql`price_band(price) = price_band(max_price)`]
          : []),
        ...(minPrice === undefined ? [] : [sql`price >= ${minPrice}`]),
        ...(maxPrice === undefined ? [] : [sql`max_price <= ${maxPrice}`]),
      ]);
  const price = sale
    ? sql`coalesce((${JSON.stringify(sale.prices)}::jsonb ->> variant.id::text)::bigint, variant.price)`
    : sql`variant.price`;
  const conditions = [
    sql`variant.product_id = product_listing.product_id and variant.is_active`,
    ...(colors ? [hasValue('color', sql`substr(variant.color_rgb, 2)`, colors)] : []),
    ...(sizes ? [hasValue('size', sql`variant.size`, sizes)] : []),
    ...(bands ? [hasValue('price', sql`price_band(${price})`, bands)] : []),
    ...(minPrice === undefined ? [] : [sql`${price} >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`${price} <= ${maxPrice}`]),
  ];
  return [
    sql`(${byRow} or exists (
    select from product_variants variant where ${all(conditions)} offset 0))`,
  ];
}

/** An array is read once, where `in` would be looked up for each variant. */
const hasValue = (facet: string, column: RawBuilder<unknown>, ids: readonly number[]) =>
  sql`${column} = any(array(select value from facet_values where facet = ${facet} and id = any(${numbers(ids)})))`;

/** Whether nothing but a range of prices, and what is in stock, narrows its place. */
export const isRange = ({
  place: _,
  values,
  minPrice,
  maxPrice,
  inStock: __,
  sale: ___,
  ...rest
}: ListingFilter): boolean =>
  (minPrice !== undefined || maxPrice !== undefined) && values.size === 0 && Object.keys(rest).length === 0;

/** Whether an order begins where the range does. */
export const isAlongRange = (filter: ListingFilter, order: ListingOrder): boolean =>
  isRange(filter) && (order === 'priceAsc' || order === 'priceDesc');

/** All but what sales make cheaper: those are read from `atSalePrices`. */
const atUsualPrices = ({ sale }: ListingFilter): RawBuilder<unknown>[] =>
  sale ? [sql`product_id <> all(${[...sale.products]}::uuid[])`] : [];

/** The few products that sales make cheaper, in rows like those of `product_listing`. */
const atSalePrices = ({ products, prices }: SalePrices): RawBuilder<unknown> =>
  sql`listing_at_sale_prices(${[...products]}::uuid[], ${JSON.stringify(prices)}::jsonb) product_listing`;

/** What begins below a price and has variants from there on. */
const reaching = (price: number) => sql`price < max_price and price < ${price} and max_price >= ${price}`;

/**
 * The products of a range and its place: those whose cheapest variant is in it, and those that only a dearer one brings
 * there. With an order each part follows it, so that both are read no further than the page.
 */
function ranged(
  filter: ListingFilter,
  order?: ListingOrder,
  read: RawBuilder<unknown> = sql`*`,
): RawBuilder<unknown> {
  const { place, minPrice, maxPrice, sale } = filter;
  const places = partsOf(filter)?.map((number) => sql`category = ${number}`) ?? [
    place ? sql`category = any(${numbers(place.branch)})` : sql`true`,
  ];
  const sorted = order ? sql`order by ${orderBy(order)}` : sql``;
  const partOf = (...conditions: RawBuilder<unknown>[]) =>
    sql`(select ${read} from product_listing where ${all(conditions)} ${sorted})`;
  const parts = places.map((here) =>
    partOf(
      here,
      ...atUsualPrices(filter),
      ...(minPrice === undefined ? [] : [sql`price >= ${minPrice}`]),
      ...(maxPrice === undefined ? [] : [sql`price <= ${maxPrice}`]),
    ),
  );
  if (minPrice !== undefined) {
    const reached = partOf(
      reaching(minPrice),
      ...atUsualPrices(filter),
      ...(place ? [sql`category = any(${numbers(place.branch)})`] : []),
    );
    const inRange = inOneVariant({
      values: new Map(),
      minPrice,
      ...(maxPrice !== undefined && { maxPrice }),
    });
    // Without `offset` the database would plan for looking at the variants of each row of the index.
    parts.push(
      sql`(select ${read} from (${reached} offset 0) product_listing where ${all(inRange)} ${sorted})`,
    );
  }
  if (sale) {
    const here = place ? [sql`category = any(${numbers(place.branch)})`] : [];
    parts.push(
      sql`(select ${read} from ${atSalePrices(sale)} where ${all([...here, ...byColumns(filter)])} ${sorted})`,
    );
  }
  return sql`(${sql.join(parts, sql` union all `)}) product_listing`;
}

/** More parts than this are planned longer than they save. */
export const MAX_PARTS = 40;
/** A walk that found too little within these is given up. */
export const MAX_WALKED = 50_000;

/** Whether anything but the place narrows it. */
export const isNarrowed = ({ place: _, sale: __, values, ...rest }: ListingFilter): boolean =>
  values.size > 0 || Object.keys(rest).length > 0;

/** The categories that a list goes through one beside the other; null when it goes through the whole shop. */
export const partsOf = ({ place }: ListingFilter): readonly number[] | null =>
  place !== undefined && place.branch.length <= MAX_PARTS ? place.branch : null;

/** Whether the indexes of orders hold all that it is narrowed by. */
export const isIndexed = ({ pairs, words, categories }: ListingFilter) =>
  [pairs, words, categories].every((part) => part === undefined);

/** The columns that `wide` looks at: with no other one the index is enough. */
const filterColumns = (filter: ListingFilter): string[] => [
  ...(filter.place ? ['category'] : []),
  ...(filter.categories ? ['places'] : []),
  ...(filter.values.size > 0 ? ['facets'] : []),
  ...(filter.pairs ? ['pairs'] : []),
  ...(filter.words === undefined ? [] : ['words']),
  ...(filter.inStock || filter.onFlashSale ? ['in_stock'] : []),
  ...(inOneVariant(filter).length > 0 ? ['price', 'max_price'] : []),
  ...(filter.minPrice === undefined ? [] : ['max_price']),
  ...(filter.maxPrice === undefined ? [] : ['price']),
];

export interface Prices {
  from: number;
  below?: number;
}

export interface Walk {
  limit: number;
  offset: number;
  /** Gives up after so many. */
  maxWalked?: number;
  /** The categories in which there may be something, when it is known of each. */
  parts?: readonly number[] | null;
  /** The prices that something has to have; an order of prices begins there. */
  prices?: Prices | null;
  /** Anyone who only counts goes through one category after the other, which spares merging them. */
  isUnordered?: boolean;
  /** The page is part of the statement, which can then be planned once for all who ask for it. */
  isFixed?: boolean;
  /** Leaves out what sales make cheaper, for anyone who only looks at some. */
  isWithoutSales?: boolean;
}

/**
 * Columns of what fits along an order, from looking at each product: quick when many fit, and never long, as it
 * gives up. Categories are walked through all at once, each in the order's own index; many of them, or most of the shop,
 * along the whole shop's.
 */
export function walking(
  columns: readonly string[],
  filter: ListingFilter,
  order: ListingOrder,
  {
    limit,
    offset,
    maxWalked = MAX_WALKED,
    parts = partsOf(filter),
    prices = null,
    isUnordered = false,
    isFixed = false,
    isWithoutSales = false,
  }: Walk,
): RawBuilder<unknown> {
  const shown = sql.join(columns.map((column) => sql.ref(column)));
  const inOrder = isUnordered ? sql`` : sql`order by ${orderBy(order)}`;
  const page = isFixed
    ? sql`${inOrder} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`
    : sql`${inOrder} limit ${limit} offset ${offset}`;
  const { place: _, ...anywhere } = filter;
  const left: ListingFilter = parts ? anywhere : filter;
  const read = sql.join(
    [...new Set(['product_id', ...orderColumns[order], ...filterColumns(left), ...columns])].map((column) =>
      sql.ref(column),
    ),
  );
  if (isAlongRange(filter, order))
    return sql`select ${shown} from ${ranged(filter, order, read)} where ${inStockOnly(filter)} ${page}`;
  const part = (source: RawBuilder<unknown>, conditions: RawBuilder<unknown>[]) =>
    sql`(select ${read} from ${source} where ${all(conditions)} order by ${orderBy(order)})`;
  const along = ways(order, parts, prices).map((way) =>
    part(sql`product_listing`, [...way, ...atUsualPrices(filter)]),
  );
  if (filter.sale && !isWithoutSales)
    along.push(part(atSalePrices(filter.sale), parts ? [sql`category = any(${numbers(parts)})`] : []));
  const source = sql`(${sql.join(along, sql` union all `)}) product_listing`;
  if (!isNarrowed(left) && !left.place) return sql`select ${shown} from ${source} ${page}`;
  return sql`select ${shown}
    from (select ${read} from ${source} ${inOrder} limit ${maxWalked}) product_listing
    where ${wide(left)} ${page}`;
}

/** What each of the indexes is read for that a walk goes along. */
function ways(
  order: ListingOrder,
  parts: readonly number[] | null,
  prices: Prices | null,
): RawBuilder<unknown>[][] {
  const places = parts?.map((part) => [sql`category = ${part}`]) ?? [[]];
  if (!prices || (order !== 'priceAsc' && order !== 'priceDesc')) return places;
  const { from, below } = prices;
  return [
    ...places.map((place) => [
      ...place,
      sql`price >= ${from}`,
      ...(below === undefined ? [] : [sql`price < ${below}`]),
    ]),
    [reaching(from), ...(parts ? [sql`category = any(${numbers(parts)})`] : [])],
  ];
}

const inStockOnly = ({ inStock }: ListingFilter) => (inStock ? sql`in_stock` : sql`true`);

/** `from … where …` for few products among many: found by the index of contents, of a range by those of prices. */
export const narrow = (filter: ListingFilter): RawBuilder<unknown> =>
  isRange(filter)
    ? sql`from ${ranged(filter)} where ${inStockOnly(filter)}`
    : sql`from ${sourceOf(filter)} where ${all([...byContent(filter), ...byColumns(filter)])}`;

function sourceOf(filter: ListingFilter): RawBuilder<unknown> {
  const { onFlashSale, sale } = filter;
  // Nothing else is in a sale.
  if (onFlashSale && sale) return atSalePrices(sale);
  if (onFlashSale) return each(onFlashSale);
  if (!sale) return sql`product_listing`;
  return sql`(
    select * from product_listing where ${all(atUsualPrices(filter))}
    union all
    select * from ${atSalePrices(sale)}) product_listing`;
}

/** `from … where …` for what sales make cheaper in a place, as it is listed without and with them. */
export const repriced = ({ place, sale }: ListingFilter & { sale: SalePrices }) => {
  const here = place ? sql`category = any(${numbers(place.branch)})` : sql`true`;
  return {
    before: sql`from ${each(sale.products)} where ${here}`,
    now: sql`from ${atSalePrices(sale)} where ${here}`,
  };
};

/** One after the other: for some thousands the database would rather read the whole shop. */
const each = (ids: readonly string[]) => sql`(
  select listed.* from unnest(${[...ids]}::uuid[]) asked (id)
    cross join lateral (select * from product_listing where product_id = asked.id offset 0) listed) product_listing`;

/** For many: anyone who walks along an order looks at each, and `is true` keeps the other index out of it. */
const wide = ({ place, ...rest }: ListingFilter): RawBuilder<unknown> =>
  all([
    ...(rest.onFlashSale ? [sql`product_id = any(${[...rest.onFlashSale]}::uuid[])`] : []),
    ...(place ? [sql`category = any(${numbers(place.branch)})`] : []),
    ...byContent(rest).map((condition) => sql`(${condition}) is true`),
    ...byColumns(rest),
  ]);

/** What has run out of a place and of values, by an index that has only that. */
export const soldOut = ({ place, values }: ListingFilter): RawBuilder<unknown> =>
  sql`from product_listing where ${all([
    sql`not in_stock`,
    ...(place ? [sql`category = any(${numbers(place.branch)})`] : []),
    ...[...values.values()].map((ids) => sql`(facets && ${numbers(ids)}) is true`),
  ])}`;
