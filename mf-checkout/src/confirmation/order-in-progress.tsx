import { useTranslation } from 'react-i18next';
import { ActionLink, Banner } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';

/** The order was sent before and is still being worked on: what happens now, and that nobody has to stay for it. */
export function OrderInProgress() {
  const pathTo = usePathTo();
  const { t } = useTranslation('checkout');
  return (
    <Banner
      isLive
      title={t('inProgress.title')}
      action={<ActionLink to={pathTo('account/orders')}>{t('orderFailed.myOrders')}</ActionLink>}
    >
      <p>{t('inProgress.text')}</p>
    </Banner>
  );
}
