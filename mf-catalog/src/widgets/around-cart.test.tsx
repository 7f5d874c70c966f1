import { screen, waitFor, within } from '@testing-library/react';
import {
  aCartProduct,
  answers,
  aProduct,
  refuses,
  renderWidget,
  startServer,
} from '@storefront/shared/testing';
import { paths } from '../paths/paths';
import { remote } from '../remote';
import * as recentlyViewed from './recently-viewed';
import * as relatedProducts from './related-products';

const server = startServer();
/** The manifest of the catalogue, which the widgets must not need. */
const manifest = { ...remote, messages: () => Promise.reject(new Error('The manifest is loaded.')) };

afterEach(() => localStorage.clear());

test('a page of another remote shows what goes with a product, without what is there already', async () => {
  const products = ['shirt', 'cap', 'belt'].map((id) => aProduct({ id, name: `Tên ${id}`, seoSlug: id }));
  server.use(answers('get', 'main/product/shirt/related', products));

  await renderWidget(manifest, 'related-products', relatedProducts, {
    props: { title: 'Hợp với giỏ hàng', productId: 'shirt', without: ['cap'] },
  });

  const row = within(await screen.findByRole('region', { name: 'Hợp với giỏ hàng' }));
  expect((await row.findAllByRole('article')).map((card) => card.textContent)).toEqual([
    expect.stringContaining('Tên belt'),
  ]);
});

test('a page of another remote shows what this browser saw before', async () => {
  localStorage.setItem('sf:recently-viewed', JSON.stringify([{ productId: 'cap', infoId: 'cap-black' }]));
  server.use(answers('post', 'main/product/by-ids', [aCartProduct({ infoId: 'cap-black', name: 'Mũ len' })]));

  await renderWidget(manifest, 'recently-viewed', recentlyViewed, { props: { title: 'Bạn đã xem' } });

  const row = within(await screen.findByRole('region', { name: 'Bạn đã xem' }));
  expect(row.getByRole('link', { name: 'Mũ len' })).toBeVisible();
  // A size that was looked at is asked for again.
  const { seoSlug, color } = aCartProduct();
  expect(row.getByRole('link', { name: 'Mũ len' })).toHaveAttribute(
    'href',
    paths.product.to(seoSlug, undefined, color?.rgb.slice(1)),
  );
  expect(row.getByRole('link', { name: 'Xem tất cả' })).toHaveAttribute('href', paths.recentlyViewed.to());
});

test.each([
  ['nothing was looked at', null],
  ['what is stored is no list', '{"a":1}'],
  ['the products fail to load', JSON.stringify([{ productId: 'cap', infoId: 'cap-black' }])],
])('nothing stands there when %s', async (_when, stored) => {
  if (stored !== null) localStorage.setItem('sf:recently-viewed', stored);
  server.use(refuses('post', 'main/product/by-ids', 503, 'SERVICE_UNAVAILABLE'));
  let refused = 0;
  server.events.on('response:mocked', () => (refused += 1));

  const { container } = await renderWidget(manifest, 'recently-viewed', recentlyViewed, {
    props: { title: 'Bạn đã xem' },
  });

  // What is no list asks for nothing.
  await waitFor(() => expect(refused).toBe(stored?.startsWith('[') ? 1 : 0));
  await waitFor(() => expect(container).not.toHaveTextContent('Bạn đã xem'));
});
