import type { Clock } from '../../lib/clock';
import type { ListingFilter } from './listing-filter';

/** What is remembered of filters for a while, of so many at most; the oldest is forgotten first. */
export function createListingCache<T>({
  clock,
  forMs,
  maxEntries,
}: {
  clock: Clock;
  forMs: number;
  maxEntries: number;
}) {
  const kept = new Map<string, { value: T; until: number }>();
  const keyOf = (filter: ListingFilter) =>
    JSON.stringify({ ...filter, sale: filter.sale?.key, values: [...filter.values] });
  return {
    get(filter: ListingFilter): T | null {
      const found = kept.get(keyOf(filter));
      return found && found.until > clock().getTime() ? found.value : null;
    },

    keep(filter: ListingFilter, value: T): void {
      const key = keyOf(filter);
      kept.delete(key);
      for (const oldest of kept.keys()) {
        if (kept.size < maxEntries) break;
        kept.delete(oldest);
      }
      kept.set(key, { value, until: clock().getTime() + forMs });
    },
  };
}
