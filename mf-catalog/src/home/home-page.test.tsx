import { screen } from '@testing-library/react';
import { renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';

startServer();

test('a visitor sees home', async () => {
  await renderRemote(remote, { at: '/' });
  expect(await screen.findByText(/Home vi/)).toBeVisible();
});
