import type { ProductCard } from '../contracts';
import { useHasPassed } from '../ui';

/** What a product costs at the moment, what it cost before, and the flash sale that it is in. */
export function useCardPrice({
  price,
  originalPrice,
  stock,
  flashSale,
}: Pick<ProductCard, 'price' | 'originalPrice' | 'stock' | 'flashSale'>) {
  const isOver = useHasPassed(flashSale?.endsAt);
  const sale = isOver || stock === 0 ? null : flashSale;
  // Another variant may cost less without the sale.
  return sale && sale.salePrice < price
    ? { sale, amount: sale.salePrice, before: price }
    : { sale, amount: price, before: originalPrice };
}
