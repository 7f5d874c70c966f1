import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button } from '@storefront/shared/ui';
import { CancelDialog } from './cancel-dialog';
import { cancelOpened, selectCancelling } from './cancel-slice';
import { Hotline } from './hotline';

/** The way out of an order while it is free; later, whom to call. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { status } = useSelector((state) => selectCancelling(state, order.id));
  const [isOpen, setIsOpen] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const isDone = isOpen && status === 'done';
  const isUnderWay = order.status === 'PROCESSING' || order.status === 'DELIVERING';
  // The button that opened the dialog is gone with what it offered, and the focus would be with it.
  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);

  return (
    <>
      {order.canCancel && status !== 'done' && (
        <Button
          variant="quiet"
          onClick={() => {
            dispatch(cancelOpened(order.id));
            setIsOpen(true);
          }}
        >
          {t('detail.cancel.open')}
        </Button>
      )}
      {isDone && (
        <div ref={said} tabIndex={-1}>
          <Banner tone="success" title={t('detail.cancel.done')}>
            {t('detail.cancel.doneText')}
          </Banner>
        </div>
      )}
      {isUnderWay && (
        <Help>
          <Hotline>{t('detail.help')}</Hotline>
        </Help>
      )}
      <CancelDialog
        order={order}
        isOpen={isOpen && !isDone}
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
