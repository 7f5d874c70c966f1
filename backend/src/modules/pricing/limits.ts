import type { Left } from '../offers/price-rules';

export type OverReason = 'OVER_QUOTA' | 'OVER_LIMIT';

/** How many of these units an offer is enough for, and what stopped it. Who reached their own limit is told that. */
export function unitsLeft(
  { quotaLeft, customerLeft }: Left,
  wanted: number,
): { units: number; reason: OverReason } {
  const quota = Math.max(0, quotaLeft ?? Infinity);
  const own = Math.max(0, customerLeft ?? Infinity);
  return { units: Math.min(wanted, quota, own), reason: own <= quota ? 'OVER_LIMIT' : 'OVER_QUOTA' };
}

/** Whether it can be had once more. */
export const isLeft = (left: Left) => unitsLeft(left, 1).units === 1;
