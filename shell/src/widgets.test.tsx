import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslation } from 'react-i18next';
import type { WidgetModule } from '@storefront/shared/contracts';
import { createQuery, useRetry, useSelector, type ApiContext } from '@storefront/shared/store';
import { answers, refuses, startServer } from '@storefront/shared/testing';
import { Slot } from '@storefront/shared/widgets';
import { aPage, aRemote, renderShell } from './testing/render-shell';
import { aMe, frameHandlers, keepSession } from './testing/session-handlers';

const server = startServer(...frameHandlers);
const user = userEvent.setup();
const StillObserver = window.IntersectionObserver;

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers, answers('get', 'auth/user/me', aMe));
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((hear) => {
    const observer = new StillObserver(hear);
    observer.observe = (target) => {
      hear([{ isIntersecting: true, target } as IntersectionObserverEntry], observer);
    };
    return observer;
  });
});

/** A page with a slot, and another remote that puts its rewards there. */
function aPortalWithRewards() {
  const rewards = createQuery<null, string>({
    name: 'referral/rewards',
    keyOf: () => 'all',
    isPersonal: true,
    fetch: async ({ http, signal }: ApiContext) =>
      (await http.getWithBearer<string>('campaign/reward', { signal }))?.data,
  });
  function Rewards() {
    const { data, error } = useSelector((state) => rewards.select(state, null));
    const retry = useRetry();
    return error ? <button onClick={retry}>Tải lại phần thưởng</button> : <p>{data ?? 'Chưa có'}</p>;
  }
  const asked: string[] = [];
  const needs = () => {
    asked.push('page');
    return [];
  };
  const Page = () => (
    <>
      <h1>Trang nhà</h1>
      <Slot name="portal" />
    </>
  );
  const account = {
    manifest: aRemote('account', [
      aPage('', '', { lazy: () => Promise.resolve({ Component: Page }), needs }),
    ]),
  };
  const balance: WidgetModule = { default: Rewards, needs: () => [rewards.fetch(null)] };
  const referral = {
    manifest: aRemote('referral', [], {
      slots: [{ slot: 'portal', widget: 'balance', order: 10 }],
      slices: [rewards.slice],
      saga: rewards.saga,
    }),
    widgets: { balance },
  };
  return { remotes: { account, referral }, asked };
}

