import type { Quote } from '@storefront/shared/contracts';

/** What a shopper saw of a price, as the cart keeps it: usual prices, and a gift is not in the cart. */
export const acknowledgedPrices = ({ lines }: Quote): Record<string, number> =>
  Object.fromEntries(
    lines.filter(({ isGift }) => !isGift).map(({ infoId, usualPrice }) => [infoId, usualPrice]),
  );
