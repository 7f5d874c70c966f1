import type { Clock } from '../../lib/clock';
import type { SearchQuery, SearchStage } from '../search/search-query';
import type { Choice } from './listing-choice';
import {
  isAlongRange,
  isIndexed,
  isNarrowed,
  isRange,
  MAX_WALKED,
  partsOf,
  type ListingFilter,
  type ListingOrder,
  type Prices,
} from './listing-filter';
import { createListingCache } from './listing-cache';
import {
  MAX_PICKED,
  type Known,
  type KnownPart,
  type ListingRepository,
  type Page,
} from './listing.repository';
import { priceBands } from './price-bands';

/** Nobody pages further, and counting a million rows for every list would cost more than the list. */
export const MAX_COUNTED = 10_000;
/** As many found by a search are put in order all together; of more, one stage after the other. */
const RANKED_TOGETHER = 1000;
/**
 * From this share of the shop on, counting along an order is quicker than collecting what fits, where it reads products.
 * Along an index that has all, looking at one is the measure: finding a product by its content takes a little longer,
 * and fetching it five times as long.
 */
const LARGE_SHARE = 0.2;
const COLLECTED = 1.3;
const FETCHED = 5;
const CROWDED_FOR_MS = 60_000;
const MAX_CROWDED_ENTRIES = 5000;
/** So few are collected, counted and put in order in one go. */
const FEW = 1000;
/** What is near may be a little farther than it is likely to be. */
const MIN_WALKED = 2000;
const FARTHER = 3;
/** Looking at so many in an index takes as long as fetching one product that was found otherwise. */
const INDEXED_FOR_ONE = 4;
/** With this share of the shop the order of the whole is as quick as those of its categories together. */
const MAX_SHARE_OF_SHOP = 0.7;

/** A list that was asked for: what narrows it, and what is known of it beforehand. */
export interface Listing {
  filter: ListingFilter;
  choice: Choice;
  known: Known;
  search: SearchQuery | null;
}

/** What is known of those that are looked for. */
interface Among {
  total: number;
  likely: number;
  /** Among how many products a walk along an order looks for them, and in which categories. */
  walked: number;
  parts: readonly number[] | null;
  prices: Prices | null;
}

export interface Counted {
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
}

export const capped = (total: number): Counted => ({
  total: Math.min(total, MAX_COUNTED),
  isMore: total > MAX_COUNTED,
});

export type ListingService = ReturnType<typeof createListingService>;

