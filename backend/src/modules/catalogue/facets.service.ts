import type { Clock } from '../../lib/clock';
import type { Language } from '../../lib/language';
import type { ProductFacets } from './catalogue.schema';
import { needsVariants, tally, type Tally, type TallyPart, type VariantChoice } from './facet-tally';
import { toFacets, type FacetCount } from './facets';
import { chosenGroups, without } from './listing-choice';
import { isNarrowed, type ListingFilter } from './listing-filter';
import { EVERYTHING, WHOLE_SHOP, type KnownValue, type ListingRepository } from './listing.repository';
import { createListingCache } from './listing-cache';
import { MAX_COUNTED, walkedThrough, type Listing, type ListingService } from './listing.service';
import { bandsFrom, ratingSteps } from './rating-steps';

/** More values than anybody is shown, of all groups together. */
const MAX_VALUES = 2000;
const MAX_CACHED = 20_000;
/** Of a set that has more than are counted: each value is there at least as often as among these. */
const LOOKED_AT = 2000;
/** Fewer are counted again each time. */
const FEW = 1000;
const SETS_CACHED_MS = 15_000;
const MAX_SETS = 500;

/** What was counted of one set of products. */
interface Counts extends Omit<Tally, 'places'> {
  /** Null when categories were counted beforehand. */
  places: Tally['places'] | null;
  /** Only so many were looked at: there are at least as many of each. */
  isMore: boolean;
}

/** The ids of all that a place has to choose from, by group. */
type ValuesOfGroups = ReadonlyMap<string, readonly number[]>;

export type FacetService = ReturnType<typeof createFacetService>;

export interface FacetDependencies {
  repository: ListingRepository;
  listings: ListingService;
  clock: Clock;
}

