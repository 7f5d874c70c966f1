import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { useLanguage } from '@storefront/shared/i18n';
import { formatMoney } from '@storefront/shared/money';
import { formatDateTime } from '@storefront/shared/time';
import { Badge, Button, Row, Section, type BadgeProps } from '@storefront/shared/ui';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { endingRefund } from './order-writes';

type Attempt = StaffOrder['attempts'][number];
type Refund = StaffOrder['refunds'][number];

const attemptTones: Record<Attempt['outcome'], BadgeProps['tone']> = {
  success: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  processing: 'info',
  waiting: 'warning',
};
const refundTones: Record<Refund['status'], BadgeProps['tone']> = {
  REQUESTED: 'info',
  PROCESSING: 'info',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  MANUAL: 'warning',
};

/** Every try to pay, and every sum that goes back. */
export function OrderPayments({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('operator-orders');
  const language = useLanguage();
  if (order.attempts.length + order.refunds.length === 0)
    return (
      <Section title={t('payments.title')}>
        <p>{t(order.paymentMethod === 'COD' ? 'payments.onDelivery' : 'payments.none')}</p>
      </Section>
    );
  return (
    <Section title={t('payments.title')}>
      <List>
        {order.attempts.map((attempt) => (
          <li key={attempt.attemptId}>
            <div>
              <b>{attempt.provider}</b>
              <small>
                {formatDateTime(attempt.createdAt)}
                {attempt.providerCode && ` · ${t('payments.code', { code: attempt.providerCode })}`}
              </small>
            </div>
            <Badge tone={attemptTones[attempt.outcome]}>{t(`payments.outcome.${attempt.outcome}`)}</Badge>
            <strong>{formatMoney(attempt.amount, language)}</strong>
          </li>
        ))}
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <div>
              <b>{t('payments.refund')}</b>
              <small>
                {formatDateTime(refund.createdAt)} · {refund.reason}
              </small>
              {refund.status === 'MANUAL' && <EndRefund orderId={order.id} refund={refund} />}
            </div>
            <Badge tone={refundTones[refund.status]}>{t(`payments.refundStatus.${refund.status}`)}</Badge>
            <strong>−{formatMoney(refund.amount, language)}</strong>
          </li>
        ))}
      </List>
    </Section>
  );
}

/** The gateway cannot tell how a refund ended: somebody finds out, and says so. */
function EndRefund({ orderId, refund }: { orderId: string; refund: Refund }) {
  const { t } = useTranslation('operator-orders');
  const [asking, setAsking] = useState<'SUCCEEDED' | 'FAILED' | null>(null);
  const ending = useStaffMutation(endingRefund, { onDone: () => setAsking(null) });
  return (
    <>
      <Row gap={2}>
        <Button size="small" variant="quiet" onClick={() => setAsking('SUCCEEDED')}>
          {t('payments.isBack')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsking('FAILED')}>
          {t('payments.isNotBack')}
        </Button>
      </Row>
      <ConfirmWithReason
        isOpen={asking !== null}
        title={t(asking === 'FAILED' ? 'payments.isNotBack' : 'payments.isBack')}
        action={t('payments.confirm')}
        hint={t('payments.endHint')}
        isBusy={ending.isBusy}
        error={ending.error}
        onConfirm={(reason) => {
          if (asking) ending.send({ id: orderId, refundId: refund.id, status: asking, reason });
        }}
        onClose={() => setAsking(null)}
      />
    </>
  );
}

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: start;
    gap: var(--s-3);
    padding-block: var(--s-2);
    border-top: 1px solid var(--c-line);
    font-size: var(--t-sm);
  }
  li:first-of-type {
    border-top: 0;
  }
  b {
    font-weight: 500;
  }
  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: var(--c-ink-soft);
    font-size: inherit;
    overflow-wrap: anywhere;
  }
`;
