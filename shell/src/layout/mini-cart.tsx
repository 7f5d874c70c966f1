import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Sheet } from '@storefront/shared/ui';
import { usePathTo, Widget } from '@storefront/shared/widgets';

export interface MiniCartProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The cart at hand, beside the page. */
export function MiniCart({ isOpen, onClose }: MiniCartProps): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  return (
    <Sheet isOpen={isOpen} firstFocus="title" onClose={onClose} side="end" title={t('header.cart')}>
      <Widget
        of="checkout"
        name="mini-cart"
        onClose={onClose}
        // Until the widget is loaded, and when it fails to load: a link to the cart.
        placeholder={<ButtonLink to={pathTo('checkout/cart')}>{t('unavailable.cart')}</ButtonLink>}
      />
    </Sheet>
  );
}
