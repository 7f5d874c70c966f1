import { useTranslation } from 'react-i18next';
import type { OrderStatus, OrderSummary } from '@storefront/shared/contracts';
import {
  Badge,
  BoxIcon,
  CashIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  ReturnIcon,
  TruckIcon,
  WarningIcon,
  type BadgeProps,
  type Icon,
} from '@storefront/shared/ui';

const looks: Record<OrderStatus, { tone: BadgeProps['tone']; Sign: Icon }> = {
  NEW: { tone: 'info', Sign: ClockIcon },
  PROCESSING: { tone: 'info', Sign: BoxIcon },
  DELIVERING: { tone: 'brand', Sign: TruckIcon },
  DONE: { tone: 'success', Sign: CheckIcon },
  CANCEL: { tone: 'neutral', Sign: CloseIcon },
  REJECT: { tone: 'danger', Sign: ReturnIcon },
};

/** Where an order is on its way. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('account');
  const { tone, Sign } = looks[status];
  return (
    <Badge tone={tone} icon={<Sign size={14} />}>
      {t(`order.status.${status}`)}
    </Badge>
  );
}

/** Whether an order is paid; one to be paid at the door says so instead of sounding late. */
export function PaymentBadge({
  order: { status, paymentStatus, paymentMethod },
}: {
  order: Pick<OrderSummary, 'status' | 'paymentStatus' | 'paymentMethod'>;
}) {
  const { t } = useTranslation('account');
  if (paymentStatus === 'paid') {
    return (
      <Badge tone="success" icon={<CheckIcon size={14} />}>
        {t('order.payment.paid')}
      </Badge>
    );
  }
  if (paymentMethod === 'COD') return <Badge icon={<CashIcon size={14} />}>{t('order.payment.cod')}</Badge>;
  return (
    <Badge tone={status === 'NEW' ? 'warning' : 'neutral'} icon={<WarningIcon size={14} />}>
      {t('order.payment.unpaid')}
    </Badge>
  );
}
