import { useTranslation } from 'react-i18next';
import { paths } from '../contracts';
import { TextLink } from './text-link';

/** Below the last page of a list: that it ends here, and a link to the products. */
export function ListEnd() {
  const { t } = useTranslation('common');
  return (
    <>
      {t('list.end')} <TextLink to={paths.products.to()}>{t('list.products')}</TextLink>
    </>
  );
}
