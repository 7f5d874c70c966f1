import type { Clock } from '../../plugins/clock';
import type { SearchQuery } from '../search/search-query';
import type { Choice } from './listing-choice';
import {
  isAlongRange,
  isNarrowed,
  isPartwise,
  isRange,
  MOST_WALKED,
  type ListingFilter,
  type ListingOrder,
} from './listing-filter';
import { createMemory } from './listing-memory';
import type { Known, ListingRepository, Page } from './listing.repository';

/** Nobody pages further, and counting a million rows for every list would cost more than the list. */
export const COUNTED_AT_MOST = 10_000;
/** As many found by a search are put in order all together; of more, one stage after the other. */
const RANKED_TOGETHER = 1000;
/** So many are looked at for a suggestion. */
const GLANCED_AT = 1000;
/** From this share of the shop on, counting along an order is quicker than collecting what fits. */
const LARGE_SHARE = 0.2;
export const CROWDED_FOR_MS = 60_000;
const MOST_CROWDED = 5000;
/** So few are collected, counted and put in order in one go. */
const FEW = 1000;
/** What is near may be a little farther than it is likely to be. */
const FEWEST_WALKED = 1000;

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
  /** Among how many products a walk along an order looks for them. */
  walked: number;
}

export interface Counted {
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
}

export type ListingService = ReturnType<typeof createListingService>;

export function createListingService({ repository, clock }: { repository: ListingRepository; clock: Clock }) {
  /** Of these it needs no counting that there are more than anybody is told. */
  const crowded = createMemory<true>({ clock, forMs: CROWDED_FOR_MS, atMost: MOST_CROWDED });
  const isCrowded = (filter: ListingFilter) => crowded.get(filter) !== null;
  const noteCrowded = (filter: ListingFilter) => crowded.keep(filter, true);
  const capped = (total: number): Counted => ({
    total: Math.min(total, COUNTED_AT_MOST),
    isMore: total > COUNTED_AT_MOST,
  });

  /**
   * One page of what fits, however many that are. Where many fit, the next are near along any order; should the
   * order have them all at its end, they are collected after all.
   */
  async function idsOf(filter: ListingFilter, order: ListingOrder, page: Page, among: Among) {
    const wanted = Math.min(page.limit, among.total - page.offset);
    const near = Math.ceil(((page.offset + wanted) * among.walked) / Math.max(1, among.likely));
    if (isAlongRange(filter, order)) return repository.walk(filter, order, { ...page, limit: wanted });
    if (!isNarrowed(filter) || (near < among.likely && near <= MOST_WALKED)) {
      const mostWalked = Math.min(MOST_WALKED, Math.max(FEWEST_WALKED, near * 4));
      const walked = await repository.walk(filter, order, page, mostWalked);
      if (walked.length === wanted) return walked;
    }
    return (await repository.pick(filter, order, page)).ids;
  }

  const service = {
    /** Whether looking at one product after the other is quicker than collecting what fits. */
    isLarge,
    noteCrowded,

    /** Whether it has more products than are counted, as far as that is known without collecting them. */
    async isMany(listing: Listing): Promise<boolean> {
      if (isLarge(listing)) return (await service.count(listing)).isMore;
      return (countedBefore(listing) ?? surely(listing)) > COUNTED_AT_MOST || isCrowded(listing.filter);
    },

    /** The number of products, as far as it is counted. */
    async count(listing: Listing): Promise<Counted> {
      const { filter } = listing;
      const exact = countedBefore(listing);
      if (exact !== null) return capped(exact);
      if (isCrowded(filter) || surely(listing) > COUNTED_AT_MOST) return capped(COUNTED_AT_MOST + 1);
      const atMost = COUNTED_AT_MOST + 1;
      const walked = isLarge(listing) && !isRange(filter) ? await repository.count(filter, atMost) : 0;
      const total = walked === atMost ? walked : await repository.countPicked(filter, atMost);
      if (total > COUNTED_AT_MOST) noteCrowded(filter);
      return capped(total);
    },

    /** One page in an order, and how many there are. */
    async page(listing: Listing, order: ListingOrder, page: Page): Promise<Counted & { ids: string[] }> {
      const { filter } = listing;
      const expected = likely(listing);
      if (countedBefore(listing) === null && !isCrowded(filter) && expected < FEW) {
        const { total, ids } = await repository.pick(filter, order, page);
        if (total > COUNTED_AT_MOST) noteCrowded(filter);
        return { ...capped(total), ids: page.offset < COUNTED_AT_MOST ? ids : [] };
      }
      const counted = await service.count(listing);
      if (page.offset >= counted.total) return { ...counted, ids: [] };
      const among = {
        total: counted.isMore ? Infinity : counted.total,
        likely: counted.isMore ? Math.max(expected, COUNTED_AT_MOST) : counted.total,
        walked: walkedThrough(listing),
      };
      return { ...counted, ids: await idsOf(filter, order, page, among) };
    },

    /**
     * The few that fit a search best. What many have is near along the order; of the rest some are put in order, which
     * are all of them unless they are more than anybody looks through while typing.
     */
    async foremost({ stages }: SearchQuery, limit: number): Promise<string[]> {
      const page = { limit, offset: 0 };
      const found = new Set<string>();
      for (const { words, likely: count } of stages) {
        if (count === 0 || found.size >= limit) continue;
        const filter: ListingFilter = { values: new Map(), words };
        const near = count > GLANCED_AT ? await repository.walk(filter, 'priority', page, GLANCED_AT) : [];
        const ids =
          near.length === limit ? near : (await repository.pick(filter, 'priority', page, GLANCED_AT)).ids;
        for (const id of ids) found.add(id);
      }
      return [...found].slice(0, limit);
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
        const before = stages.slice(0, at).map((stage) => `!(${stage.words})`);
        const own = { ...filter, words: [`(${words})`, ...before].join(' & ') };
        const next = { limit: wanted - ids.length, offset: 0 };
        const among = { total: Infinity, likely: count * share, walked: walkedThrough(listing) };
        ids.push(...(await idsOf(own, 'priority', next, among)));
      }
      return { ...counted, ids: ids.slice(page.offset) };
    },
  };
  return service;
}

