import type { Quote } from '@storefront/shared/contracts';

export interface GiftChange {
  notice: 'GiftAdded' | 'GiftGone';
  name: string;
}

/** Gifts that came or went by themselves between two prices; of the first price none. */
export function giftChanges(before: Quote | null, after: Quote): GiftChange[] {
  if (!before) return [];
  const giftsOf = ({ lines }: Quote) => lines.filter(({ isGift }) => isGift);
  const isIn = (quote: Quote, infoId: string) => giftsOf(quote).some((gift) => gift.infoId === infoId);
  return [
    ...giftsOf(before)
      .filter(({ infoId }) => !isIn(after, infoId))
      .map(({ name }): GiftChange => ({ notice: 'GiftGone', name })),
    ...giftsOf(after)
      .filter(({ infoId }) => !isIn(before, infoId))
      .map(({ name }): GiftChange => ({ notice: 'GiftAdded', name })),
  ];
}
