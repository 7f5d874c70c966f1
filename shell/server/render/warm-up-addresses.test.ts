import { aRegistry } from '../testing/document-server';
import type { Snapshot } from '../registry/snapshot';
import { pathsIn, warmUpAddresses } from './warm-up-addresses';

const snapshot: Snapshot = {
  ...aRegistry,
  revision: 1,
  shell: '1.0.0',
  remotes: Object.fromEntries(
    Object.entries(aRegistry.remotes).map(([name, remote]) => [name, { ...remote, node: null }]),
  ),
};
const sitemap = (paths: string[]) =>
  paths.map((path) => `<url><loc>https://shop.example.com${path}</loc></url>`).join('');

test('a sitemap is read no further than until each kind of page has an address', () => {
  let read = 0;
  function* counted(paths: Iterable<string>) {
    for (const path of paths) {
      read += 1;
      yield path;
    }
  }
  const products = Array.from({ length: 1_000 }, (_, index) => `/products/shirt-${String(index)}`);
  const addresses = warmUpAddresses(
    snapshot,
    counted(pathsIn(sitemap(['/', '/products', '/categories/shirts', ...products]))),
  );

  expect(addresses).toEqual(['/', '/products', '/products/shirt-0', '/categories/shirts']);
  expect(read).toBeLessThan(6);
});

test('a kind of page without an address is drawn at one that nothing is at', () => {
  expect(warmUpAddresses(snapshot, pathsIn(sitemap(['/'])))).toEqual([
    '/',
    '/products',
    '/products/-',
    '/categories/-',
  ]);
});
