import { sql, type RawBuilder } from 'kysely';
import { PLANNED_ONCE, type Db } from '../../db';
import { otherLanguage, type Language } from '../../lib/language';
import type { PictureRow } from '../media/picture';
import { DEFAULT_LIMIT, type CategoryRef } from './catalogue.schema';
import type { PictureView, ProductStatus, SpecificationRow } from './catalogue.tables';
import { noSales, type FlashPricing, type SaleOffers } from './flash-pricing';
import { foremostOf, type Stage } from './foremost';
import { walking, type ListingFilter, type ListingOrder } from './listing-filter';
import { EVERYTHING, WHOLE_SHOP } from './listing.repository';

export interface CardRow extends PictureRow, OnSale {
  id: string;
  name: string;
  seoSlug: string;
  categorySlug: string;
  status: ProductStatus[];
  price: number;
  maxPrice: number;
  originalPrice: number | null;
  stock: number;
  /** The only variant that is sold; null where there are several. */
  infoId: string | null;
  colors: { name: string; rgb: string }[];
  rating: number | null;
  reviewCount: number;
}

/** A colour of a product, and its first picture. */
export interface ColorPictureRow extends PictureRow {
  productId: string;
  colorRgb: string;
  colorVi: string | null;
  colorEn: string | null;
}

/** What tells the sale price of a product. */
interface OnSale {
  offers: SaleOffers | null;
  /** Of its variants; null where no sale has something for it. */
  usualPrices: Record<string, number> | null;
}

/** What a suggestion shows of a product. */
export type SuggestedRow = PictureRow &
  OnSale &
  Pick<CardRow, 'id' | 'name' | 'seoSlug' | 'price' | 'originalPrice'>;

/** Everything about one product; a card's stock, only variant, colours and prices are in its variants. */
export interface DetailRow extends Omit<CardRow, 'stock' | 'infoId' | 'colors' | 'usualPrices'> {
  categoryId: string;
  description: string;
  /** When the next sale of one of its variants begins. */
  nextSaleAt: Date | null;
  specifications: SpecificationRow[];
  variants: VariantRow[];
  pictures: ProductPictureRow[];
  /** From the root down to the category itself. */
  path: CategoryRef[];
  /** The category, or one above it, is measured. */
  isMeasured: boolean;
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
  /** What staff say that it shows. */
  alt: string | null;
}

export interface SaleRow extends VariantRow, PictureRow {
  productId: string;
  name: string;
  seoSlug: string;
  isSellable: boolean;
  /** Whether another variant of its product is in stock; null where this one is. */
  hasOther: boolean | null;
  /** Its product's category and all above it. */
  categoryIds: string[];
  /** In the language that was not asked for. */
  translatedName: string;
  translatedColor: string | null;
  /** Absent where they are not asked for. */
  offers: SaleOffers | null;
}

export interface CategoryRow extends PictureRow {
  id: string;
  parentId: string | null;
  slug: string;
  formerSlugs: string[];
  name: string;
  productCount: number;
}

const isEnglish = (language: Language) => language === 'en';
const nameOf = (table: string, language: Language) =>
  sql.ref(`${table}.${isEnglish(language) ? 'name_en' : 'name_vi'}`);
const descriptionOf = (language: Language) =>
  sql.ref(isEnglish(language) ? 'products.description_en' : 'products.description_vi');
const colorOf = (table: string, language: Language) =>
  sql.ref(`${table}.${isEnglish(language) ? 'color_en' : 'color_vi'}`);

/** Columns have the names that rows are read by, so that no row has to be rewritten. */
const pictureColumns = sql`picture.id as "pictureId", picture.width as "pictureWidth",
  picture.height as "pictureHeight", picture.color as "pictureColor"`;

/** Otherwise the database works a column out in each place that reads it. */
const once = sql`offset 0`;

const leftToSell = sql`greatest(coalesce(stock.on_hand - stock.reserved, 0), 0)`;

const ownColumns = (language: Language) => sql`
  products.id, ${nameOf('products', language)} as name, products.slug as "seoSlug",
  category.slug as "categorySlug", products.status, products.price, products.max_price as "maxPrice",
  products.original_price as "originalPrice", products.rating, products.review_count as "reviewCount", ${pictureColumns}`;

/** Each by its name, as a statement with `*` is not kept prepared. */
const cardFields = (language: Language) => sql`
  products.id, products.category_id, ${nameOf('products', language)}, products.slug, products.status, products.price,
  products.max_price, products.original_price, products.rating, products.review_count, products.is_active`;

