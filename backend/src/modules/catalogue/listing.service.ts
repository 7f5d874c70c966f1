import type { Clock } from '../../plugins/clock';
import type { SearchQuery } from '../search/search-query';
import type { Choice } from './listing-choice';
import { isNarrowed, type ListingFilter, type ListingOrder } from './listing-filter';
import type { Known, ListingRepository, Page } from './listing.repository';

/** Nobody pages further, and counting a million rows for every list would cost more than the list. */
export const COUNTED_AT_MOST = 10_000;
/** As many found by a search are put in order all together; of more, one stage after the other. */
const RANKED_TOGETHER = 1000;
/** From this share of the shop on, counting along an order is quicker than collecting what fits. */
const LARGE_SHARE = 0.2;
const CROWDED_FOR_MS = 60_000;
const MOST_CROWDED = 5000;

/** A list that was asked for: what narrows it, and what is known of it beforehand. */
export interface Listing {
  filter: ListingFilter;
  choice: Choice;
  known: Known;
  search: SearchQuery | null;
}

export interface Counted {
  total: number;
  /** There are more than `total`. */
  isMore: boolean;
}

export type ListingService = ReturnType<typeof createListingService>;

export function createListingService({ repository, clock }: { repository: ListingRepository; clock: Clock }) {
  /** Until when it needs no counting that there are more than anybody is told. */
  const crowdedUntil = new Map<string, number>();
  const keyOf = (filter: ListingFilter) => JSON.stringify({ ...filter, values: [...filter.values] });
  const isCrowded = (filter: ListingFilter) => (crowdedUntil.get(keyOf(filter)) ?? 0) > clock().getTime();
  const noteCrowded = (filter: ListingFilter) => {
    for (const key of crowdedUntil.keys()) {
      if (crowdedUntil.size < MOST_CROWDED) break;
      crowdedUntil.delete(key);
    }
    crowdedUntil.set(keyOf(filter), clock().getTime() + CROWDED_FOR_MS);
  };
  const capped = (total: number): Counted => ({
    total: Math.min(total, COUNTED_AT_MOST),
    isMore: total > COUNTED_AT_MOST,
  });

  /**
   * One page of what fits, however many that are. Where many fit, the next are near along any order; should the
   * order have them all at its end, they are collected after all.
   */
  async function idsOf(
    filter: ListingFilter,
    order: ListingOrder,
    page: Page,
    total: Counted & { likely: number },
  ) {
    const wanted = total.isMore ? page.limit : Math.min(page.limit, total.total - page.offset);
    if (total.likely > COUNTED_AT_MOST || !isNarrowed(filter)) {
      const walked = await repository.walk(filter, order, page);
      if (walked.length === wanted) return walked;
    }
    return (await repository.pick(filter, order, page, null)).ids;
  }

  const service = {
    /** Whether looking at one product after the other is quicker than collecting what fits. */
    isLarge,

    /** The number of products, as far as it is counted. */
    async count(listing: Listing): Promise<Counted> {
      const { filter } = listing;
      const exact = countedBefore(listing);
      if (exact !== null) return capped(exact);
      if (isCrowded(filter)) return capped(COUNTED_AT_MOST + 1);
      const atMost = COUNTED_AT_MOST + 1;
      const walked = isLarge(listing) ? await repository.count(filter, atMost) : 0;
      const total =
        walked === atMost
          ? walked
          : (await repository.pick(filter, 'priority', { limit: 0, offset: 0 }, atMost)).total;
      if (total > COUNTED_AT_MOST) noteCrowded(filter);
      return capped(total);
    },

    /** One page in an order, and how many there are. */
    async page(listing: Listing, order: ListingOrder, page: Page): Promise<Counted & { ids: string[] }> {
      const { filter } = listing;
      if (countedBefore(listing) === null && !isCrowded(filter) && !isLarge(listing)) {
        const { total, ids } = await repository.pick(filter, order, page, COUNTED_AT_MOST + 1);
        if (total <= COUNTED_AT_MOST) return { total, isMore: false, ids };
        noteCrowded(filter);
      }
      const counted = await service.count(listing);
      if (page.offset >= counted.total) return { ...counted, ids: [] };
      const likely = counted.isMore ? Infinity : counted.total;
      return { ...counted, ids: await idsOf(filter, order, page, { ...counted, likely }) };
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
        const total = { total: Infinity, isMore: true, likely: count * share };
        ids.push(...(await idsOf(own, 'priority', next, total)));
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

/** How many there would be, if nothing that is chosen had to do with anything else. */
function likely({ filter, known, search }: Listing): number {
  const { placeTotal, shopTotal, counts } = known;
  const shares = [...filter.values.values()].map((ids) =>
    Math.min(1, ids.reduce((sum, id) => sum + (counts[String(id)] ?? 0), 0) / Math.max(1, placeTotal)),
  );
  const found = search ? search.likely / Math.max(1, shopTotal) : 1;
  return shares.reduce((product, share) => product * share, placeTotal * found);
}

const isLarge = (listing: Listing) =>
  likely(listing) > Math.max(COUNTED_AT_MOST, listing.known.shopTotal * LARGE_SHARE);
