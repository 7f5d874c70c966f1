import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { StockTable } from '../src/modules/catalogue/catalogue.tables';
import { productRows } from '../src/modules/catalogue/product-rows';
import { createMediaFiles } from '../src/modules/media/media.files';
import type { Db } from '../src/db';
import { categoryId, colorsOf, PLAIN, type CatalogueContent } from './catalogue';
import type { SeedProduct, SeedVariant } from './content/types';
import type { SeedContext } from './context';
import { withoutIndexes } from './indexes';
import { insertMissing } from './insert';
import { createPictures } from './pictures';

const BATCH = 2000;
/** From here on building the indexes at the end is quicker than keeping them. */
const MANY = 20_000;
/** Ids that follow each other are quick to insert; nobody reads an instant out of them. */
const ID_PREFIX = '0190b000-0000-7000';

/** Lines of a brand that does not exist; two words each, as names are in this language. */
const lines = [
  'An Nhiên',
  'Bình Minh',
  'Biển Xanh',
  'Bồ Công Anh',
  'Cánh Diều',
  'Cỏ May',
  'Cúc Hoạ Mi',
  'Dã Quỳ',
  'Đồng Nội',
  'Đường Xa',
  'Gió Mùa',
  'Gốm Nâu',
  'Hạ Vàng',
  'Hải Âu',
  'Hoàng Lan',
  'Hồng Hạc',
  'Khói Lam',
  'Kim Giao',
  'Lá Phong',
  'Lam Sơn',
  'Lúa Mới',
  'Mây Trắng',
  'Mộc Miên',
  'Mùa Thu',
  'Nắng Mai',
  'Ngọc Lan',
  'Núi Đá',
  'Ô Mai',
  'Phố Cổ',
  'Phượng Vĩ',
  'Rừng Thông',
  'Sao Mai',
  'Sen Hồng',
  'Sông Quê',
  'Sương Sớm',
  'Tầm Xuân',
  'Thảo Nguyên',
  'Thuỷ Tiên',
  'Trúc Xinh',
  'Tùng Bách',
  'Tường Vi',
  'Vân Sơn',
  'Việt Phong',
  'Xuân Đào',
  'Xương Rồng',
  'Yên Hà',
];

type Rows = ReturnType<typeof productRows> & { stock: Selectable<StockTable>[] };
/** A number from 0 to below 1 that belongs to a product and a purpose, the same in every run. */
type Chance = (purpose: number) => number;

/**
 * More products than anybody wrote, for measuring. Each is one that somebody did write with a line and a number in
 * its name, some of its variants, and with price, age, sales, flags and specifications of its own, spread as in a
 * shop: few sell much, most sell little, and nothing follows from the order in which they were made.
 */
export async function seedManyProducts(
  { db, now, dataDir }: SeedContext,
  content: CatalogueContent,
  howMany: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const pictures = createPictures(content.draw, createMediaFiles(dataDir), now);
  for (const { kind, ...product } of content.products) {
    for (const color of colorsOf(product)) pictures.add(kind, color ?? PLAIN, 'front');
  }
  await insertMissing(db, 'pictures', await pictures.store());
  const generate = generatorOf(content, pictures, now);

  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
    const fill = async () => {
      for (let start = 0; start < howMany; start += BATCH) {
        const size = Math.min(BATCH, howMany - start);
        await insertRows(
          tx,
          Array.from({ length: size }, (_, offset) => generate(start + offset + 1)),
        );
        onProgress(start + size);
      }
      await count(tx);
    };
    await quietly(tx, () => (howMany < MANY ? fill() : withoutIndexes(tx, filled, fill)));
  });
  for (const table of [...filled, 'facet_counts', 'search_words', 'facet_values']) {
    await sql`vacuum analyze ${sql.id(table)}`.execute(db);
  }
}

const filled = ['products', 'product_variants', 'stock', 'product_pictures', 'product_listing'];

/** What triggers would do for each of the changes is done for all of them together. */
async function quietly(tx: Db, work: () => Promise<void>) {
  for (const table of filled) await sql`alter table ${sql.id(table)} disable trigger user`.execute(tx);
  await work();
  for (const table of filled) await sql`alter table ${sql.id(table)} enable trigger user`.execute(tx);
}

async function insertRows(tx: Db, rows: Rows[]) {
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
  await sql`select list_products(${rows.map(({ product }) => product.id)})`.execute(tx);
}

