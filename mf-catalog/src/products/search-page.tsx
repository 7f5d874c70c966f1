import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { lazyHydrate, Page } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { searchSubject } from './list-needs';
import type { ListPlace } from './list-query';
import { listParts } from './list-state';
import { ProductResults } from './product-results';
import { useListQuery } from './use-list-query';

const place: ListPlace = { isSearch: true };
const NoSearch = lazyHydrate(
  async () => (await import(/* webpackChunkName: "list-empty" */ './no-products')).NoSearch,
);

/** Never an empty page, whatever was typed. */
function SearchPage() {
  const { t } = useTranslation('catalog');
  const query = useListQuery(place);
  const { search } = query;
  return (
    <Page
      title={search ? t('search.title', { query: search }) : t('search.noQueryTitle')}
      breadcrumb={[{ label: t('crumbs.home'), to: paths.home.to() }]}
    >
      {search ? <ProductResults query={query} /> : <NoSearch />}
    </Page>
  );
}

/** What was searched for. */
export const searchPage: RemotePage = { Component: SearchPage, ...searchSubject, ...listParts };