const cardColumns = (
  language: Language,
) => sql`${ownColumns(language)}, ${saleColumns}, sold.stock, sold."infoId",
  (select coalesce(json_agg(json_build_object('name', color.name, 'rgb', color.rgb) order by color.position), '[]')
     from (select min(variant.position) as position, min(${colorOf('variant', language)}) as name,
                  variant.color_rgb as rgb
             from product_variants variant
            where variant.product_id = products.id and variant.is_active and variant.color_rgb is not null
            group by variant.color_rgb) color) as colors`;

/** What running sales have for a product, and what its variants cost otherwise where they have something. */
const saleColumns = sql`sale.offers,
  case when sale.offers is not null and products.is_active then (
    select json_object_agg(variant.id, variant.price) from product_variants variant
     where variant.product_id = products.id and variant.is_active) end as "usualPrices"`;

/** A product that has no picture yet shows its category's. */
const cardSource = (products: RawBuilder<unknown>, sales: FlashPricing) => sql`
  from (${products}) products
  join categories category on category.id = products.category_id
  cross join lateral (select coalesce(
    (select shown.picture_id from product_pictures shown
      where shown.product_id = products.id order by shown.position limit 1), category.picture_id) as id ${once}) front
  join pictures picture on picture.id = front.id
  cross join lateral (select ${sales.column(sql`products.id`)} as offers ${once}) sale`;

/** What cards show of the variants that are sold. */
const soldSource = sql`
  cross join lateral (
    select coalesce(sum(${leftToSell}), 0)::int as stock,
           case when count(*) = 1 then (array_agg(variant.id))[1] end as "infoId"
      from product_variants variant left join stock on stock.variant_id = variant.id
     where variant.product_id = products.id and variant.is_active) sold`;

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>;

/** The product that had this address before. */
const formerOwner = (slug: string) => sql`(select product_id from product_addresses where slug = ${slug})`;

/** What belongs to a product, in the order in which it is shown. */
const belongings = (language: Language) => sql`
  (select coalesce(json_agg(own order by own.position), '[]')
     from (select variant.id as "infoId", variant.sku, variant.position, variant.price,
                  variant.original_price as "originalPrice", variant.size,
                  ${colorOf('variant', language)} as "colorName", variant.color_rgb as "colorRgb",
                  ${leftToSell} as stock
             from product_variants variant left join stock on stock.variant_id = variant.id
            where variant.product_id = products.id and variant.is_active) own) as variants,
  (select coalesce(json_agg(own order by own.position), '[]')
     from (select ${pictureColumns}, shown.position, shown.view, shown.color_rgb as "colorRgb",
                  ${sql.ref(isEnglish(language) ? 'shown.alt_en' : 'shown.alt_vi')} as alt
             from product_pictures shown join pictures picture on picture.id = shown.picture_id
            where shown.product_id = products.id) own) as pictures,
  (with recursive path as (
     select id, 0 as height from categories where id = products.category_id
     union all
     select step.parent_id, path.height + 1
       from path join categories step on step.id = path.id
      where step.parent_id is not null and path.height < 20)
   select coalesce(json_agg(json_build_object(
       'id', step.id, 'name', ${nameOf('step', language)}, 'slug', step.slug) order by path.height desc), '[]')
     from path join categories step on step.id = path.id) as path,
  (with recursive over as (
     select id, parent_id from categories where id = products.category_id
     union
     select step.id, step.parent_id from over join categories step on step.id = over.parent_id)
   select exists (select from over join size_guides guide on guide.category_id = over.id)) as "isMeasured"`;

