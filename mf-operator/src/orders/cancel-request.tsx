import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@storefront/shared/contracts';
import { formatDateTime } from '@storefront/shared/time';
import { Banner, Button, Row } from '@storefront/shared/ui';
import { ConfirmWithReason } from '../staff/confirm-with-reason';
import { useStaffMutation } from '../staff/use-staff-mutation';
import { answeringCancel } from './order-writes';
import { reasonText } from './reason-text';

/** A customer asks for the order to be cancelled, and waits for yes or no. */
export function CancelRequest({ order }: { order: StaffOrder }) {
  const { t, i18n } = useTranslation('operator-orders');
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const answering = useStaffMutation(answeringCancel, { onDone: () => setAsking(null) });
  const { id, status, cancelRequestedAt, cancelRequestReason, cancelDeclined } = order;
  if (!cancelRequestedAt || cancelDeclined || status !== 'PROCESSING') return null;
  const isYes = asking === 'accept';
  return (
    <Shape>
      <Banner tone="warning" title={t('cancel.title', { at: formatDateTime(cancelRequestedAt) })}>
        <p>{reasonText(i18n, cancelRequestReason ?? '')}</p>
        <Row gap={2}>
          <Button size="small" onClick={() => setAsking('accept')}>
            {t('cancel.accept')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setAsking('decline')}>
            {t('cancel.decline')}
          </Button>
        </Row>
      </Banner>
      <ConfirmWithReason
        isOpen={asking !== null}
        title={t(isYes ? 'cancel.accept' : 'cancel.decline')}
        action={t(isYes ? 'cancel.accept' : 'cancel.decline')}
        variant={isYes ? 'danger' : 'primary'}
        hint={t('ask.hint')}
        isReasonRequired={!isYes}
        isBusy={answering.isBusy}
        error={answering.error}
        onConfirm={(reason) => answering.send({ id, accept: isYes, reason })}
        onClose={() => setAsking(null)}
      >
        <p>{t(isYes ? 'cancel.acceptText' : 'cancel.declineText')}</p>
      </ConfirmWithReason>
    </Shape>
  );
}

const Shape = styled.div`
  margin-bottom: var(--s-4);
`;
