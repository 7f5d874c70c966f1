import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ProductCard as Product } from '../contracts';
import { Badge, Price, Rating, SwatchDot } from '../ui';
import { FavouriteButton } from './favourite-button';
import { ProductCardFrame } from './product-card-frame';
import { useCardPrice } from './use-card-price';

export interface ProductCardProps {
  product: Product;
  /** The display width of the picture, as in `<img sizes>`. */
  sizes: string;
  loading?: 'lazy' | 'eager' | 'priority' | undefined;
}

/** A product in a list: a favourite button and a single link, so screen readers read the name once. */
export function ProductCard({ product, sizes, loading }: ProductCardProps) {
  const { t } = useTranslation('common');
  const isSoldOut = product.stock === 0;
  const isRange = product.maxPrice > product.price;
  const { sale, ...price } = useCardPrice(product);
  // Below the picture, so that they never cover the product.
  const badges = (['soldOut', 'flashSale', 'status.NEW', 'status.HOT'] as const)
    .filter((_, at) => [isSoldOut, sale, product.status.includes('NEW'), product.status.includes('HOT')][at])
    .slice(0, maxBadges);
  return (
    <ProductCardFrame
      product={product}
      sizes={sizes}
      loading={loading}
      isDimmed={isSoldOut}
      zoomsOnHover
      overlay={
        <FavouriteCorner>
          <FavouriteButton productId={product.id} name={product.name} hasTooltip={false} />
        </FavouriteCorner>
      }
    >
      {isRange ? (
        <p>
          <Price {...price} isStacked lead={<From>{`${t('product.from')} `}</From>} />
        </p>
      ) : (
        <Price {...price} isStacked />
      )}
      {badges.length > 0 && (
        <Badges>
          {badges.map((badge) => (
            <Badge key={badge} tone={tones[badge]}>
              {t(`product.${badge}`)}
            </Badge>
          ))}
        </Badges>
      )}
      <Colors colors={product.colors} />
      {product.rating !== null && product.reviewCount > 0 && (
        <Rating value={product.rating} count={product.reviewCount} />
      )}
    </ProductCardFrame>
  );
}

const maxBadges = 2;
/** One meaning for each colour. */
const tones = {
  soldOut: 'neutral',
  flashSale: 'sale',
  'status.NEW': 'info',
  'status.HOT': 'brand',
} as const;
const shownColors = 5;

function Colors({ colors }: Pick<Product, 'colors'>) {
  const { t } = useTranslation('common');
  if (colors.length === 0) return null;
  return (
    <Dots role="img" aria-label={t('product.colors', { names: colors.map(({ name }) => name).join(', ') })}>
      {colors.slice(0, shownColors).map(({ rgb }) => (
        <SwatchDot key={rgb} colour={rgb} />
      ))}
      {colors.length > shownColors && (
        <span>{t('product.moreColors', { count: colors.length - shownColors })}</span>
      )}
    </Dots>
  );
}

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
`;
const FavouriteCorner = styled.div`
  position: absolute;
  inset: var(--s-1) var(--s-1) auto auto;
  z-index: var(--z-raised);
`;
const From = styled.span`
  font-weight: 400;
  font-size: var(--t-sm);
  color: var(--c-ink-soft);
`;
const Dots = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
