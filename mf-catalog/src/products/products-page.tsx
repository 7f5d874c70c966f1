import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { Page } from '@storefront/shared/ui';
import { NoProducts } from './no-products';
import { ProductResults } from './product-results';
import { useProductQuery } from './use-product-query';

/** All products. */
export function ProductsPage() {
  const { t } = useTranslation('catalog');
  const query = useProductQuery();
  return (
    <Page title={t('list.title')} breadcrumb={[{ label: t('crumbs.home'), to: paths.home.to() }]}>
      <ProductResults place="products" query={query} empty={<NoProducts />} />
    </Page>
  );
}
