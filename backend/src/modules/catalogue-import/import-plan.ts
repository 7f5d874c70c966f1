import type { Db } from '../../db';
import type { CatalogueDesk } from '../catalogue/catalogue-desk';
import type { ProductDraft } from '../catalogue/product-drafts';
import { changedFields } from '../catalogue/product-writing';
import type { StockDesk } from '../inventory/stock-desk';
import type { CategoryPaths } from './category-paths';
import { unescaped } from './cell-values';
import { faultAt, type Fault } from './faults';
import type { RowGroup } from './group-rows';
import type { PictureSource } from './picture-source';
import { findPictures } from './read-pictures';
import { readProduct, type ReadProduct } from './read-product';

/** One product of a file beside the stored one. */
export interface PlannedProduct extends ReadProduct {
  before: ProductDraft | null;
  fields: (keyof ProductDraft)[];
  /** The addresses of its related products in the shop, when the file changes them. */
  relatedBefore: string[];
  /** Names a related product that is not in the shop yet, but further on in the file. */
  awaitsRelated: boolean;
  /** Of those that the file names: what is on hand now. */
  onHand: Map<string, { onHand: number; reserved: number }>;
  /** Lines of the file that are not written, because the product or its stock has changed since the file was checked. */
  left: Fault[];
}

/** Codes and addresses of a file, with the lines that named them first. */
export interface Named {
  skus: Map<string, number>;
  slugs: Map<string, number>;
  /** Addresses that lead to a product from somewhere else. */
  oldSlugs: Map<string, number>;
}

export const noneNamed = (): Named => ({
  skus: new Map(),
  slugs: new Map(),
  oldSlugs: new Map(),
});

interface Given {
  db: Db;
  desk: CatalogueDesk;
  stock: StockDesk;
  paths: CategoryPaths;
  pictures: PictureSource | undefined;
  named: Named;
  now: string;
  priority: number;
  /** When the file was checked; what moved later is not overwritten. */
  checkedAt?: Date | undefined;
  forUpdate?: boolean;
}

const cell = (text: string | undefined) => unescaped(text ?? '').trim();

