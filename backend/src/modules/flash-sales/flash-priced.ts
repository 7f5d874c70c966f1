import { createHash } from 'node:crypto';
import type { Clock } from '../../lib/clock';
import type { FlashPrice } from '../catalogue/flash-price.schema';
import type { FlashPricing, SalePricesNow } from '../catalogue/flash-pricing';
import type { CatalogueReferences } from '../catalogue/references';
import { groupBy } from '../offers/group-by';
import { bestOffer, cheapestOf, type FlashPrices } from './flash-prices';
import { nextStartOfProduct, offersOfProduct, type OfferRow } from './flash-sales.repository';

interface Dependencies {
  references: Pick<CatalogueReferences, 'pricesInStock'>;
  flashPrices: Pick<FlashPrices, 'of'>;
}

export const salePricesNow =
  ({ references, flashPrices }: Dependencies): SalePricesNow =>
  async () => {
    const offers = await flashPrices.of('all');
    const usual = await references.pricesInStock(offers.variantIds);
    const cheaper = usual
      .flatMap(({ id, productId, price }) => {
        const { salePrice } = offers.priceOf(id, price) ?? {};
        return salePrice === undefined ? [] : { id, productId, salePrice };
      })
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    if (cheaper.length === 0) return null;
    const prices = Object.fromEntries(cheaper.map(({ id, salePrice }) => [id, salePrice]));
    return {
      key: createHash('sha256').update(JSON.stringify(prices)).digest('base64url'),
      products: [...new Set(cheaper.map(({ productId }) => productId))].sort(),
      prices,
    };
  };

/** The prices of the sales that run, read in the question for the products: here the two meet, and nowhere else. */
export const createFlashPricing = (clock: Clock): FlashPricing => ({
  column: (productId) => offersOfProduct(productId, clock()),
  nextStart: (productId) => nextStartOfProduct(productId, clock()),
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
