import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { act, render, type RenderResult } from '@testing-library/react';
import axios from 'axios';
import type { i18n as I18n } from 'i18next';
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation, useParams } from 'react-router-dom';
import { cartSlice, readCart, wishlistSlice, type CartLine } from '../cart';
import {
  contractVersion,
  defaultLanguage,
  type At,
  type Language,
  type Messages,
  type NoticeVariant,
  type PageMessages,
  type Remote,
  type RemoteRoute,
  type SessionState,
} from '../contracts';
import { bases, createHttp, type Http } from '../http';
import { addMessages, createI18n } from '../i18n';
import vi from '../i18n/locales/vi.json';
import en from '../i18n/locales/en.json';
import {
  commonSlice,
  createStore,
  homeSlice,
  languageChosen,
  noticesRegistered,
  offersSaga,
  requestEnded,
  requestStarted,
  RetryContext,
  selectAccessToken,
  selectLanguage,
  selectReferralAuth,
  selectTimeout,
  sessionSlice,
  storageRestored,
  trackingSlice,
  useDispatch,
  useSelector,
  type AppStore,
} from '../store';
import { WidgetHostContext, type WidgetHost } from '../widgets';

/** Where tests find the backend: MSW answers `${testApi}/main/product/public` and so on. */
export const testApi = 'http://shop.test/api';

/** Who opens which page. */
export interface RenderOptions {
  /** Address without language prefix: `/products?page=2`. */
  at: string;
  language?: Language;
  /** Who is signed in; nobody by default. */
  session?: Partial<SessionState>;
  cart?: CartLine[];
}
/** The page, and what a test may ask of it. */
export interface Rendered extends RenderResult {
  store: AppStore;
  http: Http;
  /** The address now. */
  location: () => string;
  /** Follows an address within the same shop, as links do. */
  goTo: (address: string) => Promise<void>;
  /** As the header's switch does: the page stays, its words change. */
  changeLanguage: (language: Language) => Promise<void>;
}

/** A signed-in customer for tests. */
export const aSession: Partial<SessionState> = {
  email: 'customer@example.com',
  userInfo: { id: 'customer-1', role: 'CUSTOMER', firstName: 'Minh Anh', lastName: 'Nguyễn' },
  profile: {
    firstName: 'Minh Anh',
    lastName: 'Nguyễn',
    email: 'customer@example.com',
    phone: '+84901234567',
  },
  accessToken: { token: 'test-token', expired: Date.now() + 3_600_000, refreshToken: 'test-refresh' },
};

/**
 * Shows a remote's page as the shell would: real store, sagas, router, words and transport. Only the network is
 * faked, by MSW. Routes of other remotes render as their address, so that links can be followed out of the remote.
 */
