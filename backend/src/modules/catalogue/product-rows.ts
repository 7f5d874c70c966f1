import type { Selectable } from 'kysely';
import type {
  PictureView,
  ProductPicturesTable,
  ProductStatus,
  ProductsTable,
  ProductVariantsTable,
  SpecificationRow,
} from './catalogue.tables';
import { productTexts } from './product-texts';

interface Localized {
  vi: string;
  en: string;
}

interface NewVariant {
  id: string;
  sku: string;
  color: { name: Localized; rgb: string } | null;
  size: string | null;
  price: number;
  originalPrice: number | null;
}

/** A product as someone describes it. It has at least one variant. */
export interface NewProduct {
  id: string;
  category: { id: string; name: Localized };
  slug: string;
  name: Localized;
  description: Localized;
  specifications: SpecificationRow[];
  status: ProductStatus[];
  priority: number;
  publishedAt: Date;
  /** Pieces sold before; none unless told. */
  sold?: number;
  variants: NewVariant[];
  pictures: { pictureId: string; view: PictureView; colorRgb: string | null }[];
}

/** A row as it is inserted, without what the database fills in. */
type NewRow<Table, FilledIn extends keyof Selectable<Table>> = Omit<Selectable<Table>, FilledIn>;

/** The rows of a product, with what they repeat of one another: prices for sorting, words for searching. */
export function productRows(product: NewProduct): {
  product: NewRow<ProductsTable, 'version' | 'brand' | 'changedAt' | 'deletedAt'>;
  variants: Selectable<ProductVariantsTable>[];
  pictures: NewRow<ProductPicturesTable, 'altVi' | 'altEn'>[];
} {
  const { id, name, description } = product;
  const variants = product.variants.map((variant, position) => ({
    id: variant.id,
    productId: id,
    sku: variant.sku,
    position,
    colorVi: variant.color?.name.vi ?? null,
    colorEn: variant.color?.name.en ?? null,
    colorRgb: variant.color?.rgb.toLowerCase() ?? null,
    size: variant.size,
    price: variant.price,
    originalPrice: variant.originalPrice,
    isActive: true,
  }));
  return {
    product: {
      id,
      categoryId: product.category.id,
      slug: product.slug,
      nameVi: name.vi,
      nameEn: name.en,
      descriptionVi: description.vi,
      descriptionEn: description.en,
      specifications: product.specifications,
      status: product.status,
      priority: product.priority,
      isActive: true,
      publishedAt: product.publishedAt,
      ...pricesOf(variants),
      rating: null,
      reviewCount: 0,
      sold: product.sold ?? 0,
      ...productTexts({
        name,
        categoryName: product.category.name,
        colors: product.variants.flatMap(({ color }) => color?.name ?? []),
        specifications: product.specifications,
      }),
    },
    variants,
    pictures: product.pictures.map((picture, position) => ({
      productId: id,
      position,
      pictureId: picture.pictureId,
      view: picture.view,
      colorRgb: picture.colorRgb?.toLowerCase() ?? null,
    })),
  };
}

/** A list shows the cheapest variant, and what that one cost before. */
export function pricesOf(variants: { price: number; originalPrice: number | null }[]) {
  const prices = variants.map(({ price }) => price);
  const price = Math.min(...prices);
  const before = variants.flatMap((variant) =>
    variant.price === price ? (variant.originalPrice ?? []) : [],
  );
  return {
    price,
    maxPrice: Math.max(...prices),
    originalPrice: before.length > 0 ? Math.max(...before) : null,
  };
}
