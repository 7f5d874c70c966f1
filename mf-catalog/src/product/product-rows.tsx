import styled from '@emotion/styled';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductRow } from '@storefront/shared/products';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Heading, SectionTop, TextLink } from '@storefront/shared/ui';
import { recommendProducts } from '../catalog-state';
import { paths } from '../paths/paths';
import { rememberViewed, useRecentlyViewed } from '../recently-viewed';
import { ViewedCard } from '../viewed-card';
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
  return (
    <Rows>
      <ProductRow title={t('related')} entry={related} without={[productId]} />
      <Viewed productId={productId} infoId={infoId} />
      <ProductRow title={t('suggested')} entry={suggested} without={[productId]} />
    </Rows>
  );
});

const maxShown = 6;
const sizes = '(min-width: 1024px) 180px, 30vw';

/** Recently viewed products. Absent when there are none, or when they fail to load. */
function Viewed({ productId, infoId }: Omit<Props, 'slug'>) {
  const { t } = useTranslation('catalog-product');
  const dispatch = useDispatch();
  const language = useLanguage();
  const id = useId();
  const stored = useRecentlyViewed();
  const infoIds = useMemo(
    () =>
      stored
        .filter((one) => one.productId !== productId)
        .slice(0, maxShown)
        .map((one) => one.infoId),
    [stored, productId],
  );
  const { data } = useSelector((state) => viewedProducts.select(state, { infoIds, language }));

  useEffect(() => {
    rememberViewed({ productId, infoId });
  }, [productId, infoId]);
  // What was looked at is known to this browser alone, so the route cannot ask for it.
  useEffect(() => {
    if (infoIds.length > 0) dispatch(viewedProducts.fetch({ infoIds, language }));
  }, [infoIds, language, dispatch]);

  if (infoIds.length === 0 || !data || data.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTop>
        <Heading id={id} level={2}>
          {t('viewed')}
        </Heading>
        <TextLink to={paths.recentlyViewed.to()}>{t('viewedAll')}</TextLink>
      </SectionTop>
      <Line>
        {data.map((product) => (
          <li key={product.infoId}>
            <ViewedCard product={product} sizes={sizes} level={3} />
          </li>
        ))}
      </Line>
    </section>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-12);
  &:not(:empty) {
    margin-top: var(--s-12);
  }
`;
const Line = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 30%;
  gap: var(--s-3);
  overflow-x: auto;
  padding-block: 4px;
  scrollbar-width: none;
  @media (min-width: 1024px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--s-4);
  }
`;
