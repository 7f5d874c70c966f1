import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { useSelector } from '@storefront/shared/store';
import { ActionLink, Async, Banner, ButtonLink, Empty, Page, Skeleton } from '@storefront/shared/ui';
import { removeCompared, useCompared } from '../compare-list';
import { paths } from '../paths/paths';
import { CompareTable } from './compare-table';
import {
  comparedIds,
  comparedProducts,
  compareNeeds,
  storedListSaga,
  storedListSlices,
} from './stored-list-queries';

/** Up to four products side by side; the address says which. */
function ComparePage() {
  const { t } = useTranslation('catalog-kept');
  const navigate = useNavigate();
  const language = useLanguage();
  const [query] = useSearchParams();
  const ids = comparedIds(query);
  const entry = useSelector((state) => comparedProducts.select(state, { ids, language }));

  const remove = (id: string) => {
    removeCompared(id);
    void navigate(paths.compare.to(ids.filter((one) => one !== id)), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <Page title={t('compare.title')} breadcrumb={[{ label: t('home'), to: paths.home.to() }]}>
      {ids.length === 0 ? (
        <Nothing />
      ) : (
        <Async entry={entry} pending={<Skeleton kind="block" height={480} />}>
          {(products) =>
            products.length === 0 ? (
              <Nothing />
            ) : (
              <>
                {products.length < ids.length && <Gone>{t('compare.gone')}</Gone>}
                {products.length === 1 ? (
                  <Gone
                    action={
                      <ActionLink to={paths.category.to(products[0]?.categorySlug ?? '')}>
                        {t('compare.find')}
                      </ActionLink>
                    }
                  >
                    {t('compare.alone')}
                  </Gone>
                ) : (
                  <Lead>{t('compare.lead')}</Lead>
                )}
                <CompareTable products={products} onRemove={remove} />
              </>
            )
          }
        </Async>
      )}
    </Page>
  );
}

/** What was put together before is a press away. */
function Nothing() {
  const { t } = useTranslation('catalog-kept');
  const stored = useCompared();
  return (
    <Empty
      title={t('compare.emptyTitle')}
      action={
        stored.length > 1 ? (
          <ButtonLink to={paths.compare.to(stored.map(({ id }) => id))}>
            {t('compare.kept', { count: stored.length })}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.products.to()}>{t('products')}</ButtonLink>
        )
      }
    >
      {t('compare.emptyText')}
    </Empty>
  );
}

export const comparePage: RemotePage = {
  Component: ComparePage,
  needs: compareNeeds,
  head: (_state, _at, t) => ({ title: t('catalog-kept:compare.title'), noindex: true }),
  slices: storedListSlices,
  saga: storedListSaga,
};

const Lead = styled.p`
  margin-bottom: var(--s-4);
  color: var(--c-ink-soft);
`;
const Gone = styled(Banner)`
  margin-bottom: var(--s-4);
`;
