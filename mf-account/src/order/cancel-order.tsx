import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { selectSetting, useDispatch, useSelector } from '@storefront/shared/store';
import { Button } from '@storefront/shared/ui';
import { CancelDialog } from './cancel-dialog';
import { cancelOpened, selectCancelling } from './cancel-slice';

/** The way out of an order while it is free; later, whom to call. */
export function CancelOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const hotline = useSelector(selectSetting).infoClient?.hotline;
  const { status } = useSelector((state) => selectCancelling(state, order.id));
  const [isOpen, setIsOpen] = useState(false);
  const isUnderWay = order.status === 'PROCESSING' || order.status === 'DELIVERING';
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
      {isUnderWay && hotline && <Help>{t('detail.help', { hotline })}</Help>}
      <CancelDialog
        order={order}
        isOpen={isOpen && status !== 'done'}
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
