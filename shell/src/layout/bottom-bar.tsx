import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { selectTotalCart } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/contracts';
import { useSelector } from '@storefront/shared/store';
import { CartIcon, GridIcon, HomeIcon, SearchIcon, useCurrentLink } from '@storefront/shared/ui';
import { AccountTab } from './account-button';

const places = [paths.home.to(), paths.categories.to(), paths.cart.to()];

/** What a thumb reaches on a phone. */
export function BottomBar({ onSearch }: { onSearch: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const count = useSelector(selectTotalCart);
  const currentOf = useCurrentLink(places);
  return (
    <Bar data-stuck aria-label={t('bottom.label')}>
      <Link to={paths.home.to()} aria-current={currentOf(paths.home.to())}>
        <HomeIcon size={22} />
        {t('bottom.home')}
      </Link>
      <Link to={paths.categories.to()} aria-current={currentOf(paths.categories.to())}>
        <GridIcon size={22} />
        {t('bottom.categories')}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={onSearch}>
        <SearchIcon size={22} />
        {t('bottom.search')}
      </button>
      <Link to={paths.cart.to()} aria-current={currentOf(paths.cart.to())}>
        <span>
          <CartIcon size={22} />
          {count > 0 && <b aria-hidden="true">{count > 99 ? '99+' : count}</b>}
        </span>
        {t('bottom.cart')}
      </Link>
      <AccountTab />
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  z-index: 15;
  bottom: 0;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid var(--c-line);
  background: var(--c-paper);
  @media (min-width: 768px) {
    display: none;
  }
  > a,
  > button {
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
  > a > span {
    position: relative;
  }
  > a b {
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