export async function renderRemote(
  remote: Remote,
  { at, language = defaultLanguage, session, cart }: RenderOptions,
): Promise<Rendered> {
  if (remote.contract !== contractVersion) throw new Error('The remote was built against another contract.');
  let store: AppStore | null = null;
  const state = () => {
    if (!store) throw new Error('The store is not there yet.');
    return store;
  };
  const http = createHttp({
    bases: Object.fromEntries(bases.map((base) => [base, `${testApi}/${base}`])) as Record<
      (typeof bases)[number],
      string
    >,
    transport: () => Promise.resolve(axios),
    timeout: () => selectTimeout(state().getState()),
    language: () => selectLanguage(state().getState()),
    accessToken: () => selectAccessToken(state().getState()),
    referral: () => selectReferralAuth(state().getState()),
    now: Date.now,
    onNoToken: () => undefined,
    refresh: () => Promise.resolve(null),
    onRefused: () => undefined,
    onStart: (key) => state().dispatch(requestStarted(key)),
    onEnd: (key) => state().dispatch(requestEnded(key)),
  });
  store = createStore({
    slices: [sessionSlice, commonSlice, homeSlice, trackingSlice, cartSlice, wishlistSlice],
    context: { http, now: Date.now, emit: () => undefined },
    onError: (error) => {
      throw error;
    },
  });
  store.run(offersSaga);
  const i18n = createI18n(language, { common: language === 'vi' ? vi : en });
  await addWords(i18n, remote, language);
  if (remote.slices) store.inject(remote.slices);
  if (remote.saga) store.run(remote.saga);
  store.dispatch(languageChosen(language));
  const own = Object.entries(remote.notices ?? {}).map(([key, variant]) => [
    `${remote.name}:${key}`,
    variant,
  ]);
  store.dispatch(noticesRegistered(Object.fromEntries(own) as Record<string, NoticeVariant>));
  store.dispatch(
    storageRestored({
      session: { email: null, userInfo: null, accessToken: null, infoAuthReferral: null, ...session },
      carts: readCart(cart ?? []),
      cartAccount: null,
      wishlist: [],
    }),
  );

  const pages = await Promise.all(
    remote.routes.map(async (route) => {
      const { Component, slices, saga, ...subject } = await route.lazy();
      return { route: { ...route, ...subject }, Component, slices, saga };
    }),
  );
  for (const { slices } of pages) if (slices) store.inject(slices);
  for (const saga of new Set(pages.flatMap((page) => page.saga ?? []))) store.run(saga);
  const router = createMemoryRouter(
    [
      ...pages.map(({ route, Component }) => ({
        path: `/${route.path}`,
        element: <RoutedPage key={route.path} route={route} Component={Component} />,
      })),
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: [at] },
  );
  const cache = createCache({ key: 'sf' });
  const host = aloneHost(remote);
  const result = render(
    <CacheProvider value={cache}>
      <Provider store={store.redux}>
        <I18nextProvider i18n={i18n}>
          <WidgetHostContext value={host}>
            {/* Like the shell's own history, which makes no transitions. */}
            <RouterProvider router={router} useTransitions={false} />
          </WidgetHostContext>
        </I18nextProvider>
      </Provider>
    </CacheProvider>,
  );
  return {
    ...result,
    store,
    http,
    async changeLanguage(next) {
      await act(async () => {
        addMessages(i18n, next, 'common', next === 'vi' ? vi : en);
        await addWords(i18n, remote, next);
        await i18n.changeLanguage(next);
        state().dispatch(languageChosen(next));
      });
    },
    async goTo(address) {
      await act(() => router.navigate(address));
    },
    location: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}

async function addWords(i18n: I18n, remote: Remote, language: Language): Promise<void> {
  const own: PageMessages = { namespace: remote.name, load: (wanted) => remote.messages(wanted) };
  for (const { namespace, load } of [own, ...remote.routes.flatMap(({ messages }) => messages ?? [])]) {
    const loaded: object = await load(language);
    addMessages(i18n, language, namespace, ('default' in loaded ? loaded.default : loaded) as Messages);
  }
}

/** The other remotes are not here: no widgets, and no links but the remote's own. */
const aloneHost = (remote: Remote): WidgetHost => ({
  load: () => new Promise(() => undefined),
  loaded: () => null,
  inSlot: () => [],
  navigation: (place) =>
    (remote.navigation ?? []).filter((entry) => entry.place === place).sort((a, b) => a.order - b.order),
  fetchNeeds: () => undefined,
  onFailure: () => undefined,
});

function RoutedPage({ route, Component }: { route: RemoteRoute; Component: ComponentType }): ReactNode {
  const language = useSelector(selectLanguage);
  const location = useLocation();
  const params = useParams();
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<string | null>(null);
  const address = `${location.pathname}${location.search}`;
  const fetchNeeds = useMemo(
    () => () => {
      const at: At = { params, query: new URLSearchParams(location.search), language };
      for (const action of route.needs?.(at) ?? []) dispatch(action);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address says all that params and query say
    [address, route, dispatch, language],
  );
  useEffect(() => {
    fetchNeeds();
    setAsked(address);
  }, [fetchNeeds, address]);
  if (asked === null) return null;
  return (
    <RetryContext value={fetchNeeds}>
      <Component />
    </RetryContext>
  );
}

function Elsewhere(): ReactNode {
  const { pathname, search } = useLocation();
  return <p>{`elsewhere: ${pathname}${search}`}</p>;
}