/** Compares some products of a file with the shop, in few questions for all of them. */
export async function plan(
  groups: RowGroup[],
  { db, desk, stock, paths, pictures, named, now, priority, checkedAt, forUpdate = false }: Given,
) {
  const slugs = groups.map(({ key }) => key);
  const skus = groups.flatMap(({ rows }) => rows.map(({ cells }) => cell(cells.sku)));
  const known = await findPictures(
    groups.flatMap(({ rows }) => rows),
    pictures,
  );
  const stored = await desk.read(db, { slugs, skus }, { forUpdate });
  const bySlug = new Map(stored.map((draft) => [draft.slug, draft]));
  const bySku = new Map(stored.flatMap((draft) => draft.variants.map(({ sku }) => [sku, draft] as const)));
  const products = groups.map((group, at): PlannedProduct => {
    const owners = new Set(group.rows.map(({ cells }) => bySku.get(cell(cells.sku))));
    const [owner] = owners;
    // A new address of a product whose codes are all its own is a new address, and not a new product.
    const before = bySlug.get(group.key) ?? (owners.size === 1 && owner ? owner : null);
    const read = readProduct(group, {
      before,
      paths,
      now,
      priority: priority + at,
      pictures: known,
      hasPictureSource: pictures !== undefined,
    });
    // A file of stock or prices describes no product, so it makes none, and no variant of the one before.
    const { slug: hasSlug, nameVi: hasName, category: hasCategory } = group.rows[0]?.cells ?? {};
    const isDescribed = [hasSlug, hasName, hasCategory].some((column) => column !== undefined);
    const unknown = group.rows.filter(({ cells }) => !isDescribed && !bySku.has(cell(cells.sku)));
    const lines = new Set(unknown.map(({ line }) => line));
    read.faults = [
      ...read.faults.filter(({ line }) => !lines.has(line)),
      ...unknown.map(({ line, cells }) => faultAt(line, 'sku', 'SKU_UNKNOWN', cell(cells.sku))),
    ];
    for (const { line, cells } of group.rows) {
      const sku = cell(cells.sku);
      const holder = bySku.get(sku);
      if (holder && holder.id !== read.draft.id)
        read.faults.push(faultAt(line, 'sku', 'SKU_TAKEN', sku, holder.slug));
      const first = named.skus.get(sku.toUpperCase());
      if (sku && first !== undefined) read.faults.push(faultAt(line, 'sku', 'SKU_TWICE', sku, String(first)));
      else named.skus.set(sku.toUpperCase(), line);
    }
    const { slug } = read.draft;
    const first = named.slugs.get(slug);
    const holder = bySlug.get(slug);
    if ((first !== undefined && slug !== '') || (holder && holder.id !== read.draft.id))
      read.faults.push(
        faultAt(read.line, 'slug', 'SLUG_TAKEN', slug, first === undefined ? null : String(first)),
      );
    named.slugs.set(slug, read.line);
    return {
      ...read,
      before,
      fields: before ? changedFields(read.draft, before) : [],
      relatedBefore: [],
      awaitsRelated: false,
      onHand: new Map(),
      left: [],
    };
  });
  await planRelated(products, { db, desk });
  await checkAddresses(products, { db, desk, named });
  if (checkedAt) await leaveChanged(products, { db, desk, checkedAt });
  const levels = await stock.levels(
    db,
    products.flatMap(({ levels: wanted }) => wanted.map(({ variantId }) => variantId)),
  );
  const differing = products
    .flatMap((product) => product.levels)
    .filter(({ variantId, onHand }) => onHand !== levels.get(variantId)?.onHand)
    .map(({ variantId }) => variantId);
  const moved = checkedAt ? await stock.movedSince(db, differing, checkedAt) : new Set<string>();
  for (const product of products) {
    product.left.push(
      ...product.levels
        .filter(({ variantId }) => moved.has(variantId))
        .map(({ variantId, onHand, line }) =>
          faultAt(line, 'stock', 'STOCK_MOVED', String(onHand), String(levels.get(variantId)?.onHand ?? 0)),
        ),
    );
    product.levels = product.levels.filter(({ variantId }) => !moved.has(variantId));
    for (const { variantId, onHand, line } of product.levels) {
      const level = levels.get(variantId);
      if (!level) continue;
      product.onHand.set(variantId, level);
      if (onHand < level.reserved)
        product.faults.push(faultAt(line, 'stock', 'STOCK_HELD', String(onHand), String(level.reserved)));
    }
  }
  return products;
}

/** Related products of products that the shop has; those of new ones are written when all of the file is there. */
async function planRelated(products: PlannedProduct[], { db, desk }: Pick<Given, 'db' | 'desk'>) {
  const relating = products.filter(({ before, related }) => before && related);
  if (relating.length === 0) return;
  const slugs = relating.flatMap(({ related }) => related ?? []);
  const ids = (await desk.taken(db, slugs, [])).slugs;
  for (const product of relating) {
    const { before, draft, related = [] } = product;
    if (!before) continue;
    draft.relatedIds = relatedIdsOf(before.id, related, ids);
    product.fields = changedFields(draft, before);
    product.awaitsRelated = related.some((slug) => !ids.has(slug));
  }
  const changed = relating.filter(
    ({ fields, awaitsRelated }) => awaitsRelated || fields.includes('relatedIds'),
  );
  const stored = await desk.read(db, { ids: changed.flatMap(({ before }) => before?.relatedIds ?? []) });
  const slugOf = new Map(stored.map(({ id, slug }) => [id, slug]));
  for (const product of changed)
    product.relatedBefore = (product.before?.relatedIds ?? []).flatMap((id) => slugOf.get(id) ?? []);
}