export function createListingService({ repository, clock }: { repository: ListingRepository; clock: Clock }) {
  /** Of these it needs no counting that there are more than anybody is told. */
  const crowded = createListingCache<true>({ clock, forMs: CROWDED_FOR_MS, maxEntries: MAX_CROWDED_ENTRIES });
  const isCrowded = (filter: ListingFilter) => crowded.get(filter) !== null;
  const noteCrowded = (filter: ListingFilter) => crowded.keep(filter, true);
  /**
   * One page of what fits, however many that are. Where many fit, the next are near along any order; should the
   * order have them all at its end, they are collected after all, unless that page was `picked` with their number.
   */
  async function idsOf(
    filter: ListingFilter,
    order: ListingOrder,
    page: Page,
    among: Among,
    picked: string[] | null = null,
  ) {
    const { parts, prices } = among;
    const wanted = Math.min(page.limit, among.total - page.offset);
    const near = Math.ceil(((page.offset + wanted) * among.walked) / Math.max(1, among.likely));
    if (isAlongRange(filter, order)) return repository.walk(filter, order, { ...page, limit: wanted });
    if (!isNarrowed(filter)) return repository.walk(filter, order, page);
    const maxWalked = walkable(filter, near, among.likely);
    if (maxWalked > 0) {
      const walked = await repository.walk(filter, order, { ...page, maxWalked, parts, prices });
      if (walked.length === wanted) return walked;
    }
    return picked ?? (await repository.pick(filter, order, page)).ids;
  }

  function countAlong(listing: Listing, limit: number): Promise<number> {
    const { walked, parts } = walkedThrough(listing);
    const near = walkedToCount(likely(listing), walked);
    const maxWalked = Math.ceil(near * FARTHER);
    return repository.count(listing.filter, limit, {
      parts: parts && fullestFirst(parts, listing),
      maxWalked,
    });
  }

  /** The number, where it needs no looking at what fits: beforehand, and less what has run out. */
  async function countedAlready(listing: Listing): Promise<Counted | null> {
    const { inStock, ...filter } = listing.filter;
    const counted = countedBefore({ ...listing, filter });
    // Also when there were very many a moment ago.
    if (counted === 0) return capped(0);
    if (isCrowded(listing.filter) || surely(listing) > MAX_COUNTED) return capped(MAX_COUNTED + 1);
    if (counted === null) return null;
    if (!inStock) return capped(counted);
    // What has run out is known by place and values, not by words.
    if (filter.words !== undefined || isLarge(listing)) return null;
    return capped(counted - (await repository.soldOut(filter)));
  }

  const service = {
    /** Whether looking at one product after the other is quicker than collecting what fits. */
    isLarge,
    noteCrowded,

    /** Whether it has more products than are counted, as far as that is known without collecting them. */
    async isMany(listing: Listing): Promise<boolean> {
      if (isLarge(listing)) return (await service.count(listing)).isMore;
      return (countedBefore(listing) ?? surely(listing)) > MAX_COUNTED || isCrowded(listing.filter);
    },

    /** The number of products, as far as it is counted. */
    async count(listing: Listing): Promise<Counted> {
      const { filter } = listing;
      const counted = await countedAlready(listing);
      if (counted) return counted;
      const limit = MAX_COUNTED + 1;
      const walked = isLarge(listing) && !isRange(filter) ? await countAlong(listing, limit) : 0;
      const total = walked === limit ? walked : await repository.countPicked(filter, limit);
      if (total > MAX_COUNTED) noteCrowded(filter);
      return capped(total);
    },

    /** One page in an order, and how many there are. */
    async page(listing: Listing, order: ListingOrder, page: Page): Promise<Counted & { ids: string[] }> {
      const { filter } = listing;
      let counted = await countedAlready(listing);
      let picked: string[] | null = null;
      // Counting them finds them all: what is needed of the page comes with it.
      if (!counted && !isLarge(listing) && (!isRange(filter) || likely(listing) < FEW)) {
        const isSearch = filter.words !== undefined;
        const limit = isSearch ? MAX_PICKED : MAX_COUNTED + 1;
        const { total, ids } = await repository.pick(filter, order, page, limit);
        counted = capped(total);
        if (!counted.isMore) return { ...counted, ids };
        noteCrowded(filter);
        if (isSearch) picked = ids;
      }
      counted ??= await service.count(listing);
      if (page.offset >= counted.total) return { ...counted, ids: [] };
      const among = {
        total: counted.isMore ? Infinity : counted.total,
        likely: counted.isMore ? Math.max(likely(listing), MAX_COUNTED) : counted.total,
        ...walkedThrough(listing),
      };
      return { ...counted, ids: await idsOf(filter, order, page, among, picked) };
    },

    /** One page of a search, the best matches first. */
    async bestMatches(
      listing: Listing,
      { stages }: SearchQuery,
      page: Page,
    ): Promise<Counted & { ids: string[] }> {
      const { filter } = listing;
      const counted = await service.count(listing);
      if (page.offset >= counted.total) return { ...counted, ids: [] };
      if (counted.total <= RANKED_TOGETHER) {
        const ids = await repository.ranked(
          filter,
          stages.map(({ words }) => words),
          page,
        );
        return { ...counted, ids };
      }
      const wanted = page.offset + page.limit;
      const share = likely({ ...listing, search: null }) / Math.max(1, listing.known.shopTotal);
      const ids: string[] = [];
      for (const [at, { words, likely: count }] of stages.entries()) {
        if (count === 0 || ids.length === wanted) continue;
        const own = { ...filter, words: alone(words, stages.slice(0, at)) };
        const next = { limit: wanted - ids.length, offset: 0 };
        const among = { total: Infinity, likely: count * share, ...walkedThrough(listing) };
        ids.push(...(await idsOf(own, 'priority', next, among)));
      }
      return { ...counted, ids: ids.slice(page.offset) };
    },
  };
  return service;
}