test('a piece of another part that could not be answered is asked again by itself, and not the page', async () => {
  keepSession();
  server.use(refuses('get', 'campaign/reward', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  const { remotes, asked } = aPortalWithRewards();
  await renderShell(remotes);
  const retry = await screen.findByRole('button', { name: 'Tải lại phần thưởng' });
  const before = asked.length;
  server.use(answers('get', 'campaign/reward', 'Mười nghìn'));

  await user.click(retry);

  expect(await screen.findByText('Mười nghìn')).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('a piece of another part whose token had expired is asked again once it is renewed', async () => {
  window.localStorage.setItem(
    'accessToken',
    JSON.stringify({ token: 'old', expired: Date.now() - 1000, refreshToken: 'alive' }),
  );
  let renew: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (renew = resolve));
  server.use(
    answers('get', 'campaign/reward', 'Mười nghìn'),
    answers('post', 'auth/refreshToken', async () => {
      await held;
      return { accessToken: 'new', refreshToken: 'next', expiresIn: 900_000 };
    }),
  );
  await renderShell(aPortalWithRewards().remotes);
  expect(await screen.findByText('Chưa có')).toBeVisible();
  act(() => renew());

  expect(await screen.findByText('Mười nghìn')).toBeVisible();
});

test('a piece of pages with a query key is loaded at once there, and nowhere else', async () => {
  const loaded: string[] = [];
  const Page = () => (
    <>
      <h1>Trang nhà</h1>
      <Slot name="portal" />
    </>
  );
  const catalog = {
    manifest: aRemote('catalog', [aPage('', '', { lazy: () => Promise.resolve({ Component: Page }) })]),
  };
  const greeting: WidgetModule = { default: () => <p>Bạn được mời</p> };
  const referral = {
    manifest: aRemote('referral', [], {
      slots: [{ slot: 'portal', widget: 'greeting', order: 10, query: 'ref' }],
      messages: () => {
        loaded.push('referral');
        return Promise.resolve({});
      },
    }),
    widgets: { greeting },
  };
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((hear) => new StillObserver(hear));
  const { unmount } = await renderShell({ catalog, referral });
  await screen.findByRole('heading', { name: 'Trang nhà' });
  expect(loaded).toEqual([]);
  unmount();

  await renderShell({ catalog, referral }, { at: '/?ref=LAN2026' });
  expect(await screen.findByText('Bạn được mời')).toBeVisible();
});

test('a piece that is for who is signed in is not loaded for a visitor', async () => {
  const loaded: string[] = [];
  const Page = () => (
    <>
      <h1>Trang nhà</h1>
      <Slot name="portal" />
    </>
  );
  const catalog = {
    manifest: aRemote('catalog', [aPage('', '', { lazy: () => Promise.resolve({ Component: Page }) })]),
  };
  const bell: WidgetModule = { default: () => <p>Chuông</p> };
  const account = {
    manifest: aRemote('account', [], {
      slots: [{ slot: 'portal', widget: 'bell', order: 10, access: 'customer' }],
      messages: () => {
        loaded.push('account');
        return Promise.resolve({});
      },
    }),
    widgets: { bell },
  };

  const { unmount } = await renderShell({ catalog, account });
  expect(await screen.findByRole('heading', { name: 'Trang nhà' })).toBeVisible();
  await act(async () => {
    await new Promise((next) => setTimeout(next, 50));
  });
  expect(loaded).toEqual([]);
  unmount();

  keepSession();
  await renderShell({ catalog, account });

  expect(await screen.findByText('Chuông')).toBeVisible();
});

describe('a widget that brings what it needs', () => {
  const words = { vi: { hello: 'Xin chào' }, en: { hello: 'Hello' } };
  /** A home page with a slot, and a widget whose remote cannot be loaded. */
  function aShop({ load = (language: 'vi' | 'en') => Promise.resolve(words[language]) } = {}) {
    const greetings = createQuery<null, string>({
      name: 'toys/greetings',
      keyOf: () => 'all',
      fetch: async ({ http, signal }: ApiContext) =>
        (await http.get<string>('main/category', { signal })).data,
    });
    function Greeting() {
      const { t } = useTranslation('toys-greeting' as 'common');
      const { data } = useSelector((state) => greetings.select(state, null));
      return <p>{`${t('hello' as 'retry')} ${data ?? ''}`}</p>;
    }
    const greeting: WidgetModule = {
      default: Greeting,
      needs: () => [greetings.fetch(null)],
      slices: [greetings.slice],
      saga: greetings.saga,
      messages: { namespace: 'toys-greeting', load },
    };
    const Page = () => (
      <>
        <h1>Trang nhà</h1>
        <Slot name="home" />
      </>
    );
    const page = aPage('', '', { lazy: () => Promise.resolve({ Component: Page }) });
    const toys = aRemote('toys', [], { slots: [{ slot: 'home', widget: 'greeting', order: 1 }] });
    return {
      catalog: { manifest: aRemote('catalog', [page]) },
      toys: {
        manifest: toys,
        load: () => Promise.reject(new Error('Its manifest must not be loaded.')),
        widgets: { greeting },
      },
    };
  }

  test('is shown without its remote, and follows the language', async () => {
    server.use(answers('get', 'main/category', 'Lan'));
    const { errors, history } = await renderShell(aShop());
    expect(await screen.findByText('Xin chào Lan')).toBeVisible();

    act(() => history.replace('/en'));

    expect(await screen.findByText('Hello Lan')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('is loaded again by a button when its messages failed to load, and the page stays', async () => {
    server.use(answers('get', 'main/category', 'Lan'));
    let isDown = true;
    const load = (language: 'vi' | 'en') =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve(words[language]);
    await renderShell(aShop({ load }));
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    expect(screen.getByRole('heading', { name: 'Trang nhà' })).toBeVisible();
    isDown = false;

    await user.click(retry);

    expect(await screen.findByText('Xin chào Lan')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  });
});

describe('the place of a widget in a slot', () => {
  const keeps = [{ from: 0, height: 300, heightVw: 50 }];
  function aShopWith(Banner: () => React.ReactNode) {
    const Page = () => (
      <div data-testid="slot">
        <Slot name="home" />
      </div>
    );
    const page = aPage('', '', { lazy: () => Promise.resolve({ Component: Page }) });
    const banner: WidgetModule = { default: Banner };
    return {
      catalog: { manifest: aRemote('catalog', [page]) },
      toys: {
        manifest: aRemote('toys', [], { slots: [{ slot: 'home', widget: 'banner', order: 1, keeps }] }),
        widgets: { banner },
      },
    };
  }
  const placeOf = async () => (await screen.findByTestId('slot')).firstElementChild as HTMLElement;
  const isAt = (top: number) =>
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

  test('has its height before the widget is there, and afterwards', async () => {
    await renderShell(aShopWith(() => <p>Chào hè</p>));
    expect(await placeOf()).toHaveStyle({ minHeight: 'calc(300px + 50vw)' });

    expect(await screen.findByText('Chào hè')).toBeVisible();
    expect(await placeOf()).toHaveStyle({ minHeight: 'calc(300px + 50vw)' });
  });

  test('stays when the widget shows nothing on the screen, and goes where nobody sees it', async () => {
    isAt(window.innerHeight - 1);
    const { unmount } = await renderShell(aShopWith(() => null));
    const seen = await placeOf();
    await waitFor(() => expect(seen).toBeEmptyDOMElement());
    expect(seen).toBeVisible();
    unmount();

    isAt(window.innerHeight);
    await renderShell(aShopWith(() => null));
    const below = await placeOf();
    await waitFor(() => expect(below).not.toBeVisible());
  });
});
