import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { Async, ButtonLink, Empty, Page } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { reorder } from '../reorder';
import { orderMutationSaga, orderMutationSlices } from './order-mutations';
import { orderHead, orderNeeds, orderStatus } from './order-needs';
import { orderDetails } from '../order-resource';
import { OrderSkeleton } from '../order-skeleton';
import { OrderView } from './order-view';
import { useOrderNews } from './use-order-news';

/** One order of the customer, whatever became of it. */
function OrderPage() {
  const { t } = useTranslation(['account', 'account-order']);
  const { id = '' } = useParams();
  const entry = useSelector((state) => orderDetails.select(state, { id }));
  const isMissing = entry.error?.status === 404 && !entry.isFetching;
  const code = isMissing ? undefined : entry.data?.code;
  useOrderNews(id, isMissing ? undefined : entry.data?.status);
  return (
    <Page
      title={code ? t('order.code', { code }) : t('order.fallbackTitle')}
      breadcrumb={[{ label: t('orders.title'), to: paths.orders.to() }]}
      width="wide"
    >
      {isMissing ? (
        <Empty
          scene="orders"
          title={t('account-order:detail.missing.title')}
          action={<ButtonLink to={paths.orders.to()}>{t('account-order:detail.missing.all')}</ButtonLink>}
        >
          {t('account-order:detail.missing.text')}
        </Empty>
      ) : (
        <Async entry={entry} pending={<OrderSkeleton />}>
          {(order) => <OrderView order={order} />}
        </Async>
      )}
    </Page>
  );
}

export const orderPage: RemotePage = {
  Component: OrderPage,
  needs: orderNeeds,
  head: orderHead,
  status: orderStatus,
  slices: [orderDetails.slice, reorder.slice, ...orderMutationSlices],
  saga: [orderDetails.saga, reorder.saga, orderMutationSaga],
};
