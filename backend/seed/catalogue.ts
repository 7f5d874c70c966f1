import type { Selectable } from 'kysely';
import type { StockTable } from '../src/modules/catalogue/catalogue.tables';
import { productRows } from '../src/modules/catalogue/product-rows';
import { createMediaFiles } from '../src/modules/media/media.files';
import type { Db } from '../src/db';
import type { DrawingKind, DrawingView, SeedCategory, SeedProduct } from './content/types';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';
import { createPictures, type Draw } from './pictures';

export interface CatalogueContent {
  categories: SeedCategory[];
  products: SeedProduct[];
  draw: Draw;
}

const views: DrawingView[] = ['front', 'detail', 'back'];
/** The tint of what comes in no colour of its own, and of a category's picture. */
export const PLAIN = '#57534e';
const HOURS_BETWEEN_PRODUCTS = 7;

export const categoryId = (slug: string) => seedId('category', slug);
const productId = (slug: string) => seedId('product', slug);
/** What carts and orders of the demo speak of. */
export const variantId = (sku: string) => seedId('variant', sku);

type Rows = ReturnType<typeof productRows> & { stock: Selectable<StockTable>[] };

/** Categories, products, variants, stock and pictures, in one transaction: all of them or none. */
export async function seedCatalogue(
  { db, now, dataDir }: SeedContext,
  content: CatalogueContent,
): Promise<void> {
  const pictures = createPictures(content.draw, createMediaFiles(dataDir), now);
  const categories = rootsFirst(content.categories).map((category, position) => ({
    id: categoryId(category.slug),
    parentId: category.parent === undefined ? null : categoryId(category.parent),
    slug: category.slug,
    nameVi: category.name.vi,
    nameEn: category.name.en,
    position,
    pictureId: pictures.add(category.drawing, colorOf(category.drawing, content.products), 'front'),
  }));
  const toRows = rowsOf(content.categories, pictures);
  const rows = [...content.products]
    .sort((one, other) => other.priority - one.priority)
    .map((product, at) => toRows(product, { priority: at + 1, publishedAt: publishedAt(product, at, now) }));
  const pictureRows = await pictures.store();

  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'pictures', pictureRows);
    await insertMissing(tx, 'categories', categories);
    await insertProducts(tx, rows);
  });
}

type At = { priority: number; publishedAt: Date };

const rowsOf = (categories: SeedCategory[], pictures: ReturnType<typeof createPictures>) => {
  const named = new Map(categories.map(({ slug, name }) => [slug, { id: categoryId(slug), name }]));
  return (product: SeedProduct, at: At): Rows => {
    const category = named.get(product.category);
    if (!category)
      throw new Error(`${product.slug} is in the category ${product.category}, which is not there`);
    const rows = productRows({
      ...at,
      id: productId(product.slug),
      category,
      slug: product.slug,
      name: product.name,
      description: product.description,
      specifications: product.specifications,
      status: product.status,
      variants: product.variants.map((variant) => ({
        id: variantId(variant.sku),
        sku: variant.sku,
        color: variant.color ?? null,
        size: variant.size ?? null,
        price: variant.price,
        originalPrice: variant.originalPrice ?? null,
      })),
      pictures: colorsOf(product).flatMap((colorRgb) =>
        views.map((view) => ({
          pictureId: pictures.add(product.kind, colorRgb ?? PLAIN, view),
          view,
          colorRgb,
        })),
      ),
    });
    const stock = product.variants.map((variant) => ({
      variantId: variantId(variant.sku),
      onHand: variant.stock,
      reserved: 0,
    }));
    return { ...rows, stock };
  };
};

async function insertProducts(tx: Db, rows: Rows[]) {
  await insertMissing(
    tx,
    'products',
    rows.map(({ product }) => product),
  );
  await insertMissing(
    tx,
    'productVariants',
    rows.flatMap(({ variants }) => variants),
  );
  await insertMissing(
    tx,
    'stock',
    rows.flatMap(({ stock }) => stock),
  );
  await insertMissing(
    tx,
    'productPictures',
    rows.flatMap(({ pictures }) => pictures),
  );
}

/** A parent is inserted before its children, each level in the order of the content. */
function rootsFirst(categories: SeedCategory[]): SeedCategory[] {
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  const depth = (slug: string, steps = 0): number => {
    const parent = parents.get(slug);
    if (steps > categories.length) throw new Error(`The category ${slug} is its own ancestor`);
    return parent === undefined ? 0 : 1 + depth(parent, steps + 1);
  };
  return [...categories].sort((one, other) => depth(one.slug) - depth(other.slug));
}

export const colorsOf = ({ variants }: Pick<SeedProduct, 'variants'>): (string | null)[] => [
  ...new Set(variants.map(({ color }) => color?.rgb.toLowerCase() ?? null)),
];

/** A category is shown in a colour in which something of it is sold. */
const colorOf = (kind: DrawingKind, products: SeedProduct[]) =>
  products.find((product) => product.kind === kind)?.variants[0]?.color?.rgb ?? PLAIN;

/** What is called new came last; the rest before it, the foremost most recently. */
const publishedAt = ({ status }: SeedProduct, at: number, now: Date) => {
  const hours = at * HOURS_BETWEEN_PRODUCTS + (status.includes('NEW') ? 24 : 24 * 45);
  return new Date(now.getTime() - hours * 3_600_000);
};
