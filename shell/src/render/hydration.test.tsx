import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { useState } from 'react';
import type { Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { createWidgetHost } from '@storefront/shared/app';
import type { Remote, WidgetModule } from '@storefront/shared/contracts';
import { loadErrorMessages } from '@storefront/shared/errors';
import { useLanguage } from '@storefront/shared/i18n';
import {
  createHistory,
  createNavigation,
  inLanguage,
  splitLanguage,
  type History,
} from '@storefront/shared/router';
import { createQuery, useSelector } from '@storefront/shared/store';
import { Slot } from '@storefront/shared/widgets';
import { answers, aRegistryOf, startServer, testBases } from '@storefront/shared/testing';
import { createBrowserApp } from '../create-browser-app';
import { ShellApp } from '../shell-app';
import { hydrate } from '../hydrate';
import { createLocalStore } from '../storage/local-store';
import { aPage, aRemote } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';
import { words as en } from '../words-en';
import { words as vi } from '../words-vi';
import type { DrawnPage } from './render-job';
import { renderPage } from './render-page';
import { createPageWords } from './page-words';
import { createSettings } from './settings';

const server = startServer(...frameHandlers);
const user = userEvent.setup();

let asked = 0;
const things = createQuery<{ language: string }, string>({
  name: 'catalog/things',
  keyOf: ({ language }) => language,
  fetch: async ({ http, signal }) => (await http.getWithAuth<string>('main/product/public', { signal })).data,
});

function ThingsPage() {
  const language = useLanguage();
  const [query] = useSearchParams();
  const { data } = useSelector((state) => things.select(state, { language }));
  return (
    <>
      <h1>{data ?? 'pending'}</h1>
      <p>{query.get('sort')}</p>
      <Slot name="home" />
    </>
  );
}

const toys = createQuery<null, string>({
  name: 'toys/best',
  keyOf: () => 'all',
  fetch: async ({ http, signal }) => (await http.get<string>('main/category', { signal })).data,
});
const toyRow: WidgetModule = {
  default: function ToyRow() {
    const { t } = useTranslation('toys-row' as 'common');
    const { data } = useSelector((state) => toys.select(state, null));
    const [presses, setPresses] = useState(0);
    return (
      <button onClick={() => setPresses(presses + 1)}>
        {`${t('best' as 'retry')}: ${data ?? 'pending'} ${String(presses)}`}
      </button>
    );
  },
  needs: () => [toys.fetch(null)],
  slices: [toys.slice],
  saga: toys.saga,
  messages: { namespace: 'toys-row', load: () => Promise.resolve({ best: 'Nhất' }) },
};

const catalog: Remote = aRemote(
  'catalog',
  [
    {
      path: 'products',
      lazy: () => Promise.resolve({ Component: ThingsPage }),
      needs: ({ language }) => [things.fetch({ language })],
      head: () => ({ title: 'Mọi thứ' }),
      render: 'server',
      slots: ['home'],
    },
  ],
  { slices: [things.slice], saga: things.saga },
);
const checkout = aRemote('checkout', [aPage('cart', 'Giỏ hàng')]);
const registry = aRegistryOf({
  catalog,
  checkout,
  toys: aRemote('toys', [], {
    slots: [{ slot: 'home', widget: 'row', order: 1, render: 'server', keeps: [{ from: 0, height: 100 }] }],
  }),
});
const transport = () => Promise.resolve(axios);

let root: Root | null = null;
beforeEach(() => {
  asked = 0;
  window.localStorage.clear();
  server.use(
    ...frameHandlers,
    answers('get', 'main/product/public', () => {
      asked += 1;
      return 'Áo thun';
    }),
    answers('get', 'main/category', 'Robot'),
    answers('get', 'main/product/public/with-auth', () => {
      asked += 1;
      return 'Áo thun của bạn';
    }),
  );
});
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.replaceChildren();
});

