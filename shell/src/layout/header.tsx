import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { selectTotalCart } from '@storefront/shared/cart';
import { paths } from '@storefront/shared/contracts';
import { useSelector, useSession } from '@storefront/shared/store';
import { CartIcon, Container, IconButton, SearchIcon, UserIcon, VisuallyHidden } from '@storefront/shared/ui';
import { useNavigationEntries } from './use-navigation-entries';
import { HeaderTools } from './header-tools';
import { Logo } from './logo';
import { SearchForm } from './search-form';
import { SearchSheet } from './search-sheet';
import { useHidesOnScroll } from './use-hides-on-scroll';

/** Logo, categories, search, account and cart; on checkout pages the logo alone. */
export function Header({ isBare }: { isBare: boolean }): ReactNode {
  const { t } = useTranslation('shell');
  const isHidden = useHidesOnScroll();
  const [isSearching, setIsSearching] = useState(false);
  const entries = useNavigationEntries('header');
  return (
    <Bar data-hidden={isHidden || undefined}>
      <Inner>
        <Logo />
        {!isBare && (
          <>
            <Categories aria-label={t('header.categories')}>
              {entries.map(({ to, label }) => (
                <NavLink key={to} to={to} end>
                  {label}
                </NavLink>
              ))}
            </Categories>
            <WideSearch>
              <SearchForm />
            </WideSearch>
          </>
        )}
        <Tools>
          {!isBare && (
            <NarrowOnly>
              <IconButton
                label={t('header.search')}
                icon={<SearchIcon size={22} />}
                onClick={() => {
                  setIsSearching(true);
                }}
              />
            </NarrowOnly>
          )}
          <HeaderTools />
          {!isBare && (
            <>
              <WideOnly>
                <AccountLink />
              </WideOnly>
              <CartLink />
            </>
          )}
        </Tools>
      </Inner>
      <SearchSheet
        isOpen={isSearching}
        onClose={() => {
          setIsSearching(false);
        }}
      />
    </Bar>
  );
}

function AccountLink(): ReactNode {
  const { t } = useTranslation('shell');
  const { isLoggedIn, userInfo } = useSession();
  return (
    <ToolLink to={isLoggedIn ? paths.portal.to() : paths.login.to()}>
      <UserIcon size={22} />
      <span>{isLoggedIn ? (userInfo?.firstName ?? t('header.account')) : t('header.signIn')}</span>
    </ToolLink>
  );
}

function CartLink(): ReactNode {
  const { t } = useTranslation('shell');
  const count = useSelector(selectTotalCart);
  return (
    <ToolLink to={paths.cart.to()} aria-label={t('header.cartWith', { count })}>
      <Badged>
        <CartIcon size={22} />
        {/* A new key restarts the acknowledgement when something was added. */}
        {count > 0 && <Count key={count}>{count > 99 ? '99+' : count}</Count>}
      </Badged>
      <span aria-hidden="true">{t('header.cart')}</span>
      <VisuallyHidden role="status">{count > 0 ? t('header.cartWith', { count }) : ''}</VisuallyHidden>
    </ToolLink>
  );
}

const Bar = styled.header`
  position: sticky;
  z-index: 20;
  top: 0;
  background: var(--c-paper);
  border-bottom: 1px solid var(--c-line);
  transition: transform var(--m-enter);
  @media (max-width: 767px) {
    &[data-hidden]:not(:focus-within) {
      transform: translateY(-100%);
    }
  }
`;
const Inner = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  height: 56px;
  @media (min-width: 768px) {
    height: 64px;
    gap: var(--s-6);
  }
`;
const Categories = styled.nav`
  display: none;
  gap: var(--s-1);
  @media (min-width: 1024px) {
    display: flex;
  }
  a {
    padding: 8px 12px;
    border-radius: var(--r-control);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  a:hover {
    color: var(--c-action);
  }
  a[aria-current='page'] {
    color: var(--c-action);
    box-shadow: inset 0 -2px 0 var(--c-brand);
    border-radius: 0;
  }
`;
const WideSearch = styled.div`
  display: none;
  flex: 1;
  max-width: 520px;
  @media (min-width: 768px) {
    display: block;
  }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  margin-inline-start: auto;
`;
const NarrowOnly = styled.div`
  display: contents;
  @media (min-width: 768px) {
    display: none;
  }
`;
const WideOnly = styled.div`
  display: none;
  @media (min-width: 768px) {
    display: contents;
  }
`;
const ToolLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-width: 44px;
  min-height: 44px;
  padding: 4px 10px;
  border-radius: var(--r-control);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: var(--c-action);
    background: var(--c-tint);
  }
  > span:not([role]) {
    max-width: 12ch;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > span:not([role]):last-of-type {
    display: inline;
  }
  @media (max-width: 1199px) {
    > span[aria-hidden='true'] {
      display: none;
    }
  }
`;
const Badged = styled.span`
  position: relative;
  display: inline-flex;
  margin-inline-end: 6px;
  overflow: visible !important;
`;
const Count = styled.span`
  position: absolute;
  top: -8px;
  right: -10px;
  min-width: 20px;
  padding: 0 5px;
  border-radius: 10px;
  background: var(--c-brand);
  color: var(--c-on-brand);
  font-size: var(--t-xs);
  font-weight: 700;
  line-height: 20px;
  text-align: center;
  animation: sf-acknowledge var(--m-enter) ease-out;
  @keyframes sf-acknowledge {
    from {
      transform: scale(0.4);
    }
    60% {
      transform: scale(1.2);
    }
  }
`;
