import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Button, Dialog } from '@storefront/shared/ui';
import { CancelForm } from './cancel-form';
import { CancelRefused } from './cancel-refused';
import { cancelling } from './order-mutations';

interface Props {
  order: OrderDetail;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why before an order is cancelled, or before that is asked of the shop, and says it here when it cannot be. */
export function CancelDialog({ order, isOpen, onClose }: Props) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const formId = useId();
  const { status, error } = useSelector((state) => cancelling.select(state, order.id));
  const isRequest = order.canRequestCancel;
  const isTooLate = (!order.canCancel && !order.canRequestCancel) || error?.code === 'ORDER_NOT_CANCELLABLE';
  const isPending = status === 'pending';
  return (
    <Dialog
      isOpen={isOpen}
      firstFocus="title"
      onClose={onClose}
      title={t(isRequest ? 'cancel.request.title' : 'cancel.title', { code: order.code })}
      actions={
        isTooLate ? (
          <Button onClick={onClose}>{t('cancel.closed')}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel.keep')}
            </Button>
            <Button variant="danger" type="submit" form={formId} busy={isPending}>
              {t(isRequest ? 'cancel.request.submit' : 'cancel.submit')}
            </Button>
          </>
        )
      }
    >
      {(status === 'failed' || isTooLate) && <CancelRefused error={error} isTooLate={isTooLate} />}
      {!isTooLate && (
        <CancelForm
          id={formId}
          order={order}
          isPending={isPending}
          onSubmit={(reason) => dispatch(cancelling.send({ orderId: order.id, reason }))}
        />
      )}
    </Dialog>
  );
}
