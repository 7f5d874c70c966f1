import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import { fold } from '../../lib/fold';
import type { Language } from '../../lib/language';
import { LOW_STOCK } from './staff-listing';

export interface VariantLevel {
  variantId: string;
  productId: string;
  productName: string;
  sku: string;
  color: string | null;
  size: string | null;
  onHand: number;
  reserved: number;
  available: number;
  isActive: boolean;
}

interface Asked {
  search?: string | undefined;
  state?: 'out' | 'low' | undefined;
  after?: string | undefined;
  limit: number;
}

const columns = (language: Language) => sql`
  variant.id as variant_id, variant.product_id, variant.sku, variant.size,
  ${sql.ref(language === 'en' ? 'variant.colorEn' : 'variant.colorVi')} as color,
  ${sql.ref(language === 'en' ? 'product.nameEn' : 'product.nameVi')} as product_name,
  coalesce(stock.on_hand, 0) as on_hand, coalesce(stock.reserved, 0) as reserved,
  coalesce(stock.on_hand - stock.reserved, 0) as available, variant.is_active and product.is_active as is_active`;

const source = sql`from product_variants variant
  join products product on product.id = variant.product_id
  left join stock on stock.variant_id = variant.id`;

/** What is on the shelf, variant by variant in the order of their codes. */
export async function variantLevels(db: Db, { search, state, after, limit }: Asked, language: Language) {
  const code = `${(search ?? '')
    .trim()
    .toUpperCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const words = fold(search ?? '')
    .split(' ')
    .filter(Boolean);
  const conditions = [
    sql`product.deleted_at is null`,
    ...(search?.trim()
      ? [
          sql`(upper(variant.sku) like ${code}
          ${words.length > 0 ? sql`or product.search_words @> ${words}::text[]` : sql``})`,
        ]
      : []),
    ...(state === 'out' ? [sql`coalesce(stock.on_hand - stock.reserved, 0) <= 0`] : []),
    ...(state === 'low' ? [sql`coalesce(stock.on_hand - stock.reserved, 0) < ${LOW_STOCK}`] : []),
    ...(state ? [sql`variant.is_active and product.is_active`] : []),
    ...(after && isUuid(after)
      ? [sql`variant.sku > (select sku from product_variants where id = ${after})`]
      : []),
  ];
  const { rows } = await sql<VariantLevel>`select ${columns(language)} ${source}
    where ${sql.join(conditions, sql` and `)} order by variant.sku limit ${limit + 1}`.execute(db);
  const data = rows.slice(0, limit);
  return { data, meta: { limit, next: rows.length > limit ? (data.at(-1)?.variantId ?? null) : null } };
}

/** By id: what variants are called, also those that are no longer sold. */
export async function variantNames(
  db: Db,
  ids: string[],
  language: Language,
): Promise<Map<string, VariantLevel>> {
  const known = ids.filter((id) => isUuid(id));
  if (known.length === 0) return new Map();
  const { rows } = await sql<VariantLevel>`select ${columns(language)} ${source}
    where variant.id = any(${known}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.variantId, row]));
}
