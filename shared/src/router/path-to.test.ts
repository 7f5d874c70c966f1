import type { PageName, Registry, RegistryRemote, RegistryRoute } from '../contracts';
import { createPathTo } from './path-to';

const aRoute = (name: string, path: string): RegistryRoute => ({
  name,
  path,
  access: 'public',
  render: 'client',
  frame: 'full',
  cacheKeys: [],
});
const aRemote = (name: string, routes: RegistryRoute[]): RegistryRemote => ({
  version: '1.0.0',
  container: `mf_${name}`,
  entry: `http://remotes.test/${name}/remoteEntry.js`,
  integrity: 'sha384-test',
  contract: '2.2',
  routes,
  slots: [],
  navigation: [],
  widgets: [],
  notices: {},
  preload: [],
});
const aRegistry = (remotes: Record<string, RegistryRoute[]>): Registry => ({
  schema: 1,
  remotes: Object.fromEntries(Object.entries(remotes).map(([name, routes]) => [name, aRemote(name, routes)])),
});
/** A page without a name, so no link by name leads to it. */
const { name: _name, ...unnamed } = aRoute('compare', 'compare');
const shop = () =>
  aRegistry({
    catalog: [
      unnamed,
      aRoute('home', ''),
      aRoute('products', 'products'),
      aRoute('product', 'products/:slug'),
      aRoute('search', 'search'),
      aRoute('policy', 'policies/:key?'),
    ],
    account: [aRoute('login', 'login')],
  });

test('a link by name has the address of the page’s pattern, the rest as its query, and a part to scroll to', () => {
  const pathTo = createPathTo(shop());

  expect(pathTo('catalog/home')).toBe('/');
  expect(pathTo('catalog/products')).toBe('/products');
  expect(pathTo('catalog/product', { slug: 'ao-thun' })).toBe('/products/ao-thun');
  expect(pathTo('catalog/product', { slug: 'ao-thun', v: 'i-1', '#': 'reviews' })).toBe(
    '/products/ao-thun?v=i-1#reviews',
  );
  expect(pathTo('catalog/search', { q: undefined })).toBe('/search');
  expect(pathTo('account/login', { redirectUrl: '/cart?a=1&b=2' })).toBe(
    '/login?redirectUrl=%2Fcart%3Fa%3D1%26b%3D2',
  );
});

test('a team changes an address alone, also into one with the parameter elsewhere', () => {
  const registry = aRegistry({ catalog: [aRoute('product', 'p/:v?/:slug/view')] });

  expect(createPathTo(registry)('catalog/product', { slug: 'ao' })).toBe('/p/ao/view');
  expect(createPathTo(registry)('catalog/product', { slug: 'ao', v: 'i-1' })).toBe('/p/i-1/ao/view');
});

test('a link to a page that the shop does not have is null, and follows the registry of an open page', () => {
  const registry = shop();
  const pathTo = createPathTo(registry);
  expect(pathTo('checkout/cart')).toBeNull();
  expect(pathTo('catalog/news')).toBeNull();

  registry.remotes['checkout'] = aRemote('checkout', [aRoute('cart', 'cart')]);
  delete registry.remotes['account'];

  expect(pathTo('checkout/cart')).toBe('/cart');
  expect(pathTo('account/login')).toBeNull();
});

test.each(['', '.', '..'])('a parameter that would change the path leads nowhere: "%s"', (slug) => {
  expect(createPathTo(shop())('catalog/product', { slug })).toBeNull();
});

test.each(['a/b', '?x=1', '#top', '//evil.example', '\\evil', '%2e%2e', 'áo thun', '<script>'])(
  'any other parameter stays one part of the path: "%s"',
  (slug) => {
    const path = createPathTo(shop())('catalog/product', { slug }) ?? '';

    expect(path).toBe(`/products/${encodeURIComponent(slug)}`);
    expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
  },
);

test.each(['constructor/name', '__proto__/x', 'catalog', '', 'catalog/'])(
  'a name from elsewhere that no remote declares leads nowhere: "%s"',
  (name) => {
    expect(createPathTo(shop())(name as 'catalog/home')).toBeNull();
  },
);

test('a misspelt name, a missing parameter and an unknown one do not compile', () => {
  const pathTo = createPathTo(shop());
  const names: PageName[] = ['catalog/product', 'checkout/cart', 'account/login'];
  expect(names).toHaveLength(3);

  // @ts-expect-error -- no remote declares this page
  expect(pathTo('catalog/prodct', { slug: 'a' })).toBeNull();
  // @ts-expect-error -- the page's pattern needs a slug
  expect(pathTo('catalog/product')).toBeNull();
  // @ts-expect-error -- the page's pattern needs a slug
  expect(pathTo('catalog/product', { v: 'i-1' })).toBeNull();
  // @ts-expect-error -- the page has no such key in its query
  expect(pathTo('catalog/product', { slug: 'a', colour: 'red' })).toBe('/products/a?colour=red');
  // @ts-expect-error -- the page has no parameters
  expect(pathTo('catalog/home', { slug: 'a' })).toBe('/?slug=a');
});
