import { sql, type RawBuilder } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import { fold } from '../../lib/fold';
import type { PictureRow } from '../media/picture';
import type { ProductStatus } from './catalogue.tables';
import type { Localized } from './product-drafts';
import type { ProductFilter } from './staff-products.schema';

export interface StaffRow extends Partial<PictureRow> {
  id: string;
  version: number;
  slug: string;
  name: Localized;
  sku: string;
  variantCount: number;
  category: { id: string; name: Localized };
  brand: string | null;
  status: ProductStatus[];
  isActive: boolean;
  isDeleted: boolean;
  price: number;
  maxPrice: number;
  originalPrice: number | null;
  available: number;
  changedAt: Date | null;
}

/** Fewer pieces than this are about to run out. */
export const LOW_STOCK = 5;
export const COUNTED_TO = 10_000;

const available = sql`(select coalesce(sum(stock.on_hand - stock.reserved), 0)::int
  from product_variants variant join stock on stock.variant_id = variant.id
  where variant.product_id = product.id and variant.is_active)`;

/** A code, the beginning of one, an address, or words of a name. */
function matching(search: string): RawBuilder<boolean> {
  const code = `${search
    .trim()
    .toUpperCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const words = fold(search).split(' ').filter(Boolean);
  return sql`(product.id in (select product_id from product_variants where upper(sku) like ${code})
    or product.slug = ${search.trim().toLowerCase()}
    ${words.length > 0 ? sql`or product.search_words @> ${words}::text[]` : sql``})`;
}

/** What a filter leaves; `product` is the alias of the table. */
export function staffConditions({
  search,
  category,
  state,
  stock,
  mark,
}: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    state === 'deleted' ? sql`product.deleted_at is not null` : sql`product.deleted_at is null`,
    ...(state === 'visible'
      ? [sql`product.is_active`]
      : state === 'hidden'
        ? [sql`not product.is_active`]
        : []),
    ...(mark ? [sql`product.status @> ${[mark]}::text[]`] : []),
    ...(search?.trim() ? [matching(search)] : []),
    ...(category
      ? [
          isUuid(category)
            ? sql`product.category_id in (with recursive below as (
                select id from categories where id = ${category}
                union select child.id from categories child join below on child.parent_id = below.id)
                select id from below)`
            : sql`false`,
        ]
      : []),
    ...(stock === 'out'
      ? [sql`${available} <= 0`]
      : stock === 'low'
        ? [sql`${available} < ${LOW_STOCK}`]
        : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** One page, the latest first, and how many there are up to ten thousand. */
export async function staffProducts(
  db: Db,
  filter: ProductFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ rows: StaffRow[]; total: number }> {
  const behind =
    after && isUuid(after)
      ? sql`and (product.published_at, product.id) < (select published_at, id from products where id = ${after})`
      : sql``;
  const { rows } = await sql<StaffRow>`
    select product.id, product.version, product.slug, product.brand, product.status, product.is_active,
      product.deleted_at is not null as is_deleted, product.price, product.max_price, product.original_price,
      product.changed_at, json_build_object('vi', product.name_vi, 'en', product.name_en) as name,
      json_build_object('id', category.id, 'name',
        json_build_object('vi', category.name_vi, 'en', category.name_en)) as category,
      coalesce((select sku from product_variants where product_id = product.id order by position limit 1), '') as sku,
      (select count(*)::int from product_variants where product_id = product.id) as variant_count,
      ${available} as available, picture.id as picture_id, picture.width as picture_width,
      picture.height as picture_height, picture.color as picture_color
    from (select * from products product where ${staffConditions(filter)} ${behind}
      order by published_at desc, id desc limit ${limit}) product
    join categories category on category.id = product.category_id
    left join pictures picture on picture.id = (select picture_id from product_pictures shown
      where shown.product_id = product.id order by position limit 1)
    order by product.published_at desc, product.id desc`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select from products product where ${staffConditions(filter)} limit ${COUNTED_TO}) found`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The ids of all products of a filter, a piece at a time and in their order. */
export async function staffProductIds(db: Db, filter: ProductFilter, after: string | null, limit: number) {
  const { rows } = await sql<{ id: string }>`select product.id from products product
    where ${staffConditions(filter)} ${after ? sql`and product.id > ${after}` : sql``}
    order by product.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