/** A product that somebody changed after the check keeps what they wrote, all of it, where the file says otherwise. */
async function leaveChanged(
  products: PlannedProduct[],
  { db, desk, checkedAt }: Pick<Given, 'db' | 'desk'> & { checkedAt: Date },
) {
  const changed = await desk.changedSince(
    db,
    products.flatMap(({ before }) => before?.id ?? []),
    checkedAt,
  );
  const suspects = products.filter(({ before }) => before && changed.has(before.id));
  if (suspects.length === 0) return;
  const ids = (
    await desk.taken(
      db,
      suspects.flatMap(({ related }) => related ?? []),
      [],
    )
  ).slugs;
  for (const product of suspects) {
    const { before, fields, related, line, draft } = product;
    if (!before || (fields.length === 0 && !isRelatedChanged({ before, related }, ids))) continue;
    product.left.push(faultAt(line, null, 'CHANGED_SINCE_CHECK', draft.slug));
    product.draft = before;
    product.fields = [];
    product.levels = [];
    product.related = undefined;
    product.awaitsRelated = false;
  }
}

/** Whether the products beside a product are others than the file names. */
export function isRelatedChanged(
  { before, related }: Pick<PlannedProduct, 'before' | 'related'>,
  ids: ReadonlyMap<string, string>,
): boolean {
  if (!before || !related) return false;
  return JSON.stringify(relatedIdsOf(before.id, related, ids)) !== JSON.stringify(before.relatedIds);
}

/** The ids behind addresses of related products, without the product's own. */
export const relatedIdsOf = (own: string, related: string[], ids: ReadonlyMap<string, string>): string[] =>
  related.flatMap((slug) => ids.get(slug) ?? []).filter((id) => id !== own);

/** An old address leads to its product only; a file does not give it to another one. */
async function checkAddresses(
  products: PlannedProduct[],
  { db, desk, named }: Pick<Given, 'db' | 'desk' | 'named'>,
) {
  const added = ({ draft, before }: PlannedProduct) =>
    draft.oldSlugs.filter((slug) => !before?.oldSlugs.includes(slug) && slug !== before?.slug);
  const owners = await desk.addressOwners(
    db,
    products.flatMap((product) => [product.draft.slug, ...added(product)]),
  );
  for (const product of products) {
    const { draft, faults, line } = product;
    const ownerOf = (slug: string) => owners.get(slug)?.find(({ id }) => id !== draft.id);
    const own = ownerOf(draft.slug);
    if (own?.isOld) faults.push(faultAt(line, 'slug', 'SLUG_TAKEN', draft.slug, own.slug));
    for (const slug of added(product)) {
      const first = named.oldSlugs.get(slug) ?? named.slugs.get(slug);
      const owner = ownerOf(slug);
      if (owner || (first !== undefined && first !== line))
        faults.push(faultAt(line, 'oldSlugs', 'SLUG_TAKEN', slug, owner?.slug ?? String(first)));
      named.oldSlugs.set(slug, line);
    }
  }
}

export const movedLevels = ({ levels, onHand }: PlannedProduct) =>
  levels.filter(({ variantId, onHand: wanted }) => wanted !== (onHand.get(variantId)?.onHand ?? 0));

/** Whether more of it differs than its related products, which are written when all products are there. */
export const isWritten = (product: PlannedProduct) =>
  product.before === null || product.fields.length > 0 || movedLevels(product).length > 0;

export const isChanged = (product: PlannedProduct) => isWritten(product) || product.awaitsRelated;

/** Related products that are neither in the shop nor in the file. */
export async function unknownRelated(
  desk: CatalogueDesk,
  db: Db,
  wanted: { line: number; slugs: string[] }[],
  named: Named,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let at = 0; at < wanted.length; at += 500) {
    const piece = wanted.slice(at, at + 500);
    const { slugs } = await desk.taken(
      db,
      piece.flatMap((one) => one.slugs),
      [],
    );
    for (const { line, slugs: own } of piece) {
      for (const slug of own) {
        if (!slugs.has(slug) && !named.slugs.has(slug))
          faults.push(faultAt(line, 'related', 'RELATED_UNKNOWN', slug));
      }
    }
  }
  return faults;
}
