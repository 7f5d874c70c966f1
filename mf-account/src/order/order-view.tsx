import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatDateTimeInText } from '@storefront/shared/time';
import { CopyButton, Row } from '@storefront/shared/ui';
import { PaymentBadge, StatusBadge } from '../order-badges';
import { CancelOrder } from './cancel-order';
import { OrderCall } from './order-call';
import { OrderDelivery } from './order-delivery';
import { OrderLines } from './order-lines';
import { OrderMore } from './order-more';
import { OrderPayment } from './order-payment';
import { OrderProgress } from './order-progress';
import { OrderReturns } from './order-returns';
import { OrderTotals } from './order-totals';

/** Everything about an order: what it asks for first, then what is in it, beside how it is paid and where it goes. */
export function OrderView({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['account', 'account-order']);
  const language = useLanguage();
  return (
    <Parts>
      <Row between>
        <Row>
          <StatusBadge status={order.status} />
          <PaymentBadge order={order} />
          <Placed>{t('order.placedAt', { time: formatDateTimeInText(order.purchaseDate, language) })}</Placed>
        </Row>
        <CopyButton text={order.code} label={t('account-order:detail.copyCode')} isLabelShown />
      </Row>
      <OrderCall order={order} />
      <Columns>
        <div>
          <OrderLines order={order} />
          <OrderTotals order={order} />
          <OrderDelivery order={order} />
        </div>
        <div>
          <OrderProgress order={order} />
          <OrderReturns order={order} />
          <OrderPayment order={order} />
          <OrderMore order={order} />
          <CancelOrder order={order} />
        </div>
      </Columns>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;
const Placed = styled.span`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-4);
  }
`;
