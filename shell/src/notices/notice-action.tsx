import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Notice } from '@storefront/shared/store';
import { ActionLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { openMiniCart } from '../layout/mini-cart-request';
import { isPlainClick } from '../layout/plain-click';

interface Props extends Pick<Notice, 'notice'> {
  onFollow: () => void;
}

/** Where a notice leads: to the cart, or to the sign-in and back to the page that the visitor is on. */
export function NoticeAction({ notice, onFollow }: Props): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const cart = pathTo('checkout/cart');
  if (notice === 'AddProductSuccess' && pathname !== cart)
    return (
      <ActionLink
        to={cart}
        onClick={(event) => {
          if (isPlainClick(event) && openMiniCart()) event.preventDefault();
          onFollow();
        }}
      >
        {t('header.seeCart')}
      </ActionLink>
    );
  if (notice === 'YouHaveNotLoggIn')
    return (
      <ActionLink to={pathTo('account/login', { redirectUrl: `${pathname}${search}` })} onClick={onFollow}>
        {t('header.signIn')}
      </ActionLink>
    );
  return null;
}
