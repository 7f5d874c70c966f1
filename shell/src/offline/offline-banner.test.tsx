import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { startServer } from '@storefront/shared/testing';
import { aPage, aRemote, renderShell } from '../testing/render-shell';
import { frameHandlers } from '../testing/session-handlers';

startServer(...frameHandlers);

test.each([
  { at: '/', title: 'Bạn đang ngoại tuyến.' },
  { at: '/en', title: 'You are offline.' },
])('a shopper at $at is told when the connection goes, and when it is back', async ({ at, title }) => {
  const connected = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
  await renderShell({ catalog: { manifest: aRemote('catalog', [aPage('', 'Home')]) } }, { at });
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();

  connected.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();

  connected.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test.each([
  { prefix: '', offline: 'Bạn đang ngoại tuyến', down: /đang không mở được/ },
  { prefix: '/en', offline: 'You are offline', down: /part of the shop/i },
])(
  'a page never seen says at "$prefix" that there is no connection, blames no part, and opens when there is one',
  async ({ prefix, offline, down }) => {
    const connected = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(true);
    const home = aPage('', 'Home', {
      lazy: () => Promise.resolve({ Component: () => <Link to="/cart">To the cart</Link> }),
    });
    const load = jest.fn(() => Promise.resolve(cart));
    const cart = aRemote('checkout', [aPage('cart', 'Your cart')]);
    const { errors } = await renderShell(
      { catalog: { manifest: aRemote('catalog', [home]) }, checkout: { manifest: cart, load } },
      { at: prefix || '/' },
    );
    await screen.findByRole('link', { name: 'To the cart' });
    connected.mockReturnValue(false);
    load.mockRejectedValue(new Error('no network'));
    act(() => void window.dispatchEvent(new Event('offline')));
    await userEvent.click(screen.getByRole('link', { name: 'To the cart' }));

    expect(await screen.findByRole('heading', { level: 1, name: offline })).toBeVisible();
    expect(screen.queryByText(down)).not.toBeInTheDocument();

    connected.mockReturnValue(true);
    load.mockResolvedValue(cart);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Your cart' })).toBeVisible();
    errors.splice(0);
  },
);
