import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '@storefront/shared/contracts';
import { ErrorBanner } from '@storefront/shared/errors';
import { useDispatch, useSelector } from '@storefront/shared/store';
import { Banner, Button, Dialog } from '@storefront/shared/ui';
import { receiving } from './order-mutations';

/** The parcel is on its way: who has it says so, and is asked once more, because an order that is done stays done. */
export function ReceiveOrder({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('account-order');
  const dispatch = useDispatch();
  const { status, error } = useSelector((state) => receiving.select(state, order.id));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  const said = useRef<HTMLDivElement>(null);
  const isDone = order.status === 'DONE';
  // The button that opened the dialog is gone, and the focus would be with it.
  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);

  if (isDone) {
    return (
      isOpen && (
        <div ref={said} tabIndex={-1}>
          <Banner tone="success" title={t('detail.received.done')}>
            {t('detail.received.doneText')}
          </Banner>
        </div>
      )
    );
  }
  return (
    <>
      <Banner
        title={t('detail.received.title')}
        action={
          <Button
            onClick={() => {
              dispatch(receiving.reset(order.id));
              setIsOpen(true);
            }}
          >
            {t('detail.received.open')}
          </Button>
        }
      >
        {t('detail.received.text')}
      </Banner>
      <Dialog
        isOpen={isOpen}
        firstFocus="title"
        onClose={close}
        title={t('detail.received.sure', { code: order.code })}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              {t('detail.received.keep')}
            </Button>
            <Button
              busy={status === 'pending'}
              onClick={() => dispatch(receiving.send({ orderId: order.id }))}
            >
              {t('detail.received.submit')}
            </Button>
          </>
        }
      >
        <ErrorBanner error={error} overrides={{ other: t('detail.received.failed') }} />
        <p>{t('detail.received.sureText')}</p>
      </Dialog>
    </>
  );
}
