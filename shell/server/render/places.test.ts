import type { Snapshot } from '../registry/snapshot';
import { aRemoteVersion } from '../testing/a-registry';
import { placeOf } from './place';
import { createPlaces } from './places';

const isOwnPage = () => false;
const snapshot: Snapshot = {
  schema: 1,
  revision: 1,
  shell: '1.0.0',
  remotes: {
    catalog: {
      ...aRemoteVersion('1.0.0', {
        name: 'catalog',
        routes: [
          { path: 'products', access: 'public', render: 'server', frame: 'full', cacheKeys: ['page'] },
        ],
      }),
      node: null,
    },
  },
};

test('an address that visitors come back to is matched against the routes once', () => {
  const placeIn = createPlaces(isOwnPage);
  const url = '/products?page=2';

  expect(placeIn(snapshot, url)).toEqual(placeOf(snapshot, url, isOwnPage));
  expect(placeIn(snapshot, url)).toBe(placeIn(snapshot, url));
});

test.each(['/products?x=', '/products/', '/'])(
  'endlessly long addresses like %s are answered and take no memory afterwards',
  (start) => {
    const placeIn = createPlaces(isOwnPage);
    const url = `${start}${'x'.repeat(16_000)}`;

    expect(placeIn(snapshot, url)).toEqual(placeOf(snapshot, url, isOwnPage));
    expect(placeIn(snapshot, url)).not.toBe(placeIn(snapshot, url));
  },
);
