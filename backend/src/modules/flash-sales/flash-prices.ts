import type { Clock } from '../../lib/clock';
import { groupBy } from '../offers/group-by';
import type { FlashPrice } from '../catalogue/flash-price.schema';
import type { FlashSaleRepository, OfferRow } from './flash-sales.repository';
import { salePriceOf } from '../offers/sale-price';

/** What running sales have for some products. */
export interface FlashOffers {
  /** The variants that they have something for. */
  variantIds: string[];
  /** The best price of a variant; null when no sale makes it cheaper. */
  priceOf(variantId: string, usualPrice: number): FlashPrice | null;
}

export type FlashPrices = ReturnType<typeof createFlashPrices>;

/** The prices of the sales that run at this moment, for anyone who shows prices. */
export function createFlashPrices({
  repository,
  clock,
}: {
  repository: Pick<FlashSaleRepository, 'offers' | 'nextStart'>;
  clock: Clock;
}) {
  return {
    /** When the next sale with a product begins; null when none is planned. */
    nextStart: (productId: string): Promise<Date | null> => repository.nextStart(productId, clock()),

    /** Asks once for all of these products, or of the shop. */
    async of(productIds: string[] | 'all'): Promise<FlashOffers> {
      const isNone = productIds !== 'all' && productIds.length === 0;
      const rows = isNone ? [] : await repository.offers(productIds, clock());
      const byVariant = groupBy(rows, ({ variantId }) => variantId);
      return {
        variantIds: [...byVariant.keys()],
        priceOf: (variantId, usualPrice) => best(byVariant.get(variantId) ?? [], usualPrice),
      };
    },
  };
}

function best(offers: OfferRow[], usualPrice: number): FlashPrice | null {
  const prices = offers
    .map((offer) => ({ offer, salePrice: salePriceOf(usualPrice, offer) }))
    .filter(({ salePrice }) => salePrice < usualPrice)
    .sort((a, b) => a.salePrice - b.salePrice || (a.offer.flashSaleId < b.offer.flashSaleId ? -1 : 1));
  const [cheapest] = prices;
  if (!cheapest) return null;
  const { offer, salePrice } = cheapest;
  return {
    flashSaleId: offer.flashSaleId,
    salePrice,
    endsAt: offer.endsAt.toISOString(),
    quotaLeft: offer.quotaLeft,
    perCustomerLimit: offer.perCustomerLimit,
  };
}

/** The price of a product, from those of its variants: the lowest, with what is left in all of them. */
export function cheapestOf(prices: FlashPrice[]): FlashPrice | null {
  const [cheapest] = [...prices].sort((a, b) => a.salePrice - b.salePrice);
  if (!cheapest) return null;
  return { ...cheapest, quotaLeft: prices.reduce((sum, { quotaLeft }) => sum + quotaLeft, 0) };
}
