import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import type { CategoryRef } from './catalogue.schema';

interface ProductRef {
  id: string;
  name: string;
  seoSlug: string;
}

/** A variant that is still sold: what it costs, and what is left of it. */
export interface SoldVariant {
  id: string;
  productId: string;
  price: number;
  stock: number;
}

/** A colour of a product by its name in any language; a name that is not known stays as it is. */
export type ColorNames = (productId: string, name: string) => string;

/** What other modules name of the catalogue. */
export type CatalogueReferences = ReturnType<typeof createCatalogueReferences>;

export function createCatalogueReferences(db: Db) {
  return {
    /** By id, in the language that is asked for. */
    async categories(ids: string[], language: Language): Promise<Map<string, CategoryRef>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('categories')
        .select(['id', language === 'en' ? 'nameEn as name' : 'nameVi as name', 'slug'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    async products(ids: string[], language: Language): Promise<Map<string, ProductRef>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('products')
        .select(['id', language === 'en' ? 'nameEn as name' : 'nameVi as name', 'slug as seoSlug'])
        .where('id', 'in', ids)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** What the colours of products are called in a language, found by what they are called in any. */
    async colorNames(ids: string[], language: Language): Promise<ColorNames> {
      const rows =
        ids.length === 0
          ? []
          : await db
              .selectFrom('productVariants')
              .select(['productId', 'colorVi', 'colorEn'])
              .distinct()
              .where('productId', 'in', ids)
              .execute();
      const names = new Map(
        rows.flatMap(({ productId, colorVi, colorEn }) =>
          [colorVi, colorEn].map((name) => [`${productId} ${name}`, language === 'en' ? colorEn : colorVi]),
        ),
      );
      return (productId, name) => names.get(`${productId} ${name}`) ?? name;
    },

    /** Those of the products that are there, and stay there until the transaction ends. */
    async holdProducts(tx: Db, ids: string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await tx
        .selectFrom('products')
        .select('id')
        .where('id', 'in', ids)
        .orderBy('id')
        .forKeyShare()
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** Those of the variants that are still sold, by id; within a transaction where one is given. */
    async soldVariants(ids: string[], tx: Db = db): Promise<Map<string, SoldVariant>> {
      if (ids.length === 0) return new Map();
      const rows = await tx
        .selectFrom('productVariants as variant')
        .innerJoin('products', 'products.id', 'variant.productId')
        .leftJoin('stock', 'stock.variantId', 'variant.id')
        .select(['variant.id', 'variant.productId', 'variant.price'])
        .select(sql<number>`greatest(coalesce(stock.on_hand - stock.reserved, 0), 0)`.as('stock'))
        .where(sql<boolean>`variant.id = any(${ids}::uuid[])`)
        .where('variant.isActive', '=', true)
        .where('products.isActive', '=', true)
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** What variants cost usually, of products that are listed as in stock. */
    async pricesInStock(ids: string[]): Promise<Pick<SoldVariant, 'id' | 'productId' | 'price'>[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<Pick<SoldVariant, 'id' | 'productId' | 'price'>>`
        select variant.id, variant.product_id, variant.price
          from product_variants variant join product_listing listing on listing.product_id = variant.product_id
         where variant.id = any(${ids}::uuid[]) and variant.is_active and listing.in_stock`.execute(db);
      return rows;
    },

    /** Those of the products that are still sold. */
    async soldProducts(ids: string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .selectFrom('products')
        .innerJoin('productVariants as variant', 'variant.productId', 'products.id')
        .select('products.id')
        .distinct()
        .where('products.id', 'in', ids)
        .where('products.isActive', '=', true)
        .where('variant.isActive', '=', true)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /**
     * Variants in stock, the first of each product, the top products first: of these products and categories with
     * all below them, or of the whole shop.
     */
    async topVariants(
      scope: { productIds: string[]; categoryIds: string[] } | 'all',
      limit: number,
    ): Promise<string[]> {
      const within =
        scope === 'all'
          ? sql`true`
          : sql`(product_id = any(${scope.productIds}::uuid[]) or places && array(
              select number from categories where id = any(${scope.categoryIds}::uuid[])))`;
      const { rows } = await sql<{ id: string }>`
        select variant.id
          from (select product_id, priority from product_listing where in_stock and ${within}
                 order by priority, product_id limit ${limit}) top
          join lateral (
            select own.id from product_variants own join stock on stock.variant_id = own.id
             where own.product_id = top.product_id and own.is_active and stock.on_hand > stock.reserved
             order by own.position limit 1) variant on true
         order by top.priority, top.product_id`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** The category of a product and all above it; null when no such product is sold. */
    async categoriesOver(productId: string): Promise<string[] | null> {
      if (!isUuid(productId)) return null;
      // `union` and not `union all`: a circle in the tree would never end.
      const { rows } = await sql<{ id: string }>`
        with recursive above as (
          select category.id, category.parent_id
            from products product join categories category on category.id = product.category_id
           where product.id = ${productId} and product.is_active
          union
          select parent.id, parent.parent_id
            from above join categories parent on parent.id = above.parent_id
        )
        select id from above`.execute(db);
      return rows.length > 0 ? rows.map(({ id }) => id) : null;
    },
  };
}
