import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as JSON text: `pg` would take a plain array for an SQL array. */
type Json<T> = ColumnType<T, string, string>;

export type ProductStatus = 'HOT' | 'NEW' | 'SALE_OFF';
export type PictureView = 'front' | 'detail' | 'back';

export interface CategoriesTable {
  id: string;
  parentId: string | null;
  slug: string;
  nameVi: string;
  nameEn: string;
  position: number;
  pictureId: string;
  /** How listings name it; given by the database. */
  number: GeneratedAlways<number>;
  /** Counts what staff changed. */
  version: Generated<number>;
}

export interface SpecificationRow {
  name: { vi: string; en: string };
  value: { vi: string; en: string };
}

export interface ProductsTable {
  id: string;
  categoryId: string;
  slug: string;
  nameVi: string;
  nameEn: string;
  descriptionVi: string;
  descriptionEn: string;
  specifications: Json<SpecificationRow[]>;
  status: Generated<ProductStatus[]>;
  /** Lower is shown earlier. */
  priority: number;
  isActive: Generated<boolean>;
  publishedAt: Date;
  price: number;
  maxPrice: number;
  originalPrice: number | null;
  rating: number | null;
  reviewCount: Generated<number>;
  /** Pieces that left the shop and did not come back. */
  sold: Generated<number>;
  /** What `productTexts` makes of its texts, and by which of its versions. */
  searchWords: Generated<string[]>;
  specCodes: Generated<string[]>;
  textVersion: Generated<number>;
  /** Counts what staff changed. */
  version: Generated<number>;
  brand: Generated<string | null>;
  changedAt: Generated<Date | null>;
  /** Staff took it off for good; orders still name it. */
  deletedAt: Generated<Date | null>;
}

export interface ProductVariantsTable {
  id: string;
  productId: string;
  sku: string;
  position: number;
  colorVi: string | null;
  colorEn: string | null;
  /** `#rrggbb`, lower case. */
  colorRgb: string | null;
  size: string | null;
  price: number;
  originalPrice: number | null;
  isActive: Generated<boolean>;
}

export interface StockTable {
  variantId: string;
  onHand: number;
  reserved: Generated<number>;
}

export interface ProductPicturesTable {
  productId: string;
  position: number;
  pictureId: string;
  view: PictureView;
  colorRgb: string | null;
  altVi: Generated<string | null>;
  altEn: Generated<string | null>;
}

/** An address that a category had before. */
export interface CategoryAddressesTable {
  slug: string;
  categoryId: string;
  since: Date;
}

/** An address that a product had before. */
export interface ProductAddressesTable {
  slug: string;
  productId: string;
  since: Date;
}

/** Products that staff show beside another. */
export interface RelatedProductsTable {
  productId: string;
  position: number;
  relatedId: string;
}

export interface SeedMarksTable {
  name: string;
  finishedAt: Date;
}

declare module '../../db/tables' {
  interface Database {
    categories: CategoriesTable;
    categoryAddresses: CategoryAddressesTable;
    productAddresses: ProductAddressesTable;
    productPictures: ProductPicturesTable;
    productVariants: ProductVariantsTable;
    products: ProductsTable;
    relatedProducts: RelatedProductsTable;
    seedMarks: SeedMarksTable;
    stock: StockTable;
  }
}
