import { act, screen } from '@testing-library/react';
import {
  cartChanged,
  selectCart,
  selectWishlist,
  wishlistAdded,
  wishlistRemoved,
} from '@storefront/shared/cart';
import {
  loginAccepted,
  referralReceived,
  referralRefused,
  selectReferralAuth,
  tokenRefreshed,
} from '@storefront/shared/store';
import { answers, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { aMe, frameHandlers } from '../testing/session-handlers';

const server = startServer(...frameHandlers);
beforeEach(() => {
  window.localStorage.clear();
});

const catalog = { manifest: aRemote('catalog', [aPage('', 'Trang nhà')]) };
const add = (infoId: string) => cartChanged({ kind: 'add', line: { infoId, quantity: 1, priceSeen: 1 } });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};
const kept = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? '[]') as unknown[];

test.each<[string, ('getItem' | 'setItem')[]]>([
  ['full', ['setItem']],
  ['forbidden', ['getItem', 'setItem']],
])(
  'where storage is %s, a shopper still fills a cart and keeps it while the page is open',
  async (_how, ways) => {
    for (const way of ways) jest.spyOn(Storage.prototype, way).mockImplementation(refuse);
    const { app } = await renderShell({ catalog });
    for (const infoId of ['shirt', 'cap', 'robot']) {
      act(() => {
        app.store.dispatch(add(infoId));
      });
      await settled();
    }
    act(() => {
      app.store.dispatch(cartChanged({ kind: 'remove', infoId: 'cap' }));
    });
    await settled();

    expect(screen.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' })).toBeVisible();
    expect(selectCart(app.store.getState()).map(({ infoId }) => infoId)).toEqual(['shirt', 'robot']);
  },
);

test('what found no room is stored with the next change that does', async () => {
  const { app } = await renderShell({ catalog });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  act(() => {
    app.store.dispatch(add('shirt'));
  });
  await settled();
  full.mockRestore();
  act(() => {
    app.store.dispatch(add('robot'));
  });
  await settled();

  expect(kept('carts')).toMatchObject([{ infoId: 'shirt' }, { infoId: 'robot' }]);
  expect(kept('totalQuantity')).toBe(2);
});

test('another tab that finds the token of a session finds whose it is as well', async () => {
  const { app } = await renderShell({ catalog });
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const accessToken = { token: 'token-1', refreshToken: 'refresh-1', expired: Date.now() + 900_000 };
  act(() => {
    app.store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: null }));
  });
  await settled();

  const keys = written.mock.calls.map(([key]) => key);
  expect(keys).toContain('email');
  expect(keys.indexOf('accessToken')).toBeGreaterThan(keys.lastIndexOf('email'));
  expect(keys.filter((key) => key === 'accessToken')).toHaveLength(1);
});

const aReferral = () => ({
  companyName: 'cong-ty',
  accessToken: 'referral-1',
  refreshToken: 'referral-refresh-1',
  expiredIn: Date.now() + 900_000,
});

test('a customer who joins the referral programme is still a member after a reload', async () => {
  const { app } = await renderShell({ catalog });
  const accessToken = { token: 'token-1', refreshToken: 'refresh-1', expired: Date.now() + 900_000 };
  const referral = aReferral();
  act(() => {
    app.store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: null }));
    app.store.dispatch(referralReceived(referral));
  });
  await settled();

  expect(JSON.parse(window.localStorage.getItem('infoAuthReferral') ?? 'null')).toEqual(referral);
});

test('a customer who signs in does not get the membership of who signed in before', async () => {
  window.localStorage.setItem('infoAuthReferral', JSON.stringify(aReferral()));
  const { app } = await renderShell({ catalog });
  const accessToken = { token: 'token-1', refreshToken: 'refresh-1', expired: Date.now() + 900_000 };
  act(() => {
    app.store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: null }));
  });
  await settled();

  expect(window.localStorage.getItem('infoAuthReferral')).toBeNull();
  expect(kept('email')).toBe('customer@example.com');
});

test('a referral token that is rejected is still there to be renewed after a reload', async () => {
  server.use(answers('get', 'auth/user/me', aMe));
  const { app } = await renderShell({ catalog });
  const accessToken = { token: 'token-1', refreshToken: 'refresh-1', expired: Date.now() + 900_000 };
  act(() => {
    app.store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: aReferral() }));
    app.store.dispatch(referralRefused('referral-1'));
  });
  await settled();
  // Stored by another change of the session.
  window.localStorage.setItem('infoAuthReferral', JSON.stringify(selectReferralAuth(app.store.getState())));
  act(() => app.restoreStorage());

  expect(selectReferralAuth(app.store.getState())?.refreshToken).toBe('referral-refresh-1');
});

test('a renewed access token does not write over the referral token of another tab', async () => {
  server.use(answers('get', 'auth/user/me', aMe));
  const { app } = await renderShell({ catalog });
  const accessToken = { token: 'token-1', refreshToken: 'refresh-1', expired: Date.now() + 900_000 };
  act(() => {
    app.store.dispatch(loginAccepted({ email: 'customer@example.com', accessToken, referral: aReferral() }));
  });
  await settled();
  const theirs = { ...aReferral(), accessToken: 'referral-2' };
  window.localStorage.setItem('infoAuthReferral', JSON.stringify(theirs));
  act(() => {
    app.store.dispatch(tokenRefreshed({ ...accessToken, token: 'token-2' }));
  });
  await settled();

  expect(kept('accessToken')).toMatchObject({ token: 'token-2' });
  expect(kept('infoAuthReferral')).toEqual(theirs);
});

test('what two tabs keep in their wishlists is all kept', async () => {
  window.localStorage.setItem('wishlist', JSON.stringify([{ id: 'old', kind: 'product' }]));
  const { app } = await renderShell({ catalog });
  // Another tab, of which this one has not heard yet.
  window.localStorage.setItem(
    'wishlist',
    JSON.stringify([
      { id: 'old', kind: 'product' },
      { id: 'theirs', kind: 'solution' },
    ]),
  );
  act(() => {
    app.store.dispatch(wishlistAdded({ id: 'mine', kind: 'product' }));
    app.store.dispatch(wishlistRemoved('old'));
  });
  await settled();

  const all = [
    { id: 'theirs', kind: 'solution' },
    { id: 'mine', kind: 'product' },
  ];
  expect(kept('wishlist')).toEqual(all);
  expect(selectWishlist(app.store.getState())).toEqual(all);
});
