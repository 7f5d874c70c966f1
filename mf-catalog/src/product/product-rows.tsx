import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { skippedOffscreen } from '@storefront/shared/ui';
import { recommendProducts } from '../catalog-state';
import { rememberViewed } from '../recently-viewed';
import { ViewedRow } from '../viewed-card';
import { relatedProducts, viewedProducts } from './product-extras';
import { worded } from './words';

interface Props {
  productId: string;
  slug: string;
  infoId: string;
}

/** Where to go on from a product: to what is like it, to what was looked at before, to what others like. */
export const ProductRows = worded(({ productId, slug, infoId }: Props) => {
  const { t } = useTranslation('catalog-product');
  const language = useLanguage();
  const related = useSelector((state) => relatedProducts.select(state, { slug, language }));
  const suggested = useSelector((state) => recommendProducts.select(state, { language }));
  useEffect(() => {
    rememberViewed({ productId, infoId });
  }, [productId, infoId]);
  return (
    <Rows>
      <ProductRow title={t('related')} entry={related} without={[productId]} />
      <ViewedRow title={t('viewed')} seeAll={t('viewedAll')} without={productId} products={viewedProducts} />
      <ProductRow title={t('suggested')} entry={suggested} without={[productId]} />
    </Rows>
  );
});

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-12);
  > section {
    ${skippedOffscreen('440px')}
  }
  &:not(:empty) {
    margin-top: var(--s-12);
  }
`;
