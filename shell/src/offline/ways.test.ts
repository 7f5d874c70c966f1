import { offlinePageFor, wayOf, withoutHash } from './ways';

const here = 'https://shop.example.com';
const settings = { version: '1.0.0', remoteOrigins: ['https://a.example.com'] };
const way = (url: string, asked: { mode?: string; destination?: string; method?: string } = {}) =>
  wayOf({ method: 'GET', mode: 'cors', destination: '', url, ...asked }, here, settings);

test.each(['/', '/products?page=2', '/en/cart', '/profile/orders', '/apis'])(
  '%s is asked of the network first',
  (path) => {
    expect(way(here + path, { mode: 'navigate' })).toBe('page');
  },
);

test.each([
  `${here}/_shell/1.0.0/shell.js`,
  `${here}/_shell/1.0.0/fonts/a.woff2`,
  'https://a.example.com/catalog/1.4.2/remoteEntry.js',
])('%s is a file that never changes', (url) => {
  expect(way(url)).toBe('file');
});

test('pictures of the shop are taken from their copies, where they are wanted as pictures', () => {
  expect(way(`${here}/api/main/media/7?w=600`, { destination: 'image' })).toBe('image');
  expect(way(`${here}/api/main/media/7?w=600`)).toBe('none');
});

test.each([
  ['an answer of the API', `${here}/api/main/product/public`, {}],
  ['an answer of the API opened as a page', `${here}/api/main/category`, { mode: 'navigate' }],
  ['an answer of the API wanted as a picture', `${here}/api/auth/user/me`, { destination: 'image' }],
  ['a write', `${here}/products`, { mode: 'navigate', method: 'POST' }],
  ['a registry', `${here}/registry.json`, {}],
  ['a build at an address of a team', 'http://localhost:3001/catalog/dev/remoteEntry.js', {}],
  ['what a remote says of its build', 'https://a.example.com/catalog/1.4.2/build.json', {}],
  ['a page of a remote’s origin', 'https://a.example.com/', { mode: 'navigate' }],
  ['telemetry', `${here}/api/rum`, { method: 'POST' }],
  ['the worker itself', `${here}/sw.js`, { destination: 'script' }],
])('%s passes by', (_what, url, asked) => {
  expect(way(url, asked)).toBe('none');
});

test('an address is known without its hash', () => {
  expect(withoutHash(`${here}/products?page=2#top`)).toBe(`${here}/products?page=2`);
});

test.each([
  ['/', '/_offline'],
  ['/products', '/_offline'],
  ['/english', '/_offline'],
  ['/products/en', '/_offline'],
  ['/?next=/en/cart', '/_offline'],
  ['/en', '/en/_offline'],
  ['/en/', '/en/_offline'],
  ['/en?page=2', '/en/_offline'],
  ['/en#top', '/en/_offline'],
  ['/en/products', '/en/_offline'],
])('a visitor who is offline at %s reads %s', (path, page) => {
  expect(offlinePageFor(here + path)).toBe(page);
});