async function sentPage(pathname: string): Promise<DrawnPage> {
  const { language, path } = splitLanguage(pathname);
  const page = await renderPage(
    {
      language,
      path,
      search: '',
      registry,
      siteName: 'Cửa hàng thử',
      publicUrl: 'http://localhost',
      bases: testBases,
      deployment: 'production',
      isFrameOnly: false,
      limitMs: 10_000,
    },
    () => Promise.resolve(catalog),
    {
      transport,
      settings: createSettings(Date.now),
      words: createPageWords(),
      now: Date.now,
      onError: fail,
      widgetOf: () => Promise.resolve(toyRow),
    },
  );
  if ('redirect' in page) throw new Error('It leads elsewhere.');
  return page;
}

function fail(error: unknown): never {
  throw error;
}

/** The page as it comes from the server, taken over by the browser as the entry does it. */
async function open(
  pathname: string,
  {
    remote = () => Promise.resolve(catalog),
    widget = () => Promise.resolve(toyRow),
    whileTakenOver = () => undefined,
  }: {
    remote?: () => Promise<Remote>;
    widget?: () => Promise<WidgetModule>;
    whileTakenOver?: (history: History) => void;
  } = {},
) {
  const page = await sentPage(pathname);
  const callsOfServer = asked;
  window.history.replaceState(null, '', pathname);
  const place = document.createElement('div');
  place.innerHTML = page.html.replace(/^(<link[^>]*>)+/, '');
  document.body.append(place);
  const history = createHistory(window);
  const errors: unknown[] = [];
  const onError = (error: unknown) => {
    errors.push(error);
  };
  const app = await createBrowserApp({
    language: splitLanguage(pathname).language,
    registry,
    bases: testBases,
    federation: { remote, widget },
    messages: (language) => Promise.resolve(language === 'vi' ? vi : en),
    errorMessages: loadErrorMessages,
    transport,
    storage: createLocalStore(() => window.localStorage),
    // The data block is JSON.
    state: JSON.parse(JSON.stringify(page.rendered.state)) as Record<string, unknown>,
    now: Date.now,
    emit: () => undefined,
    goTo: () => undefined,
    onError,
  });
  const { isAnswered } = page.rendered;
  const navigation = createNavigation({ app, history, registry, ownPages: {}, isAnswered, onError });
  const sent = place.querySelector('h1');
  const shell = {
    app,
    registry,
    siteName: 'Cửa hàng thử',
    goTo: () => undefined,
    chooseLanguage: (language: 'vi' | 'en') => {
      history.replace(inLanguage(splitLanguage(window.location.pathname).path, language));
    },
  };
  const begin = () => {
    whileTakenOver(history);
    app.restoreStorage();
    navigation.start();
  };
  await act(async () => {
    root = await hydrate({
      root: place,
      rendered: page.rendered,
      navigation,
      language: () => app.i18n.language,
      onError,
      tree: (
        <ShellApp
          shell={shell}
          widgets={createWidgetHost(app, registry, onError, page.rendered.widgets)}
          navigation={navigation}
          history={history}
          onShown={begin}
        />
      ),
    });
  });
  return { errors, sent, page, app, place, callsOfServer };
}

test('a browser takes over the very elements that were sent, and asks nothing again', async () => {
  const { errors, sent, callsOfServer, app } = await open('/products');

  expect(screen.getByRole('heading', { name: 'Áo thun' })).toBe(sent);
  expect(errors).toEqual([]);
  // Nor when the next link leads here.
  act(() => {
    app.store.dispatch(things.fetch({ language: 'vi' }));
  });
  expect([callsOfServer, asked]).toEqual([1, 1]);
});

test('what is chosen while a page is taken over is followed', async () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  const { errors, sent } = await open('/products', {
    whileTakenOver: (history) => history.push('/products?sort=priceAsc'),
  });

  expect(await screen.findByText('priceAsc')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Áo thun' })).toBe(sent);
  expect(errors).toEqual([]);
  expect(scroll).not.toHaveBeenCalled();
});

