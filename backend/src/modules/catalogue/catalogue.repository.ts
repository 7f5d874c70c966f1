import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../plugins/db';
import type { Language } from '../../plugins/language';
import type { PictureRow } from '../media/picture';
import type { PictureView, ProductStatus, SpecificationRow } from './catalogue.tables';
import { categoryRoot, matches, orderBy, type ProductFilter, type ProductOrder } from './product-filter';

export interface CardRow extends PictureRow {
  id: string;
  name: string;
  seoSlug: string;
  categorySlug: string;
  status: ProductStatus[];
  price: number;
  maxPrice: number;
  originalPrice: number | null;
  stock: number;
  colors: { name: string; rgb: string }[];
  rating: number | null;
  reviewCount: number;
}

export interface DetailRow extends CardRow {
  categoryId: string;
  description: string;
  specifications: SpecificationRow[];
}

export interface VariantRow {
  infoId: string;
  sku: string;
  price: number;
  originalPrice: number | null;
  stock: number;
  colorName: string | null;
  colorRgb: string | null;
  size: string | null;
}

export interface ProductPictureRow extends PictureRow {
  view: PictureView;
  colorRgb: string | null;
}

export interface SaleRow extends VariantRow, PictureRow {
  productId: string;
  name: string;
  seoSlug: string;
  isSellable: boolean;
}

export interface CategoryRow extends PictureRow {
  id: string;
  parentId: string | null;
  slug: string;
  name: string;
  productCount: number;
}

const isEnglish = (language: Language) => language === 'en';
const nameOf = (table: string, language: Language) =>
  sql.ref(`${table}.${isEnglish(language) ? 'nameEn' : 'nameVi'}`);
const colorOf = (table: string, language: Language) =>
  sql.ref(`${table}.${isEnglish(language) ? 'colorEn' : 'colorVi'}`);

const pictureColumns = sql`picture.id as picture_id, picture.width as picture_width,
  picture.height as picture_height, picture.color as picture_color`;

const leftToSell = sql`greatest(coalesce(stock.on_hand - stock.reserved, 0), 0)`;

const cardColumns = (language: Language) => sql`
  products.id, ${nameOf('products', language)} as name, products.slug as seo_slug,
  category.slug as category_slug, products.status, products.price, products.max_price, products.original_price,
  products.rating, products.review_count, ${pictureColumns},
  (select coalesce(sum(${leftToSell}), 0)::int
     from product_variants variant join stock on stock.variant_id = variant.id
    where variant.product_id = products.id and variant.is_active) as stock,
  (select coalesce(json_agg(json_build_object('name', color.name, 'rgb', color.rgb) order by color.position), '[]')
     from (select min(variant.position) as position, min(${colorOf('variant', language)}) as name,
                  variant.color_rgb as rgb
             from product_variants variant
            where variant.product_id = products.id and variant.is_active and variant.color_rgb is not null
            group by variant.color_rgb) color) as colors`;

/** A product that has no picture yet shows its category's. */
const cardSource = (products: RawBuilder<unknown>) => sql`
  from (${products}) products
  join categories category on category.id = products.category_id
  join pictures picture on picture.id = coalesce(
    (select shown.picture_id from product_pictures shown
      where shown.product_id = products.id order by shown.position limit 1), category.picture_id)`;

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;

