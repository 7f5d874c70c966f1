import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { paths, type ProductCard as Product } from '@storefront/shared/contracts';
import { Badge, CardLink, Picture, Price, Rating, SwatchDot, VisuallyHidden } from '@storefront/shared/ui';
import { FavouriteButton } from './favourite-button';
import { useHasPassed } from './use-has-passed';

interface Props {
  product: Product;
  /** How wide its picture is shown, as in `<img sizes>`. */
  sizes: string;
  loading?: 'lazy' | 'eager' | 'priority';
}

/** A product in a list: one link, its name read once, and a heart beside it. */
export function ProductCard({ product, sizes, loading = 'lazy' }: Props) {
  const { t } = useTranslation('catalog');
  const isSoldOut = product.stock === 0;
  const isRange = product.maxPrice > product.price;
  const isOver = useHasPassed(product.flashSale?.endsAt);
  const sale = isOver || isSoldOut ? null : product.flashSale;
  return (
    <Article>
      <Shown data-sold-out={isSoldOut || undefined}>
        <Picture picture={product.picture} alt="" sizes={sizes} ratio="4 / 5" loading={loading} />
      </Shown>
      <Badges>
        {isSoldOut && <Badge>{t('card.soldOut')}</Badge>}
        {sale && <Badge tone="sale">{t('card.flash')}</Badge>}
        {product.status.includes('NEW') && <Badge tone="brand">{t('status.NEW')}</Badge>}
        {product.status.includes('HOT') && <Badge tone="brand">{t('status.HOT')}</Badge>}
      </Badges>
      <Heart>
        <FavouriteButton productId={product.id} name={product.name} />
      </Heart>
      <Words>
        <Name>
          <CardLink to={paths.product.to(product.seoSlug)}>{product.name}</CardLink>
        </Name>
        <p>
          {isRange && <From>{t('card.from')} </From>}
          {sale ? (
            <Price amount={sale.salePrice} before={product.price} />
          ) : (
            <Price amount={product.price} before={product.originalPrice} />
          )}
        </p>
        <Colors colors={product.colors} />
        {product.rating !== null && product.reviewCount > 0 && (
          <Rating value={product.rating} count={product.reviewCount} />
        )}
      </Words>
    </Article>
  );
}

const shownColors = 5;

function Colors({ colors }: Pick<Product, 'colors'>) {
  const { t } = useTranslation('catalog');
  if (colors.length === 0) return null;
  return (
    <Dots>
      <VisuallyHidden>
        {t('card.colors', { names: colors.map(({ name }) => name).join(', ') })}
      </VisuallyHidden>
      {colors.slice(0, shownColors).map(({ rgb }) => (
        <SwatchDot key={rgb} colour={rgb} />
      ))}
      {colors.length > shownColors && (
        <span aria-hidden="true">{t('card.moreColors', { count: colors.length - shownColors })}</span>
      )}
    </Dots>
  );
}

const Article = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
`;
const Shown = styled.div`
  border-radius: var(--r-card);
  overflow: clip;
  img {
    transition: transform var(--m-enter) var(--m-ease);
  }
  article:hover > & img {
    transform: scale(1.03);
  }
  &[data-sold-out] img {
    opacity: 0.55;
  }
  @media (prefers-reduced-motion: reduce) {
    article:hover > & img {
      transform: none;
    }
  }
`;
const Badges = styled.div`
  position: absolute;
  inset: var(--s-2) auto auto var(--s-2);
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  max-width: calc(100% - 64px);
`;
const Heart = styled.div`
  position: absolute;
  inset: var(--s-1) var(--s-1) auto auto;
  z-index: var(--z-raised);
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: var(--s-3) 2px var(--s-2);
`;
const Name = styled.h3`
  font-size: var(--t-md);
  font-weight: 500;
  line-height: 1.4;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: clip;
  text-wrap: pretty;
  @media (max-width: 479.98px) {
    font-size: var(--t-sm);
  }
`;
const From = styled.span`
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