/** What lists can be narrowed by. */
export function createFacetService({ repository, listings, clock }: FacetDependencies) {
  /** A number is given to a value once and for ever, so what one means never changes. */
  const described: Record<Language, Map<number, KnownValue>> = { vi: new Map(), en: new Map() };
  /** Of many products, what each value has may be some seconds old. */
  const sets = createListingCache<Counts>({ clock, forMs: SETS_CACHED_MS, maxEntries: MAX_SETS });

  async function describe(ids: Iterable<number>, language: Language): Promise<KnownValue[]> {
    const known = described[language];
    const wanted = [...ids];
    const missing = wanted.filter((id) => !known.has(id));
    if (missing.length > 0) {
      if (known.size > MAX_CACHED) known.clear();
      for (const value of await repository.valuesOf(missing, language)) known.set(value.id, value);
    }
    return wanted.flatMap((id) => known.get(id) ?? []);
  }

  /** Beforehand for a whole place; else by looking at what fits, at fewer of those that are too many to be counted. */
  async function countsOf(listing: Listing, isKnownMany?: boolean): Promise<Counts> {
    const { filter } = listing;
    const kept = sets.get(filter);
    if (kept) return kept;
    if (!isNarrowed(filter)) {
      const counts = await countsOfPlace(listing);
      if (counts.products > FEW) sets.keep(filter, counts);
      return counts;
    }
    const isMany = isKnownMany ?? (await listings.isMany(listing));
    if (!isMany) return (await countAll(listing, null)).all;
    const walked = listings.isLarge(listing) ? await look(listing, LOOKED_AT, true, null) : null;
    const { all } = walked?.all.products === LOOKED_AT ? walked : await look(listing, LOOKED_AT, false, null);
    const counts = { ...all, products: MAX_COUNTED + 1, isMore: true };
    sets.keep(filter, counts);
    return counts;
  }

  /** Of a set that may have as many as are counted, and of a part of it. */
  async function countAll(listing: Listing, part: TallyPart | null) {
    const kept = part ? undefined : sets.get(listing.filter);
    if (kept) return { all: kept, part: null };
    const counted = await look(listing, MAX_COUNTED + 1, false, part);
    if (counted.all.isMore) listings.noteCrowded(listing.filter);
    if (counted.all.products > FEW) sets.keep(listing.filter, counted.all);
    return counted;
  }

  /**
   * What a whole choice leaves is a part of what is left without one of its groups: where that is counted anyway, the
   * part is counted with it. Null where it cannot be told apart, as variants have to fit in all respects at once, or is
   * one of too many.
   */
  async function countWithout(listing: Listing, groups: readonly string[], ofGroups: ValuesOfGroups | null) {
    for (const group of groups) {
      const part = partOf(group, listing.filter);
      const others: Listing = { ...listing, filter: without(listing.filter, group) };
      if (!part || !isNarrowed(others.filter) || sets.get(others.filter)) continue;
      if (await listings.isMany(others)) continue;
      const having = part.values && everyValue(group, part.values, ofGroups);
      const { all, part: own } = await countAll(having ? withValues(others, group, having) : others, part);
      return { group, others: all, own: all.isMore || !own ? null : { ...own, isMore: false } };
    }
    return null;
  }

  /**
   * What there would be without a group, as far as its own values are concerned: those that are chosen were counted with
   * the whole choice, and for the others only products are looked at that have one of them.
   */
  async function countBeside(
    listing: Listing,
    group: string,
    all: Counts,
    ofGroups: ValuesOfGroups | null,
  ): Promise<Counts> {
    const others: Listing = { ...listing, filter: without(listing.filter, group) };
    const kept = sets.get(others.filter);
    if (kept) return kept;
    const chosen = partOf(group, listing.filter)?.values;
    // What is left of it is too many already.
    if (all.isMore || (await listings.isMany(others)))
      return (chosen && (await glance(others))) ?? countsOf(others, true);
    const having = chosen && everyValue(group, chosen, ofGroups);
    if (!having) return countsOf(others, false);
    const left = having.filter((id) => !chosen.has(id));
    const counted = left.length > 0 ? (await countAll(withValues(others, group, left), null)).all : all;
    return {
      ...counted,
      values: new Map(having.map((id) => [id, (chosen.has(id) ? all : counted).values.get(id) ?? 0])),
    };
  }

  /** The values of some of too many, where they are near: as what products have as a whole, not by their variants. */
  async function glance(listing: Listing): Promise<Counts | null> {
    if (!listings.isLarge(listing)) return null;
    const { parts } = walkedThrough(listing);
    const found = await repository.valuesAlong(listing.filter, LOOKED_AT, parts);
    if (found.length < LOOKED_AT) return null;
    const values = new Map<number, number>();
    for (const id of found.flat()) values.set(id, (values.get(id) ?? 0) + 1);
    return { products: MAX_COUNTED + 1, inStock: 0, places: null, values, isMore: true };
  }

  /** Null where only some of the products were looked at, as they need not have every value. */
  async function valuesOfGroups(
    { values, isMore }: Counts,
    language: Language,
  ): Promise<ValuesOfGroups | null> {
    if (isMore) return null;
    const ofGroups = new Map<string, number[]>();
    for (const { id, facet } of await describe(values.keys(), language))
      ofGroups.set(facet, [...(ofGroups.get(facet) ?? []), id]);
    return ofGroups;
  }

  async function look(listing: Listing, limit: number, isWide: boolean, part: TallyPart | null) {
    const { filter } = listing;
    const choice = variantChoice(filter);
    const withVariants = needsVariants(choice);
    const along = isWide ? walkedThrough(listing).parts : undefined;
    const { total, contents } = await repository.contents(filter, limit, { along, withVariants });
    const counted = tally(contents, choice, part);
    return { ...counted, all: { ...counted.all, isMore: total === limit } };
  }

  async function countsOfPlace({ filter, known }: Listing): Promise<Counts> {
    const [counted, soldOut, changed] = await Promise.all([
      repository.countsOf(filter.place?.number ?? WHOLE_SHOP, MAX_VALUES),
      repository.soldOut(filter),
      repository.changedBySales(filter),
    ]);
    const values = new Map(counted.map(({ facet, products }) => [facet, products]));
    values.delete(EVERYTHING);
    for (const { facet, products } of changed) values.set(facet, (values.get(facet) ?? 0) + products);
    return {
      products: known.placeTotal,
      inStock: known.placeTotal - soldOut,
      places: null,
      values,
      isMore: false,
    };
  }

  /** How many are in a flash sale that runs: few enough to be looked up. `free` is any number where there are some. */
  async function countFlashSale(filter: ListingFilter, free: ListingFilter): Promise<FacetCount> {
    const sale = filter.sale?.products ?? [];
    const count = (of: ListingFilter, limit: number) =>
      sale.length > 0 ? repository.countPicked({ ...of, onFlashSale: sale }, limit) : 0;
    const found = await count(filter, MAX_COUNTED + 1);
    return { ...capped(found, false), free: found || (filter === free ? 0 : await count(free, 1)) };
  }

  return {
    /** Every group counts what there would be without its own choice. */
    async facets(listing: Listing, language: Language): Promise<ProductFacets> {
      const { filter, choice, known } = listing;
      const chosen = chosenGroups(filter, choice);
      const free: Listing = { ...listing, filter: chosen.reduce(without, filter) };

      const everything = chosen.length > 1 ? await countsOf(free) : null;
      const ofGroups = everything && (await valuesOfGroups(everything, language));
      // As many are in stock without its being asked for as there are with it: that group needs no counting, nor does
      // that of flash sales, which are looked up.
      const apart = everything
        ? chosen.filter((group) => group !== 'inStock' && group !== 'flashSale')
        : chosen;
      const kept = sets.get(filter);
      const isMany = isNarrowed(filter) && !kept && (await listings.isMany(listing));
      // Of what has too many in it, it needs no finding out whether it is too many.
      if (isMany) for (const group of apart) listings.noteCrowded(without(filter, group));
      const shared = isMany || kept ? null : await countWithout(listing, apart, ofGroups);
      if (shared?.own && shared.own.products > FEW) sets.keep(filter, shared.own);
      const all = kept ?? shared?.own ?? (await countsOf(listing, isMany));
      const base = everything ?? shared?.others ?? (chosen.length > 0 ? await countsOf(free) : all);
      const countOf = async (group: string): Promise<[string, Counts]> => {
        if (!everything) return [group, base];
        if (shared?.group === group) return [group, shared.others];
        return [group, await countBeside(listing, group, all, ofGroups)];
      };
      const countsFor = new Map(await Promise.all(apart.map(countOf)));
      const [categories, inSale] = await Promise.all([
        repository.categoriesBelow(
          known.place?.number ?? null,
          [...(choice.get('category') ?? [])],
          language,
        ),
        countFlashSale(filter, free.filter),
      ]);
      const found = new Map<string, Map<string, FacetCount>>();
      const put = (facet: string, value: string, counted: Counts, count: number, free: number) => {
        const own = found.get(facet) ?? new Map<string, FacetCount>();
        found.set(facet, own.set(value, { ...capped(count, counted.isMore), free }));
      };
      const values = await describe(
        new Set([base, all, ...countsFor.values()].flatMap((counted) => [...counted.values.keys()])),
        language,
      );
      for (const { id, facet, value } of values) {
        const counted = countsFor.get(facet) ?? all;
        put(facet, value, counted, counted.values.get(id) ?? 0, base.values.get(id) ?? 0);
      }
      const bands = values.filter(({ facet }) => facet === 'rating');
      const ofRatings = countsFor.get('rating') ?? all;
      for (const step of ratingSteps) {
        const within = bands.filter(({ value }) => bandsFrom(step).includes(value));
        const countIn = (counted: Counts) =>
          within.reduce((sum, { id }) => sum + (counted.values.get(id) ?? 0), 0);
        put('rating', step, ofRatings, countIn(ofRatings), countIn(base));
      }
      const ofCategories = countsFor.get('category') ?? all;
      for (const { number, slug, products } of categories) {
        const countIn = ({ places }: Counts) => (places ? (places.get(number) ?? 0) : products);
        // Of many only some were looked at, so that one may have some for all that is known.
        put(
          'category',
          slug,
          ofCategories,
          countIn(ofCategories),
          countIn(base) || (base.isMore ? products : 0),
        );
      }
      const ofStock = countsFor.get('inStock') ?? all;
      put('inStock', 'true', ofStock, ofStock.inStock, base.inStock);

      found.set('flashSale', new Map([['true', inSale]]));

      const labels = {
        categories,
        colors: new Map(
          values.flatMap(({ facet, value, label }) => (facet === 'color' && label ? [[value, label]] : [])),
        ),
        specs: new Map([
          ...(await repository.namesOf(specGroups(values), language)),
          ...values.flatMap(({ value, label }): [string, string][] => (label ? [[value, label]] : [])),
        ]),
      };
      const { count: total, isMore } = capped(all.products, all.isMore);
      return { facets: toFacets(found, choice, labels, language), total, isMore };
    },
  };
}

