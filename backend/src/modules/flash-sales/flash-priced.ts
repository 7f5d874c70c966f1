import type { Clock } from '../../lib/clock';
import { bestOffer, cheapestOf, type FlashPrices } from './flash-prices';
import type { FlashPricing, OnFlashSale } from '../catalogue/flash-pricing';
import type { FlashPrice } from '../catalogue/flash-price.schema';
import type { CatalogueReferences } from '../catalogue/references';
import { groupBy } from '../offers/group-by';
import { offersOfProduct, type OfferRow } from './flash-sales.repository';

interface Dependencies {
  references: Pick<CatalogueReferences, 'soldVariants'>;
  flashPrices: Pick<FlashPrices, 'of'>;
}

export const onFlashSale =
  ({ references, flashPrices }: Dependencies): OnFlashSale =>
  async () => {
    const offers = await flashPrices.of('all');
    const usual = await references.soldVariants(offers.variantIds);
    const cheaper = [...usual.values()].filter(({ id, price }) => offers.priceOf(id, price));
    return [...new Set(cheaper.map(({ productId }) => productId))].sort();
  };

/** The prices of the sales that run, read in the question for the products: here the two meet, and nowhere else. */
export const createFlashPricing = (clock: Clock): FlashPricing => ({
  column: (productId) => offersOfProduct(productId, clock()),
  pricesOf(offers, usualPrices) {
    const prices = new Map<string, FlashPrice>();
    if (!offers) return prices;
    const rows = (offers as OfferInJson[]).map((offer) => ({ ...offer, endsAt: new Date(offer.endsAt) }));
    const byVariant = groupBy(rows, ({ variantId }) => variantId);
    for (const [variantId, usualPrice] of usualPrices) {
      const price = bestOffer(byVariant.get(variantId) ?? [], usualPrice);
      if (price) prices.set(variantId, price);
    }
    return prices;
  },
  lowest: (prices) => cheapestOf([...prices]),
});

type OfferInJson = Omit<OfferRow, 'productId' | 'endsAt'> & { endsAt: string };
