import styled from '@emotion/styled';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { ActionLink, Banner, Button, lazyHydrate, QuantityStepper } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import type { Buying } from './use-buying';
import { variantName } from './variant';

const StockAlert = lazyHydrate(
  async () => (await import(/* webpackChunkName: "product-more" */ './product-more')).StockAlert,
  null,
  'page',
);

interface Props {
  product: ProductDetail;
  variant: ProductInfo;
  buying: Buying;
  ref: Ref<HTMLDivElement>;
}

/** How many, and into the cart; or why not. */
export function BuyBox({ product, variant, buying, ref }: Props) {
  const { t } = useTranslation('catalog');
  const { available, inCart, quantity, canAdd } = buying;
  // The bar of a phone leads here, also where there is no field any more.
  const target = variant.stock === 0 && { tabIndex: -1, role: 'group', 'aria-label': t('product.notify') };
  return (
    <Box ref={ref} {...target}>
      {canAdd && (
        <Line>
          <Label aria-hidden="true">{t('product.quantity')}</Label>
          <QuantityStepper
            label={t('product.quantity')}
            value={quantity}
            max={available}
            onChange={buying.setQuantity}
            onRefused={buying.refuse}
          />
        </Line>
      )}
      {canAdd && inCart > 0 && (
        <Note>{t('product.inCart', { stock: variant.stock, inCart, available })}</Note>
      )}
      {!canAdd && <WhyNot product={product} variant={variant} buying={buying} />}
      {variant.stock > 0 && (
        <Buttons>
          <Add>
            <Button size="large" isWide disabled={!canAdd} onClick={buying.add}>
              {t('product.add')}
            </Button>
          </Add>
          <Button variant="quiet" size="large" isWide disabled={!buying.canBuyNow} onClick={buying.buyNow}>
            {t('product.buyNow')}
          </Button>
        </Buttons>
      )}
    </Box>
  );
}

function WhyNot({ product, variant, buying: { inCart, isSizeOpen } }: Omit<Props, 'ref'>) {
  const pathTo = usePathTo();
  const { t } = useTranslation('catalog');
  if (variant.stock > 0) {
    return (
      <Banner action={<ActionLink to={pathTo('checkout/cart')}>{t('product.toCart')}</ActionLink>}>
        {t('product.allInCart', { stock: variant.stock, count: inCart })}
      </Banner>
    );
  }
  const isAnyLeft = product.infos.some(({ stock }) => stock > 0);
  return (
    <>
      <Banner tone="warning">
        {isAnyLeft
          ? t('product.soldOutWhy', { name: variantName(product, variant) || product.name })
          : t('product.soldOutAll')}
      </Banner>
      <StockAlert infoId={isSizeOpen ? null : variant.infoId} />
    </>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--s-4);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
`;
const Label = styled.span`
  font-weight: 600;
`;
const Note = styled.p`
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Buttons = styled.div`
  display: grid;
  gap: var(--s-3);
  @media (min-width: 480px) {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  }
`;
/** On phones the bar below has this button, always in sight. */
const Add = styled.div`
  @media (max-width: 767.98px) {
    display: none;
  }
`;
