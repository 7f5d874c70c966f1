import { journeysThrough, remotesOf, type Journey } from './journeys';

const routes = {
  'mf-catalog': ['', 'products', 'products/:slug'],
  'mf-checkout': ['cart', 'checkout/result/:orderId'],
  'mf-account': ['login', 'profile/*'],
};
const aJourney = (text: string, imports: string[] = []): Journey => ({ text, imports });
const through = (journey: Journey, remote: string) =>
  journeysThrough({ journeys: { 'e2e/a.spec.ts': journey }, routes }, new Set([remote]));

test.each([
  [`page.goto('/cart')`, ['mf-checkout']],
  [`page.goto('/en/profile/orders')`, ['mf-account']],
  ['page.goto(`/products/${slug}`)', ['mf-catalog']],
  ['page.goto(`${shop.url}/login`)', ['mf-account']],
  [`expect(page).toHaveURL(/\\/checkout\\/result/)`, ['mf-checkout']],
  [`page.goto('/')`, ['mf-catalog']],
  [`page.goto('/en')`, ['mf-catalog']],
  [`page.goto('/products'); page.goto('/cart')`, ['mf-catalog', 'mf-checkout']],
  [`request.get('/api/main/product')`, []],
])('a journey with %s visits %j', (text, remotes) => {
  expect(remotesOf(aJourney(text), routes)).toEqual(remotes);
});

test('a journey visits the remote whose paths it imports', () => {
  const journey = aJourney('page.goto(paths.product.to(slug))', ['shared', 'mf-catalog']);

  expect(remotesOf(journey, routes)).toEqual(['mf-catalog']);
});

test('a journey is run for a remote whose pages it opens, and not for others', () => {
  const cart = aJourney(`page.goto('/cart')`);

  expect(through(cart, 'mf-checkout')).toEqual(['e2e/a.spec.ts']);
  expect(through(cart, 'mf-account')).toEqual([]);
});

test('a journey that names no address of a remote is run for each of them', () => {
  expect(through(aJourney('page.goto(somewhere)'), 'mf-account')).toEqual(['e2e/a.spec.ts']);
});
