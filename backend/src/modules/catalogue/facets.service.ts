import type { Clock } from '../../plugins/clock';
import type { Language } from '../../plugins/language';
import type { ProductFacets } from './catalogue.schema';
import { needsVariants, tally, type Tally, type TallyPart, type VariantChoice } from './facet-tally';
import { toFacets, type FacetCount } from './facets';
import { chosenGroups, without } from './listing-choice';
import { isNarrowed, type ListingFilter } from './listing-filter';
import { EVERYTHING, WHOLE_SHOP, type KnownValue, type ListingRepository } from './listing.repository';
import { createMemory } from './listing-memory';
import { COUNTED_AT_MOST, walkedThrough, type Listing, type ListingService } from './listing.service';

/** More values than anybody is shown, of all groups together. */
const MOST_VALUES = 2000;
const MOST_REMEMBERED = 20_000;
/** Of a set that has more than are counted: each value is there at least as often as among these. */
const LOOKED_AT = 2000;
/** Fewer are counted anew each time. */
const FEW = 1000;
const SETS_KEPT_FOR_MS = 15_000;
const MOST_SETS = 500;

/** What was counted of one set of products. */
interface Counts extends Omit<Tally, 'places'> {
  /** Null when categories were counted beforehand. */
  places: Tally['places'] | null;
  /** Only so many were looked at: there are at least as many of each. */
  isMore: boolean;
}

export type FacetService = ReturnType<typeof createFacetService>;

export interface FacetDependencies {
  repository: ListingRepository;
  listings: ListingService;
  clock: Clock;
}

/** What lists can be narrowed by. */
export function createFacetService({ repository, listings, clock }: FacetDependencies) {
  /** A number is given to a value once and for ever, so what one means never changes. */
  const remembered: Record<Language, Map<number, KnownValue>> = { vi: new Map(), en: new Map() };
  /** Of many products, what each value has may be some seconds old. */
  const sets = createMemory<Counts>({ clock, forMs: SETS_KEPT_FOR_MS, atMost: MOST_SETS });

  async function describe(ids: Iterable<number>, language: Language): Promise<KnownValue[]> {
    const known = remembered[language];
    const wanted = [...ids];
    const missing = wanted.filter((id) => !known.has(id));
    if (missing.length > 0) {
      if (known.size > MOST_REMEMBERED) known.clear();
      for (const value of await repository.valuesOf(missing, language)) known.set(value.id, value);
    }
    return wanted.flatMap((id) => known.get(id) ?? []);
  }

  /** Beforehand for a whole place; else by looking at what fits, at fewer of those that are too many to be counted. */
  async function countsOf(listing: Listing): Promise<Counts> {
    const { filter } = listing;
    const kept = sets.get(filter);
    if (kept) return kept;
    if (!isNarrowed(filter)) {
      const counts = await countsOfPlace(listing);
      if (counts.products > FEW) sets.keep(filter, counts);
      return counts;
    }
    if (!(await listings.isMany(listing))) return (await countAll(listing, null)).all;
    const walked = listings.isLarge(listing) ? await look(listing, LOOKED_AT, true, null) : null;
    const { all } = walked?.all.products === LOOKED_AT ? walked : await look(listing, LOOKED_AT, false, null);
    const counts = { ...all, products: COUNTED_AT_MOST + 1, isMore: true };
    sets.keep(filter, counts);
    return counts;
  }

  /** Of a set that may have as many as are counted, and of a part of it. */
  async function countAll(listing: Listing, part: TallyPart | null) {
    const counted = await look(listing, COUNTED_AT_MOST + 1, false, part);
    if (counted.all.isMore) listings.noteCrowded(listing.filter);
    if (counted.all.products > FEW) sets.keep(listing.filter, counted.all);
    return counted;
  }

  /**
   * What a whole choice leaves is a part of what is left without one of its groups: where that is counted anyway, the
   * part is counted with it. Null where it cannot be told apart, as variants have to fit in all respects at once, or is
   * one of too many.
   */
  async function countWithout(listing: Listing, groups: readonly string[]) {
    for (const group of groups) {
      const part = partOf(group, listing.filter);
      const others: Listing = { ...listing, filter: without(listing.filter, group) };
      if (!part || !isNarrowed(others.filter) || sets.get(others.filter)) continue;
      if (await listings.isMany(others)) continue;
      const { all, part: own } = await countAll(others, part);
      return { group, others: all, own: all.isMore || !own ? null : { ...own, isMore: false } };
    }
    return null;
  }

  async function look(listing: Listing, atMost: number, isWide: boolean, part: TallyPart | null) {
    const { filter } = listing;
    const choice = variantChoice(filter);
    const withVariants = needsVariants(choice);
    const along = isWide ? walkedThrough(listing).parts : undefined;
    const { total, contents } = await repository.contents(filter, atMost, { along, withVariants });
    const counted = tally(contents, choice, part);
    return { ...counted, all: { ...counted.all, isMore: total === atMost } };
  }

  async function countsOfPlace({ filter, known }: Listing): Promise<Counts> {
    const [counted, soldOut] = await Promise.all([
      repository.countsOf(filter.place?.number ?? WHOLE_SHOP, MOST_VALUES),
      repository.soldOut(filter),
    ]);
    return {
      products: known.placeTotal,
      inStock: known.placeTotal - soldOut,
      places: null,
      values: new Map(
        counted.filter(({ facet }) => facet !== EVERYTHING).map(({ facet, products }) => [facet, products]),
      ),
      isMore: false,
    };
  }

  return {
    /** Every group counts what there would be without its own choice. */
    async facets(listing: Listing, language: Language): Promise<ProductFacets> {
      const { filter, choice, known } = listing;
      const chosen = chosenGroups(filter, choice);
      const freed = (group: string): Listing => ({ ...listing, filter: without(filter, group) });
      const free: Listing = { ...listing, filter: chosen.reduce(without, filter) };

      const [only] = chosen;
      const shared = countWithout(listing, chosen);
      const countOf = async (group: string): Promise<Counts> => {
        const found = await shared;
        return found?.group === group ? found.others : countsOf(freed(group));
      };
      const [all, everything, ...ofGroups] = await Promise.all([
        shared.then((found) => found?.own ?? countsOf(listing)),
        chosen.length > 1 ? countsOf(free) : only === undefined ? null : countOf(only),
        ...chosen.map((group) => (chosen.length > 1 ? countOf(group) : null)),
      ]);
      const base = everything ?? all;
      const countsFor = new Map(chosen.map((group, at) => [group, ofGroups[at] ?? base]));
      const categories = await repository.categoriesBelow(
        known.place?.number ?? null,
        [...(choice.get('category') ?? [])],
        language,
      );
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

const specGroups = (values: KnownValue[]) => [
  ...new Set(values.flatMap(({ facet }) => (facet.startsWith('specs.') ? [facet] : []))),
];

const capped = (count: number, isMore: boolean) => ({
  count: Math.min(count, COUNTED_AT_MOST),
  isMore: isMore || count > COUNTED_AT_MOST,
});

/** What a group narrows by what a product has as a whole; null for what its variants have. */
function partOf(group: string, { inStock, categories, values }: ListingFilter): TallyPart | null {
  if (group === 'inStock') return inStock ? { inStock } : null;
  if (group === 'category') return categories ? { places: new Set(categories) } : null;
  const chosen = group === 'status' || group.startsWith('specs.') ? values.get(group) : undefined;
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
