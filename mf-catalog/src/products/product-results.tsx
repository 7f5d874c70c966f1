import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductGrid, ProductGridSkeleton } from '@storefront/shared/products';
import { useSelector } from '@storefront/shared/store';
import { Async, lazyHydrate, Skeleton, Stack, TextLink, VisuallyHidden } from '@storefront/shared/ui';
import { AppliedFilters } from './applied-filters';
import { ListBar } from './list-bar';
import { changedLink } from './list-links';
import { firstOf } from './list-needs';
import { filterCount, pagesOf, type ListQuery } from './list-query';
import { lists } from './list-state';
import { MoreProducts } from './more-products';
import { PageOfProducts } from './page-of-products';
import { useListArrival } from './use-list-arrival';

const FilterPanel = lazyHydrate(
  async () => (await import(/* webpackChunkName: "list-filters" */ './filter-panel')).FilterPanel,
  <Stack gap={6}>
    <Skeleton lines={6} />
    <Skeleton lines={6} />
  </Stack>,
);
const NoProducts = lazyHydrate(
  async () => (await import(/* webpackChunkName: "list-empty" */ './no-products')).NoProducts,
  <Skeleton kind="block" height={320} />,
);

/** A list with its filters, order, count and pages; all of its state is in the address. */
export function ProductResults({ query }: { query: ListQuery }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const entry = useSelector((state) => lists.select(state, firstOf(query)));
  const [added, setAdded] = useState<number | null>(null);
  const top = useListArrival(query);
  const others = pagesOf(query).slice(1);
  // Where there is nothing there is nothing to narrow.
  const isBare = entry.data?.meta.total === 0 && filterCount(query) === 0;

  return (
    <Layout>
      {/* Where there is no room beside the list it stands above it once its link was followed: so it needs no script. */}
      {!isBare && (
        <Aside id="filters" aria-label={t('list.filters.title')}>
          <VisuallyHidden as="h2">{t('list.filters.title')}</VisuallyHidden>
          <FilterPanel query={query} />
        </Aside>
      )}
      <Results ref={top} tabIndex={-1} aria-labelledby={id} data-bare={isBare || undefined}>
        <VisuallyHidden as="h2" id={id}>
          {t('list.results')}
        </VisuallyHidden>
        <ListBar query={query} meta={entry.data?.meta} />
        {filterCount(query) > 0 && (
          <AppliedFilters query={query} onTaken={() => top.current?.focus({ preventScroll: true })} />
        )}
        {entry.error?.status === 400 ? (
          <NoProducts query={query} />
        ) : (
          <Async entry={entry} pending={<ProductGridSkeleton />} empty={<NoProducts query={query} />}>
            {(page) => (
              <>
                {page.correctedSearch !== undefined && (
                  <Corrected>
                    {t('search.corrected', { query: query.search, corrected: page.correctedSearch })}{' '}
                    <TextLink to={changedLink(query, { exact: true })}>
                      {t('search.exactly', { query: query.search })}
                    </TextLink>
                  </Corrected>
                )}
                <ProductGrid products={page.data}>
                  {others.map((one) => (
                    <PageOfProducts key={one.page} query={one} isAdded={one.page === added} />
                  ))}
                </ProductGrid>
                <MoreProducts query={query} meta={page.meta} onAdd={setAdded} />
              </>
            )}
          </Async>
        )}
      </Results>
    </Layout>
  );
}

const Layout = styled.div`
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 264px minmax(0, 1fr);
    gap: var(--s-8);
    align-items: start;
  }
`;
const Aside = styled.aside`
  display: none;
  scroll-margin-top: 72px;
  &:target {
    display: block;
    margin-bottom: var(--s-8);
  }
  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: 80px;
    max-height: calc(100 * var(--dvh) - 96px);
    overflow-y: auto;
    overscroll-behavior-y: contain;
    scrollbar-width: thin;
    /* What scrolls cuts off what stands out of it, like focus rings. */
    margin: -8px;
    padding: 8px;
  }
`;
const Results = styled.section`
  scroll-margin-top: 72px;
  &[data-bare] {
    grid-column: 1 / -1;
  }
`;
const Corrected = styled.p`
  margin-bottom: var(--s-4);
  color: var(--c-ink-soft);
`;
