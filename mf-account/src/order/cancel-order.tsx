import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, lazyHydrate } from '@storefront/shared/ui';
import { Hotline } from './hotline';
import { cancelling } from './order-mutations';

const CancelDialog = lazyHydrate(() => import('./cancel-dialog').then((part) => part.CancelDialog));

/** The way out of an order while it is free; then asking the shop for it; later, whom to call. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const { status, data } = useSelector((state) => cancelling.select(state, order.id));
  const [isOpen, setIsOpen] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  // The answer may have been lost on its way; the order says what became of it.
  const isCancelled = data?.status === 'CANCEL';
  const isDone = isOpen && (isCancelled || (status === 'failed' && order.status === 'CANCEL'));
  const isAsked = isOpen && status === 'done' && !isCancelled;
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
      {(order.canCancel || order.canRequestCancel) && !isCancelled && !isWaiting && (
        <Button
          variant="quiet"
          onClick={() => {
            dispatch(cancelling.reset(order.id));
            setIsOpen(true);
          }}
        >
          {t(order.canRequestCancel ? 'cancel.request.open' : 'cancel.open')}
        </Button>
      )}
      {isDone && (
        <div ref={said} tabIndex={-1}>
          <Banner tone="success" title={t('cancel.done')}>
            {t('cancel.doneText')}
          </Banner>
        </div>
      )}
      {isWaiting && (
        <div ref={said} tabIndex={-1}>
          <Banner title={t('cancel.request.done')}>
            {t('cancel.request.doneText')}
            {order.paymentStatus === 'paid' && ` ${t('cancel.request.doneRefund')}`}
          </Banner>
        </div>
      )}
      {declined && (
        <Banner tone="warning" title={t('cancel.request.declined')}>
          {t('cancel.request.declinedWhy', { reason: declined.reason })}
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
