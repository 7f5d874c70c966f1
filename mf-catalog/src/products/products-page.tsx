import { useTranslation } from 'react-i18next';
import type { RemotePage } from '@storefront/shared/contracts';
import { Page } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { productsSubject } from './list-needs';
import { listParts } from './list-state';
import { ProductResults } from './product-results';
import { useListQuery } from './use-list-query';

function ProductsPage() {
  const { t } = useTranslation('catalog');
  const query = useListQuery();
  return (
    <Page title={t('list.title')} breadcrumb={[{ label: t('crumbs.home'), to: paths.home.to() }]}>
      <ProductResults query={query} />
    </Page>
  );
}

/** All products. */
export const productsPage: RemotePage = { Component: ProductsPage, ...productsSubject, ...listParts };
