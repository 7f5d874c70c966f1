import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { FlashSaleCard as Product } from '@storefront/shared/contracts';
import { ProductCardFrame } from '@storefront/shared/products';
import { Price, Progress } from '@storefront/shared/ui';

/** Before, while and after its sale runs. */
export type SalePhase = 'NEXT' | 'CURRENT' | 'OVER';

interface Props {
  product: Product;
  phase: SalePhase;
  /** How wide its picture is shown, as in `<img sizes>`. */
  sizes: string;
  loading?: 'lazy' | 'eager' | 'priority';
}

/** A product in a flash sale: its price there, how much of the quota is sold, and how many one customer gets. */
export function FlashSaleCard({ product, phase, sizes, loading }: Props) {
  const { t } = useTranslation('catalog');
  const { price, salePrice, quota, sold, perCustomerLimit } = product;
  const isGone = phase === 'CURRENT' && (sold >= quota || product.stock === 0);
  const isCheaper = phase !== 'OVER' && !isGone;
  return (
    <ProductCardFrame product={product} sizes={sizes} loading={loading}>
      <p>{isCheaper ? <Price isStacked amount={salePrice} before={price} /> : <Price amount={price} />}</p>
      {phase === 'CURRENT' && (
        <Progress
          label={isGone ? t('flash.gone') : t('flash.sold', { sold, quota })}
          value={Math.min(sold, quota)}
          max={quota}
        />
      )}
      {isCheaper && perCustomerLimit !== null && (
        <Limit>{t('flash.limit', { count: perCustomerLimit })}</Limit>
      )}
    </ProductCardFrame>
  );
}

const Limit = styled.p`
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
