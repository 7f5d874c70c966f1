import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { cartChanged, readCart, selectCart, type CartLine } from '@storefront/shared/cart';
import type { Cart, CartChange, MergeCartBody } from '@storefront/shared/contracts';
import { on } from '@storefront/shared/events';
import { loginRequested, logoutRequested } from '@storefront/shared/store';
import { answers, enveloped, refuses, startServer, testApi } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell, type RenderedShell } from '../testing/render-shell';
import { aLogin, aMe, frameHandlers, keepSession } from '../testing/session-handlers';
import { createLocalStore, type LocalStore, type StorageKey } from '../storage/local-store';
import { beginWhenSignedIn } from '../storage/begin-when-signed-in';
import { startCartSync } from './cart-sync';

const server = startServer(...frameHandlers);
let stop: () => void = () => undefined;
let stopHearing: () => void = () => undefined;

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers, answers('get', 'auth/user/me', aMe));
});
afterEach(() => {
  stop();
  stopHearing();
});

const shirt = '018f0000-0000-7000-8000-00000000000a';
const cap = '018f0000-0000-7000-8000-00000000000b';
const robot = '018f0000-0000-7000-8000-00000000000c';
const aLine = (infoId: string, quantity = 1): CartLine => ({
  infoId,
  quantity,
  isOrder: true,
  priceSeen: 100,
});

/** The account's cart, as the backend would keep it. */
function anAccount({
  lines = [] as CartLine[],
  saved = [] as CartLine[],
  changes = [] as CartChange[],
} = {}) {
  const held = {
    cart: { lines, saved, version: 1 } as Cart,
    merges: [] as MergeCartBody[],
    puts: 0,
    gets: 0,
  };
  server.use(
    answers('get', 'ecommerce/cart', () => {
      held.gets += 1;
      return held.cart;
    }),
    http.put(`${testApi}/ecommerce/cart`, async ({ request }) => {
      const body = (await request.json()) as Cart;
      held.puts += 1;
      if (body.version !== held.cart.version) {
        const refused = {
          ...enveloped(held.cart, 'CART_CHANGED'),
          success: false,
          errorCode: 'CART_CHANGED',
        };
        return HttpResponse.json(refused, { status: 409 });
      }
      held.cart = { ...body, version: body.version + 1 };
      return HttpResponse.json(enveloped(held.cart));
    }),
    answers('post', 'ecommerce/cart/merge', async (request: Request) => {
      const body = (await request.json()) as MergeCartBody;
      if (!held.merges.some(({ cartId }) => cartId === body.cartId)) {
        const come = body.lines.filter(({ infoId }) => !held.cart.lines.some((one) => one.infoId === infoId));
        const put = body.saved.filter(({ infoId }) => !held.cart.saved.some((one) => one.infoId === infoId));
        held.cart = {
          lines: [...held.cart.lines, ...come],
          saved: [...held.cart.saved, ...put],
          version: held.cart.version + 1,
        };
      }
      held.merges.push(body);
      return { ...held.cart, changes };
    }),
  );
  return held;
}

const catalog = {
  manifest: aRemote('catalog', [aPage('', 'Trang nhà'), aPage('portal', 'Tổng quan tài khoản')]),
};
async function openShop(): Promise<RenderedShell> {
  const shell = await renderShell({ catalog });
  stop = startCartSync({
    store: shell.app.store,
    kept: createLocalStore(() => window.localStorage),
    window,
  });
  return shell;
}
const keep = (key: string, value: unknown) => {
  window.localStorage.setItem(key, JSON.stringify(value));
};
const kept = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null') as unknown;
const idsOf = (lines: readonly { infoId: string }[]) => lines.map(({ infoId }) => infoId);
const inBrowser = () => idsOf(readCart(kept('carts')));
const shown = ({ app }: RenderedShell) => idsOf(selectCart(app.store.getState()));
const change = ({ app }: RenderedShell, ...operations: Parameters<typeof cartChanged>[0][]) => {
  act(() => {
    for (const operation of operations) app.store.dispatch(cartChanged(operation));
  });
};
const add = (infoId: string) => ({ kind: 'add', line: { infoId, quantity: 1, priceSeen: 100 } }) as const;
const comeBack = () => {
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
};
/** On another device. */
const elsewhere = (held: ReturnType<typeof anAccount>, lines: CartLine[]) => {
  held.cart = { ...held.cart, lines, version: held.cart.version + 1 };
};
const settled = (ms = 1_200) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
/** As if this browser had been in step with the account before. */
const inStep = ({ cart }: ReturnType<typeof anAccount>) => {
  keep('carts', cart.lines);
  keep('sf:saved-lines', cart.saved);
  keep('sf:cart-sync', { ...cart, account: aMe.id, cartId: 'x', from: null });
};

