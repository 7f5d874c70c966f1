import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Remote } from '@storefront/shared/contracts';
import { answers, aProduct, paged, renderRemote, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import PicksRow, { needs } from './picks-row';

startServer(answers('get', 'main/product/public', paged([aProduct({ name: 'Ly sứ' })])));

/** A page of another remote with the row on it. */
const host: Remote = {
  ...remote,
  routes: [
    {
      path: 'home',
      lazy: () => Promise.resolve({ Component: PicksRow }),
      needs: ({ language }) => needs({}, language),
    },
  ],
};

test('a shopper on the home page sees the products and goes to all of them', async () => {
  const { location } = await renderRemote(host, { at: '/home', language: 'en' });

  expect(await screen.findByRole('link', { name: 'Ly sứ' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /See all/ }));

  expect(location()).toBe(paths.picks.to());
});
