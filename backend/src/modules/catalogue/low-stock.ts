import { sql } from 'kysely';
import type { Db } from '../../db';

/** A variant that is sold and of which little is left. */
export interface LowStock {
  variantId: string;
  productId: string;
  sku: string;
  name: { vi: string; en: string };
  color: { vi: string; en: string } | null;
  size: string | null;
  /** Pieces that can still be sold. */
  available: number;
}

export type LowStockFigures = ReturnType<typeof createLowStock>;

/** What runs out, for the dashboard. */
export const createLowStock = (db: Db) => ({
  /** Variants on sale with at most so many pieces left: the fewest first. */
  async list(maxLeft: number, limit: number): Promise<{ total: number; data: LowStock[] }> {
    const rows = await db
      .selectFrom('stock')
      .innerJoin('productVariants as variant', 'variant.id', 'stock.variantId')
      .innerJoin('products as product', 'product.id', 'variant.productId')
      .select([
        'variant.id as variantId',
        'product.id as productId',
        'variant.sku',
        'product.nameVi',
        'product.nameEn',
        'variant.colorVi',
        'variant.colorEn',
        'variant.size',
        sql<number>`on_hand - reserved`.as('available'),
        sql<number>`(count(*) over ())::int`.as('total'),
      ])
      .where(sql<boolean>`on_hand - reserved <= ${maxLeft}`)
      .where('variant.isActive', '=', true)
      .where('product.isActive', '=', true)
      .orderBy(sql`on_hand - reserved`)
      .orderBy('variant.sku')
      .limit(limit)
      .execute();
    return {
      total: rows[0]?.total ?? 0,
      data: rows.map(({ total: _total, nameVi, nameEn, colorVi, colorEn, ...row }) => ({
        ...row,
        name: { vi: nameVi, en: nameEn },
        color: colorVi === null ? null : { vi: colorVi, en: colorEn ?? colorVi },
      })),
    };
  },
});
