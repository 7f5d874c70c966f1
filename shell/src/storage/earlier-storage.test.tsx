import { screen } from '@testing-library/react';
import { answers, startServer } from '@storefront/shared/testing';
import { aMe, frameHandlers } from '../testing/session-handlers';
import { aPage, aRemote, renderShell } from '../testing/render-shell';

const server = startServer(...frameHandlers);

/** Key by key as an earlier version of the shop stored it; never adapt it to the code. */
const stored = {
  accessToken: '{"token":"token-0","expired":4102444800000,"refreshToken":"refresh-0"}',
  email: '"customer@example.com"',
  userInfo: '{"id":"customer-1","role":"CUSTOMER","firstName":"Minh Anh","lastName":"Nguyễn"}',
  carts:
    '[{"infoId":"shirt","quantity":2,"isOrder":true,"priceSeen":250000},{"infoId":"shoes","quantity":1,"isOrder":false,"priceSeen":900000}]',
  totalQuantity: '2',
  wishlist: '[{"id":"p1","kind":"product"}]',
  language: '"vi"',
};

beforeEach(() => {
  window.localStorage.clear();
  for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
});
afterEach(() => window.localStorage.clear());

test('a customer who comes back after an update is signed in and finds their cart and wish list', async () => {
  server.use(...frameHandlers, answers('get', 'auth/user/me', aMe));
  const account = {
    manifest: aRemote('account', [aPage('portal', 'Tổng quan tài khoản', { access: 'customer' })]),
  };

  const { app } = await renderShell({ account }, { at: '/portal' });

  expect(await screen.findByRole('heading', { name: 'Tổng quan tài khoản' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Giỏ hàng, 2 sản phẩm' })).toBeVisible();
  expect(app.store.getState()['session']).toMatchObject({
    accessToken: { token: 'token-0' },
    email: 'customer@example.com',
  });
  expect(window.localStorage.getItem('carts')).toBe(stored.carts);
  expect(window.localStorage.getItem('wishlist')).toBe(stored.wishlist);
});