export function createCatalogueRepository(database: Db, sales: FlashPricing = noSales) {
  // The columns have their names already: rows are read as they come.
  const db = database.withoutPlugins();
  /** Asks once: a page waits for this, and each further question would be another way to the database and back. */
  const detail = async (condition: RawBuilder<unknown>, language: Language) => {
    const { rows } = await sql<DetailRow>`
      select ${ownColumns(language)}, products.category_id as "categoryId", products.specifications,
        ${descriptionOf(language)} as description,
        sale.offers, ${sales.nextStart(sql`products.id`)} as "nextSaleAt", ${belongings(language)}
      ${cardSource(
        sql`select ${cardFields(language)}, products.specifications, ${descriptionOf(language)}
            from products where products.is_active and ${condition}`,
        sales,
      )}`.execute(db);
    return rows[0];
  };

  return {
    /** In the order of the ids. */
    async cards(ids: readonly string[], language: Language): Promise<CardRow[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<CardRow>`
        select ${cardColumns(language)}
        ${cardSource(
          sql`select ${cardFields(language)}, listed.at
          from unnest(${[...ids]}::uuid[]) with ordinality listed (id, at)
          join products on products.id = listed.id`,
          sales,
        )} ${soldSource}
        order by products.at`.execute(db);
      return rows;
    },

    /** The first picture of each colour that the products are sold in. */
    async colorPictures(ids: readonly string[]): Promise<ColorPictureRow[]> {
      const { rows } = await sql<ColorPictureRow>`
        select distinct on (shown.product_id, shown.color_rgb) shown.product_id as "productId",
          shown.color_rgb as "colorRgb", variant.color_vi as "colorVi", variant.color_en as "colorEn", ${pictureColumns}
        from product_pictures shown
        join pictures picture on picture.id = shown.picture_id
        join product_variants variant on variant.product_id = shown.product_id
          and variant.color_rgb = shown.color_rgb and variant.is_active
        where shown.product_id = any(${[...ids]}::uuid[])
        order by shown.product_id, shown.color_rgb, shown.position, variant.position`.execute(db);
      return rows;
    },

    /** Those of the products that are still sold, in the order of the ids. */
    async soldAmong(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return [];
      const { rows } = await sql<{ id: string }>`
        select products.id from unnest(${[...ids]}::uuid[]) with ordinality asked (id, at)
          join products on products.id = asked.id and products.is_active
         order by asked.at`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** One page of everything and how many there are, which nothing has to be known of beforehand; null past its end. */
    async cardsAlong(
      filter: ListingFilter,
      order: ListingOrder,
      page: { limit: number; offset: number },
      language: Language,
    ): Promise<{ cards: CardRow[]; total: number } | null> {
      // What most visitors ask for. Every other page would be a statement of its own, and every sale is.
      const isFixed = page.offset === 0 && page.limit === DEFAULT_LIMIT && !filter.sale;
      const { rows } = await sql<CardRow & { total: number }>`${isFixed ? PLANNED_ONCE : sql``}
        select ${cardColumns(language)},
          (select products from facet_counts where place = ${WHOLE_SHOP} and facet = ${EVERYTHING}) as total
        ${cardSource(
          sql`select ${cardFields(language)}, listed.at from (
            select product_id, row_number() over () as at
              from (${walking(['product_id'], filter, order, { ...page, isFixed })}) walked) listed
          join products on products.id = listed.product_id`,
          sales,
        )} ${soldSource}
        order by products.at`.execute(db);
      const [first] = rows;
      return first ? { cards: rows, total: first.total } : null;
    },

    /** The few that fit a search best: found and read at once, as someone is typing. */
    async foremost(stages: readonly Stage[], limit: number, language: Language): Promise<SuggestedRow[]> {
      const { rows } = await sql<SuggestedRow>`${PLANNED_ONCE}
        select products.id, products.name, products.slug as "seoSlug", products.price,
          products.original_price as "originalPrice", ${pictureColumns}, ${saleColumns}
        ${cardSource(
          sql`select products.id, products.category_id, ${nameOf('products', language)} as name, products.slug,
            products.price, products.original_price, products.is_active, listed.at
          from (${foremostOf(stages, limit)}) listed
          join products on products.id = listed.product_id`,
          sales,
        )}
        order by products.at`.execute(db);
      return rows;
    },

    /** The product that has a variant of this code. */
    async productOfSku(sku: string): Promise<string | null> {
      const { rows } = await sql<{ productId: string }>`
        select product_id as "productId" from product_variants
        where sku in (${sku}, upper(${sku})) and is_active`.execute(db);
      return rows[0]?.productId ?? null;
    },

    /** What staff show beside a product, then what sells best in its category and the one above. Null when it is not sold. */
    async like(product: { id: string } | { slug: string }, limit: number): Promise<string[] | null> {
      const productId =
        'id' in product
          ? product.id
          : sql`coalesce((select id from products where slug = ${product.slug}), ${formerOwner(product.slug)})`;
      const { rows } = await sql<{ ids: string[] }>`
        with given as (
          select listing.product_id, listing.category, parent.number as above
            from product_listing listing join categories own on own.number = listing.category
            left join categories parent on parent.id = own.parent_id
           where listing.product_id = ${productId})
        select array(
          select product_id from (select distinct on (product_id) product_id, distance, sold, priority from (
            (select chosen.related_id as product_id, -1 as distance, 0 as sold, chosen.position as priority
              from related_products chosen join product_listing shown on shown.product_id = chosen.related_id
              where chosen.product_id = given.product_id)
            union all
            (select product_id, 0 as distance, sold, priority from product_listing
              where category = given.category and product_id <> given.product_id
              order by sold desc, priority, product_id limit ${limit})
            union all
            (select beside.product_id, 1, beside.sold, beside.priority from categories sister
              join categories parent on parent.id = sister.parent_id and parent.number = given.above
              cross join lateral (
                select product_id, sold, priority from product_listing
                 where category = sister.number and category <> given.category
                 order by sold desc, priority, product_id limit ${limit}) beside)) every
            order by product_id, distance) near
          order by distance, sold desc, priority, product_id limit ${limit}) as ids
        from given`.execute(db);
      return rows[0]?.ids ?? null;
    },

    /** The pictures that the first pages of the lists show. */
    async foremostPictures(limit: number): Promise<string[]> {
      const { rows } = await sql<PictureRow>`
        select ${pictureColumns}
        ${cardSource(
          sql`select products.* from products join (
          ${walking(['product_id'], { values: new Map() }, 'priority', { limit, offset: 0 })}) listed
          on listed.product_id = products.id`,
          noSales,
        )}
        order by products.priority, products.id`.execute(db);
      return [...new Set(rows.map(({ pictureId }) => pictureId))];
    },

    /** In an order that new products do not change, so that pages stay what they were. */
    async addresses(page: {
      limit: number;
      offset: number;
    }): Promise<{ rows: { seoSlug: string; publishedAt: Date }[]; total: number }> {
      const { rows } = await sql<{ seoSlug: string; publishedAt: Date }>`
        select slug as "seoSlug", published_at as "publishedAt" from products where is_active
        order by published_at, id limit ${page.limit} offset ${page.offset}`.execute(db);
      const counted = await sql<{ total: number }>`
        select products as total from facet_counts where place = 0 and facet = 0`.execute(db);
      return { rows, total: counted.rows[0]?.total ?? 0 };
    },

    findById: (id: string, language: Language) => detail(sql`products.id = ${id}`, language),
    /** By its address, or by one that it had before. */
    async findBySlug(slug: string, language: Language) {
      const found = await detail(sql`products.slug = ${slug}`, language);
      return found ?? (await detail(sql`products.id = ${formerOwner(slug)}`, language));
    },

    /** Every category with the number of products in it and below. */
    async categories(language: Language): Promise<CategoryRow[]> {
      const { rows } = await sql<CategoryRow>`
        select category.id, category.parent_id as "parentId", category.slug, ${nameOf('category', language)} as name,
          array(select slug from category_addresses where category_id = category.id order by slug) as "formerSlugs",
          ${pictureColumns}, coalesce(counted.products, 0) as "productCount"
        from categories category
        join pictures picture on picture.id = category.picture_id
        left join facet_counts counted on counted.place = category.number and counted.facet = 0
        order by category.position, category.slug`.execute(db);
      return rows;
    },

    async variantsForSale(
      infoIds: string[],
      language: Language,
      { withOffers = false } = {},
    ): Promise<SaleRow[]> {
      // `union` and not `union all`: a circle in the tree would never end.
      const { rows } = await sql<SaleRow>`
        with recursive above as (
          select product.id as product_id, product.category_id as id
            from product_variants variant join products product on product.id = variant.product_id
           where variant.id in (${sql.join(infoIds)})
          union
          select above.product_id, category.parent_id
            from above join categories category on category.id = above.id
           where category.parent_id is not null
        )
        select variant.id as "infoId", variant.product_id as "productId", variant.sku, variant.price,
          variant.original_price as "originalPrice", variant.size, ${colorOf('variant', language)} as "colorName",
          variant.color_rgb as "colorRgb", ${leftToSell} as stock, ${nameOf('product', language)} as name,
          product.slug as "seoSlug", variant.is_active and product.is_active as "isSellable", ${pictureColumns},
          case when ${leftToSell} = 0 then exists (
            select from product_variants other join stock on stock.variant_id = other.id
             where other.product_id = product.id and other.id <> variant.id and other.is_active
               and ${leftToSell} > 0
          ) end as "hasOther",
          (select array_agg(above.id) from above where above.product_id = product.id) as "categoryIds",
          ${nameOf('product', otherLanguage(language))} as "translatedName",
          ${colorOf('variant', otherLanguage(language))} as "translatedColor",
          ${withOffers ? sales.column(sql`product.id`) : sql`null::json`} as offers
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
