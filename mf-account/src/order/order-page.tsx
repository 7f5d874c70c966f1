import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, Page } from '@storefront/shared/ui';
import { orderDetails } from './order-resource';
import { OrderSkeleton } from './order-skeleton';
import { OrderView } from './order-view';

/** One order of the customer, whatever became of it. */
export function OrderPage() {
  const { t } = useTranslation('account');
  const { id = '' } = useParams();
  const entry = useSelector((state) => orderDetails.select(state, { id }));
  const isMissing = entry.error?.status === 404 && !entry.isFetching;
  const code = isMissing ? undefined : entry.data?.code;
  return (
    <Page
      title={code ? t('order.code', { code }) : t('order.fallbackTitle')}
      breadcrumb={[{ label: t('orders.title'), to: paths.orders.to() }]}
      width="wide"
    >
      {isMissing ? (
        <Empty
          scene="orders"
          title={t('detail.missing.title')}
          action={<ButtonLink to={paths.orders.to()}>{t('detail.missing.all')}</ButtonLink>}
        >
          {t('detail.missing.text')}
        </Empty>
      ) : (
        <Async entry={entry} pending={<OrderSkeleton />}>
          {(order) => <OrderView order={order} />}
        </Async>
      )}
    </Page>
  );
}
