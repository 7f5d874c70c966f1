import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { paths, type FlashSaleCard as Product } from '@storefront/shared/contracts';
import { CardLink, Picture, Price, Progress } from '@storefront/shared/ui';

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
export function FlashSaleCard({ product, phase, sizes, loading = 'lazy' }: Props) {
  const { t } = useTranslation('catalog');
  const { name, seoSlug, picture, price, salePrice, quota, sold, perCustomerLimit } = product;
  const isGone = phase === 'CURRENT' && (sold >= quota || product.stock === 0);
  const isCheaper = phase !== 'OVER' && !isGone;
  return (
    <Article>
      <Shown>
        <Picture picture={picture} alt="" sizes={sizes} ratio="4 / 5" loading={loading} />
      </Shown>
      <Words>
        <Name>
          <CardLink to={paths.product.to(seoSlug)}>{name}</CardLink>
        </Name>
        <p>{isCheaper ? <Price amount={salePrice} before={price} /> : <Price amount={price} />}</p>
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
      </Words>
    </Article>
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
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: var(--s-3) 2px var(--s-2);
`;
const Name = styled.h3`
  font-size: var(--t-sm);
  font-weight: 500;
  line-height: 1.4;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: clip;
  @media (min-width: 480px) {
    font-size: var(--t-md);
  }
`;
const Limit = styled.p`
  font-size: var(--t-xs);
  color: var(--c-ink-soft);
`;
