import type { Language } from '../../lib/language';
import type { Picture } from '../media/media.schema';
import { toPicture } from '../media/picture';
import type {
  CardRow,
  CategoryRow,
  DetailRow,
  ProductPictureRow,
  SaleRow,
  SuggestedRow,
  VariantRow,
} from './catalogue.repository';
import type {
  CartProduct,
  Category,
  Color,
  ProductAttribute,
  ProductCard,
  ProductDetail,
  ProductInfo,
  ProductInfos,
} from './catalogue.schema';
import { texts } from './catalogue.texts';
import type { FlashPricing } from './flash-pricing';

/** A card's picture repeats its name, which is already beside it. */
export function toCard(row: CardRow, sales: FlashPricing): ProductCard {
  return {
    id: row.id,
    name: row.name,
    seoSlug: row.seoSlug,
    categorySlug: row.categorySlug,
    status: row.status,
    price: row.price,
    maxPrice: row.maxPrice,
    originalPrice: row.originalPrice,
    stock: row.stock,
    infoId: row.infoId,
    picture: toPicture(row, row.name),
    colors: row.colors,
    rating: row.rating,
    reviewCount: row.reviewCount,
    flashSale: lowestOf(row, sales),
  };
}

const lowestOf = ({ offers, usualPrices }: Pick<CardRow, 'offers' | 'usualPrices'>, sales: FlashPricing) =>
  offers && usualPrices ? sales.lowest(sales.pricesOf(offers, Object.entries(usualPrices)).values()) : null;

/** As a suggestion shows it. */
export const toSuggested = (row: SuggestedRow, sales: FlashPricing) => ({
  id: row.id,
  name: row.name,
  seoSlug: row.seoSlug,
  price: row.price,
  originalPrice: row.originalPrice,
  picture: toPicture(row, row.name),
  flashSale: lowestOf(row, sales),
});

const toColor = ({ colorName, colorRgb }: VariantRow) =>
  colorName === null || colorRgb === null ? null : { name: colorName, rgb: colorRgb };

const shows = (picture: ProductPictureRow, rgb: string | null) =>
  picture.colorRgb === null || picture.colorRgb === rgb;

export function toInfos(
  { name, variants, pictures, offers }: DetailRow,
  language: Language,
  sales: FlashPricing,
): ProductInfos {
  const salePrices = sales.pricesOf(
    offers,
    variants.map(({ infoId, price }) => [infoId, price] as const),
  );
  const colorNames = new Map(variants.map((variant) => [variant.colorRgb, variant.colorName]));
  const alt = (picture: ProductPictureRow) =>
    picture.alt ??
    [name, colorNames.get(picture.colorRgb), texts[language].views[picture.view]].filter(Boolean).join(', ');
  const infos = variants.map((variant): ProductInfo => {
    const own = pictures.filter((picture) => shows(picture, variant.colorRgb));
    return {
      infoId: variant.infoId,
      sku: variant.sku,
      price: variant.price,
      originalPrice: variant.originalPrice,
      stock: variant.stock,
      color: toColor(variant),
      size: variant.size,
      pictures: own.map((picture) => toPicture(picture, alt(picture))),
      flashSale: salePrices.get(variant.infoId) ?? null,
    };
  });
  return { infos, attributes: attributesOf(infos, language) };
}

/** Colours in the order of the variants, each once; the same for sizes. */
function attributesOf(infos: ProductInfo[], language: Language): ProductAttribute[] {
  const sizes = new Set(infos.flatMap(({ size }) => size ?? []));
  const color: ProductAttribute = {
    key: 'color',
    name: texts[language].color,
    values: colorsOf(infos).map(({ rgb, name }) => ({ value: rgb, label: name, rgb })),
  };
  const size: ProductAttribute = {
    key: 'size',
    name: texts[language].size,
    values: [...sizes].map((value) => ({ value, label: value })),
  };
  return [color, size].filter(({ values }) => values.length > 0);
}

export function toDetail(row: DetailRow, language: Language, sales: FlashPricing): ProductDetail {
  const { infos, attributes } = toInfos(row, language, sales);
  const [only, ...others] = infos;
  const infoId = only && others.length === 0 ? only.infoId : null;
  const usualPrices = Object.fromEntries(row.variants.map(({ infoId: id, price }) => [id, price]));
  const card = toCard({ ...row, stock: stockOf(infos), infoId, colors: colorsOf(infos), usualPrices }, sales);
  return {
    ...card,
    sku: infos[0]?.sku ?? '',
    description: row.description,
    specifications: row.specifications.map(({ name, value }) => ({
      name: name[language],
      value: value[language],
    })),
    pictures: distinctPictures(infos, card.picture),
    category: row.path.at(-1) ?? { id: row.categoryId, name: '', slug: row.categorySlug },
    breadcrumb: row.path,
    infos,
    attributes,
    // A memory in gigabytes or a length is a size that nobody is measured for.
    hasSizeGuide: row.isMeasured && attributes.some(({ key }) => key === 'size'),
    ...(row.nextSaleAt && { nextSaleAt: row.nextSaleAt.toISOString() }),
  };
}

const stockOf = (infos: ProductInfo[]): number => infos.reduce((sum, { stock }) => sum + stock, 0);

/** In the order of the variants, each once. */
const colorsOf = (infos: ProductInfo[]): Color[] => [
  ...new Map(infos.flatMap(({ color }) => (color ? [[color.rgb, color] as const] : []))).values(),
];

function distinctPictures(infos: ProductInfo[], otherwise: Picture): Picture[] {
  const byUrl = new Map(
    infos.flatMap(({ pictures }) => pictures.map((picture) => [picture.url, picture] as const)),
  );
  return byUrl.size > 0 ? [...byUrl.values()] : [otherwise];
}

export function toCartProduct(row: SaleRow): CartProduct {
  return {
    infoId: row.infoId,
    productId: row.productId,
    sku: row.sku,
    name: row.name,
    seoSlug: row.seoSlug,
    price: row.price,
    originalPrice: row.originalPrice,
    stock: row.stock,
    color: toColor(row),
    size: row.size,
    picture: toPicture(row, row.name),
  };
}

/** The roots with their descendants. */
export function toTree(rows: CategoryRow[]): Category[] {
  const childrenOf = new Map<string | null, CategoryRow[]>();
  for (const row of rows) childrenOf.set(row.parentId, [...(childrenOf.get(row.parentId) ?? []), row]);
  const grow = (row: CategoryRow): Category => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    ...(row.formerSlugs.length > 0 && { formerSlugs: row.formerSlugs }),
    picture: toPicture(row, row.name),
    productCount: row.productCount,
    children: (childrenOf.get(row.id) ?? []).map(grow),
  });
  return (childrenOf.get(null) ?? []).map(grow);
}
