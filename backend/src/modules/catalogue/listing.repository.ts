import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { inStockLetters, NO_VARIANTS } from './facet-tally';
import {
  MAX_PARTS,
  narrow,
  orderBy,
  repriced,
  soldOut,
  walking,
  type ListingFilter,
  type ListingOrder,
  type Walk,
} from './listing-filter';

/** What a list is asked by, in the words of its address. */
export interface Asked {
  place?: { id?: string; slug?: string };
  categories: readonly string[];
  /** Facet and value. */
  values: readonly (readonly [facet: string, value: string])[];
}

/** What is known of it before anything is read: numbers, and what was counted beforehand. */
export interface Known {
  /** Null when the place does not exist. */
  place: { number: number; branch: number[] } | null;
  categories: { slug: string; number: number }[];
  values: { facet: string; value: string; id: number }[];
  /** Products of the whole shop, of the place, and of the place with each of the values. */
  shopTotal: number;
  placeTotal: number;
  counts: Record<string, number>;
  /** The categories of the place that have products themselves; null when they are too many to be told apart. */
  parts: KnownPart[] | null;
}

/** What was counted of the products of one category, without those of the categories below it. */
export interface KnownPart {
  category: number;
  products: number;
  counts: Record<string, number>;
}

export interface KnownValue {
  id: number;
  facet: string;
  value: string;
  label: string | null;
}

export interface FacetCategory {
  number: number;
  slug: string;
  name: string;
  /** The slug of the category above it. */
  parent: string | null;
  products: number;
}

export interface NamedCategory {
  id: string;
  nameVi: string;
  nameEn: string;
  slug: string;
  productCount: number;
}

export interface Page {
  limit: number;
  offset: number;
}

/** How `facet_counts` names the whole shop among the places, and every product among the values. */
export const WHOLE_SHOP = 0;
export const EVERYTHING = 0;

export type ListingRepository = ReturnType<typeof createListingRepository>;

/** Twice as many as are counted: what is beyond has no page. */
export const MAX_PICKED = 20_000;

const asked = ({ id, slug }: { id?: string; slug?: string }) =>
  sql`${sql.join([...(id ? [sql`id = ${id}`] : []), ...(slug ? [sql`id = ${ownerOf(slug)}`] : [])], sql` and `)}`;

/** The category that has this address, or else the one that had it before. */
const ownerOf = (slug: string) => sql`coalesce((select id from categories where slug = ${slug}),
  (select category_id from category_addresses where slug = ${slug}))`;

/** The categories that have these addresses, or had them before. */
const named = (slugs: readonly string[]) => sql`(slug = any(${[...slugs]}::text[])
  or id in (select category_id from category_addresses where slug = any(${[...slugs]}::text[])))`;

/**
 * What was counted in a place is counted in all places above it as well: less what is in those below, it is what a
 * category has itself.
 */
const ownCounts = sql`
  select category, facet, sum(products)::int as products from (
    select number as category, facet, products from counted
    union all
    select parent.number, facet, -products from counted join categories parent on parent.id = counted.parent_id
  ) own group by category, facet having sum(products) > 0`;

/** `union` and not `union all`: a circle in the tree would never end. */
const branchOf = (root: RawBuilder<unknown>) => sql`
  with recursive branch as (
    select id, number from categories where ${root}
    union
    select child.id, child.number from categories child join branch on child.parent_id = branch.id
  ) select number from branch`;

