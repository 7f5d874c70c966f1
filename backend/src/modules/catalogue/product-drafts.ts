import { sql } from 'kysely';
import type { Db } from '../../db';
import type { PictureView, ProductStatus, SpecificationRow } from './catalogue.tables';

export interface Localized {
  vi: string;
  en: string;
}

export interface VariantDraft {
  id: string;
  sku: string;
  color: { name: Localized; rgb: string } | null;
  size: string | null;
  price: number;
  originalPrice: number | null;
  isActive: boolean;
}

export interface PictureDraft {
  pictureId: string;
  view: PictureView;
  colorRgb: string | null;
  alt: Localized | null;
}

/** A product as staff write it: everything that is not counted or rated. */
export interface ProductDraft {
  id: string;
  /** 0 is not saved yet. */
  version: number;
  categoryId: string;
  slug: string;
  /** Addresses that lead here. */
  oldSlugs: string[];
  name: Localized;
  description: Localized;
  brand: string | null;
  specifications: SpecificationRow[];
  status: ProductStatus[];
  priority: number;
  isActive: boolean;
  isDeleted: boolean;
  publishedAt: string;
  relatedIds: string[];
  pictures: PictureDraft[];
  variants: VariantDraft[];
}

const statuses: ProductStatus[] = ['HOT', 'NEW', 'SALE_OFF'];

/** In the order in which they are stored, each once. */
export const orderedMarks = (marks: readonly ProductStatus[]) =>
  statuses.filter((status) => marks.includes(status));

type Which = { ids: string[] } | { slugs: string[]; skus: string[] };

const chosen = (which: Which) =>
  'ids' in which
    ? sql`id = any(${which.ids}::uuid[])`
    : sql`(slug = any(${which.slugs}::text[]) or id in (
        select product_id from product_variants where sku = any(${which.skus}::text[])))`;

/** Products as they are stored; with `forUpdate` nobody else changes them until the transaction ends. */
export async function readDrafts(
  db: Db,
  which: Which,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<ProductDraft[]> {
  const { rows } = await sql<ProductDraft>`
    with product as (
      select * from products where ${chosen(which)} order by id ${forUpdate ? sql`for update` : sql``})
    select product.id, product.version, product.category_id, product.slug, product.brand, product.specifications,
      product.status, product.priority, product.is_active, product.deleted_at is not null as is_deleted,
      to_char(product.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as published_at,
      json_build_object('vi', product.name_vi, 'en', product.name_en) as name,
      json_build_object('vi', product.description_vi, 'en', product.description_en) as description,
      array(select slug from product_addresses old where old.product_id = product.id order by slug collate "C") as old_slugs,
      array(select related_id from related_products near where near.product_id = product.id order by position)
        as related_ids,
      (select coalesce(json_agg(json_build_object('pictureId', picture_id, 'view', view, 'colorRgb', color_rgb,
          'alt', case when alt_vi is not null then json_build_object('vi', alt_vi, 'en', alt_en) end)
          order by position), '[]')
         from product_pictures shown where shown.product_id = product.id) as pictures,
      (select coalesce(json_agg(json_build_object('id', id, 'sku', sku, 'size', size, 'price', price,
          'originalPrice', original_price, 'isActive', is_active, 'color', case when color_rgb is not null then
            json_build_object('name', json_build_object('vi', color_vi, 'en', color_en), 'rgb', color_rgb) end)
          order by position, id), '[]')
         from product_variants variant where variant.product_id = product.id) as variants
    from product order by product.id`.execute(db);
  return rows;
}
