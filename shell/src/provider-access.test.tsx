import { act, screen } from '@testing-library/react';
import type { SolutionInfo } from '@storefront/shared/contracts';
import { profileRequested } from '@storefront/shared/store';
import { answers, startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from './testing/render-shell';
import { aMe, frameHandlers, keepSession } from './testing/session-handlers';

const server = startServer(...frameHandlers);

const account = { manifest: aRemote('account', [aPage('login', 'Trang đăng nhập')]) };
const provider = {
  manifest: aRemote('provider', [
    aPage('provider', 'Bàn làm việc', { access: 'provider' }),
    aPage('provider/register', 'Đăng ký', { name: 'register', access: 'customer' }),
  ]),
};

const solutionInfo: SolutionInfo = {
  providerId: 'p1',
  businessName: 'Công ty An Phát',
  status: 'APPROVED',
  plan: 'BASIC',
  membershipStatus: 'ACTIVE',
  expiresAt: '2026-12-01T00:00:00.000Z',
  used: 2,
  limit: 5,
};

beforeEach(() => {
  window.localStorage.clear();
  server.use(...frameHandlers);
});

test('a provider opens the provider pages, and the session knows plan and limit', async () => {
  keepSession();
  server.use(answers('get', 'auth/user/me', { ...aMe, solutionInfo }));
  const { app } = await renderShell({ account, provider }, { at: '/provider' });

  expect(await screen.findByRole('heading', { name: 'Bàn làm việc' })).toBeVisible();
  expect(app.store.getState()).toMatchObject({ session: { solutionInfo } });
});

test.each([
  ['a customer who is no provider', undefined],
  ['a provider who waits for approval', { ...solutionInfo, status: 'NEW' as const }],
])('%s is led to the registration, and to the provider pages once approved', async (_who, info) => {
  keepSession();
  server.use(answers('get', 'auth/user/me', { ...aMe, ...(info && { solutionInfo: info }) }));
  const { app, history } = await renderShell({ account, provider }, { at: '/provider' });
  expect(await screen.findByRole('heading', { name: 'Đăng ký' })).toBeVisible();
  expect(window.location.pathname).toBe('/provider/register');

  server.use(answers('get', 'auth/user/me', { ...aMe, solutionInfo }));
  act(() => void app.store.dispatch(profileRequested()));
  await screen.findByRole('heading', { name: 'Đăng ký' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  act(() => history.push('/provider'));

  expect(await screen.findByRole('heading', { name: 'Bàn làm việc' })).toBeVisible();
});

test('a visitor signs in first', async () => {
  await renderShell({ account, provider }, { at: '/provider' });

  expect(await screen.findByRole('heading', { name: 'Trang đăng nhập' })).toBeVisible();
});
