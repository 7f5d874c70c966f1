import type { Discount } from '../offers/offers.schema';
import { allocate, percentOf, shareOf } from './shares';

/** Some units of a line, and what they cost so far. */
export interface Portion {
  units: number;
  amount: number;
}

/** What a discount takes off each portion; the order of portions decides between equals. */
export function discountShares({ kind, value, maxDiscount }: Discount, portions: Portion[]): number[] {
  const amounts = portions.map(({ amount }) => amount);
  switch (kind) {
    case 'PERCENT': {
      const shares = amounts.map((amount) => percentOf(amount, value));
      const isTooMuch = maxDiscount !== null && total(shares) > maxDiscount;
      return isTooMuch ? allocate(maxDiscount, shares) : shares;
    }
    case 'FIXED':
      return allocate(Math.min(value, total(amounts)), amounts);
    case 'QUANTITY':
      return freeUnits(portions, value);
  }
}

/** The cheapest units are free. A unit of a line costs its part of what the line costs. */
function freeUnits(portions: Portion[], count: number): number[] {
  const taken = cheapestFirst(portions, count);
  return portions.map(({ units, amount }, at) => (units === 0 ? 0 : shareOf(amount, taken[at] ?? 0, units)));
}

/** How many units of each portion are among the cheapest. */
export function cheapestFirst(portions: Portion[], count: number): number[] {
  const taken = portions.map(() => 0);
  const unitPrice = ({ amount, units }: Portion) => (units === 0 ? 0 : amount / units);
  const byPrice = portions
    .map((portion, at) => ({ at, units: portion.units, price: unitPrice(portion) }))
    .sort((a, b) => a.price - b.price || a.at - b.at);
  let left = count;
  for (const { at, units } of byPrice) {
    taken[at] = Math.min(units, left);
    left -= taken[at] ?? 0;
  }
  return taken;
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
