import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMeta } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, ListCount, Pagination, useArrivalOnPage, VisuallyHidden } from '@storefront/shared/ui';
import { products } from '../catalog-state';
import { ProductGrid, ProductGridSkeleton } from '../product-grid';
import { filterCount, type ProductQuery } from '../product-query';
import { AppliedFilters } from './applied-filters';
import { FilterSheet } from './filter-sheet';
import { listLink, type ListPlace } from './list-links';
import { BeyondTheEnd, NothingFits } from './no-products';
import { ProductFilters } from './product-filters';
import { SortSelect } from './sort-select';

interface Props {
  place: ListPlace;
  query: ProductQuery;
  /** Shown when there is nothing and no filter is to blame. */
  empty: ReactNode;
}

/** A list with its filters, order, count and pages; all of its state is in the address. */
export function ProductResults({ place, query, empty }: Props) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const entry = useSelector((state) => products.select(state, query));
  const meta = entry.data?.meta;
  const top = useArrivalOnPage(query.page);

  const instead = () => {
    if (meta && meta.total > 0)
      return <BeyondTheEnd place={place} query={query} totalPages={meta.totalPages} />;
    return filterCount(query) > 0 ? <NothingFits place={place} query={query} /> : empty;
  };

  return (
    <Layout>
      <Aside aria-label={t('list.filters.title')}>
        <ProductFilters place={place} query={query} />
      </Aside>
      <Results ref={top} tabIndex={-1} aria-labelledby={id}>
        <VisuallyHidden as="h2" id={id}>
          {t('list.results')}
        </VisuallyHidden>
        <Bar>
          <Count meta={meta} />
          <Tools>
            <FilterSheet place={place} query={query} total={meta?.total} />
            <SortSelect place={place} query={query} />
          </Tools>
        </Bar>
        <AppliedFilters place={place} query={query} />
        <Async entry={entry} pending={<ProductGridSkeleton />} empty={instead()}>
          {(page) => (
            <>
              <ProductGrid products={page.data} />
              <Pages>
                <Pagination
                  page={page.meta.page}
                  totalPages={page.meta.totalPages}
                  to={(number) => listLink(place, { ...query, page: number })}
                />
              </Pages>
            </>
          )}
        </Async>
      </Results>
    </Layout>
  );
}

function Count({ meta }: { meta: PageMeta | undefined }) {
  const { t } = useTranslation('catalog');
  const text =
    meta &&
    (meta.page > 1
      ? t('list.countOfPage', { count: meta.total, page: meta.page, totalPages: meta.totalPages })
      : t('list.count', { count: meta.total }));
  return <ListCount>{text}</ListCount>;
}

const Layout = styled.div`
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: 240px minmax(0, 1fr);
    gap: var(--s-8);
    align-items: start;
  }
`;
const Aside = styled.aside`
  display: none;
  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: 80px;
  }
`;
const Results = styled.section`
  scroll-margin-top: 72px;
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  margin-bottom: var(--s-4);
`;
const Tools = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-3);
  @media (max-width: 639.98px) {
    width: 100%;
    > * {
      flex: 1;
    }
  }
`;
const Pages = styled.div`
  margin-top: var(--s-12);
`;
