import { useTranslation } from 'react-i18next';
import { paths } from '@storefront/shared/contracts';
import { Banner, TextLink } from '@storefront/shared/ui';

/** The order was sent before and is still being worked on: what happens now, and that nobody has to stay for it. */
export function OrderInProgress() {
  const { t } = useTranslation('checkout');
  return (
    <Banner
      isLive
      title={t('inProgress.title')}
      action={<TextLink to={paths.orders.to()}>{t('orderFailed.myOrders')}</TextLink>}
    >
      <p>{t('inProgress.text')}</p>
    </Banner>
  );
}
