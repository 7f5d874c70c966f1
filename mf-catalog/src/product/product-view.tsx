import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail, ProductInfo } from '@storefront/shared/contracts';
import { formatMoney } from '@storefront/shared/money';
import { useLanguage } from '@storefront/shared/i18n';
import { FavouriteButton } from '@storefront/shared/products';
import {
  Badge,
  Heading,
  lazyHydrate,
  LiveRegion,
  Price,
  Rating,
  Skeleton,
  useDeferredMount,
} from '@storefront/shared/ui';
import { LazyReviews } from '../lazy-reviews';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { Columns } from './columns';
import { Gallery } from './gallery';
import { StockLine } from './stock-line';
import { useBuying } from './use-buying';
import { useVariantChoice } from './use-variant-choice';
import { sameColor, stockOfColor } from './variant';
import { VariantOptions } from './variant-options';

/** All that comes late, in one file. */
const more = () => import(/* webpackChunkName: "product-more" */ './product-more');
const FlashStrip = lazyHydrate(async () => (await more()).FlashStrip, <Skeleton kind="block" height={88} />);
const Share = lazyHydrate(async () => (await more()).Share, <Skeleton kind="block" height={44} />);
const SizeGuideButton = lazyHydrate(async () => (await more()).SizeGuideButton, <Skeleton lines={1} />);
const CompareToggle = lazyHydrate(async () => (await more()).CompareToggle, <Skeleton lines={1} />);
const Promises = lazyHydrate(async () => (await more()).Promises, <Skeleton kind="block" height={360} />);
const ProductTexts = lazyHydrate(
  async () => (await more()).ProductTexts,
  <Skeleton kind="block" height={320} />,
);
const ProductRows = lazyHydrate(
  async () => (await more()).ProductRows,
  <Skeleton kind="block" height={480} />,
);

interface Props {
  product: ProductDetail;
  /** The one that is chosen. */
  variant: ProductInfo;
  /** Whether its size is still to be chosen. */
  isSizeOpen: boolean;
  /** The flash price that was shown holds no more. */
  isSaleOver: boolean;
}

/** A product as it is shown and bought. */
export function ProductView({ product, variant, isSizeOpen, isSaleOver }: Props) {
  const { t } = useTranslation('catalog');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const sizes = useRef<HTMLDivElement>(null);
  const [isSizeAsked, setIsSizeAsked] = useState(false);
  const stock = isSizeOpen ? stockOfColor(product, variant) : variant.stock;
  const shown = isSizeOpen ? { ...variant, stock, size: null } : variant;
  const isCheapest = isSizeOpen && sameColor(product, variant).some(({ price }) => price > variant.price);
  const { adjustment, announcement, chooseValue } = useVariantChoice(product, shown, isSizeOpen);
  const askForSize = () => {
    setIsSizeAsked(true);
    sizes.current?.querySelector('input')?.focus();
  };
  const buyBox = useRef<HTMLDivElement>(null);
  const goToAlert = () => {
    if (isSizeOpen) askForSize();
    else (buyBox.current?.querySelector('input') ?? buyBox.current)?.focus();
  };
  const buying = useBuying(shown, product.name, isSizeOpen ? askForSize : null);
  // First of all what was gone to: name, price and picture.
  const isWhole = useDeferredMount();
  const pictures = variant.pictures.length > 0 ? variant.pictures : product.pictures;
  const saleOver = isSaleOver ? t('product.saleOver', { price: formatMoney(variant.price, language) }) : '';
  return (
    <>
      <Columns>
        <Gallery key={pictures[0]?.url} pictures={pictures} isWhole={isWhole} />
        <Facts>
          <Top>
            <div>
              <Badges>
                {/* What is taken off stands beside the price. */}
                {(['NEW', 'HOT'] as const).map(
                  (status) =>
                    product.status.includes(status) && (
                      <Badge key={status} tone={status === 'NEW' ? 'info' : 'brand'}>
                        {common(`product.status.${status}`)}
                      </Badge>
                    ),
                )}
              </Badges>
              <Heading level={1} size={2}>
                {product.name}
              </Heading>
            </div>
            <Tools>
              {isWhole && (
                <>
                  <FavouriteButton productId={product.id} name={product.name} />
                  <Share
                    slug={product.seoSlug}
                    infoId={isSizeOpen ? undefined : variant.infoId}
                    name={product.name}
                  />
                </>
              )}
            </Tools>
          </Top>
          {product.rating !== null && product.reviewCount > 0 && (
            <Rating value={product.rating} count={product.reviewCount} />
          )}
          <div>
            {isCheapest && <From>{common('product.from')} </From>}
            <Price size="large" isStacked amount={variant.price} before={variant.originalPrice} />
            <Small>
              {isWhole && (
                <>
                  <StockLine stock={stock} />
                  {!isSizeOpen && <span>{t('product.sku', { sku: variant.sku })}</span>}
                </>
              )}
              <span>{t('product.vat')}</span>
            </Small>
          </div>
          {isWhole ? (
            <>
              {variant.flashSale && <FlashStrip sale={variant.flashSale} />}
              {saleOver && <Adjustment>{saleOver}</Adjustment>}
              <VariantOptions
                product={product}
                variant={shown}
                onChoose={chooseValue}
                sizes={sizes}
                sizeError={isSizeOpen && isSizeAsked ? t('product.chooseSize') : undefined}
              />
              {product.hasSizeGuide && <SizeGuideButton productId={product.id} />}
              {adjustment && <Adjustment>{adjustment}</Adjustment>}
              <LiveRegion>{[saleOver, adjustment, announcement].filter(Boolean).join(' ')}</LiveRegion>
              <BuyBox key={variant.infoId} ref={buyBox} product={product} variant={shown} buying={buying} />
              <CompareToggle id={product.id} name={product.name} categorySlug={product.categorySlug} />
              <Promises infoId={variant.infoId} />
            </>
          ) : (
            <Rest />
          )}
        </Facts>
      </Columns>
      {isWhole && (
        <>
          <ProductTexts product={product} />
          <LazyReviews productId={product.id} slug={product.seoSlug} name={product.name} />
          <ProductRows productId={product.id} slug={product.seoSlug} infoId={variant.infoId} />
          <BuyBar
            product={product}
            variant={shown}
            isCheapest={isCheapest}
            buying={buying}
            onSoldOut={goToAlert}
          />
        </>
      )}
    </>
  );
}

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
const Tools = styled.div`
  display: flex;
  flex: none;
  gap: var(--s-2);
  /* Before both are there the name has no more room than after. */
  min-width: 96px;
  > * {
    min-width: 44px;
  }
`;
/** Where the rest will be, so that nothing below comes into sight before it. */
const Rest = styled.div`
  min-height: 100vh;
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  &:not(:empty) {
    margin-bottom: var(--s-2);
  }
`;
const From = styled.span`
  color: var(--c-ink-soft);
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
