import styled from '@emotion/styled';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { ProductGridSkeleton } from '@storefront/shared/products';
import { RetryContext, useDispatch, useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, Page, TextButton } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { forgetViewed, useRecentlyViewed } from '../recently-viewed';
import { ViewedCard } from '../viewed-card';
import { recentProducts, storedListSaga, storedListSlices } from './stored-list-queries';

const sizes = '(min-width: 1200px) 220px, (min-width: 768px) 30vw, 46vw';

/** What this browser saw before, the newest first, with the prices of today. */
function RecentlyViewedPage() {
  const { t } = useTranslation('catalog-kept');
  const dispatch = useDispatch();
  const language = useLanguage();
  const stored = useRecentlyViewed();
  const infoIds = useMemo(() => stored.map(({ infoId }) => infoId), [stored]);
  const entry = useSelector((state) => recentProducts.select(state, { infoIds, language }));

  // What was looked at is known to this browser alone, so the route cannot ask for it.
  const ask = useMemo(
    () => () => {
      if (infoIds.length > 0) dispatch(recentProducts.fetch({ infoIds, language }));
    },
    [infoIds, language, dispatch],
  );
  useEffect(ask, [ask]);

  return (
    <Page title={t('viewed.title')} breadcrumb={[{ label: t('home'), to: paths.home.to() }]}>
      {infoIds.length === 0 ? (
        <Nothing />
      ) : (
        <RetryContext value={ask}>
          <Async entry={entry} pending={<ProductGridSkeleton count={4} />}>
            {(products) =>
              products.length === 0 ? (
                <Nothing />
              ) : (
                <>
                  <Line>
                    <p>{t('viewed.where')}</p>
                    <TextButton onClick={forgetViewed}>{t('viewed.forget')}</TextButton>
                  </Line>
                  <Grid>
                    {products.map((product) => (
                      <li key={product.infoId}>
                        <ViewedCard product={product} sizes={sizes} level={2} />
                      </li>
                    ))}
                  </Grid>
                </>
              )
            }
          </Async>
        </RetryContext>
      )}
    </Page>
  );
}

function Nothing() {
  const { t } = useTranslation('catalog-kept');
  return (
    <Empty
      title={t('viewed.emptyTitle')}
      action={<ButtonLink to={paths.products.to()}>{t('products')}</ButtonLink>}
    >
      {t('viewed.emptyText')}
    </Empty>
  );
}

export const recentlyViewedPage: RemotePage = {
  Component: RecentlyViewedPage,
  head: (_state, _at, t) => ({ title: t('catalog-kept:viewed.title'), noindex: true }),
  slices: storedListSlices,
  saga: storedListSaga,
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-6);
  margin-bottom: var(--s-6);
  color: var(--c-ink-soft);
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-6) var(--s-3);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-8) var(--s-4);
  }
  @media (min-width: 1200px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--s-8) var(--s-6);
  }
`;