export function createListingRepository(db: Db) {
  return {
    /** What is known of a list that nothing narrows. */
    async knowShop(): Promise<Known> {
      const { rows } = await sql<{ products: number }>`
        select products from facet_counts where place = ${WHOLE_SHOP} and facet = ${EVERYTHING}`.execute(db);
      const total = rows[0]?.products ?? 0;
      return {
        place: null,
        categories: [],
        values: [],
        shopTotal: total,
        placeTotal: total,
        counts: {},
        parts: null,
      };
    },

    async know({ place, categories, values }: Asked): Promise<Known> {
      const root = place ? asked(place) : sql`false`;
      const { rows } = await sql<Known>`
        with place as (select number from categories where ${root}),
        chosen as (
          select id, facet, value from facet_values
            join unnest(${values.map(([facet]) => facet)}::text[], ${values.map(([, value]) => value)}::text[])
              asked (facet, value) using (facet, value)
        ),
        here as (select coalesce((select number from place), ${WHOLE_SHOP}) as number),
        within as materialized (
          select number, parent_id from categories
           where (select number from place) is null or number in (${branchOf(root)})),
        counted as (
          select number, parent_id, facet, products from within join facet_counts on place = number
           where facet in (select id from chosen union all select ${EVERYTHING})
             and (select count(*) from within) <= ${MAX_PARTS}),
        own as (${ownCounts})
        select
          case when (select count(*) from within) <= ${MAX_PARTS} then (
            select coalesce(json_agg(json_build_object('category', category, 'products', products, 'counts', (
                select coalesce(json_object_agg(other.facet, other.products), '{}') from own other
                 where other.category = own.category and other.facet <> ${EVERYTHING}))), '[]')
              from own where facet = ${EVERYTHING}) end as parts,
          (select json_build_object('number', number, 'branch', array(${branchOf(root)})) from place) as place,
          (select coalesce(json_agg(json_build_object('slug', slug, 'number', number)), '[]')
             from categories where ${named(categories)}) as categories,
          (select coalesce(json_agg(chosen), '[]') from chosen) as values,
          coalesce((select products from facet_counts where place = ${WHOLE_SHOP} and facet = ${EVERYTHING}), 0)
            as shop_total,
          coalesce((select products from facet_counts, here where place = number and facet = ${EVERYTHING}), 0)
            as place_total,
          (select coalesce(json_object_agg(facet, products), '{}') from facet_counts, here
            where place = number and facet in (select id from chosen)) as counts`.execute(db);
      const [known] = rows;
      if (!known) throw new Error('A select without from has one row');
      const inParts = known.parts?.reduce((sum, { products }) => sum + products, 0);
      // Categories that form a circle are counted in each other.
      return inParts === known.placeTotal ? known : { ...known, parts: null };
    },

    /** Along an order, looking at each product: for filters that many pass. */
    async walk(filter: ListingFilter, order: ListingOrder, walk: Walk): Promise<string[]> {
      const { rows } = await sql<{ productId: string }>`
        ${walking(['product_id'], filter, order, walk)}`.execute(db);
      return rows.map(({ productId }) => productId);
    },

    /**
     * By their content: for filters that few pass. How many there are and one page; of more than anybody pages through
     * only some are put in order.
     */
    async pick(
      filter: ListingFilter,
      order: ListingOrder,
      page: Page,
      limit = MAX_PICKED,
    ): Promise<{ total: number; ids: string[] }> {
      const { rows } = await sql<{ total: number; ids: string[] | null }>`
        with candidates as materialized (
          select product_id, priority, published_at, price, sold, is_hot ${narrow(filter)} limit ${limit})
        select (select count(*)::int from candidates) as total,
          (select json_agg(product_id) from (
             select product_id from candidates
             order by ${orderBy(order)} limit ${page.limit} offset ${page.offset}) page) as ids`.execute(db);
      return { total: rows[0]?.total ?? 0, ids: rows[0]?.ids ?? [] };
    },

    /** How many there are up to a limit, by their content: where nothing else narrows it, without reading products. */
    async countPicked(filter: ListingFilter, limit: number): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total
          from (select ${narrow(filter)} limit ${limit}) counted`.execute(db);
      return rows[0]?.total ?? 0;
    },

    /** Whether there are that many, looking at one after the other. */
    async count(
      filter: ListingFilter,
      limit: number,
      { parts, maxWalked }: Pick<Walk, 'parts'> & { maxWalked: number },
    ): Promise<number> {
      const walk = {
        limit: limit,
        offset: 0,
        maxWalked,
        isUnordered: true,
        ...(parts !== undefined && { parts }),
      };
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total from (${walking(['product_id'], filter, 'priority', walk)}) counted`.execute(
        db,
      );
      return rows[0]?.total ?? 0;
    },

    /** In stages, the products of each before those of the next; a product is in the first that it fits. */
    async ranked(filter: ListingFilter, stages: readonly string[], page: Page): Promise<string[]> {
      const stage = sql.join(
        stages.map((words, at) => sql`when words @@ ${words}::tsquery then ${sql.lit(at)}`),
        sql` `,
      );
      const { rows } = await sql<{ productId: string }>`
        with candidates as materialized (
          select product_id, priority, case ${stage} else ${sql.lit(stages.length)} end as stage
            ${narrow(filter)})
        select product_id from candidates
        order by stage, priority, product_id limit ${page.limit} offset ${page.offset}`.execute(db);
      return rows.map(({ productId }) => productId);
    },

    /**
     * What `tally` reads, one product after the other, up to a limit; of their variants only if they are wanted. With the
     * categories to go along, the foremost of them.
     */
    async contents(
      filter: ListingFilter,
      limit: number,
      { along, withVariants }: { along?: Walk['parts'] | undefined; withVariants: boolean },
    ): Promise<{ total: number; contents: string }> {
      const columns = ['in_stock', 'tally', ...(withVariants ? ['variant_tally'] : [])];
      const read = sql`select ${sql.join(columns.map((column) => sql.ref(column)))}`;
      // Anyone who walks along an index reads the products only of what fits.
      const source =
        along === undefined
          ? sql`${read} ${narrow(filter)} limit ${limit}`
          : sql`${read} from (${walking(['product_id'], filter, 'priority', { limit: limit, offset: 0, parts: along, isWithoutSales: true })}) walked
              join product_listing using (product_id)`;
      const variants = withVariants ? sql`variant_tally` : sql.lit(NO_VARIANTS);
      const { yes, no } = inStockLetters;
      const { rows } = await sql<{ total: number; contents: string | null }>`
        select count(*)::int as total,
          string_agg(case when in_stock then ${sql.lit(yes)} else ${sql.lit(no)} end || tally || ${variants}, '') as contents
          from (${source}) listed`.execute(db);
      return { total: rows[0]?.total ?? 0, contents: rows[0]?.contents ?? '' };
    },

    /** The ids of what the foremost have, without reading products where an index is enough. */
    async valuesAlong(filter: ListingFilter, limit: number, along: Walk['parts']): Promise<number[][]> {
      const walk = {
        limit: limit,
        offset: 0,
        isWithoutSales: true,
        ...(along !== undefined && { parts: along }),
      };
      const { rows } = await sql<{ facets: string | null }>`
        select string_agg(array_to_string(facets, ','), ' ') as facets
          from (${walking(['facets'], filter, 'priority', walk)}) walked`.execute(db);
      const ids = rows[0]?.facets?.split(' ') ?? [];
      return ids.map((own) => own.split(',').map(Number));
    },

    /** What was counted beforehand in a place (0 for the whole shop), the most frequent first. */
    async countsOf(place: number, limit: number): Promise<{ facet: number; products: number }[]> {
      const { rows } = await sql<{ facet: number; products: number }>`
        select facet, products from facet_counts where place = ${place}
        order by products desc limit ${limit}`.execute(db);
      return rows;
    },

    /** By how much sales change what was counted beforehand in a place. */
    async changedBySales(filter: ListingFilter): Promise<{ facet: number; products: number }[]> {
      const { sale } = filter;
      if (!sale) return [];
      const { before, now } = repriced({ ...filter, sale });
      const { rows } = await sql<{ facet: number; products: number }>`
        select facet, sum(change)::int as products from (
          select unnest(facets) as facet, -1 as change ${before}
          union all
          select unnest(facets), 1 ${now}) changed
        group by facet having sum(change) <> 0`.execute(db);
      return rows;
    },

    /** How many of a place, and of values there, have run out. */
    async soldOut(filter: ListingFilter): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select count(*)::int as total ${soldOut(filter)}`.execute(db);
      return rows[0]?.total ?? 0;
    },

    async valuesOf(ids: readonly number[], language: Language): Promise<KnownValue[]> {
      const { rows } = await sql<KnownValue>`
        select id, facet, value, ${sql.ref(language === 'en' ? 'labelEn' : 'labelVi')} as label
        from facet_values where id = any(${[...ids]}::integer[])`.execute(db);
      return rows;
    },

    async namesOf(facets: readonly string[], language: Language): Promise<Map<string, string>> {
      const { rows } = await sql<{ facet: string; name: string }>`
        select facet, ${sql.ref(language === 'en' ? 'nameEn' : 'nameVi')} as name
        from facet_names where facet = any(${[...facets]}::text[])`.execute(db);
      return new Map(rows.map(({ facet, name }) => [facet, name]));
    },

    /** All categories with products by their names, the fullest first. */
    async namedCategories(): Promise<NamedCategory[]> {
      const { rows } = await sql<NamedCategory>`
        select id, name_vi, name_en, slug, products as product_count
        from categories join facet_counts on place = number and facet = ${EVERYTHING}
        order by products desc, slug`.execute(db);
      return rows;
    },

    /** The categories that a place can be narrowed to: two levels below it, and whatever was chosen. */
    async categoriesBelow(
      place: number | null,
      chosen: readonly string[],
      language: Language,
    ): Promise<FacetCategory[]> {
      const above =
        place === null
          ? sql`parent_id is null`
          : sql`parent_id = (
        select id from categories where number = ${place})`;
      const { rows } = await sql<FacetCategory>`
        with near as (
          select id from categories where ${above}
          union
          select child.id from categories child
            join categories parent on parent.id = child.parent_id and parent.${above}
          union
          select id from categories where ${named(chosen)}
        )
        select category.number, category.slug, parent.slug as parent,
          ${sql.ref(language === 'en' ? 'category.nameEn' : 'category.nameVi')} as name, coalesce(products, 0) as products
        from near join categories category on category.id = near.id
        left join categories parent on parent.id = category.parent_id
        left join facet_counts on facet_counts.place = category.number and facet = ${EVERYTHING}
        order by category.position, category.slug`.execute(db);
      return rows;
    },
  };
}
