import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { selectFavourite, selectWishlist, wishlistAdded, wishlistRemoved } from '@storefront/shared/cart';
import { loginRequested, logoutRequested, selectNotifications } from '@storefront/shared/store';
import { answers, enveloped, refuses, startServer, testApi } from '@storefront/shared/testing';
import { beginWhenSignedIn } from '../storage/begin-when-signed-in';
import { startWishlistSync } from './wishlist-sync';
import { createLocalStore } from '../storage/local-store';
import { aPage, aRemote, renderShell, type RenderedShell } from '../testing/render-shell';
import { aLogin, aMe, frameHandlers, keepSession } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
let stop: () => void = () => undefined;

beforeEach(() => {
  window.localStorage.clear();
  server.use(
    ...frameHandlers,
    answers('get', 'auth/user/me', aMe),
    answers('post', 'auth/login', aLogin),
    answers('post', 'auth/logout', null),
  );
});
afterEach(() => {
  stop();
});

/** The favourites of the account, as the backend stores them. */
function anAccount(...ids: string[]) {
  const held = { ids, merges: 0, left: 0, joined: [] as string[], calls: [] as string[] };
  const all = () => ({ ids: held.ids, total: held.ids.length, left: held.left });
  server.use(
    answers('get', 'main/product/favourite/ids', all),
    answers('post', 'main/product/favourite/merge', async (request: Request) => {
      const body = (await request.json()) as { ids: string[] };
      held.ids = [...new Set([...held.ids, ...body.ids])];
      held.merges += 1;
      held.joined = body.ids;
      return all();
    }),
    http.post(`${testApi}/main/product/:id/favourite`, ({ params }) => {
      held.calls.push(`+${String(params['id'])}`);
      return HttpResponse.json(enveloped(null));
    }),
    http.delete(`${testApi}/main/product/favourite/:id`, ({ params }) => {
      held.calls.push(`-${String(params['id'])}`);
      return HttpResponse.json(enveloped(null));
    }),
  );
  return held;
}

const catalog = {
  manifest: aRemote('catalog', [aPage('', 'Trang nhà'), aPage('portal', 'Tổng quan tài khoản')]),
};
const account = {
  manifest: aRemote('account', [], {
    notices: {
      FavouriteNotKept: 'error',
      FavouriteNotRemoved: 'error',
      FavouriteGone: 'warning',
      FavouriteInvalid: 'warning',
      FavouriteUnknown: 'info',
      TooManyFavourites: 'warning',
    },
  }),
};
async function openShop(): Promise<RenderedShell> {
  const shell = await renderShell({ catalog, account });
  stop = beginWhenSignedIn(
    { app: shell.app, kept: createLocalStore(() => window.localStorage), window },
    () => Promise.resolve(startWishlistSync),
  );
  return shell;
}
const storeFavourites = (...ids: string[]) =>
  window.localStorage.setItem('wishlist', JSON.stringify(ids.map((id) => ({ id, kind: 'product' }))));
const kept = () =>
  (JSON.parse(window.localStorage.getItem('wishlist') ?? '[]') as { id: string }[]).map(({ id }) => id);
const shown = ({ app }: RenderedShell) => selectWishlist(app.store.getState()).map(({ id }) => id);
const favourite = ({ app }: RenderedShell) => selectFavourite(app.store.getState());
const notices = ({ app }: RenderedShell) =>
  selectNotifications(app.store.getState()).map(({ notice }) => notice);
const press = (
  { app }: RenderedShell,
  ...actions: Parameters<RenderedShell['app']['store']['dispatch']>[0][]
) => {
  act(() => {
    for (const action of actions) app.store.dispatch(action);
  });
};
const addFavourite = (id: string) => wishlistAdded({ id, kind: 'product' });

test("a visitor's favourites join those of the account once, and signing out empties the list", async () => {
  const held = anAccount('shirt');
  storeFavourites('cap');
  const shell = await openShop();
  press(shell, loginRequested({ username: 'customer@example.com', password: 'x' }));

  await waitFor(() => expect(shown(shell)).toEqual(['shirt', 'cap']));
  await waitFor(() => expect(kept()).toEqual(['shirt', 'cap']));
  expect(favourite(shell)).toEqual(['shirt', 'cap']);
  expect(held.merges).toBe(1);

  press(shell, logoutRequested({ redirect: 'home' }));
  await waitFor(() => expect(kept()).toEqual([]));
  expect(favourite(shell)).toEqual([]);
  expect(window.localStorage.getItem('sf:wishlist-of')).toBeNull();
});

