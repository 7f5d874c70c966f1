import type { Registry } from '@storefront/shared/contracts';
import { robotsTxt } from './robots';
import { aRegistry } from './testing/document-server';

const rules = (registry: Registry) => robotsTxt(registry, 'https://shop.example.com').split('\n');

test('crawlers read what is rendered for everybody and its pictures, and find the sitemap', () => {
  expect(rules(aRegistry)).toEqual([
    'User-agent: *',
    'Allow: /api/main/media/',
    'Disallow: /api/',
    'Disallow: /cart',
    'Disallow: /profile/orders',
    'Disallow: /en/cart',
    'Disallow: /en/profile/orders',
    '',
    'Sitemap: https://shop.example.com/sitemap.xml',
    '',
  ]);
});

test('no rule shuts out a page that is rendered', () => {
  const catalog = aRegistry.remotes['catalog'];
  if (!catalog) throw new Error('The registry of tests has a catalog.');
  const [route] = catalog.routes;
  if (!route) throw new Error('The catalog of tests has routes.');
  const routes = [
    ...catalog.routes,
    { ...route, path: 'prod', render: 'client' as const },
    { ...route, path: ':anything', render: 'client' as const },
    { ...route, path: '*', render: 'client' as const },
  ];

  const remotes = { ...aRegistry.remotes, catalog: { ...catalog, routes } };
  expect(rules({ schema: 1, remotes })).toEqual(rules(aRegistry));
});
