import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { discountPercent } from '@storefront/shared/money';
import { useCardPrice } from '@storefront/shared/products';
import { useSelector, type Entry } from '@storefront/shared/store';
import { CardLink, Picture, Price, Skeleton } from '@storefront/shared/ui';
import { products } from '../catalog-state';
import { paths } from '../paths/paths';
import { hotQuery, saleQuery } from './home-needs';

/** A product that is cheaper today, or else one that many buy; the arch alone when neither is known. */
export function HeroOffer() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const sale = useSelector((state) => products.select(state, saleQuery(language)));
  const hot = useSelector((state) => products.select(state, hotQuery(language)));
  // Until the offers are known nothing stands here, so that no picture takes another's place.
  const product = isKnown(sale) ? (bestOffer(sale.data?.data ?? []) ?? hot.data?.data[0]) : undefined;
  return (
    <Place>
      <Arch>
        {product && (
          <>
            <Picture
              picture={product.picture}
              alt=""
              ratio="4 / 5"
              sizes="(min-width: 768px) 32vw, 70vw"
              loading="priority"
            />
            <Caption>
              <Kind>{t('home.hero.offer')}</Kind>
              <Name to={paths.product.to(product.seoSlug)}>{product.name}</Name>
              <PriceNow product={product} />
            </Caption>
          </>
        )}
        {!product && !(isKnown(sale) && isKnown(hot)) && <Skeleton kind="block" ratio="4 / 5" />}
      </Arch>
    </Place>
  );
}

function PriceNow({ product }: { product: ProductCard }) {
  const { amount, before } = useCardPrice(product);
  return <Price amount={amount} before={before} />;
}

const isKnown = ({ data, error }: Entry<unknown>): boolean => data !== undefined || error !== undefined;

/** The deepest cut among what can be bought. */
function bestOffer(offered: readonly ProductCard[]): ProductCard | undefined {
  return offered
    .filter((product) => product.stock > 0 && cutOf(product) < 0)
    .sort((one, other) => cutOf(one) - cutOf(other))[0];
}

/** As the caption shows it: a running sale is compared with the price without it. */
function cutOf({ price, originalPrice, flashSale }: ProductCard): number {
  const isCut = flashSale && flashSale.salePrice < price;
  return isCut ? discountPercent(flashSale.salePrice, price) : discountPercent(price, originalPrice);
}

/** An arch in the shop's colour stands behind the picture's. */
const Place = styled.div`
  position: relative;
  justify-self: center;
  width: min(100% - 32px, 360px);
  aspect-ratio: 4 / 5;
  &::before {
    content: '';
    position: absolute;
    inset: 24px -20px -20px 20px;
    border-radius: 180px 180px var(--r-sheet) var(--r-sheet);
    background: var(--c-brand);
  }
`;
const Arch = styled.div`
  position: absolute;
  inset: 0;
  border-radius: 180px 180px var(--r-sheet) var(--r-sheet);
  background: var(--c-picture);
  overflow: clip;
`;
const Caption = styled.div`
  position: absolute;
  inset: auto var(--s-3) var(--s-3);
  display: grid;
  gap: 1px;
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-card);
  background: var(--c-paper);
  font-weight: 600;
  line-height: 1.4;
`;
/** As high as a finger needs, also where the bar of a phone covers a part of it. */
const Name = styled(CardLink)`
  margin-block: -11px;
  padding-block: 12px;
`;
const Kind = styled.span`
  font-size: var(--t-xs);
  font-weight: 500;
  color: var(--c-ink-soft);
`;
