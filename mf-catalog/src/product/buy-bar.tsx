import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { Button, Price } from '@storefront/shared/ui';
import { StockLine } from './stock-line';
import type { Buying } from './use-buying';
import { variantName } from './variant';

interface Props {
  product: ProductDetail;
  variant: ProductInfo;
  /** Other sizes cost more. */
  isCheapest: boolean;
  buying: Buying;
  /** Leads to what a shopper can do about a variant that is sold out. */
  onSoldOut: () => void;
}

/** On phones: what is chosen, what it costs, whether it is there, and the button, wherever the page is scrolled to. */
export function BuyBar({ product, variant, isCheapest, buying, onSoldOut }: Props) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const chosen = variantName(product, variant);
  return (
    <Bar data-stuck role="region" aria-label={t('product.buyBar')}>
      <Words>
        <span>
          {isCheapest && `${common('product.from')} `}
          <Price amount={variant.price} before={variant.originalPrice} />
        </span>
        <Chosen>
          {chosen && <span>{chosen}</span>}
          <StockLine stock={variant.stock} />
        </Chosen>
      </Words>
      {variant.stock === 0 ? (
        <Button variant="quiet" onClick={onSoldOut}>
          {t('product.notify')}
        </Button>
      ) : (
        <Button disabled={!buying.canAdd} onClick={buying.add}>
          {t('product.add')}
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  /* Above the frame's bottom bar. */
  bottom: calc(57px + env(safe-area-inset-bottom));
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--s-2) var(--gutter);
  background: var(--c-paper);
  border-block-start: 1px solid var(--c-line);
  button {
    flex: none;
  }
  @media (min-width: 768px) {
    display: none;
  }
`;
const Words = styled.div`
  display: grid;
  min-width: 0;
  line-height: 1.4;
`;
const Chosen = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-2);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