test('another page that is opened while a page is taken over begins at its top', async () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  await open('/products', { whileTakenOver: (history) => history.push('/nowhere') });

  expect(await screen.findByRole('heading', { level: 1, name: /không/i })).toBeVisible();
  expect(scroll).toHaveBeenCalledWith(0, 0);
});

test('more of a list, asked for while the page is taken over, leaves the page where it was scrolled to', async () => {
  const scroll = jest.spyOn(window, 'scrollTo');
  await open('/products', {
    whileTakenOver: (history) => history.replace('/products?sort=priceAsc'),
  });

  expect(await screen.findByText('priceAsc')).toBeVisible();
  expect(scroll).not.toHaveBeenCalled();
});

test('English pages are taken over in English', async () => {
  const { errors, sent } = await open('/en/products');

  expect(screen.getByRole('heading', { name: 'Áo thun' })).toBe(sent);
  expect(screen.getByRole('link', { name: 'Cart, 0 products' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('the cart that this browser kept comes right after, and is still there', async () => {
  const lines = [{ infoId: 'shirt', quantity: 2, isOrder: true, priceSeen: 1000 }];
  window.localStorage.setItem('carts', JSON.stringify(lines));
  const { errors } = await open('/products');

  expect(await screen.findByRole('link', { name: 'Giỏ hàng, 1 sản phẩm' })).toBeVisible();
  expect(JSON.parse(window.localStorage.getItem('carts') ?? '[]')).toEqual(lines);
  expect(errors).toEqual([]);
});

test('somebody signed in sees what a visitor sees, and then what is theirs', async () => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'token', expired: Date.now() + 600_000, refreshToken: 'refresh' }),
  );
  server.use(answers('get', 'auth/user/me', null));
  const { errors, sent } = await open('/products');

  expect(sent?.textContent).toContain('Áo thun');
  expect(await screen.findByRole('heading', { name: 'Áo thun của bạn' })).toBe(sent);
  expect(errors).toEqual([]);
});

test('an address that is no page is taken over as the page that says so', async () => {
  const { errors, sent, page } = await open('/nowhere');

  expect(page.status).toBe(404);
  expect(screen.getByRole('heading', { level: 1 })).toBe(sent);
  expect(errors).toEqual([]);
});

test('when the code of a page fails to load, its server HTML stays, the layout works, and a retry needs no reload', async () => {
  let isDown = true;
  const { errors, sent, place } = await open('/products', {
    remote: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(catalog)),
  });

  expect(within(place).getByRole('heading', { name: 'Áo thun' })).toBe(sent);
  expect(screen.getByRole('alert')).toHaveTextContent('Trang này chưa dùng được hết');
  expect(errors).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: 'Áo thun' })).toBe(sent);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));

  await waitFor(() => {
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  expect(screen.getByRole('heading', { name: 'Áo thun' })).not.toBe(sent);
});

test('a widget of another remote stays as it was sent until its code comes, and the page does not wait', async () => {
  let finish: () => void = () => undefined;
  const coming = new Promise<WidgetModule>((resolve) => {
    finish = () => resolve(toyRow);
  });
  const { errors, page } = await open('/products', { widget: () => coming });
  expect(page.rendered.widgets).toEqual(['toys/row']);
  const sent = screen.getByRole('button', { name: 'Nhất: Robot 0' });

  await act(async () => {
    finish();
    await coming;
  });

  await waitFor(async () => {
    await user.click(sent);
    expect(sent).toHaveAccessibleName(/Nhất: Robot [1-9]/);
  });
  expect(sent).toBeInTheDocument();
  expect(errors).toEqual([]);
});

test('a widget whose code cannot be loaded stays readable', async () => {
  const { errors } = await open('/products', { widget: () => Promise.reject(new Error('down')) });

  expect(await screen.findByRole('button', { name: 'Nhất: Robot 0' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Áo thun' })).toBeVisible();
  await waitFor(() => expect(errors).toHaveLength(1));
});
