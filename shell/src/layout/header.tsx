import styled from '@emotion/styled';
import { Suspense, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { selectTotalCart } from '@storefront/shared/cart';
import { useSelector } from '@storefront/shared/store';
import {
  CartIcon,
  Container,
  PageLink,
  SearchIcon,
  VisuallyHidden,
  useCurrentLink,
} from '@storefront/shared/ui';
import { Slot, useNavigation, usePathTo } from '@storefront/shared/widgets';
import { lazyWithFallback } from '../lazy-with-fallback';
import { AccountButton } from './account-button';
import { HeaderTools } from './header-tools';
import { Logo } from './logo';
import type { MiniCartProps } from './mini-cart';
import { miniCartRequested } from './mini-cart-request';
import { isPlainClick } from './plain-click';
import { SearchForm } from './search-form';
import { ToolLink } from './tool-link';
import { useHidesOnScroll } from './use-hides-on-scroll';

const MiniCart = lazyWithFallback<MiniCartProps>(
  async () => (await import(/* webpackChunkName: "later" */ './mini-cart')).MiniCart,
  ToCart,
);

/** Logo, categories, search, account and cart; on checkout pages the logo alone. */
export function Header({
  isBare,
  onSearch,
}: {
  isBare: boolean;
  onSearch: (event: MouseEvent) => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const search = usePathTo()('catalog/search');
  const isHidden = useHidesOnScroll();
  const entries = useNavigation('header');
  const currentOf = useCurrentLink(
    entries.map(({ to }) => to),
    { isExact: true },
  );
  return (
    <Bar data-hidden={isHidden || undefined}>
      <Inner>
        <Logo />
        {!isBare && (
          <>
            <Categories aria-label={t('header.categories')}>
              {entries.map(({ to, label }) => (
                <PageLink key={to} to={to} aria-current={currentOf(to)}>
                  {label}
                </PageLink>
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
              {search !== null && (
                <ToolLink
                  to={search}
                  aria-label={t('header.search')}
                  title={t('header.search')}
                  aria-haspopup="dialog"
                  onClick={onSearch}
                >
                  <SearchIcon size={22} />
                </ToolLink>
              )}
            </NarrowOnly>
          )}
          {!isBare && <Slot name="header" />}
          <HeaderTools />
          {!isBare && (
            <>
              <WideOnly>
                <AccountButton />
              </WideOnly>
              <CartLink />
            </>
          )}
        </Tools>
      </Inner>
    </Bar>
  );
}

/** Without the code of the mini cart, opening it leads to the cart. */
function ToCart({ isOpen }: MiniCartProps): ReactNode {
  const cart = usePathTo()('checkout/cart');
  return isOpen && cart !== null && <Navigate to={cart} />;
}

function CartLink(): ReactNode {
  const cart = usePathTo()('checkout/cart');
  const { t } = useTranslation('shell');
  const count = useSelector(selectTotalCart);
  const { key, pathname } = useLocation();
  const [isWide, setIsWide] = useState(false);
  // A new page closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== key) setOpenedAt(null);
  const isOpen = openedAt === key;
  useEffect(() => {
    // Not with each page, whose layout would have to be known for it at once.
    const measure = () => setIsWide(innerWidth >= 768);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  // On a phone and in the cart it is the link that it is.
  const opensBeside = isWide && pathname !== cart;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!opensBeside) return undefined;
    const open = (event: Event) => {
      event.preventDefault();
      // A closed dialog returns the focus, and the link in the notice is gone by then.
      link.current?.focus();
      setOpenedAt(key);
    };
    document.addEventListener(miniCartRequested, open);
    return () => document.removeEventListener(miniCartRequested, open);
  }, [opensBeside, key]);
  if (cart === null) return null;
  return (
    <>
      <ToolLink
        ref={link}
        to={cart}
        aria-label={t('header.cartWith', { count })}
        aria-haspopup={opensBeside ? 'dialog' : undefined}
        aria-expanded={opensBeside ? isOpen : undefined}
        onClick={(event) => {
          if (!opensBeside || !isPlainClick(event)) return;
          event.preventDefault();
          setOpenedAt(key);
        }}
      >
        <Badged>
          <CartIcon size={22} />
          {/* A new key restarts the acknowledgement when something was added. */}
          {count > 0 && <Count key={count}>{count > 99 ? '99+' : count}</Count>}
        </Badged>
        <span aria-hidden="true">{t('header.cart')}</span>
        <VisuallyHidden role="status">{count > 0 ? t('header.cartWith', { count }) : ''}</VisuallyHidden>
      </ToolLink>
      {isOpen && (
        <Suspense>
          <MiniCart isOpen onClose={() => setOpenedAt(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Its own height, for the page below it. */
export const headerHeight = { phone: '57px', wide: '65px' };

/** Not sticky: for what is typed into its field, the page would scroll with each letter. */
const Bar = styled.header`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
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
  gap: var(--s-1);
  height: 56px;
  @media (min-width: 768px) {
    height: 64px;
    gap: var(--s-6);
  }
  /* Where the categories leave the search field little room, the mark alone says whose shop it is. */
  @media (min-width: 1024px) and (max-width: 1199.98px) {
    gap: var(--s-3);
    &:has(nav) > a > span {
      display: none;
    }
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
  /* So that a phone of 360 px has room for the shop's name. */
  @media (max-width: 767.98px) {
    flex: none;
    gap: 0;
  }
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
  font-weight: 600;
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
