import { useTranslation } from 'react-i18next';
import type { OrderStatus, StaffOrderSummary } from '@storefront/shared/contracts';
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
  DELIVERING: { tone: 'warning', Sign: TruckIcon },
  DONE: { tone: 'success', Sign: CheckIcon },
  CANCEL: { tone: 'neutral', Sign: CloseIcon },
  REJECT: { tone: 'danger', Sign: ReturnIcon },
};

/** Where an order is on its way. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('operator-orders');
  const { tone, Sign } = looks[status];
  return (
    <Badge tone={tone} icon={<Sign size={14} />}>
      {t(`status.${status}`)}
    </Badge>
  );
}

/** Whether the money is there. */
export function PaymentChip({
  order: { paymentStatus, paymentMethod },
}: {
  order: Pick<StaffOrderSummary, 'paymentStatus' | 'paymentMethod'>;
}) {
  const { t } = useTranslation('operator-orders');
  if (paymentStatus === 'paid')
    return (
      <Badge tone="success" icon={<CheckIcon size={14} />}>
        {t('payment.paid')}
      </Badge>
    );
  const isCash = paymentMethod === 'COD';
  return (
    <Badge
      tone={isCash ? 'neutral' : 'warning'}
      icon={isCash ? <CashIcon size={14} /> : <WarningIcon size={14} />}
    >
      {t(isCash ? 'payment.onDelivery' : 'payment.unpaid')}
    </Badge>
  );
}
