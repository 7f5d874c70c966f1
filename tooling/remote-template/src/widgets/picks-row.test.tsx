import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, aProduct, paged, renderWidget, startServer } from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import * as picksRow from './picks-row';

startServer(answers('get', 'main/product/public', paged([aProduct({ name: 'Ly sứ' })])));

test('a shopper on the home page sees the products and goes to all of them', async () => {
  const { location } = await renderWidget(remote, 'picks-row', picksRow, { language: 'en' });

  expect(await screen.findByRole('link', { name: 'Ly sứ' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /See all/ }));

  expect(location()).toBe(paths.picks.to());
});
