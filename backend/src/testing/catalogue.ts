import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { mediaId } from '../modules/media/media.files';
import { productRows, type NewProduct } from '../modules/catalogue/product-rows';
import type { Db } from '../db';

interface VariantOnShelf {
  color?: { vi: string; en: string; rgb: string };
  size?: string;
  price?: number;
  originalPrice?: number;
  onHand?: number;
  reserved?: number;
}

type ProductOnShelf = Partial<Omit<NewProduct, 'name' | 'variants' | 'category' | 'pictures'>> & {
  name?: string | { vi: string; en: string };
  category?: { id: string; name: { vi: string; en: string } };
  variants?: VariantOnShelf[];
  pictures?: NewProduct['pictures'];
};

const localized = (text: string | { vi: string; en: string }) =>
  typeof text === 'string' ? { vi: text, en: text } : text;

/** Inserts products and their parts for a test, with defaults for every omitted field. */
export function createShelf(db: Db) {
  let count = 0;

  const aPicture = async (seed = `picture ${++count}`, width = 1200, height = 1500) => {
    const id = mediaId(Buffer.from(seed));
    await db
      .insertInto('pictures')
      .values({ id, mime: 'image/svg+xml', width, height, color: '#c0ffee', createdAt: new Date(0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return id;
  };

  const aCategory = async (
    given: { slug?: string; name?: string | { vi: string; en: string }; parentId?: string | null } = {},
  ) => {
    const position = ++count;
    const slug = given.slug ?? `category-${position}`;
    const name = localized(given.name ?? slug);
    const id = uuid();
    await db
      .insertInto('categories')
      .values({
        id,
        parentId: given.parentId ?? null,
        slug,
        nameVi: name.vi,
        nameEn: name.en,
        position,
        pictureId: await aPicture(),
      })
      .execute();
    return { id, slug, name };
  };

  const aProduct = async ({ name, category, variants = [{}], ...given }: ProductOnShelf = {}) => {
    const number = ++count;
    const rows = productRows({
      id: uuid(),
      category: category ?? (await aCategory()),
      slug: `product-${number}`,
      name: localized(name ?? `Product ${number}`),
      description: { vi: 'Mô tả', en: 'Description' },
      specifications: [],
      status: [],
      priority: number,
      publishedAt: new Date(Date.UTC(2026, 0, 1, 0, number)),
      pictures: [],
      ...given,
      variants: variants.map((variant, at) => ({
        id: uuid(),
        sku: `SKU-${number}-${at}`,
        color: variant.color
          ? { name: { vi: variant.color.vi, en: variant.color.en }, rgb: variant.color.rgb }
          : null,
        size: variant.size ?? null,
        price: variant.price ?? 100_000,
        originalPrice: variant.originalPrice ?? null,
      })),
    });
    const { specifications, ...product } = rows.product;
    await db
      .insertInto('products')
      .values({ ...product, specifications: JSON.stringify(specifications) })
      .execute();
    await db.insertInto('productVariants').values(rows.variants).execute();
    await db
      .insertInto('stock')
      .values(
        rows.variants.map(({ id }, at) => ({
          variantId: id,
          onHand: variants[at]?.onHand ?? 10,
          reserved: variants[at]?.reserved ?? 0,
        })),
      )
      .execute();
    if (rows.pictures.length > 0) await db.insertInto('productPictures').values(rows.pictures).execute();
    const infoIds = rows.variants.map(({ id }) => id);
    return { id: product.id, slug: product.slug, infoIds, infoId: infoIds[0] ?? '' };
  };

  const clear = async () => {
    await sql`truncate pictures, categories, products, product_variants, stock, product_pictures cascade`.execute(
      db,
    );
  };

  return { clear, aPicture, aCategory, aProduct };
}
