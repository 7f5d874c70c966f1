import styled from '@emotion/styled';
import { Suspense, useEffect, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { Navigation } from '@storefront/shared/router';
import { HydratedApart } from '@storefront/shared/ui';
import { Slot, usePathTo } from '@storefront/shared/widgets';
import { afterLoad, whenIdle } from '../after-load';
import type { ChatLauncherProps } from '../chat/chat-launcher';
import { wasOpen } from '../chat/was-open';
import { lazyWithFallback } from '../lazy-with-fallback';
import { Notices } from '../notices/notices';
import { OfflineBanner } from '../offline/offline-banner';
import { Overlay } from '../overlay/overlay';
import { RouteProgress } from '../overlay/route-progress';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { Header, headerHeight } from './header';
import { isPlainClick } from './plain-click';
import type { SearchSheetProps } from './search-sheet';

const SearchSheet = lazyWithFallback<SearchSheetProps>(
  async () => (await import(/* webpackChunkName: "later" */ './search-sheet')).SearchSheet,
  ToSearch,
);

/** A file of its own: all that a page loads of the assistant before somebody opens it. */
const ChatLauncher = lazyWithFallback<ChatLauncherProps>(
  async () => (await import(/* webpackChunkName: "chat-launcher" */ '../chat/chat-launcher')).ChatLauncher,
  () => null,
);

/** Without the code of the sheet, opening it leads to the search. */
function ToSearch({ isOpen }: SearchSheetProps): ReactNode {
  const search = usePathTo()('catalog/search');
  return isOpen && search !== null && <Navigate to={search} />;
}

interface Props {
  frame: 'full' | 'bare';
  /** A page that only staff open has no assistant. */
  isOfStaff: boolean;
  navigation: Navigation;
  children: ReactNode;
}

/** The frame around every page: it lives on whatever happens inside. */
export function Layout({ frame, isOfStaff, navigation, children }: Props): ReactNode {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // A new page closes it.
  const [searchedAt, setSearchedAt] = useState<string | null>(null);
  const search = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setSearchedAt(key);
  };
  return (
    <Whole>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <Header isBare={frame === 'bare'} onSearch={search} />
      <OfflineBanner />
      <Main navigation={navigation}>{children}</Main>
      <HydratedApart>
        <Footer isBare={frame === 'bare'} />
      </HydratedApart>
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
      {!isOfStaff && <Chat isBare={frame === 'bare'} />}
      <Progress navigation={navigation} />
      <Notices />
    </Whole>
  );
}

/** The way to the assistant, after the page; absent where the shop has none. */
function Chat({ isBare }: Pick<ChatLauncherProps, 'isBare'>): ReactNode {
  const chat = usePathTo()('chatbot/chat');
  const isWanted = useIsWanted();
  if (!isWanted || chat === null) return null;
  return (
    <Suspense>
      <ChatLauncher to={chat} isBare={isBare} />
    </Suspense>
  );
}

/** Its code takes nothing from the first load: it comes when the page is complete and idle, or somebody touches it. */
function useIsWanted(): boolean {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    let isHere = true;
    const want = () => {
      if (isHere) setIsWanted(true);
    };
    if (wasOpen()) {
      want();
      return undefined;
    }
    const options = { once: true, passive: true } as const;
    window.addEventListener('pointerdown', want, options);
    window.addEventListener('keydown', want, options);
    afterLoad(window, () => whenIdle(window, want));
    return () => {
      isHere = false;
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, []);
  return isWanted;
}

/** Its parts are drawn once more when a change of page begins and ends; the page inside is not. */
function Main({ navigation, children }: Pick<Props, 'navigation' | 'children'>): ReactNode {
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
  min-height: calc(100 * var(--dvh));
  padding-top: ${headerHeight.phone};
  @media (min-width: 768px) {
    padding-top: ${headerHeight.wide};
  }
  /* The panel of the assistant stands beside a page that is wide enough for both. */
  @media (min-width: 1360px) {
    html[data-chat] & {
      padding-inline-end: 400px;
    }
  }
`;
/* The footer stays out of sight while a page fills, so that it is not pushed down before anybody's eyes. */
const Content = styled.main`
  flex: 1;
  min-width: 0;
  min-height: min(100vh, 1000px);
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