test('a visitor begins nothing of it; anyone who signs in does, without opening the page again', async () => {
  const account = anAccount({ lines: [aLine(cap)] });
  keep('carts', [aLine(shirt)]);
  server.use(answers('post', 'auth/login', aLogin));
  const shell = await renderShell({ catalog });
  stop = beginWhenSignedIn(
    { app: shell.app, kept: createLocalStore(() => window.localStorage), window },
    () => Promise.resolve(startCartSync),
  );
  comeBack();
  await settled();
  expect(kept('sf:cart-sync')).toBeNull();

  act(() => {
    shell.app.store.dispatch(loginRequested({ username: 'customer@example.com', password: 'x' }));
  });

  await waitFor(() => expect(shown(shell)).toEqual([shirt, cap]));
  expect(account.merges).toHaveLength(1);
});

test('code that could not be had is asked for again, also while the network is there', async () => {
  anAccount();
  keepSession();
  const shell = await renderShell({ catalog });
  const end = jest.fn();
  const startCartSync = jest.fn(() => end);
  const load = jest.fn(() => Promise.resolve(startCartSync));
  load.mockRejectedValueOnce(new Error('gone'));
  jest.useFakeTimers();
  try {
    const parts = { app: shell.app, kept: createLocalStore(() => window.localStorage), window };
    stop = beginWhenSignedIn(parts, load);
    await jest.advanceTimersByTimeAsync(30_000);
  } finally {
    jest.useRealTimers();
  }

  expect(startCartSync).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that could not be had is not asked for any more once it is not wanted', async () => {
  anAccount();
  keepSession();
  const shell = await renderShell({ catalog });
  const load = jest.fn(() => Promise.reject(new Error('gone')));
  jest.useFakeTimers();
  try {
    const parts = { app: shell.app, kept: createLocalStore(() => window.localStorage), window };
    const end = beginWhenSignedIn(parts, load);
    await jest.advanceTimersByTimeAsync(0);
    end();
    await jest.advanceTimersByTimeAsync(30_000);
    window.dispatchEvent(new Event('online'));
  } finally {
    jest.useRealTimers();
  }

  expect(load).toHaveBeenCalledTimes(1);
});

test('code that could not be had is asked for as soon as the network is back, and once', async () => {
  anAccount();
  keepSession();
  const shell = await renderShell({ catalog });
  const startCartSync = jest.fn(() => jest.fn());
  const load = jest.fn(() => Promise.resolve(startCartSync));
  load.mockRejectedValueOnce(new Error('gone'));
  jest.useFakeTimers();
  try {
    const parts = { app: shell.app, kept: createLocalStore(() => window.localStorage), window };
    stop = beginWhenSignedIn(parts, load);
    await jest.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);

    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(startCartSync).toHaveBeenCalledTimes(1);

    await jest.advanceTimersByTimeAsync(30_000);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  } finally {
    jest.useRealTimers();
  }
  expect(load).toHaveBeenCalledTimes(2);
  expect(startCartSync).toHaveBeenCalledTimes(1);
});

test("a visitor's cart stays with the visitor: nothing is asked", async () => {
  keep('carts', [aLine(shirt)]);

  const shell = await openShop();
  change(shell, add(cap));
  await settled();

  expect(inBrowser()).toEqual([shirt, cap]);
  expect(kept('sf:cart-sync')).toBeNull();
});

