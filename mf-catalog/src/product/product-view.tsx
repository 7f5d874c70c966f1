import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { Badge, Heading, LiveRegion, Price, Rating } from '@storefront/shared/ui';
import { FavouriteButton } from '../favourite-button';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Gallery } from './gallery';
import { ProductTexts } from './product-texts';
import { Promises } from './promises';
import { StockLine } from './stock-line';
import { useBuying } from './use-buying';
import { useVariantChoice } from './use-variant-choice';
import { VariantOptions } from './variant-options';

interface Props {
  product: ProductDetail;
  /** The one that is chosen. */
  variant: ProductInfo;
}

/** A product as it is shown and bought. */
export function ProductView({ product, variant }: Props) {
  const { t } = useTranslation('catalog');
  const { adjustment, announcement, chooseValue } = useVariantChoice(product, variant);
  const buying = useBuying(variant, product.name);
  const pictures = variant.pictures.length > 0 ? variant.pictures : product.pictures;
  return (
    <>
      <Columns>
        <Gallery key={pictures[0]?.url} pictures={pictures} />
        <Facts>
          <Top>
            <div>
              <Badges>
                {product.status.map((status) => (
                  <Badge key={status} tone={status === 'SALE_OFF' ? 'sale' : 'brand'}>
                    {t(`status.${status}`)}
                  </Badge>
                ))}
              </Badges>
              <Heading level={1} size={2}>
                {product.name}
              </Heading>
            </div>
            <FavouriteButton productId={product.id} name={product.name} />
          </Top>
          {product.rating !== null && product.reviewCount > 0 && (
            <Rating value={product.rating} count={product.reviewCount} />
          )}
          <div>
            <Price size="large" amount={variant.price} before={variant.originalPrice} />
            <Small>
              <StockLine stock={variant.stock} />
              <span>{t('product.sku', { sku: variant.sku })}</span>
              <span>{t('product.vat')}</span>
            </Small>
          </div>
          <VariantOptions product={product} variant={variant} onChoose={chooseValue} />
          {adjustment && <Adjustment>{adjustment}</Adjustment>}
          <LiveRegion>{[adjustment, announcement].filter(Boolean).join(' ')}</LiveRegion>
          <BuyBox key={variant.infoId} product={product} variant={variant} buying={buying} />
          <Promises />
        </Facts>
      </Columns>
      <ProductTexts product={product} />
      <BuyBar product={product} variant={variant} buying={buying} />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-top: var(--s-2);
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-8);
    padding-top: var(--s-4);
    align-items: start;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--s-12);
  }
`;
const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  @media (min-width: 768px) {
    gap: var(--s-6);
    position: sticky;
    top: 88px;
  }
`;
const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s-4);
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  &:not(:empty) {
    margin-bottom: var(--s-2);
  }
`;
const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-4);
  margin-top: var(--s-1);
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Adjustment = styled.p`
  padding: var(--s-2) var(--s-3);
  border-radius: var(--r-control);
  background: var(--c-info-tint);
  color: var(--c-info);
  font-size: var(--t-sm);
`;
