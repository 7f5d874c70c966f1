import { useTranslation } from 'react-i18next';
import type { ProductStatus, RemotePage } from '@storefront/shared/contracts';
import { Page } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { shelfSubject } from './list-needs';
import { listParts } from './list-state';
import { ProductResults } from './product-results';
import { useListQuery } from './use-list-query';

/** Products of one kind: what is new, what many buy, what costs less than before. */
function shelfPage(shelf: ProductStatus): RemotePage {
  const place = { shelf };
  function ShelfPage() {
    const { t } = useTranslation('catalog');
    const query = useListQuery(place);
    return (
      <Page
        title={t(`shelf.${shelf}.title`)}
        breadcrumb={[
          { label: t('crumbs.home'), to: paths.home.to() },
          { label: t('crumbs.products'), to: paths.products.to() },
        ]}
      >
        <ProductResults query={query} />
      </Page>
    );
  }
  return { Component: ShelfPage, ...shelfSubject(shelf), ...listParts };
}

export const newPage = shelfPage('NEW');
export const hotPage = shelfPage('HOT');
export const saleOffPage = shelfPage('SALE_OFF');