test('who signs in finds both carts in one, and what that changed is written down for the cart page', async () => {
  const changes: CartChange[] = [{ kind: 'ADDED', infoId: cap, to: 1 }];
  const account = anAccount({ lines: [aLine(cap)], changes });
  keep('carts', [aLine(shirt, 2)]);
  server.use(answers('post', 'auth/login', aLogin));
  const reported = jest.fn();
  stopHearing = on('shell:cart-merged', reported);
  const shell = await openShop();

  act(() => {
    shell.app.store.dispatch(loginRequested({ username: 'customer@example.com', password: 'x' }));
  });

  await waitFor(() => expect(shown(shell)).toEqual([shirt, cap]));
  expect(inBrowser()).toEqual([shirt, cap]);
  expect(kept('totalQuantity')).toBe(2);
  expect(account.merges[0]?.lines).toEqual([aLine(shirt, 2)]);
  expect(kept('sf:cart-report')).toEqual(changes);
  expect(reported).toHaveBeenCalledTimes(1);
});

test.each([
  ['are sent with the account that left them', robot, robot],
  ['are sent without a name that no account has', 'forged', undefined],
])('lines that a logout left here %s', async (_how, from, sent) => {
  const account = anAccount();
  keepSession();
  keep('carts', [aLine(shirt)]);
  keep('sf:saved-lines', [aLine(cap)]);
  keep('sf:cart-account', from);

  await openShop();

  await waitFor(() => expect(account.merges).toHaveLength(1));
  expect(account.merges[0]).toMatchObject({ lines: [aLine(shirt)], saved: [aLine(cap)] });
  expect(account.merges[0]?.account).toBe(sent);
});

test('what is changed while the merge is on its way is kept, and sent after it', async () => {
  const account = anAccount({ lines: [aLine(cap)] });
  keepSession();
  keep('carts', [aLine(shirt)]);
  const shell = await openShop();

  await settled(810);
  change(shell, add(robot), { kind: 'remove', infoId: shirt });

  await waitFor(() => expect(idsOf(account.cart.lines).sort()).toEqual([cap, robot]));
  expect(shown(shell).sort()).toEqual([cap, robot]);
});

test('a merge whose answer was lost is asked again as the same one', async () => {
  const account = anAccount({ lines: [aLine(cap)] });
  keepSession();
  keep('carts', [aLine(shirt)]);
  let isFirst = true;
  server.use(
    http.post(`${testApi}/ecommerce/cart/merge`, () => {
      if (!isFirst) return undefined;
      isFirst = false;
      return HttpResponse.error();
    }),
  );
  const shell = await openShop();
  await waitFor(() => expect(isFirst).toBe(false));
  const { cartId } = kept('sf:cart-sync') as { cartId: string };

  comeBack();

  await waitFor(() => expect(shown(shell)).toEqual([shirt, cap]));
  expect(account.merges.map((merge) => merge.cartId)).toEqual([cartId]);
});

test('changes here are told to the account together, and changes elsewhere come when the shop is looked at again', async () => {
  const account = anAccount({ lines: [aLine(shirt)] });
  keepSession();
  inStep(account);
  const shell = await openShop();
  await waitFor(() => expect(account.gets).toBe(1));

  change(shell, add(cap), { kind: 'setQuantity', infoId: shirt, quantity: 3 });
  await waitFor(() => expect(account.cart.lines).toEqual([aLine(shirt, 3), aLine(cap)]));
  expect(account.puts).toBe(1);

  elsewhere(account, [aLine(cap), aLine(robot)]);
  await settled(5_000);
  comeBack();

  await waitFor(() => expect(shown(shell)).toEqual([cap, robot]));
});

test('two devices that change at once both get their way', async () => {
  const account = anAccount({ lines: [aLine(shirt)] });
  keepSession();
  inStep(account);
  const shell = await openShop();
  await waitFor(() => expect(account.gets).toBe(1));

  elsewhere(account, [aLine(shirt), aLine(robot)]);
  change(shell, add(cap));

  await waitFor(() => expect(idsOf(account.cart.lines).sort()).toEqual([shirt, cap, robot]));
  expect(shown(shell).sort()).toEqual([shirt, cap, robot]);
});

