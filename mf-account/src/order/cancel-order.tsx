import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button } from '@storefront/shared/ui';
import { CancelDialog } from './cancel-dialog';
import { cancelOpened, selectCancelling } from './cancel-slice';
import { Hotline } from './hotline';

/** The way out of an order while it is free; then asking the shop for it; later, whom to call. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { status } = useSelector((state) => selectCancelling(state, order.id));
  const [isOpen, setIsOpen] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  // The answer may have been lost on its way; the order says what became of it.
  const isDone = isOpen && (status === 'done' || (status === 'failed' && order.status === 'CANCEL'));
  const isAsked = isOpen && status === 'asked';
  const wasAsked = isAsked || order.cancelRequestedAt !== undefined;
  const declined = order.status === 'PROCESSING' ? order.cancelDeclined : undefined;
  const isWaiting = wasAsked && !declined && (order.status === 'NEW' || order.status === 'PROCESSING');
  const isUnderWay = order.status === 'PROCESSING' || order.status === 'DELIVERING';
  // The button that opened the dialog is gone with what it offered, and the focus would be with it.
  useEffect(() => {
    if (isDone || isAsked) said.current?.focus();
  }, [isDone, isAsked]);

  return (
    <>
      {(order.canCancel || order.canRequestCancel) && status !== 'done' && !isWaiting && (
        <Button
          variant="quiet"
          onClick={() => {
            dispatch(cancelOpened(order.id));
            setIsOpen(true);
          }}
        >
          {t(order.canRequestCancel ? 'detail.cancel.request.open' : 'detail.cancel.open')}
        </Button>
      )}
      {isDone && (
        <div ref={said} tabIndex={-1}>
          <Banner tone="success" title={t('detail.cancel.done')}>
            {t('detail.cancel.doneText')}
          </Banner>
        </div>
      )}
      {isWaiting && (
        <div ref={said} tabIndex={-1}>
          <Banner title={t('detail.cancel.request.done')}>
            {t('detail.cancel.request.doneText')}
            {order.paymentStatus === 'paid' && ` ${t('detail.cancel.request.doneRefund')}`}
          </Banner>
        </div>
      )}
      {declined && (
        <Banner tone="warning" title={t('detail.cancel.request.declined')}>
          {t('detail.cancel.request.declinedWhy', { reason: declined.reason })}
        </Banner>
      )}
      {isUnderWay && (
        <Help>
          <Hotline>{t('detail.help')}</Hotline>
        </Help>
      )}
      <CancelDialog
        order={order}
        isOpen={isOpen && !isDone && !isAsked}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </>
  );
}

const Help = styled.p`
  color: var(--c-ink-soft);
  font-size: var(--t-sm);
`;
