import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RemotePage, StaffOrder } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { formatDateTime } from '@storefront/shared/time';
import { Async, ButtonLink, Empty, media, Skeleton, Stack } from '@storefront/shared/ui';
import { OperatorPage } from '../frame/operator-page';
import { paths } from '../paths/paths';
import { CancelRequest } from './cancel-request';
import { OrderActions } from './order-actions';
import { PaymentChip, StatusChip } from './order-chips';
import { OrderCustomer } from './order-customer';
import { OrderFindings } from './order-findings';
import { OrderHistory } from './order-history';
import { OrderLines } from './order-lines';
import { OrderPayments } from './order-payments';
import { OrderShipment } from './order-shipment';
import { OrderTotals } from './order-totals';
import { orderWrites } from './order-writes';
import { order, orders } from './orders';

/** One order: what is to be done with it first, then all that is known of it. */
function OrderPage() {
  const { t } = useTranslation('operator-orders');
  const { id = '' } = useParams();
  const entry = useSelector((state) => order.select(state, id));
  const back = { to: paths.orders.to(), label: t('title') };
  if (entry.error?.status === 404)
    return (
      <OperatorPage title={t('orderFallback')} back={back}>
        <Empty title={t('notFound')} action={<ButtonLink to={paths.orders.to()}>{t('title')}</ButtonLink>} />
      </OperatorPage>
    );
  const { data } = entry;
  return (
    <OperatorPage
      title={data ? t('orderCode', { code: data.code }) : t('orderFallback')}
      chips={
        data && (
          <>
            <StatusChip status={data.status} />
            <PaymentChip order={data} />
          </>
        )
      }
      lead={data && t('placedAt', { at: formatDateTime(data.purchaseDate) })}
      actions={data && <OrderActions key={data.id} order={data} />}
      back={back}
    >
      <Async entry={entry} pending={<Skeleton lines={12} />}>
        {(known) => <Parts order={known} />}
      </Async>
    </OperatorPage>
  );
}

function Parts({ order: known }: { order: StaffOrder }) {
  return (
    <>
      <OrderFindings order={known} />
      <CancelRequest order={known} />
      <Columns>
        <Stack gap={4}>
          <OrderLines order={known} />
          <OrderPayments order={known} />
          <OrderHistory order={known} />
        </Stack>
        <Stack gap={4}>
          <OrderCustomer order={known} />
          <OrderShipment order={known} />
          <OrderTotals order={known} />
        </Stack>
      </Columns>
    </>
  );
}

export const orderPage: RemotePage = {
  Component: OrderPage,
  needs: ({ params: { id = '' } }) => [order.fetch(id)],
  head: (state, { params: { id = '' } }, t) => {
    const { data } = order.select(state, id);
    return {
      title: data ? t('operator-orders:orderCode', { code: data.code }) : t('operator-orders:orderFallback'),
      noindex: true,
    };
  },
  slices: [order.slice, orders.slice, ...orderWrites.map(({ slice }) => slice)],
  saga: [order.saga, ...orderWrites.map(({ saga }) => saga)],
};

const Columns = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.from(1200)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: start;
  }
`;