/** The number, where the database counted it beforehand. */
function countedBefore({ filter, known, search }: Listing): number | null {
  const { place, categories, values, pairs, words, ...others } = filter;
  const chosen = [...values.values(), ...(categories ? [categories] : []), ...(pairs ? [pairs] : [])];
  if (chosen.some((ids) => ids.length === 0)) return 0;
  if (pairs || categories || Object.keys(others).length > 0) return null;
  if (words !== undefined) {
    return !place && values.size === 0 && search?.isCounted ? search.likely : null;
  }
  const [only] = [...values.values()];
  if (!only) return known.placeTotal;
  return values.size === 1 && only.length === 1 ? (known.counts[String(only[0])] ?? 0) : null;
}

/**
 * How many there are at least, from what was counted beforehand: of a group as many as of its most frequent value, and of
 * several groups as many as cannot be missing in one of them. What has to meet in one variant was not counted so.
 */
function surely({ filter, known }: Listing): number {
  const { place: _, values, ...others } = filter;
  const isOfVariants = values.has('price') && (values.has('color') || values.has('size'));
  if (values.size === 0 || isOfVariants || Object.keys(others).length > 0) return 0;
  const { placeTotal, counts } = known;
  const missing = [...values.values()].map(
    (ids) => placeTotal - Math.max(0, ...ids.map((id) => counts[String(id)] ?? 0)),
  );
  return missing.reduce((left, without) => left - without, placeTotal);
}

/** How many there would be, if nothing that is chosen had to do with anything else. */
function likely({ filter, known, search }: Listing): number {
  const { placeTotal, shopTotal, counts } = known;
  const hasRange = filter.minPrice !== undefined || filter.maxPrice !== undefined;
  const bands = known.values.flatMap(({ facet, id }) => (facet === 'price' ? [id] : []));
  const groups = [...filter.values.values(), ...(hasRange && !filter.values.has('price') ? [bands] : [])];
  const shares = groups.map((ids) =>
    Math.min(1, ids.reduce((sum, id) => sum + (counts[String(id)] ?? 0), 0) / Math.max(1, placeTotal)),
  );
  const found = search ? search.likely / Math.max(1, shopTotal) : 1;
  return shares.reduce((product, share) => product * share, placeTotal * found);
}

/** Among how many products a walk looks for those that fit. */
const walkedThrough = ({ filter, known }: Listing) =>
  isPartwise(filter) ? known.placeTotal : known.shopTotal;

const isLarge = (listing: Listing) =>
  likely(listing) > Math.max(COUNTED_AT_MOST, listing.known.shopTotal * LARGE_SHARE);
