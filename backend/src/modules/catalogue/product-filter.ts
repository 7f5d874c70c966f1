import { sql, type RawBuilder } from 'kysely';
import type { ProductStatus } from './catalogue.tables';

/** What a list is narrowed by. Values of one kind mean "one of them", kinds mean "all of them". */
export interface ProductFilter {
  category?: { id?: string; slug?: string };
  statuses?: ProductStatus[];
  /** LIKE patterns that a product must all match; none at all matches nothing. */
  patterns?: string[];
  minPrice?: number;
  maxPrice?: number;
  colors?: string[];
  sizes?: string[];
  isInStock?: boolean;
}

/** Each ends in the id, so that no page repeats or misses a product, and each follows an index. */
export type ProductOrder = 'priority' | 'priorityDesc' | 'newest' | 'priceAsc' | 'priceDesc' | 'suggested';

const orders: Record<ProductOrder, RawBuilder<unknown>> = {
  priority: sql`products.priority, products.id`,
  priorityDesc: sql`products.priority desc, products.id desc`,
  newest: sql`products.published_at desc, products.id desc`,
  priceAsc: sql`products.price, products.id`,
  priceDesc: sql`products.price desc, products.id desc`,
  suggested: sql`(products.status @> '{HOT}'::text[]) desc, products.priority, products.id`,
};

/** With `startingWith`, products whose name begins with those words come first. */
export const orderBy = (order: ProductOrder, startingWith?: string) =>
  startingWith
    ? sql`(products.search_text like ${` ${startingWith}%`}) desc, ${orders[order]}`
    : orders[order];

const all = (conditions: RawBuilder<unknown>[]) => sql`${sql.join(conditions, sql` and `)}`;

export const categoryRoot = ({ id, slug }: { id?: string; slug?: string }) =>
  all([...(id ? [sql`id = ${id}`] : []), ...(slug ? [sql`slug = ${slug}`] : [])]);

/** `union` and not `union all`: a circle in the tree would never end. */
const inBranch = (category: { id?: string; slug?: string }) => sql`products.category_id in (
  with recursive branch as (
    select id from categories where ${categoryRoot(category)}
    union
    select child.id from categories child join branch on child.parent_id = branch.id
  )
  select id from branch)`;

/** One variant has to fit in every respect: red in M, not red in S and blue in M. */
function hasVariant({ colors, sizes, minPrice, maxPrice }: ProductFilter): RawBuilder<unknown>[] {
  const conditions = [
    ...(colors ? [sql`variant.color_rgb in (${sql.join(colors)})`] : []),
    ...(sizes ? [sql`variant.size in (${sql.join(sizes)})`] : []),
    ...(minPrice === undefined ? [] : [sql`variant.price >= ${minPrice}`]),
    ...(maxPrice === undefined ? [] : [sql`variant.price <= ${maxPrice}`]),
  ];
  if (conditions.length === 0) return [];
  return [
    sql`exists (select from product_variants variant
      where variant.product_id = products.id and variant.is_active and ${all(conditions)})`,
  ];
}

/**
 * A scalar and not `exists`: nearly everything is in stock, so looking at one product after the other finds enough
 * at once, where joining `exists` would first read the stock of the whole shop.
 */
const isInStock = sql`(select true from product_variants variant join stock on stock.variant_id = variant.id
  where variant.product_id = products.id and variant.is_active and stock.on_hand > stock.reserved limit 1)`;

/** The condition of a list, over `products`. */
export function matches(filter: ProductFilter): RawBuilder<unknown> {
  const { category, statuses, patterns } = filter;
  return all([
    sql`products.is_active`,
    ...(category ? [inBranch(category)] : []),
    ...(statuses ? [sql`products.status && array[${sql.join(statuses)}]::text[]`] : []),
    ...(patterns?.length === 0 ? [sql`false`] : []),
    ...(patterns ?? []).map((pattern) => sql`products.search_text like ${pattern}`),
    ...hasVariant(filter),
    ...(filter.isInStock ? [isInStock] : []),
  ]);
}
