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
 * the same is decided by its own row; only for the others its variants are looked at.
 */
function inOneVariant({ values, minPrice, maxPrice }: ListingFilter): RawBuilder<unknown>[] {
  const [colors, sizes, bands] = [values.get('color'), values.get('size'), values.get('price')];
  const hasRange = minPrice !== undefined || maxPrice !== undefined;
  const priceRules = [bands !== undefined, minPrice !== undefined, maxPrice !== undefined].filter(Boolean);
  const isDecided = priceRules.length + (colors || sizes ? 1 : 0) < 2 || !(bands || hasRange);
  if (isDecided) return [];
  const conditions = [
    sql`variant.product_id = product_listing.product_id and variant.is_active`,
    ...(colors ? [hasValue('color', sql`substr(variant.color_rgb, 2)`, colors)] : []),
    ...(sizes ? [hasValue('size', sql`variant.size`, sizes)] : []),
    ...(bands ? [hasValue('price', sql`price_band(variant.price)`, bands)] : []),
    ...(minPrice === undefined ? [] : [sql`variant.price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`variant.price <= ${maxPrice}`]),
  ];
  return [sql`(price = max_price or exists (select from product_variants variant where ${all(conditions)}))`];
}

const hasValue = (facet: string, column: RawBuilder<unknown>, ids: readonly number[]) =>
  sql`${column} in (select value from facet_values where facet = ${facet} and id = any(${numbers(ids)}))`;

/** More parts than this are planned longer than they save. */
const MOST_PARTS = 40;
/** Among all products, those of a smaller place would be looked for too long. */
const SMALL_SHARE = 0.2;
/** What fits one product in a hundred is found within these; an order that has it all at its end is given up. */
const MOST_WALKED = 50_000;

/** Whether anything but the place narrows it. */
export const isNarrowed = ({ place: _, values, ...rest }: ListingFilter): boolean =>
  values.size > 0 || Object.keys(rest).length > 0;

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
): RawBuilder<unknown> {
  const { place, ...rest } = filter;
  const isPartwise = place !== undefined && place.share < SMALL_SHARE && place.branch.length <= MOST_PARTS;
  const parts = place?.branch.map((number) => sql`select * from product_listing where category = ${number}`);
  const along = isPartwise ? sql`(${sql.join(parts ?? [], sql` union all `)}) part` : sql`product_listing`;
  const left: ListingFilter = isPartwise ? rest : filter;
  const source =
    isNarrowed(left) || left.place
      ? sql`(select * from ${along} order by ${orderBy(order)} limit ${sql.lit(MOST_WALKED)}) product_listing
        where ${wide(left)}`
      : along;
  return sql`select ${columns} from ${source}
    order by ${orderBy(order)} limit ${page.limit} offset ${page.offset}`;
}

/** For few products among many: found by the index of contents. */
export const narrow = (filter: ListingFilter): RawBuilder<unknown> =>
  all([...byContent(filter), ...byColumns(filter)]);

/** For many: whoever walks along an order looks at each, and `is true` keeps the other index out of it. */
const wide = (filter: ListingFilter): RawBuilder<unknown> =>
  all([...byContent(filter).map((condition) => sql`(${condition}) is true`), ...byColumns(filter)]);
