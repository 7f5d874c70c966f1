import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderStatus, StaffOrder } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { Button, ButtonLink, Row, Stack } from '@storefront/shared/ui';
import { paths } from '../paths/paths';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { movingOrder } from './order-writes';
import { RefundDialog } from './refund-dialog';

/** Steps that are hard to take back are asked for with a reason, which the customer reads. */
const withReason: readonly OrderStatus[] = ['CANCEL', 'REJECT'];
const main: Partial<Record<OrderStatus, OrderStatus>> = {
  NEW: 'PROCESSING',
  PROCESSING: 'DELIVERING',
  DELIVERING: 'DONE',
  REJECT: 'DELIVERING',
};

/** What can be done with an order now; the next step on its way is the main one. */
export function OrderActions({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('operator-orders');
  const { t: common } = useTranslation('operator');
  const [asking, setAsking] = useState<OrderStatus | null>(null);
  const [isRefunding, setRefunding] = useState(false);
  const moving = useStaffMutation(movingOrder, { onDone: () => setAsking(null) });
  const next = main[order.status];
  const start = (status: OrderStatus) => {
    moving.reset();
    if (withReason.includes(status)) setAsking(status);
    else moving.send({ id: order.id, status });
  };
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <ButtonLink variant="quiet" size="small" to={paths.orderPrint.to(order.id)}>
          {t('action.print')}
        </ButtonLink>
        {order.refundable > 0 && (
          <Button variant="quiet" size="small" onClick={() => setRefunding(true)}>
            {t('action.refund')}
          </Button>
        )}
        {order.moves
          .filter((status) => status !== next)
          .map((status) => (
            <Button key={status} variant="quiet" size="small" onClick={() => start(status)}>
              {t(`action.${status as 'CANCEL'}`)}
            </Button>
          ))}
        {next && order.moves.includes(next) && (
          <Button size="small" busy={moving.isBusy} onClick={() => start(next)}>
            {t(`action.${next as 'PROCESSING'}`)}
          </Button>
        )}
      </Row>
      {asking === null && <ErrorBanner error={moving.error} overrides={{ other: common('failed') }} />}
      <ConfirmWithReason
        isOpen={asking !== null}
        title={asking === 'REJECT' ? t('ask.REJECT') : t('ask.CANCEL')}
        action={asking === 'REJECT' ? t('action.REJECT') : t('action.CANCEL')}
        variant="danger"
        hint={t('ask.hint')}
        isBusy={moving.isBusy}
        error={moving.error}
        onConfirm={(reason) => {
          if (asking) moving.send({ id: order.id, status: asking, reason });
        }}
        onClose={() => setAsking(null)}
      >
        {asking === 'CANCEL' && order.refundable > 0 && <p>{t('ask.refunds')}</p>}
      </ConfirmWithReason>
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </Stack>
  );
}
