import type { ProductDetail, ProductInfo } from '@storefront/shared/contracts';

/** The first instant, in epoch ms, at which a variant costs what it usually costs; null without a flash sale. */
export function endOfSale(infos: readonly ProductInfo[]): number | null {
  const ends = infos.flatMap(({ flashSale }) => (flashSale ? Date.parse(flashSale.endsAt) : []));
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** When the prices of a product change next, as a sale ends or begins, in epoch ms; null when nothing is planned. */
export function priceTurn({ infos, nextSaleAt }: Pick<ProductDetail, 'infos' | 'nextSaleAt'>): number | null {
  const ends = endOfSale(infos);
  if (nextSaleAt === undefined) return ends;
  return Math.min(ends ?? Infinity, Date.parse(nextSaleAt));
}

/** A variant at the price of its flash sale, the usual price being what it was before. */
export function atSalePrice(variant: ProductInfo): ProductInfo {
  const { flashSale, price } = variant;
  return flashSale ? { ...variant, price: flashSale.salePrice, originalPrice: price } : variant;
}

/** The same variant when its sale is over. */
export const withoutSale = (variant: ProductInfo): ProductInfo => ({ ...variant, flashSale: null });

/** What a variant costs without its flash sale, which holds for some units and some minutes only. */
export const usualPrice = ({ flashSale, price, originalPrice }: ProductInfo): number =>
  flashSale ? (originalPrice ?? price) : price;