async function count(tx: Db) {
  await sql`delete from facet_counts`.execute(tx);
  await sql`insert into facet_counts select * from facet_counts_source`.execute(tx);
  await sql`delete from search_words`.execute(tx);
  await sql`insert into search_words (word, products) select * from search_words_source`.execute(tx);
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
const productId = (number: number) => `${ID_PREFIX}-8000-${hex(number, 12)}`;
const variantId = (number: number, at: number) => `${ID_PREFIX}-8001-${hex(number * 16 + at, 12)}`;

function generatorOf(
  content: CatalogueContent,
  pictures: ReturnType<typeof createPictures>,
  now: Date,
): (number: number) => Rows {
  const categories = new Map(
    content.categories.map(({ slug, name }) => [slug, { id: categoryId(slug), name }]),
  );
  const values = specValues(content.products);
  return (number) => {
    const model = content.products[number % content.products.length];
    const category = model && categories.get(model.category);
    if (!model || !category) throw new Error('There is no product to multiply');
    const chance = chancesOf(number);
    const line = lines[Math.floor(chance(1) * lines.length)];
    const variants = someVariants(model, chance);
    const rows = productRows({
      id: productId(number),
      category,
      slug: `${model.slug}-${number}`,
      name: { vi: `${model.name.vi} ${line} ${number}`, en: `${model.name.en} ${line} ${number}` },
      description: model.description,
      specifications: model.specifications.map(({ name }, at) => ({
        name,
        value: oneOf(values.get(`${model.category} ${name.vi}`) ?? [], chance(20 + at)),
      })),
      status: someStatus(chance),
      priority: 1000 + Math.floor(chance(2) * 100_000_000),
      publishedAt: new Date(now.getTime() - Math.floor(chance(3) * 3 * 365 * 86_400) * 1000),
      sold: Math.floor(3 / (chance(4) + 0.0005)) - 2,
      variants: variants.map(({ stock: _, ...variant }, at) => ({
        ...variant,
        id: variantId(number, at),
        color: variant.color ?? null,
        size: variant.size ?? null,
        originalPrice: variant.originalPrice ?? null,
      })),
      pictures: colorsOf({ variants }).map((colorRgb) => ({
        pictureId: pictures.add(model.kind, colorRgb ?? PLAIN, 'front'),
        view: 'front' as const,
        colorRgb,
      })),
    });
    const stock = variants.map((variant, at) => ({
      variantId: variantId(number, at),
      onHand: variant.stock,
      reserved: 0,
    }));
    return { ...rows, product: { ...rows.product, ...someRating(chance) }, stock };
  };
}

/** What products of a category say about the same thing. */
function specValues(products: SeedProduct[]) {
  const values = new Map<string, SeedProduct['specifications'][number]['value'][]>();
  for (const { category, specifications } of products) {
    for (const { name, value } of specifications) {
      const key = `${category} ${name.vi}`;
      values.set(key, [...(values.get(key) ?? []), value]);
    }
  }
  return values;
}

function someVariants(model: SeedProduct, chance: Chance): SeedVariant[] {
  const factor = 0.4 + chance(5) * 1.6;
  const priced = (price: number) => Math.max(1, Math.round((price * factor) / 1000)) * 1000;
  const kept = model.variants.filter((_, at) => at === 0 || chance(40 + at) < 0.6);
  const isSoldOut = chance(6) < 0.04;
  return kept.map(({ originalPrice, ...variant }, at) => {
    const price = priced(variant.price);
    const before = originalPrice === undefined ? 0 : priced(originalPrice);
    return {
      ...variant,
      sku: `${variant.sku}-${Math.floor(chance(0))}`,
      price,
      ...(before > price && { originalPrice: before }),
      stock: isSoldOut ? 0 : Math.floor(chance(60 + at) * 40),
    };
  });
}

const someStatus = (chance: Chance): SeedProduct['status'] => [
  ...(chance(7) < 0.08 ? (['HOT'] as const) : []),
  ...(chance(8) < 0.1 ? (['NEW'] as const) : []),
  ...(chance(9) < 0.15 ? (['SALE_OFF'] as const) : []),
];

/** As customers rate: a third of all has no review, and of the others most have four stars and more. */
function someRating(chance: Chance) {
  if (chance(10) < 0.35) return { rating: null, reviewCount: 0 };
  return {
    rating: Math.round((5 - 3.6 * chance(11) ** 3) * 10) / 10,
    reviewCount: 1 + Math.floor(2 / (chance(12) + 0.005)),
  };
}

function oneOf<T>(values: readonly T[], chance: number): T {
  const value = values[Math.floor(chance * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}

/** Purpose 0 is the number itself. A multiplicative hash: any two products and purposes have little in common. */
const chancesOf =
  (number: number): Chance =>
  (purpose) => {
    if (purpose === 0) return number;
    let mixed = Math.imul(number, 0x9e3779b1) ^ Math.imul(purpose, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
