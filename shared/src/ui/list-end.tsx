import { useTranslation } from 'react-i18next';
import { usePathTo } from '@storefront/shared/widgets';
import { ActionLink } from './text-link';

/** Below the last page of a list: that it ends here, and a link to the products. */
export function ListEnd() {
  const { t } = useTranslation('common');
  const pathTo = usePathTo();
  return (
    <>
      {t('list.end')} <ActionLink to={pathTo('catalog/products')}>{t('list.products')}</ActionLink>
    </>
  );
}
