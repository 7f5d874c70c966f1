import { useTranslation } from 'react-i18next';
import { ButtonLink, Empty } from '@storefront/shared/ui';
import { paths } from '../paths/paths';

/** Nothing is delivered to this address; another one may do. */
export function NotServed() {
  const { t } = useTranslation('checkout');
  return (
    <Empty
      title={t('delivery.notServed.title')}
      action={<ButtonLink to={paths.checkoutInformation.to()}>{t('delivery.notServed.action')}</ButtonLink>}
    >
      {t('delivery.notServed.text')}
    </Empty>
  );
}
