import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { jsonText, type Db } from '../../db';
import type { ProductDraft, VariantDraft } from './product-drafts';
import { pricesOf } from './product-rows';
import { productTexts } from './product-texts';

/** A product to write, with what is stored of it; without that it is new. */
export interface DraftToWrite {
  draft: ProductDraft;
  before: ProductDraft | null;
}

/** What is sold decides the price of a list; where nothing is sold, what was. */
const soldOf = (variants: VariantDraft[]) => {
  const sold = variants.filter(({ isActive }) => isActive);
  return sold.length > 0 ? sold : variants;
};

/** Orders and carts name variants, so one that was left out is kept and no longer sold. */
export function keepLeftOut(draft: ProductDraft, before: ProductDraft | null): ProductDraft {
  const own = new Set(draft.variants.map(({ id }) => id));
  const leftOut = (before?.variants ?? []).filter(({ id }) => !own.has(id));
  if (leftOut.length === 0) return draft;
  return { ...draft, variants: [...draft.variants, ...leftOut.map((one) => ({ ...one, isActive: false }))] };
}

/** Which fields of a product a change touches; empty when it is the same. */
export function changedFields(draft: ProductDraft, before: ProductDraft): (keyof ProductDraft)[] {
  const fields = Object.keys(draft) as (keyof ProductDraft)[];
  return fields.filter((field) => field !== 'version' && !isDeepStrictEqual(draft[field], before[field]));
}