/** What fits these words and none of the stages before. */
const alone = (words: string, before: readonly SearchStage[]) =>
  [`(${words})`, ...before.map((stage) => `!(${stage.words})`)].join(' & ');

/** The number, where the database counted it beforehand. */
function countedBefore(listing: Listing): number | null {
  const { filter, known, search } = listing;
  const { place, categories, values, pairs, words, sale, ...others } = filter;
  const chosen = [...values.values(), ...(categories ? [categories] : []), ...(pairs ? [pairs] : [])];
  if (chosen.some((ids) => ids.length === 0) || partsWith(listing)?.length === 0) return 0;
  if (pairs || categories || (sale && values.has('price')) || Object.keys(others).length > 0) return null;
  if (words !== undefined) {
    return !place && values.size === 0 && search?.isCounted ? search.likely : null;
  }
  const [only] = values;
  if (!only) return known.placeTotal;
  const isKnown = values.size === 1 && (only[0] === 'rating' || only[1].length === 1);
  return isKnown ? atLeastOf(only, known.counts) : null;
}

/** As many as of the most frequent value of a group; of bands of ratings a product has one, so that they add up. */
function atLeastOf([facet, ids]: readonly [string, readonly number[]], counts: KnownPart['counts']): number {
  const each = ids.map((id) => counts[String(id)] ?? 0);
  return facet === 'rating' ? each.reduce((sum, count) => sum + count, 0) : Math.max(0, ...each);
}

/**
 * How many there are at least, from what was counted beforehand: of a group as many as of its most frequent value, and of
 * several groups as many as cannot be missing in one of them. What has to meet in one variant was not counted so.
 */
function surely({ filter, known }: Listing): number {
  const { place: _, values, sale, ...others } = filter;
  const isOfVariants = values.has('price') && (values.has('color') || values.has('size'));
  if (values.size === 0 || isOfVariants || Object.keys(others).length > 0) return 0;
  const atLeast = (products: number, counts: KnownPart['counts']) => {
    const missing = [...values].map((group) => products - atLeastOf(group, counts));
    return missing.reduce((left, without) => left - without, products);
  };
  const found = known.parts
    ? known.parts.reduce((sum, { products, counts }) => sum + Math.max(0, atLeast(products, counts)), 0)
    : atLeast(known.placeTotal, known.counts);
  // A sale takes no more out of a price band than it has products.
  return sale && values.has('price') ? found - sale.products.length : found;
}

/** The values of which a product has at least one of each group; of a range of prices the bands that it touches. */
function groupsOf({ filter, known }: Listing): (readonly number[])[] {
  const hasRange = filter.minPrice !== undefined || filter.maxPrice !== undefined;
  const bands = known.values.flatMap(({ facet, id }) => (facet === 'price' ? [id] : []));
  return [...filter.values.values(), ...(hasRange && !filter.values.has('price') ? [bands] : [])];
}

/**
 * How many there would be, if nothing that is chosen had to do with anything else; where it is known, in each category by
 * itself, as most values are those of a few.
 */
function likely(listing: Listing): number {
  const { known, search } = listing;
  const groups = groupsOf(listing);
  const found = search ? search.likely / Math.max(1, known.shopTotal) : 1;
  const fitting = known.parts
    ? known.parts.reduce((sum, { products, counts }) => sum + likelyAmong(groups, products, counts), 0)
    : likelyAmong(groups, known.placeTotal, known.counts);
  return Math.min(fitting * found, listing.filter.onFlashSale?.length ?? Infinity);
}