test.each([
  ['the server fails', () => refuses('put', 'ecommerce/cart', 503, 'SERVICE_UNAVAILABLE')],
  ['there is no network', () => http.put(`${testApi}/ecommerce/cart`, () => HttpResponse.error())],
])('while %s the cart here is what counts, and it is told later', async (_how, failing) => {
  const account = anAccount({ lines: [aLine(shirt)] });
  keepSession();
  inStep(account);
  const shell = await openShop();
  await waitFor(() => expect(account.gets).toBe(1));
  server.use(failing());
  change(shell, add(cap));
  await settled();
  expect([shown(shell), inBrowser()]).toEqual([
    [shirt, cap],
    [shirt, cap],
  ]);

  const later = anAccount({ lines: [aLine(shirt)] });
  comeBack();

  await waitFor(() => expect(idsOf(later.cart.lines)).toEqual([shirt, cap]));
});

test('what could not be told is told again by itself after a while', async () => {
  const account = anAccount({ lines: [aLine(shirt)] });
  keepSession();
  inStep(account);
  const shell = await openShop();
  await waitFor(() => expect(account.gets).toBe(1));
  server.use(http.put(`${testApi}/ecommerce/cart`, () => HttpResponse.error(), { once: true }));

  change(shell, add(cap));

  await waitFor(() => expect(idsOf(account.cart.lines)).toEqual([shirt, cap]), { timeout: 10_000 });
});

test('what is being ordered is left alone, and what was changed meanwhile is told by itself afterwards', async () => {
  const account = anAccount({ lines: [aLine(shirt)] });
  keepSession();
  inStep(account);
  const shell = await openShop();
  await waitFor(() => expect(account.gets).toBe(1));
  window.history.replaceState(null, '', '/checkout/delivery');

  elsewhere(account, [aLine(shirt), aLine(robot)]);
  comeBack();
  change(shell, add(cap));
  await settled();
  expect(shown(shell)).toEqual([shirt, cap]);
  for (const step of ['/checkout/information', '/en/checkout/confirmation']) {
    window.history.replaceState(null, '', step);
    comeBack();
    await settled(900);
  }
  expect([account.gets, account.puts]).toEqual([1, 0]);

  window.history.replaceState(null, '', '/');
  await waitFor(() => expect(idsOf(account.cart.lines)).toEqual([shirt, cap, robot]), { timeout: 10_000 });
});

test('what storage lost empties no cart: it comes back from the account', async () => {
  const account = anAccount({ lines: [aLine(shirt)], saved: [aLine(cap)] });
  keepSession();
  inStep(account);
  window.localStorage.setItem('carts', '{broken');
  window.localStorage.removeItem('sf:saved-lines');

  const savedChanged = jest.fn();
  const stopListening = on('checkout:saved-lines-changed', savedChanged);
  const shell = await openShop();

  await waitFor(() => expect(shown(shell)).toEqual([shirt]));
  expect(account.puts).toBe(0);
  expect(kept('sf:saved-lines')).toEqual([aLine(cap)]);
  // An open cart shows them at once.
  expect(savedChanged).toHaveBeenCalledTimes(1);
  stopListening();
});

test('what another tab put aside for later is told to the account', async () => {
  const account = anAccount({ lines: [aLine(shirt)] });
  keepSession();
  inStep(account);
  await openShop();
  await waitFor(() => expect(account.gets).toBe(1));

  act(() => {
    keep('sf:saved-lines', [aLine(cap)]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'sf:saved-lines' }));
  });

  await waitFor(() => expect(idsOf(account.cart.saved)).toEqual([cap]));
});

