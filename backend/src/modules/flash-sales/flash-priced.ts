import { createHash } from 'node:crypto';
import type { FlashPrice } from '../catalogue/flash-price.schema';
import { cheapestOf, type FlashPrices } from './flash-prices';
import type { Priced, SalePricesNow } from '../catalogue/flash-pricing';
import type { ProductInfo } from '../catalogue/catalogue.schema';
import type { CatalogueService } from '../catalogue/catalogue.service';
import type { CatalogueReferences } from '../catalogue/references';

interface Dependencies {
  references: Pick<CatalogueReferences, 'soldVariants'>;
  flashPrices: Pick<FlashPrices, 'of'>;
}

interface SaleDependencies {
  references: Pick<CatalogueReferences, 'pricesInStock'>;
  flashPrices: Pick<FlashPrices, 'of'>;
}

export const flashPricedCards =
  ({ references, flashPrices }: Dependencies): Priced =>
  async (cards) => {
    const offers = await flashPrices.of(cards.map(({ id }) => id));
    const prices = new Map<string, FlashPrice[]>();
    // Of most pages no variant is in a sale, and then nothing more is asked.
    const usual = await references.soldVariants(offers.variantIds);
    for (const { id, productId, price } of usual.values()) {
      const flashPrice = offers.priceOf(id, price);
      if (flashPrice) prices.set(productId, [...(prices.get(productId) ?? []), flashPrice]);
    }
    return cards.map((card) => ({ ...card, flashSale: cheapestOf(prices.get(card.id) ?? []) }));
  };

export const salePricesNow =
  ({ references, flashPrices }: SaleDependencies): SalePricesNow =>
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

/**
 * The catalogue with the prices of the flash sales that run: here and for cards the two meet, and nowhere else. Sales
 * are asked once for a whole page, and nothing of them is kept.
 */
export function withFlashPrices(
  catalogue: CatalogueService,
  { flashPrices }: { flashPrices: Pick<FlashPrices, 'of' | 'nextStart'> },
): CatalogueService {
  async function ofInfos<T extends { infos: ProductInfo[] }>(productId: string, product: T): Promise<T> {
    const offers = await flashPrices.of([productId]);
    const infos = product.infos.map((info) => ({
      ...info,
      flashSale: offers.priceOf(info.infoId, info.price),
    }));
    return { ...product, infos };
  }

  async function ofDetail(found: Awaited<ReturnType<CatalogueService['detail']>>) {
    const [product, nextSale] = await Promise.all([
      ofInfos(found.id, found),
      flashPrices.nextStart(found.id),
    ]);
    return {
      ...product,
      flashSale: cheapestOf(product.infos.flatMap(({ flashSale }) => flashSale ?? [])),
      ...(nextSale && { nextSaleAt: nextSale.toISOString() }),
    };
  }

  return {
    ...catalogue,
    detail: async (...asked) => ofDetail(await catalogue.detail(...asked)),
    detailBySlug: async (...asked) => ofDetail(await catalogue.detailBySlug(...asked)),
    infos: async (id, language) => ofInfos(id, await catalogue.infos(id, language)),
  };
}
