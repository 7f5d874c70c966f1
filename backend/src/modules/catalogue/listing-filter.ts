import { sql, type RawBuilder } from 'kysely';

/** What a list is narrowed by, in the numbers of the database. An empty list of values fits nothing. */
export interface ListingFilter {
  /** Where the list is, the categories from there down, and its share of all products. */
  place?: { number: number; branch: number[]; share: number };
  /** Categories that were chosen as a filter. */
  categories?: number[];
  /** What was chosen, by facet: `status`, `price`, `color`, `size`, `specs.<group>`. */
  values: ReadonlyMap<string, readonly number[]>;
  /** The chosen colours and sizes as they meet in one variant, when there are both. */
  pairs?: number[];
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean;
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
  const { minPrice, maxPrice, inStock, productId } = filter;
  return [
    ...(minPrice === undefined ? [] : [sql`max_price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`price <= ${maxPrice}`]),
    ...(inStock ? [sql`in_stock`] : []),
    ...(productId === undefined ? [] : [sql`product_id = ${productId}`]),
    ...inOneVariant(filter),
  ];
}

/**
 * One variant has to fit in every respect: red in M, not red in S and blue in M. A product whose variants all cost
 * the same is decided by its own row; only for the others its variants are looked at, each product's by themselves:
 * without `offset` the database would rather read the variants of the whole shop first.
 */
function inOneVariant({ values, minPrice, maxPrice }: ListingFilter): RawBuilder<unknown>[] {
  const [colors, sizes, bands] = [values.get('color'), values.get('size'), values.get('price')];
  const hasRange = minPrice !== undefined || maxPrice !== undefined;
  const priceRules = [bands !== undefined, minPrice !== undefined, maxPrice !== undefined].filter(Boolean);
  const isDecided = priceRules.length + (colors || sizes ? 1 : 0) < 2 || !(bands || hasRange);
  if (isDecided) return [];
  const isRangeOnly = minPrice !== undefined && maxPrice !== undefined && !bands && !colors && !sizes;
  // Of a range the row decides as well when its cheapest or its dearest variant is in it.
  const byRow = isRangeOnly ? sql`price >= ${minPrice} or max_price <= ${maxPrice}` : sql`price = max_price`;
  const conditions = [
    sql`variant.product_id = product_listing.product_id and variant.is_active`,
    ...(colors ? [hasValue('color', sql`substr(variant.color_rgb, 2)`, colors)] : []),
    ...(sizes ? [hasValue('size', sql`variant.size`, sizes)] : []),
    ...(bands ? [hasValue('price', sql`price_band(variant.price)`, bands)] : []),
    ...(minPrice === undefined ? [] : [sql`variant.price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`variant.price <= ${maxPrice}`]),
  ];
  return [
    sql`(${byRow} or exists (
    select from product_variants variant where ${all(conditions)} offset 0))`,
  ];
}

const hasValue = (facet: string, column: RawBuilder<unknown>, ids: readonly number[]) =>
  sql`${column} in (select value from facet_values where facet = ${facet} and id = any(${numbers(ids)}))`;

/** Whether nothing but a range of prices, and what is in stock, narrows its place. */
export const isRange = ({
  place: _,
  values,
  minPrice,
  maxPrice,
  inStock: __,
  ...rest
}: ListingFilter): boolean =>
  (minPrice !== undefined || maxPrice !== undefined) && values.size === 0 && Object.keys(rest).length === 0;

/** Whether an order begins where the range does. */
export const isAlongRange = (filter: ListingFilter, order: ListingOrder): boolean =>
  isRange(filter) && (order === 'priceAsc' || order === 'priceDesc');

/**
 * The products of a range and its place: those whose cheapest variant is in it, and those that only a dearer one brings
 * there. With an order each part follows it, so that both are read no further than the page.
 */
