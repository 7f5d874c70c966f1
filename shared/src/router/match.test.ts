import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import type { Registry, RegistryRemote } from '../contracts';
import { matchRegistry } from './match';

function aRegistry(routes: Record<string, string[]>): Registry {
  const remote = (name: string, patterns: string[]): RegistryRemote => ({
    version: '1.0.0',
    container: `mf_${name}`,
    entry: `http://remotes.test/${name}/remoteEntry.js`,
    integrity: 'sha384-test',
    contract: '1.0',
    routes: patterns.map((path) => ({
      path,
      access: 'public',
      render: 'client',
      frame: 'full',
      cacheKeys: [],
    })),
    slots: [],
    navigation: [],
    widgets: [],
    notices: {},
    preload: [],
  });
  const remotes = Object.fromEntries(
    Object.entries(routes).map(([name, patterns]) => [name, remote(name, patterns)]),
  );
  return { schema: 1, remotes };
}
const shop = aRegistry({
  catalog: ['', 'products', 'products/:slug', 'categories/:slug', 'policies/:key?', 'news/*'],
  account: ['profile', 'profile/orders/:id', 'portal'],
  landing: [':campaign/only'],
});
const found = (path: string) => {
  const match = matchRegistry(shop, path);
  return match && { remote: match.remote, pattern: match.route.path, params: match.params };
};

test.each([
  ['/', 'catalog', '', {}],
  ['/products', 'catalog', 'products', {}],
  ['/products/', 'catalog', 'products', {}],
  ['/Products/ao-thun', 'catalog', 'products/:slug', { slug: 'ao-thun' }],
  ['/pro%64ucts/%C3%A1o', 'catalog', 'products/:slug', { slug: 'áo' }],
  ['/profile/orders/17', 'account', 'profile/orders/:id', { id: '17' }],
  ['/policies', 'catalog', 'policies/:key?', { key: undefined }],
  ['/news/2026/05', 'catalog', 'news/*', { '*': '2026/05' }],
  ['/tet/only', 'landing', ':campaign/only', { campaign: 'tet' }],
])('%s is a page of %s', (path, remote, pattern, params) => {
  expect(found(path)).toEqual({ remote, pattern, params });
});

test.each(['/nowhere', '/products/a/b', '/profile/orders'])('%s is not a page of any remote', (path) => {
  expect(found(path)).toBeNull();
});

test('every address has the same match as in the router with all patterns', () => {
  // The router warns about addresses that it cannot decode.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const all = Object.entries(shop.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ path: `/${route.path}`, remote, pattern: route.path })),
  );
  const step = fc.oneof(
    fc.constantFrom(
      'products',
      'PRODUCTS',
      'profile',
      'orders',
      'news',
      'only',
      'pro%64ucts',
      '%',
      '%2F',
      '',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 4 }), (steps) => {
      const path = `/${steps.join('/').replace(/[?#]/g, '')}`;
      const among = matchRoutes(all, { pathname: path })?.at(-1);
      expect(found(path)).toEqual(
        among ? { remote: among.route.remote, pattern: among.route.pattern, params: among.params } : null,
      );
    }),
    { numRuns: 500 },
  );
});
