import { act, screen } from '@testing-library/react';
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
