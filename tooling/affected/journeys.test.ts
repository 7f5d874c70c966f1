import { journeysThrough, remotesOf } from './journeys';

const map = (text: string) => ({
  specs: new Map([['e2e/a.spec.ts', text]]),
  routes: {
    'mf-catalog': ['', 'products', 'products/:slug'],
    'mf-checkout': ['cart', 'checkout/result/:orderId'],
    'mf-account': ['login', 'profile/*'],
  },
  paths: { product: 'products/:slug', home: '' },
});

test.each([
  [`page.goto('/cart')`, ['mf-checkout']],
  [`page.goto('/en/profile/orders')`, ['mf-account']],
  ['page.goto(`/products/${slug}`)', ['mf-catalog']],
  ['page.goto(`${shop.url}/login`)', ['mf-account']],
  [`expect(page).toHaveURL(/\\/checkout\\/result/)`, ['mf-checkout']],
  [`page.goto(paths.product.to(slug))`, ['mf-catalog']],
  [`page.goto('/')`, ['mf-catalog']],
  [`page.goto('/en')`, ['mf-catalog']],
  [`page.goto('/products'); page.goto('/cart')`, ['mf-catalog', 'mf-checkout']],
  [`request.get('/api/main/product')`, []],
])('a journey with %s visits %j', (text, remotes) => {
  expect(remotesOf(map(text), 'e2e/a.spec.ts')).toEqual(remotes);
});

test('a journey is run for a remote whose pages it opens, and not for others', () => {
  const cart = map(`page.goto('/cart')`);

  expect(journeysThrough(cart, new Set(['mf-checkout']))).toEqual(['e2e/a.spec.ts']);
  expect(journeysThrough(cart, new Set(['mf-account']))).toEqual([]);
});

test('a journey that names no address of a remote is run for each of them', () => {
  expect(journeysThrough(map('page.goto(somewhere)'), new Set(['mf-account']))).toEqual(['e2e/a.spec.ts']);
});