function ranged(filter: ListingFilter, order?: ListingOrder): RawBuilder<unknown> {
  const { place, minPrice, maxPrice } = filter;
  const places = isPartwise(filter)
    ? (place?.branch ?? []).map((number) => sql`category = ${number}`)
    : [place ? sql`category = any(${numbers(place.branch)})` : sql`true`];
  const sorted = order ? sql`order by ${orderBy(order)}` : sql``;
  const partOf = (...conditions: RawBuilder<unknown>[]) =>
    sql`(select * from product_listing where ${all(conditions)} ${sorted})`;
  const parts = places.flatMap((here) => [
    partOf(
      here,
      ...(minPrice === undefined ? [] : [sql`price >= ${minPrice}`]),
      ...(maxPrice === undefined ? [] : [sql`price <= ${maxPrice}`]),
    ),
    ...(minPrice === undefined
      ? []
      : [
          partOf(
            here,
            sql`price < max_price and price < ${minPrice} and max_price >= ${minPrice}`,
            ...inOneVariant({ values: new Map(), minPrice, ...(maxPrice !== undefined && { maxPrice }) }),
          ),
        ]),
  ]);
  return sql`(${sql.join(parts, sql` union all `)}) product_listing`;
}

/** More parts than this are planned longer than they save. */
const MOST_PARTS = 40;
/** Among all products, those of a smaller place would be looked for too long. */
const SMALL_SHARE = 0.2;
/** What fits one product in a hundred is found within these; an order that has it all at its end is given up. */
export const MOST_WALKED = 50_000;

/** Whether anything but the place narrows it. */
export const isNarrowed = ({ place: _, values, ...rest }: ListingFilter): boolean =>
  values.size > 0 || Object.keys(rest).length > 0;

/** Whether a walk goes through the categories of its place and not through the whole shop. */
export const isPartwise = ({ place }: ListingFilter): boolean =>
  place !== undefined && place.share < SMALL_SHARE && place.branch.length <= MOST_PARTS;

/**
 * Columns of what fits along an order, from looking at each product: quick when many fit, and never long, as it
 * gives up. A small place is walked through category by category, all at once in the order's own indexes; any other
 * along the whole shop's.
 */
export function walking(
  columns: RawBuilder<unknown>,
  filter: ListingFilter,
  order: ListingOrder,
  page: { limit: number; offset: number },
  mostWalked: number = MOST_WALKED,
): RawBuilder<unknown> {
  if (isAlongRange(filter, order))
    return sql`select ${columns} from ${ranged(filter, order)} where ${inStockOnly(filter)}
      order by ${orderBy(order)} limit ${page.limit} offset ${page.offset}`;
  const { place, ...rest } = filter;
  const parts = place?.branch.map((number) => sql`select * from product_listing where category = ${number}`);
  const along = isPartwise(filter)
    ? sql`(${sql.join(parts ?? [], sql` union all `)}) part`
    : sql`product_listing`;
  const left: ListingFilter = isPartwise(filter) ? rest : filter;
  const source =
    isNarrowed(left) || left.place
      ? sql`(select * from ${along} order by ${orderBy(order)} limit ${mostWalked}) product_listing
        where ${wide(left)}`
      : along;
  return sql`select ${columns} from ${source}
    order by ${orderBy(order)} limit ${page.limit} offset ${page.offset}`;
}

const inStockOnly = ({ inStock }: ListingFilter) => (inStock ? sql`in_stock` : sql`true`);

/** `from … where …` for few products among many: found by the index of contents, of a range by those of prices. */
export const narrow = (filter: ListingFilter): RawBuilder<unknown> =>
  isRange(filter)
    ? sql`from ${ranged(filter)} where ${inStockOnly(filter)}`
    : sql`from product_listing where ${all([...byContent(filter), ...byColumns(filter)])}`;

/** For many: whoever walks along an order looks at each, and `is true` keeps the other index out of it. */
const wide = (filter: ListingFilter): RawBuilder<unknown> =>
  all([...byContent(filter).map((condition) => sql`(${condition}) is true`), ...byColumns(filter)]);