/** Inserts by JSON, which is many times faster than a parameter for each field. */
async function upsert(
  tx: Db,
  table: string,
  rows: object[],
  key: string,
  after: ReturnType<typeof sql> = sql``,
) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const list = sql.join(columns.map((column) => sql.id(column)));
  const changes = columns
    .filter((column) => column !== key)
    .map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`);
  await sql`insert into ${sql.id(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.id(table)}, ${jsonText(rows)}::json)
    on conflict (${sql.id(key)}) do update set ${sql.join(changes)} ${after}`.execute(tx);
}

async function replaceParts(tx: Db, table: string, productIds: string[], rows: object[]) {
  if (productIds.length === 0) return;
  await sql`delete from ${sql.id(table)} where product_id = any(${productIds}::uuid[])`.execute(tx);
  const [first] = rows;
  if (!first) return;
  const list = sql.join(Object.keys(first).map((column) => sql.id(column)));
  await sql`insert into ${sql.id(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.id(table)}, ${jsonText(rows)}::json)`.execute(tx);
}

/**
 * Writes products with what lists repeat of them: prices for sorting, words for searching. The caller has locked those
 * that are there and checked what may be wrong; a code or an address that was taken meanwhile fails by its index.
 */
export async function writeDrafts(tx: Db, drafts: DraftToWrite[], now: Date): Promise<void> {
  if (drafts.length === 0) return;
  await holdCategories(tx, drafts);
  const names = await categoryNames(tx, [...new Set(drafts.map(({ draft }) => draft.categoryId))]);
  const products = drafts.map(({ draft }) => productRow(draft, names, now));
  await upsert(tx, 'products', products, 'id', sql`, version = products.version + 1`);
  const variants = drafts.flatMap(({ draft, before }) =>
    before && isDeepStrictEqual(draft.variants, before.variants)
      ? []
      : draft.variants.map((one, at) => variantRow(draft.id, one, at)),
  );
  await freeMovedCodes(tx, drafts);
  await upsert(tx, 'product_variants', variants, 'id');
  const changed = (field: 'pictures' | 'relatedIds') =>
    drafts
      .filter(({ draft, before }) => !isDeepStrictEqual(draft[field], before?.[field] ?? []))
      .map(({ draft }) => draft);
  const shown = changed('pictures');
  await replaceParts(
    tx,
    'product_pictures',
    shown.map(({ id }) => id),
    shown.flatMap(({ id, pictures }) =>
      pictures.map((one, position) => ({
        product_id: id,
        position,
        picture_id: one.pictureId,
        view: one.view,
        color_rgb: one.colorRgb,
        alt_vi: one.alt?.vi ?? null,
        alt_en: one.alt?.en ?? null,
      })),
    ),
  );
  const beside = changed('relatedIds');
  await replaceParts(
    tx,
    'related_products',
    beside.map(({ id }) => id),
    beside.flatMap(({ id, relatedIds }) =>
      relatedIds.map((relatedId, position) => ({ product_id: id, position, related_id: relatedId })),
    ),
  );
  await writeAddresses(tx, drafts, now);
}

/** The index compares row by row, so two variants could not swap their codes while each still has its own. */
async function freeMovedCodes(tx: Db, drafts: DraftToWrite[]) {
  const moved = drafts.flatMap(({ draft, before }) => {
    const codes = new Map(before?.variants.map(({ id, sku }) => [id, sku]));
    return draft.variants.flatMap(({ id, sku }) => (codes.has(id) && codes.get(id) !== sku ? [id] : []));
  });
  if (moved.length === 0) return;
  await sql`update product_variants set sku = id::text where id = any(${moved}::uuid[])`.execute(tx);
}

const productRow = (draft: ProductDraft, names: Map<string, { vi: string; en: string }>, now: Date) => {
  const { price, maxPrice, originalPrice } = pricesOf(soldOf(draft.variants));
  const texts = productTexts({
    name: draft.name,
    categoryName: names.get(draft.categoryId) ?? { vi: '', en: '' },
    colors: draft.variants.flatMap(({ color }) => color?.name ?? []),
    specifications: draft.specifications,
  });
  return {
    id: draft.id,
    category_id: draft.categoryId,
    slug: draft.slug,
    name_vi: draft.name.vi,
    name_en: draft.name.en,
    description_vi: draft.description.vi,
    description_en: draft.description.en,
    brand: draft.brand,
    specifications: draft.specifications,
    status: draft.status,
    priority: draft.priority,
    is_active: draft.isActive,
    deleted_at: draft.isDeleted ? now.toISOString() : null,
    published_at: draft.publishedAt,
    changed_at: now.toISOString(),
    price,
    max_price: maxPrice,
    original_price: originalPrice,
    search_words: texts.searchWords,
    spec_codes: texts.specCodes,
    text_version: texts.textVersion,
  };
};

const variantRow = (productId: string, variant: VariantDraft, position: number) => ({
  id: variant.id,
  product_id: productId,
  sku: variant.sku,
  position,
  color_vi: variant.color?.name.vi ?? null,
  color_en: variant.color?.name.en ?? null,
  color_rgb: variant.color?.rgb ?? null,
  size: variant.size,
  price: variant.price,
  original_price: variant.originalPrice,
  is_active: variant.isActive,
});

/**
 * A category that products come into keeps its name until they are there: renaming it renews the words of its products, and
 * would not see these.
 */
async function holdCategories(tx: Db, drafts: DraftToWrite[]) {
  const entered = drafts.flatMap(({ draft, before }) =>
    draft.categoryId === before?.categoryId ? [] : draft.categoryId,
  );
  if (entered.length === 0) return;
  await tx
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', [...new Set(entered)])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

async function categoryNames(tx: Db, ids: string[]) {
  const rows = await tx
    .selectFrom('categories')
    .select(['id', 'nameVi', 'nameEn'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, nameVi, nameEn }) => [id, { vi: nameVi, en: nameEn }]));
}

/** An address that a product had leads to it from now on, unless another product takes it. */
async function writeAddresses(tx: Db, drafts: DraftToWrite[], now: Date) {
  const wanted = drafts.flatMap(({ draft, before }) => {
    const old = before && before.slug !== draft.slug ? [...draft.oldSlugs, before.slug] : draft.oldSlugs;
    const known = new Set(before?.oldSlugs);
    return old
      .filter((slug) => slug !== draft.slug && !known.has(slug))
      .map((slug) => ({ slug, product_id: draft.id, since: now.toISOString() }));
  });
  const slugs = drafts.flatMap(({ draft, before }) => (before?.slug === draft.slug ? [] : [draft.slug]));
  if (slugs.length > 0)
    await sql`delete from product_addresses where slug = any(${slugs}::text[])`.execute(tx);
  const unwanted = drafts.flatMap(({ draft, before }) =>
    (before?.oldSlugs ?? []).filter((slug) => !draft.oldSlugs.includes(slug)),
  );
  if (unwanted.length > 0)
    await sql`delete from product_addresses where slug = any(${unwanted}::text[])`.execute(tx);
  await upsert(tx, 'product_addresses', [...new Map(wanted.map((row) => [row.slug, row])).values()], 'slug');
}
