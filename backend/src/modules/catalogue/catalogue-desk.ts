import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { toPicture, type PictureRow } from '../media/picture';
import { createCategoryDesk } from './category-desk';
import { readDrafts, type ProductDraft } from './product-drafts';
import { writeDrafts, type DraftToWrite } from './product-writing';
import { COUNTED_TO, staffProductIds, staffProducts } from './staff-listing';
import { variantLevels, variantNames } from './staff-stock';
import type { ProductFilter, StaffProductRow } from './staff-products.schema';

export type CatalogueDesk = ReturnType<typeof createCatalogueDesk>;

/** How staff read and write the tables of the catalogue. */
export function createCatalogueDesk(db: Db) {
  return {
    categories: createCategoryDesk(db),
    levels: (...asked: Parameters<typeof variantLevels> extends [Db, ...infer Rest] ? Rest : never) =>
      variantLevels(db, ...asked),
    variantNames: (ids: string[], language: Language, from: Db = db) => variantNames(from, ids, language),
    read: readDrafts,
    write: (tx: Db, drafts: DraftToWrite[], now: Date) => writeDrafts(tx, drafts, now),

    /** One product; undefined when there is none. */
    async draft(from: Db, id: string, options?: { forUpdate: boolean }): Promise<ProductDraft | undefined> {
      if (!isUuid(id)) return undefined;
      const [draft] = await readDrafts(from, { ids: [id] }, options);
      return draft;
    },

    async list(filter: ProductFilter, page: { after: string | undefined; limit: number }) {
      const { rows, total } = await staffProducts(db, filter, { ...page, limit: page.limit + 1 });
      const data = rows
        .slice(0, page.limit)
        .map(
          ({ pictureId, pictureWidth, pictureHeight, pictureColor, changedAt, ...row }): StaffProductRow => ({
            ...row,
            changedAt: changedAt?.toISOString() ?? null,
            picture:
              pictureId && pictureWidth && pictureHeight && pictureColor
                ? toPicture({ pictureId, pictureWidth, pictureHeight, pictureColor }, row.name.vi)
                : null,
          }),
        );
      const next = rows.length > page.limit ? (data.at(-1)?.id ?? null) : null;
      const isMore = total === COUNTED_TO && { isMore: true as const };
      return { data, meta: { limit: page.limit, next, total, ...isMore } };
    },

    ids: (filter: ProductFilter, after: string | null, limit: number) =>
      staffProductIds(db, filter, after, limit),

    /** Of these products, those that staff or a job changed after a moment. */
    async changedSince(from: Db, ids: string[], at: Date): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await from
        .selectFrom('products')
        .select('id')
        .where('id', 'in', ids)
        .where('changedAt', '>', at)
        .execute();
      return new Set(rows.map(({ id }) => id));
    },

    /** By id: products that there are, with their names. */
    async names(from: Db, ids: string[], language: Language): Promise<Map<string, string>> {
      const known = ids.filter((id) => isUuid(id));
      if (known.length === 0) return new Map();
      const rows = await from
        .selectFrom('products')
        .select(['id', language === 'en' ? 'nameEn as name' : 'nameVi as name'])
        .where('id', 'in', known)
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Which product an address belongs to now, and which code to which variant. */
    async taken(from: Db, slugs: string[], skus: string[]) {
      const bySlug = await sql<{ slug: string; id: string }>`
        select slug, id from products where slug = any(${slugs}::text[])`.execute(from);
      const bySku = await sql<{ sku: string; id: string; productId: string; slug: string }>`
        select variant.sku, variant.id, variant.product_id, product.slug
        from product_variants variant join products product on product.id = variant.product_id
        where variant.sku = any(${skus}::text[])`.execute(from);
      return {
        slugs: new Map(bySlug.rows.map(({ slug, id }) => [slug, id])),
        skus: new Map(bySku.rows.map((row) => [row.sku, row])),
      };
    },

    /** By address: the products that it leads to or led to, with the address that each has now. */
    async addressOwners(from: Db, slugs: string[]) {
      const { rows } = await sql<{ address: string; id: string; slug: string; isOld: boolean }>`
        select slug as address, id, slug, false as is_old from products where slug = any(${slugs}::text[])
        union all
        select old.slug, product.id, product.slug, true
        from product_addresses old join products product on product.id = old.product_id
        where old.slug = any(${slugs}::text[])`.execute(from);
      const owners = new Map<string, Omit<(typeof rows)[number], 'address'>[]>();
      for (const { address, ...owner } of rows) owners.set(address, [...(owners.get(address) ?? []), owner]);
      return owners;
    },

    /** By id: the pictures as pages show them. */
    async pictures(ids: string[], alt: string) {
      if (ids.length === 0) return new Map<string, ReturnType<typeof toPicture>>();
      const { rows } = await sql<PictureRow>`select id as picture_id, width as picture_width,
        height as picture_height, color as picture_color from pictures where id = any(${ids}::text[])`.execute(
        db,
      );
      return new Map(rows.map((row) => [row.pictureId, toPicture(row, alt)]));
    },

    /** Pictures that nothing in the catalogue shows, of these. */
    async unshown(tx: Db, pictureIds: string[]): Promise<string[]> {
      if (pictureIds.length === 0) return [];
      const { rows } = await sql<{ id: string }>`select given.id from unnest(${pictureIds}::text[]) given (id)
        where not exists (select from product_pictures where picture_id = given.id)
          and not exists (select from categories where picture_id = given.id)`.execute(tx);
      return rows.map(({ id }) => id);
    },

    /** For a new product: before all that there are. */
    async nextPriority(tx: Db): Promise<number> {
      const { rows } = await sql<{ most: number | null }>`
        select max(priority)::int as most from products where priority < 1000000000`.execute(tx);
      return Math.min((rows[0]?.most ?? 0) + 1, 1_000_000_000);
    },
  };
}
