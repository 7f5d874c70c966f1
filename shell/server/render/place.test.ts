import type { RegistryRoute } from '@storefront/shared/contracts';
import type { Snapshot } from '../registry/snapshot';
import { aRemoteVersion } from '../testing/a-registry';
import { placeOf } from './place';

const route = (path: string, more: Partial<RegistryRoute> = {}): RegistryRoute => ({
  path,
  access: 'public',
  render: 'server',
  frame: 'full',
  cacheKeys: [],
  ...more,
});
const aRemote = (name: string, routes: RegistryRoute[]) => ({
  ...aRemoteVersion('1.0.0', { name, routes }),
  node: null,
});
const snapshot: Snapshot = {
  schema: 1,
  revision: 1,
  shell: '1.0.0',
  remotes: {
    catalog: aRemote('catalog', [route(''), route('products', { cacheKeys: ['page', 'status'] })]),
    account: aRemote('account', [
      route('profile/orders/:id', { access: 'customer', render: 'client' }),
      route('secret', { access: 'customer' }),
    ]),
  },
};
const at = (url: string) => placeOf(snapshot, url, (path) => path === '/ui');

test('what an address adds for others never makes it another page', () => {
  expect(at('/products?utm_source=mail&fbclid=x')).toEqual(at('/products'));
  expect(at('/?page=2')).toEqual(at('/'));
});

test('what changes the page makes it another one, in whatever order it is written', () => {
  expect(at('/products?page=2').search).toBe('?page=2');
  expect(at('/products?status=NEW&x=1&page=2&status=HOT')).toEqual(
    at('/products?page=2&status=NEW&status=HOT'),
  );
  expect(at('/products?page=2')).not.toEqual(at('/products?page=3'));
  expect(at('/products?page=1%262')).not.toEqual(at('/products?page=1&2'));
});

test.each([
  ['/products?status=NEW&status=HOT', '?status=NEW&status=HOT'],
  ['/products?status=HOT&status=NEW', '?status=HOT&status=NEW'],
  ['/products?status=NEW&page=2&status=HOT&status=SALE', '?page=2&status=NEW&status=HOT&status=SALE'],
])('every value of a filter counts in %s', (url, search) => {
  expect(at(url).search).toBe(search);
});

test('lists whose filters share their last value are different pages', () => {
  const urls = ['status=HOT', 'status=NEW&status=HOT', 'status=SALE&status=HOT', 'status=HOT&status=HOT'];
  const searches = urls.map((query) => at(`/products?${query}`).search);

  expect(new Set(searches).size).toBe(urls.length);
});

test('languages are pages of their own', () => {
  expect(at('/en/products')).toMatchObject({ language: 'en', path: '/products', route: 'products' });
  expect(at('/english')).toMatchObject({ language: 'vi', remote: null });
});

test('private pages are one frame for all, no matter who is asked about', () => {
  expect(at('/profile/orders/17?token=secret')).toEqual(at('/profile/orders/18'));
  expect(at('/profile/orders/17')).toMatchObject({
    remote: 'account',
    route: 'profile/orders/:id',
    isRendered: false,
    search: '',
  });
  expect(at('/secret').isRendered).toBe(false);
});

test('made-up addresses are all the same page, so nobody can fill the memory with them', () => {
  expect(at('/nowhere/a')).toEqual(at('/nowhere/b?x=2'));
  expect(at('/ui')).not.toEqual(at('/nowhere'));
  expect(at(`/products?page=${'9'.repeat(400)}`).isCacheable).toBe(false);
});

test.each(['/%', '/%E0%A4%A', '/products/%00', '//evil.example/x', '/products?page=%', '/?%E0%A4%A'])(
  'the unreadable address %s is some page of the shop',
  (url) => {
    expect(at(url).path).toMatch(/^\//);
  },
);
