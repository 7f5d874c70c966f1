import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ShareIcon } from '@storefront/shared/ui';
import { LateShareDialog } from './late-parts';

/** Passes the cart on by a link. */
export function ShareCart() {
  const { t } = useTranslation('checkout-cart');
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <Button variant="quiet" icon={<ShareIcon />} onClick={() => setIsOpen(true)}>
        {t('share.open')}
      </Button>
      {isOpen && <LateShareDialog onClose={close} />}
    </>
  );
}