/** What is chosen may be so new, or so rare, that what was counted of the place does not say it. */
function everyValue(group: string, chosen: ReadonlySet<number>, ofGroups: ValuesOfGroups | null) {
  const values = ofGroups?.get(group);
  return values && [...new Set([...values, ...chosen])];
}

const withValues = (listing: Listing, group: string, ids: readonly number[]): Listing => ({
  ...listing,
  filter: { ...listing.filter, values: new Map([...listing.filter.values, [group, ids]]) },
});

const specGroups = (values: KnownValue[]) => [
  ...new Set(values.flatMap(({ facet }) => (facet.startsWith('specs.') ? [facet] : []))),
];

const capped = (count: number, isMore: boolean) => ({
  count: Math.min(count, MAX_COUNTED),
  isMore: isMore || count > MAX_COUNTED,
});

/** What a group narrows by what a product has as a whole; null for what its variants have. */
function partOf(group: string, { inStock, categories, values }: ListingFilter): TallyPart | null {
  if (group === 'inStock') return inStock ? { inStock } : null;
  if (group === 'category') return categories ? { places: new Set(categories) } : null;
  const isOfProduct = group === 'status' || group === 'rating' || group.startsWith('specs.');
  const chosen = isOfProduct ? values.get(group) : undefined;
  return chosen ? { values: new Set(chosen) } : null;
}

function variantChoice({ values, minPrice, maxPrice }: ListingFilter): VariantChoice {
  const [colors, sizes, bands] = [values.get('color'), values.get('size'), values.get('price')];
  return {
    ...(colors && { colors: new Set(colors) }),
    ...(sizes && { sizes: new Set(sizes) }),
    ...(bands && { bands: new Set(bands) }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}
