import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { selectTotalCart } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/contracts';
import { useSelector, useSession } from '@storefront/shared/store';
import { CartIcon, GridIcon, HomeIcon, UserIcon } from '@storefront/shared/ui';

/** What a thumb reaches on a phone. */
export function BottomBar(): ReactNode {
  const { t } = useTranslation('shell');
  const { isLoggedIn } = useSession();
  const count = useSelector(selectTotalCart);
  return (
    <Bar aria-label={t('bottom.label')}>
      <NavLink to={paths.home.to()} end>
        <HomeIcon size={22} />
        {t('bottom.home')}
      </NavLink>
      <NavLink to={paths.products.to()}>
        <GridIcon size={22} />
        {t('bottom.products')}
      </NavLink>
      <NavLink to={paths.cart.to()}>
        <span>
          <CartIcon size={22} />
          {count > 0 && <b aria-hidden="true">{count > 99 ? '99+' : count}</b>}
        </span>
        {t('bottom.cart')}
      </NavLink>
      <NavLink to={isLoggedIn ? paths.portal.to() : paths.login.to()}>
        <UserIcon size={22} />
        {isLoggedIn ? t('bottom.account') : t('header.signIn')}
      </NavLink>
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  z-index: 15;
  bottom: 0;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--c-line);
  background: var(--c-paper);
  @media (min-width: 768px) {
    display: none;
  }
  a {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    min-height: 56px;
    color: var(--c-ink-soft);
    font-size: var(--t-xs);
    font-weight: 500;
    line-height: 1.3;
    text-decoration: none;
  }
  a[aria-current='page'] {
    color: var(--c-action);
  }
  span {
    position: relative;
  }
  b {
    position: absolute;
    top: -6px;
    right: -12px;
    min-width: 18px;
    padding: 0 4px;
    border-radius: 9px;
    background: var(--c-brand);
    color: var(--c-on-brand);
    font-size: 0.6875rem;
    line-height: 18px;
    text-align: center;
  }
`;
