import type { At, MyVoucher, MyVoucherState, Paged } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';

/** The three shelves of kept vouchers, each with the states that are on it. */
export const shelves = ['usable', 'used', 'expired'] as const;
export type Shelf = (typeof shelves)[number];

export const statesOf: Record<Shelf, readonly MyVoucherState[]> = {
  usable: ['USABLE', 'UPCOMING', 'HELD'],
  used: ['USED'],
  expired: ['EXPIRED', 'USED_UP'],
};

/** The shelf that an address stands for. */
export const shelfOf = (query: At['query']): Shelf =>
  shelves.find((shelf) => shelf === query.get('state')) ?? 'usable';

/** More than anybody keeps. */
const limit = 100;

/** All vouchers that the customer keeps, in the page's language. */
export const myVouchers = createQuery<{ language: string }, Paged<MyVoucher>>({
  name: 'account/myVouchers',
  keyOf: ({ language }) => language,
  isPersonal: true,
  async fetch({ http, signal }) {
    const answer = await http.getWithBearer<Paged<MyVoucher>>('main/voucher/my-voucher', {
      params: { limit },
      signal,
    });
    return answer?.data;
  },
});

const dayMs = 86_400_000;

/** Whole days until an instant, the day on which it ends counting as one. */
export const daysLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / dayMs));

/** What can be used and ends within that many days, the soonest first. */
export const endingWithin = (vouchers: readonly MyVoucher[], days: number, now: number): MyVoucher[] =>
  vouchers
    .filter(({ state, endsAt }) => state === 'USABLE' && daysLeft(endsAt, now) <= days)
    .sort((a, b) => a.endsAt.localeCompare(b.endsAt));
