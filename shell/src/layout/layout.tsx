import styled from '@emotion/styled';
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { Navigation } from '@storefront/shared/router';
import { Slot, usePathTo } from '@storefront/shared/widgets';
import { lazyWithFallback } from '../lazy-with-fallback';
import { Notices } from '../notices/notices';
import { OfflineBanner } from '../offline/offline-banner';
import { Overlay } from '../overlay/overlay';
import { RouteProgress } from '../overlay/route-progress';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header, headerHeight } from './header';
import type { SearchSheetProps } from './search-sheet';

const SearchSheet = lazyWithFallback<SearchSheetProps>(
  async () => (await import(/* webpackChunkName: "later" */ './search-sheet')).SearchSheet,
  ToSearch,
);

/** Without the code of the sheet, opening it leads to the search. */
function ToSearch({ isOpen }: SearchSheetProps): ReactNode {
  const search = usePathTo()('catalog/search');
  return isOpen && search !== null && <Navigate to={search} />;
}

interface Props {
  frame: 'full' | 'bare';
  navigation: Navigation;
  children: ReactNode;
}

/** The frame around every page: it lives on whatever happens inside. */
export function Layout({ frame, navigation, children }: Props): ReactNode {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // A new page closes it.
  const [searchedAt, setSearchedAt] = useState<string | null>(null);
  const search = () => {
    setSearchedAt(key);
  };
  return (
    <Whole>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Header isBare={frame === 'bare'} onSearch={search} />
      <OfflineBanner />
      <Main navigation={navigation}>{children}</Main>
      <Footer isBare={frame === 'bare'} />
      {frame === 'full' && <BottomBar onSearch={search} />}
      {searchedAt !== null && (
        <Suspense>
          <SearchSheet
            isOpen={searchedAt === key}
            onClose={() => {
              setSearchedAt(null);
            }}
          />
        </Suspense>
      )}
      {frame === 'full' && <Slot name="body" />}
      <Progress navigation={navigation} />
      <Notices />
    </Whole>
  );
}

/** Its parts are drawn once more when a change of page begins and ends; the page inside is not. */
function Main({ navigation, children }: Omit<Props, 'frame'>): ReactNode {
  return (
    <Content id="main" tabIndex={-1} aria-busy={useIsChanging(navigation)}>
      {children}
    </Content>
  );
}

function Progress({ navigation }: Pick<Props, 'navigation'>): ReactNode {
  const isChanging = useIsChanging(navigation);
  return (
    <>
      <RouteProgress isChanging={isChanging} />
      <Overlay isChanging={isChanging} />
    </>
  );
}

function useIsChanging({ subscribe, isChanging }: Navigation): boolean {
  return useSyncExternalStore(subscribe, isChanging, isChanging);
}

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  padding-top: ${headerHeight.phone};
  @media (min-width: 768px) {
    padding-top: ${headerHeight.wide};
  }
`;
const Content = styled.main`
  flex: 1;
  min-width: 0;
`;
const SkipLink = styled.a`
  position: absolute;
  z-index: 100;
  top: 8px;
  left: 8px;
  padding: 12px 16px;
  border-radius: var(--r-control);
  background: var(--c-action);
  color: var(--c-on-action);
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