export function createCatalogueRepository(db: Db) {
  const detail = async (condition: RawBuilder<unknown>, language: Language) => {
    const { rows } = await sql<DetailRow>`
      select ${cardColumns(language)}, products.category_id, products.specifications,
        ${sql.ref(isEnglish(language) ? 'products.descriptionEn' : 'products.descriptionVi')} as description
      ${cardSource(sql`select * from products where products.is_active and ${condition}`)}`.execute(db);
    return rows[0];
  };

  return {
    /** How many there are, up to a limit, and whether the category they are asked from exists. */
    async count(filter: ProductFilter, atMost: number): Promise<{ total: number; isCategoryKnown: boolean }> {
      const isCategoryKnown = filter.category
        ? sql`exists (select from categories where ${categoryRoot(filter.category)})`
        : sql`true`;
      const { rows } = await sql<{ total: number; isCategoryKnown: boolean }>`
        select ${isCategoryKnown} as is_category_known,
          (select count(*)::int from (
             select from products where ${matches(filter)} limit ${sql.lit(atMost)}) counted) as total
        `.execute(db);
      return rows[0] ?? { total: 0, isCategoryKnown: true };
    },

    async cards(
      filter: ProductFilter,
      order: { by: ProductOrder; startingWith?: string },
      page: { limit: number; offset: number },
      language: Language,
    ): Promise<CardRow[]> {
      const order_ = orderBy(order.by, order.startingWith);
      const { rows } = await sql<CardRow>`
        select ${cardColumns(language)}
        ${cardSource(sql`select * from products where ${matches(filter)}
          order by ${order_} limit ${page.limit} offset ${page.offset}`)}
        order by ${order_}`.execute(db);
      return rows;
    },

    /** The pictures that the first pages of the lists show. */
    async foremostPictures(limit: number): Promise<string[]> {
      const { rows } = await sql<PictureRow>`
        select ${pictureColumns}
        ${cardSource(sql`select * from products where products.is_active
          order by products.priority, products.id limit ${limit}`)}
        order by products.priority, products.id`.execute(db);
      return [...new Set(rows.map(({ pictureId }) => pictureId))];
    },

    findById: (id: string, language: Language) => detail(sql`products.id = ${id}`, language),
    findBySlug: (slug: string, language: Language) => detail(sql`products.slug = ${slug}`, language),

    async variantsOf(productId: string, language: Language): Promise<VariantRow[]> {
      const { rows } = await sql<VariantRow>`
        select variant.id as info_id, variant.sku, variant.price, variant.original_price, variant.size,
          ${colorOf('variant', language)} as color_name, variant.color_rgb, ${leftToSell} as stock
        from product_variants variant left join stock on stock.variant_id = variant.id
        where variant.product_id = ${productId} and variant.is_active
        order by variant.position`.execute(db);
      return rows;
    },

    async picturesOf(productId: string): Promise<ProductPictureRow[]> {
      const { rows } = await sql<ProductPictureRow>`
        select ${pictureColumns}, shown.view, shown.color_rgb
        from product_pictures shown join pictures picture on picture.id = shown.picture_id
        where shown.product_id = ${productId}
        order by shown.position`.execute(db);
      return rows;
    },

    /** From the root down to the category itself. */
    async pathTo(
      categoryId: string,
      language: Language,
    ): Promise<{ id: string; name: string; slug: string }[]> {
      const { rows } = await sql<{ id: string; name: string; slug: string }>`
        with recursive path as (
          select id, 0 as height from categories where id = ${categoryId}
          union all
          select step.parent_id, path.height + 1
            from path join categories step on step.id = path.id
           where step.parent_id is not null and path.height < 20
        )
        select category.id, ${nameOf('category', language)} as name, category.slug
        from path join categories category on category.id = path.id
        order by path.height desc`.execute(db);
      return rows;
    },

    /** Every category with the number of products directly in it. */
    async categories(language: Language): Promise<CategoryRow[]> {
      const { rows } = await sql<CategoryRow>`
        select category.id, category.parent_id, category.slug, ${nameOf('category', language)} as name,
          ${pictureColumns}, coalesce(counted.products, 0)::int as product_count
        from categories category
        join pictures picture on picture.id = category.picture_id
        left join (select category_id, count(*) as products from products where is_active group by category_id) counted
          on counted.category_id = category.id
        order by category.position, category.slug`.execute(db);
      return rows;
    },

    async variantsForSale(infoIds: string[], language: Language): Promise<SaleRow[]> {
      const { rows } = await sql<SaleRow>`
        select variant.id as info_id, variant.product_id, variant.sku, variant.price, variant.original_price,
          variant.size, ${colorOf('variant', language)} as color_name, variant.color_rgb, ${leftToSell} as stock,
          ${nameOf('product', language)} as name, product.slug as seo_slug,
          variant.is_active and product.is_active as is_sellable, ${pictureColumns}
        from product_variants variant
        join products product on product.id = variant.product_id
        join categories category on category.id = product.category_id
        left join stock on stock.variant_id = variant.id
        join pictures picture on picture.id = coalesce(
          (select shown.picture_id from product_pictures shown
            where shown.product_id = product.id
            order by (shown.color_rgb is not distinct from variant.color_rgb) desc, shown.position limit 1),
          category.picture_id)
        where variant.id in (${sql.join(infoIds)})`.execute(db);
      return rows;
    },
  };
}
