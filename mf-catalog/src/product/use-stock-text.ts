import { useTranslation } from 'react-i18next';

/** Up to this many the number itself is said. */
const few = 10;

/** "Còn hàng", "Còn 3", "Hết hàng". */
export function useStockText(): (stock: number) => string {
  const { t } = useTranslation('catalog');
  return (stock) => {
    if (stock === 0) return t('product.stock.none');
    return stock > few ? t('product.stock.in') : t('product.stock.few', { count: stock });
  };
}