test('a favourite that was removed on another device does not come back from this one', async () => {
  const held = anAccount('shirt');
  keepSession();
  storeFavourites('shirt', 'robot');
  window.localStorage.setItem('sf:wishlist-of', JSON.stringify('customer-1'));

  const shell = await openShop();

  await waitFor(() => expect(shown(shell)).toEqual(['shirt']));
  expect(held.merges).toBe(0);
});

test.each([
  ['joins those of the account', null, ['shirt', 'cap', 'storage']],
  ['is replaced by that of the account', 'customer-1', ['shirt', 'storage']],
])('a solution that is saved in this browser stays when the list %s', async (_what, owner, all) => {
  anAccount('shirt');
  keepSession();
  const items = [
    { id: 'cap', kind: 'product' },
    { id: 'storage', kind: 'solution' },
  ];
  window.localStorage.setItem('wishlist', JSON.stringify(items));
  if (owner) window.localStorage.setItem('sf:wishlist-of', JSON.stringify(owner));

  const shell = await openShop();

  await waitFor(() => expect(shown(shell)).toEqual(all));
  await waitFor(() => expect(kept()).toEqual(all));
});

test('favourites are sent to the account one after the other', async () => {
  const held = anAccount();
  keepSession();
  const shell = await openShop();
  await waitFor(() => expect(window.localStorage.getItem('sf:wishlist-of')).not.toBeNull());

  // The name of an item never becomes another address.
  const odd = '../ids?x=1';
  press(shell, addFavourite(odd), addFavourite('cap'), wishlistRemoved(odd));

  expect(shown(shell)).toEqual(['cap']);
  await waitFor(() => expect(held.calls).toEqual([`+${odd}`, '+cap', `-${odd}`]));
  await waitFor(() => expect(favourite(shell)).toEqual(['cap']));
  expect(shown(shell)).toEqual(['cap']);
});

test('a favourite that was not sent when its session ended is never sent for another account', async () => {
  const held = anAccount();
  keepSession();
  const shell = await openShop();
  await waitFor(() => expect(window.localStorage.getItem('sf:wishlist-of')).not.toBeNull());
  let go: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    go = resolve;
  });
  server.use(
    http.post(`${testApi}/main/product/shirt/favourite`, async () => {
      await slow;
      return HttpResponse.json({ message: '', code: 'INTERNAL', errors: [] }, { status: 500 });
    }),
    answers('get', 'auth/user/me', { ...aMe, id: 'customer-2' }),
  );

  press(shell, addFavourite('shirt'), addFavourite('cap'), logoutRequested({ redirect: false }));
  press(shell, loginRequested({ username: 'other@example.com', password: 'x' }));
  await waitFor(() =>
    expect(window.localStorage.getItem('sf:wishlist-of')).toBe(JSON.stringify('customer-2')),
  );
  go();
  press(shell, addFavourite('hat'));

  await waitFor(() => expect(held.calls).toEqual(['+hat']));
  expect(shown(shell)).toEqual(['hat']);
  expect(notices(shell)).not.toContain('account:FavouriteNotKept');
});

test.each([
  [503, 'SERVICE_UNAVAILABLE', [], 'account:FavouriteNotKept'],
  [404, 'PRODUCT_NOT_FOUND', [], 'account:FavouriteGone'],
  [400, 'INVALID_FAVOURITE_ADD', [], 'account:FavouriteInvalid'],
  [409, 'TOO_MANY_FAVOURITES', [], 'account:TooManyFavourites'],
  [409, 'FAVOURITE_EXISTING', ['shirt'], 'FavouriteExisting'],
] as const)(
  'a favourite that the server refuses (%d %s) is rolled back if needed, with a notice',
  async (status, code, left, notice) => {
    anAccount();
    keepSession();
    const shell = await openShop();
    await waitFor(() => expect(window.localStorage.getItem('sf:wishlist-of')).not.toBeNull());
    server.use(refuses('post', 'main/product/shirt/favourite', status, code));

    press(shell, addFavourite('shirt'));

    expect(shown(shell)).toEqual(['shirt']);
    await waitFor(() => expect(notices(shell)).toContain(notice));
    expect(shown(shell)).toEqual(left);
  },
);

test('favourites are fetched again when the window gets the focus back half a minute later, and not before', async () => {
  let passed = 0;
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + passed);
  anAccount('shirt');
  let asked = 0;
  server.use(
    answers('get', 'main/product/favourite/ids', () => {
      asked += 1;
      const ids = asked === 1 ? ['shirt'] : ['shirt', 'cap'];
      return { ids, total: ids.length, left: 0 };
    }),
  );
  keepSession({ expired: real() + 3_600_000 });
  window.localStorage.setItem('sf:wishlist-of', JSON.stringify('customer-1'));
  const shell = await openShop();
  await waitFor(() => expect(shown(shell)).toEqual(['shirt']));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const first = asked;

  // A second before, so that the time of the test itself is not counted.
  passed = 29_000;
  for (const name of ['focus', 'online']) window.dispatchEvent(new Event(name));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toBe(first);
  passed = 30_001;
  window.dispatchEvent(new Event('focus'));

  await waitFor(() => expect(shown(shell)).toEqual(['shirt', 'cap']));
  expect(asked).toBe(first + 1);
});