test('who signs out keeps the cart, tagged, and nothing more is told to the account', async () => {
  const account = anAccount({ lines: [aLine(shirt)] });
  keepSession();
  inStep(account);
  server.use(answers('post', 'auth/logout', {}));
  keep('sf:cart-report', [{ kind: 'ADDED', infoId: shirt, to: 1 }]);
  const shell = await openShop();
  await waitFor(() => expect(account.gets).toBe(1));

  act(() => {
    shell.app.store.dispatch(logoutRequested({ redirect: 'home' }));
  });
  change(shell, { kind: 'remove', infoId: shirt }, add(cap));
  await settled();

  expect(inBrowser()).toEqual([cap]);
  expect(kept('sf:cart-account')).toBe(aMe.id);
  expect(kept('sf:cart-sync')).toBeNull();
  // The next person at this browser reads nothing of what was in the account's cart.
  expect(kept('sf:cart-report')).toBeNull();
  expect(idsOf(account.cart.lines)).toEqual([shirt]);
});

describe('two tabs of a browser that cannot hold tabs back', () => {
  /** What one of them writes the other reads a little later, as it is with two processes. */
  function twoTabs(): [LocalStore, LocalStore] {
    const storage = new Map(Object.entries({ ...window.localStorage } as Record<string, string>));
    const views = [new Map(storage), new Map(storage)] as const;
    const storeOf = (own: Map<string, string>): LocalStore => {
      const set = (key: StorageKey, text: string) => {
        own.set(key, text);
        storage.set(key, text);
        setTimeout(() => {
          for (const view of views) view.set(key, storage.get(key) ?? 'null');
        }, 20);
        return true;
      };
      return {
        read: (key) => JSON.parse(own.get(key) ?? 'null') as unknown,
        write: (key, value) => set(key, JSON.stringify(value)),
        remove: (key) => set(key, 'null'),
      };
    };
    return [storeOf(views[0]), storeOf(views[1])];
  }
  function start({ app: { store } }: RenderedShell, stores: readonly LocalStore[]): void {
    const stops = stores.map((tab) => startCartSync({ store, kept: tab, window }));
    stop = () => {
      for (const end of stops) end();
    };
  }

  test('ask for one merge, though both hear of the login at once', async () => {
    const account = anAccount({ lines: [aLine(cap)] });
    keepSession();
    keep('carts', [aLine(shirt)]);
    const shell = await renderShell({ catalog });
    const tabs = twoTabs();

    start(shell, tabs);
    await settled(3_000);

    expect(new Set(account.merges.map(({ cartId }) => cartId)).size).toBe(1);
    for (const tab of tabs) expect(idsOf(readCart(tab.read('carts'))).sort()).toEqual([shirt, cap]);
    expect(idsOf(account.cart.lines).sort()).toEqual([shirt, cap]);
  });

  test('bring nothing back that was removed while one of them waited too long for its answer', async () => {
    const account = anAccount({ lines: [aLine(shirt)] });
    keepSession();
    inStep(account);
    elsewhere(account, [aLine(shirt), aLine(robot)]);
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      http.get(
        `${testApi}/ecommerce/cart`,
        async () => {
          const { cart } = account;
          await late;
          return HttpResponse.json(enveloped(cart));
        },
        { once: true },
      ),
    );
    const shell = await renderShell({ catalog });
    const store = createLocalStore(() => window.localStorage);
    start(shell, [store, store]);
    await waitFor(() => expect(kept('sf:cart-turn')).not.toBeNull(), { timeout: 5_000 });
    await settled(200);

    // As if its turn had lasted too long.
    window.localStorage.removeItem('sf:cart-turn');
    await waitFor(() => expect(inBrowser()).toEqual([shirt, robot]), { timeout: 5_000 });
    change(shell, { kind: 'remove', infoId: robot });
    await waitFor(() => expect(idsOf(account.cart.lines)).toEqual([shirt]), { timeout: 5_000 });
    answer();
    await settled(2_000);

    expect(inBrowser()).toEqual([shirt]);
    expect(idsOf(account.cart.lines)).toEqual([shirt]);
  });
});

test('where nothing more can be stored no merge is asked for', async () => {
  const account = anAccount();
  keepSession();
  keep('carts', [aLine(shirt)]);
  const shell = await renderShell({ catalog });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError');
  });
  stop = startCartSync({
    store: shell.app.store,
    kept: createLocalStore(() => window.localStorage),
    window,
  });

  await settled();

  expect(account.merges).toEqual([]);
  expect(shown(shell)).toEqual([shirt]);
});
