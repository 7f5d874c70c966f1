import type { ProductCard } from '../contracts';
import { useHasPassed } from '../ui';

/** What a product costs at the moment, what it cost before, and the flash sale that it is in. */
export function useCardPrice({
  price,
  originalPrice,
  stock,
  flashSale = null,
}: Pick<ProductCard, 'price' | 'originalPrice' | 'stock'> & {
  flashSale?: ProductCard['flashSale'] | undefined;
}) {
  const isOver = useHasPassed(flashSale?.endsAt);
  const sale = isOver || stock === 0 ? null : flashSale;
  // Another variant may cost less without the sale.
  const isCut = sale && sale.salePrice < price;
  return { sale, amount: isCut ? sale.salePrice : price, before: isCut ? price : originalPrice };
}