test('favourites that could not be fetched stay as they are, and are fetched with the next focus', async () => {
  anAccount('shirt');
  server.use(refuses('get', 'main/product/favourite/ids', 503, 'SERVICE_UNAVAILABLE', {}, { once: true }));
  keepSession();
  storeFavourites('cap');
  window.localStorage.setItem('sf:wishlist-of', JSON.stringify('customer-1'));
  const shell = await openShop();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(shown(shell)).toEqual(['cap']);

  window.dispatchEvent(new Event('focus'));

  await waitFor(() => expect(shown(shell)).toEqual(['shirt']));
});

test('all that is asked of the account is asked in its name', async () => {
  anAccount('shirt');
  const bearers: string[] = [];
  server.use(
    http.all(`${testApi}/main/product/*`, ({ request }) => {
      bearers.push(`${request.method} ${String(request.headers.get('Authorization'))}`);
    }),
  );
  keepSession();
  storeFavourites('cap');
  const shell = await openShop();
  await waitFor(() => expect(shown(shell)).toEqual(['shirt', 'cap']));

  press(shell, addFavourite('robot'), wishlistRemoved('cap'));

  await waitFor(() =>
    expect(bearers).toEqual(['POST Bearer token-0', 'POST Bearer token-0', 'DELETE Bearer token-0']),
  );
});

test('a solution is no favourite product: nothing is sent of it', async () => {
  const held = anAccount('shirt');
  keepSession();
  window.localStorage.setItem('sf:wishlist-of', JSON.stringify('customer-1'));
  const shell = await openShop();
  await waitFor(() => expect(shown(shell)).toEqual(['shirt']));

  press(shell, wishlistAdded({ id: 'solution-1', kind: 'solution' }), addFavourite('cap'));

  await waitFor(() => expect(held.calls).toEqual(['+cap']));
  expect(shown(shell)).toEqual(['shirt', 'solution-1', 'cap']);
});

test.each([
  [500, 'INTERNAL', 'account:FavouriteNotRemoved'],
  [400, 'INVALID_FAVOURITE_REMOVE', 'account:FavouriteInvalid'],
] as const)(
  'a favourite that could not be removed (%d %s) is shown again, with a notice',
  async (status, code, notice) => {
    anAccount('shirt');
    keepSession();
    const shell = await openShop();
    await waitFor(() => expect(shown(shell)).toEqual(['shirt']));
    server.use(refuses('delete', 'main/product/favourite/shirt', status, code));

    press(shell, wishlistRemoved('shirt'));

    expect(shown(shell)).toEqual([]);
    await waitFor(() => expect(notices(shell)).toContain(notice));
    expect(shown(shell)).toEqual(['shirt']);
  },
);

test('a favourite that another device removed already stays removed, with a notice', async () => {
  anAccount('shirt');
  keepSession();
  const shell = await openShop();
  await waitFor(() => expect(shown(shell)).toEqual(['shirt']));
  server.use(refuses('delete', 'main/product/favourite/shirt', 404, 'FAVOURITE_NOT_FOUND'));

  press(shell, wishlistRemoved('shirt'));

  await waitFor(() => expect(notices(shell)).toContain('account:FavouriteUnknown'));
  expect(shown(shell)).toEqual([]);
});

test('a customer reads that not all favourites found room in the account', async () => {
  const held = anAccount('shirt');
  held.left = 1;
  keepSession();
  storeFavourites('cap');

  const shell = await openShop();

  await waitFor(() => expect(notices(shell)).toContain('account:TooManyFavourites'));
});

test("the oldest of a visitor's favourites beyond the account's maximum are left out, with a notice", async () => {
  const held = anAccount('shirt');
  held.left = 1;
  const shell = await openShop();
  press(shell, ...Array.from({ length: 501 }, (_, index) => addFavourite(`favourite-${index}`)));
  press(shell, loginRequested({ username: 'customer@example.com', password: 'x' }));

  await waitFor(() => expect(notices(shell)).toContain('account:TooManyFavourites'));
  expect(held.joined).toEqual(Array.from({ length: 500 }, (_, index) => `favourite-${index + 1}`));
});

test("a visitor's favourites are stored in this browser only, without a request", async () => {
  const shell = await openShop();

  press(shell, addFavourite('shirt'));

  await waitFor(() => expect(kept()).toEqual(['shirt']));
});
