import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectTotalCart } from '@storefront/shared/cart';
import { useSelector } from '@storefront/shared/store';
import { CartIcon, GridIcon, HomeIcon, PageLink, SearchIcon, useCurrentLink } from '@storefront/shared/ui';
import { usePathTo } from '@storefront/shared/widgets';
import { AccountTab } from './account-button';

/** What a thumb reaches on a phone; without a script the search is its page. */
export function BottomBar({ onSearch }: { onSearch: (event: MouseEvent) => void }): ReactNode {
  const pathTo = usePathTo();
  const { t } = useTranslation('shell');
  const count = useSelector(selectTotalCart);
  const home = pathTo('catalog/home');
  const categories = pathTo('catalog/categories');
  const search = pathTo('catalog/search');
  const cart = pathTo('checkout/cart');
  const currentOf = useCurrentLink([home, categories, search, cart].filter((to) => to !== null));
  return (
    <Bar data-stuck aria-label={t('bottom.label')}>
      {home !== null && (
        <PageLink to={home} aria-current={currentOf(home)}>
          <HomeIcon size={22} />
          {t('bottom.home')}
        </PageLink>
      )}
      {categories !== null && (
        <PageLink to={categories} aria-current={currentOf(categories)}>
          <GridIcon size={22} />
          {t('bottom.categories')}
        </PageLink>
      )}
      {search !== null && (
        <PageLink to={search} aria-current={currentOf(search)} aria-haspopup="dialog" onClick={onSearch}>
          <SearchIcon size={22} />
          {t('bottom.search')}
        </PageLink>
      )}
      {cart !== null && (
        <PageLink to={cart} aria-current={currentOf(cart)}>
          <span>
            <CartIcon size={22} />
            {count > 0 && <b aria-hidden="true">{count > 99 ? '99+' : count}</b>}
          </span>
          {t('bottom.cart')}
        </PageLink>
      )}
      <AccountTab />
    </Bar>
  );
}

const Bar = styled.nav`
  position: sticky;
  z-index: 15;
  bottom: 0;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
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
