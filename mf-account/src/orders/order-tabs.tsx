import { useTranslation } from 'react-i18next';
import { TabLinks } from '@storefront/shared/ui';
import { orderFilters, ordersLink, type OrderQuery } from '../order-query';

/** All orders, or those in one status. */
export function OrderTabs({ query }: { query: OrderQuery }) {
  const { t } = useTranslation('account');
  const links = orderFilters.map((status) => ({
    to: ordersLink({ ...query, status, page: 1 }),
    text: t(`order.status.${status}`),
    isCurrent: status === query.status,
  }));
  return <TabLinks label={t('orders.filter')} links={links} />;
}
