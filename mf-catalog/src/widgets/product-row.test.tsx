import { screen, within } from '@testing-library/react';
import type { Remote } from '@storefront/shared/contracts';
import { aProduct, renderRemote, startServer } from '@storefront/shared/testing';
import { remote } from '../remote';
import { aShop } from '../testing/handlers';
import ProductRow, { needs } from './product-row';

const newest = [aProduct({ name: 'Balo mới' })];
const suggested = [aProduct({ name: 'Mũ lưỡi trai' })];
startServer(...aShop({ newest, suggested }));

/** Another remote's page with a row of ours on it. */
function aPageWith(props: Parameters<typeof ProductRow>[0]): Remote {
  const Component = () => <ProductRow {...props} />;
  const page = { path: 'portal', lazy: () => Promise.resolve({ Component }) };
  return { ...remote, routes: [{ ...page, needs: ({ language }) => needs(props, language) }] };
}

test.each([
  ['newest', 'Balo mới'],
  ['suggested', 'Mũ lưỡi trai'],
] as const)('a page of another part shows the %s products', async (list, name) => {
  await renderRemote(aPageWith({ list, title: 'Hợp với bạn' }), { at: '/portal' });

  const row = within(await screen.findByRole('region', { name: 'Hợp với bạn' }));
  expect(await row.findByRole('link', { name })).toBeVisible();
});