const likelyAmong = (groups: (readonly number[])[], products: number, counts: KnownPart['counts']): number =>
  groups
    .map((ids) => ids.reduce((sum, id) => sum + (counts[String(id)] ?? 0), 0) / Math.max(1, products))
    .reduce((product, share) => product * Math.min(1, share), products);

/** Those first of whose products the most are likely to fit. */
function fullestFirst(parts: readonly number[], listing: Listing): number[] {
  const groups = groupsOf(listing);
  const shares = new Map(
    listing.known.parts?.map(({ category, products, counts }) => [
      category,
      likelyAmong(groups, products, counts) / Math.max(1, products),
    ]),
  );
  return parts.toSorted((one, other) => (shares.get(other) ?? 0) - (shares.get(one) ?? 0));
}

/** Among how many products a walk looks for those that fit, and in which categories: only those that have all of it. */
export function walkedThrough(listing: Listing): Pick<Among, 'walked' | 'parts' | 'prices'> {
  const { filter, known } = listing;
  const prices = pricesOf(listing);
  const parts = partsWith(listing);
  const walked = parts?.reduce((sum, { products }) => sum + products, 0) ?? known.shopTotal;
  if (parts && (filter.place || walked < known.shopTotal * MAX_SHARE_OF_SHOP))
    return { walked, prices, parts: parts.map(({ category }) => category) };
  const all = partsOf(filter);
  return { walked: all ? known.placeTotal : known.shopTotal, prices, parts: all };
}

/** From the lowest of the chosen bands of prices to the highest. */
function pricesOf({ filter, known }: Listing): Prices | null {
  const chosen = new Set(filter.values.get('price'));
  const names = new Set(known.values.flatMap(({ id, value }) => (chosen.has(id) ? [value] : [])));
  const bands = priceBands.filter(({ value }) => names.has(value));
  const [lowest, highest] = [bands[0], bands.at(-1)];
  if (!lowest || !highest) return null;
  return { from: lowest.from, ...(highest.below !== undefined && { below: highest.below }) };
}

const withoutPrices = (values: ListingFilter['values']) =>
  [...values].flatMap(([facet, ids]) => (facet === 'price' ? [] : [ids]));

function partsWith(listing: Listing): KnownPart[] | null {
  // A sale may bring products into a price band that a category does not have otherwise.
  const isRepriced = listing.filter.sale !== undefined;
  const groups = isRepriced ? withoutPrices(listing.filter.values) : groupsOf(listing);
  const fits = ({ counts }: KnownPart) =>
    groups.every((ids) => ids.some((id) => (counts[String(id)] ?? 0) > 0));
  return listing.known.parts?.filter(fits) ?? null;
}

/** How far a walk may go for those that are so near and so many; 0 where collecting them is quicker. */
function walkable(filter: ListingFilter, near: number, likely: number): number {
  // Looking for words takes longer than the index that knows them, and is only worth it where they are everywhere.
  if (filter.words !== undefined) return near <= MIN_WALKED ? MIN_WALKED : 0;
  const far = likely * (isIndexed(filter) ? INDEXED_FOR_ONE : 1);
  if (near >= far || near > MAX_WALKED) return 0;
  return Math.ceil(Math.min(MAX_WALKED, Math.max(MIN_WALKED, near * FARTHER, far / 2)));
}

/** How many products a walk along an order looks at until it has seen more than are counted. */
const walkedToCount = (likely: number, among: number) => (MAX_COUNTED * among) / Math.max(1, likely);

function isLarge(listing: Listing): boolean {
  const { filter, known } = listing;
  const found = likely(listing);
  if (found <= MAX_COUNTED) return false;
  if (!isIndexed(filter)) return found > known.shopTotal * LARGE_SHARE;
  const collected = found * COLLECTED + MAX_COUNTED * FETCHED;
  return walkedToCount(found, walkedThrough(listing).walked) < collected;
}
