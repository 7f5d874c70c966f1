import { aRegistryDocument, aRemoteVersion, by } from '../testing/a-registry';
import { aVisitor } from '../testing/a-visitor';
import { promote, publishRemote } from './releases';
import { emptyRegistry } from './registry-document';
import { misplacedVersions, snapshotFor } from './snapshot';

const origins = { catalog: 'https://catalog.test', checkout: 'https://checkout.test/' };
const trial = promote(
  publishRemote(
    aRegistryDocument({ catalog: ['1.0.0'], checkout: ['2.0.0'] }),
    'catalog',
    aRemoteVersion('1.1.0', { node: { path: 'node.cjs', integrity: 'sha384-x' } }),
  ),
  'catalog',
  '1.1.0',
  { ...by('Bo'), percent: 10 },
);

test.each([
  [0, '1.1.0'],
  [9, '1.1.0'],
  [10, '1.0.0'],
  [99, '1.0.0'],
])('cohort %i gets catalog %s at 10 %%', (cohort, version) => {
  const { remotes, shell } = snapshotFor(trial, { viewer: aVisitor({ cohort }), origins });

  expect(shell).toBe('1.0.0');
  expect(remotes['catalog']?.version).toBe(version);
  expect(remotes['catalog']?.entry).toBe(`https://catalog.test/catalog/${version}/remoteEntry.js`);
  expect(remotes['checkout']?.version).toBe('2.0.0');
});

test('a tester gets the version that they chose, and others do not', () => {
  const overrides = [{ remote: 'catalog', version: '1.1.0' }];

  expect(
    snapshotFor(trial, { viewer: aVisitor({ cohort: 50 }), overrides, origins }).remotes['catalog']?.version,
  ).toBe('1.1.0');
  expect(snapshotFor(trial, { viewer: aVisitor({ cohort: 50 }), origins }).remotes['catalog']?.version).toBe(
    '1.0.0',
  );
});

test('what a tester loads from an address is never rendered here', () => {
  const overrides = [{ remote: 'catalog', address: 'http://localhost:3001' }];
  const { remotes } = snapshotFor(trial, { viewer: aVisitor({ cohort: 0 }), overrides, origins });

  expect(remotes['catalog']).toMatchObject({ version: '1.1.0', node: null });
});

test('the build for Node is found beside the entry', () => {
  expect(snapshotFor(trial, { viewer: aVisitor({ cohort: 0 }), origins }).remotes['catalog']?.node).toEqual({
    url: 'https://catalog.test/catalog/1.1.0/node.cjs',
    integrity: 'sha384-x',
  });
});

test('the files of pages come from versions that list them, and are empty for older ones', () => {
  const pageFiles = { products: [{ path: 'lists.js', integrity: 'sha384-x' }] };
  const wordFiles = { vi: [{ path: '496.js', integrity: 'sha384-y' }] };
  const pageWordFiles = { products: { vi: [{ path: '77.js', integrity: 'sha384-z' }] } };
  const build = { pageFiles, wordFiles, pageWordFiles };
  const described = publishRemote(trial, 'catalog', aRemoteVersion('1.2.0', build));
  const overrides = [{ remote: 'catalog', version: '1.2.0' }];

  const { remotes } = snapshotFor(described, { viewer: aVisitor({ cohort: 0 }), overrides, origins });
  expect(remotes['catalog']).toMatchObject(build);
  expect(remotes['checkout']).toMatchObject({ pageFiles: {}, wordFiles: {}, pageWordFiles: {} });
});

test('pages learn nothing of verdicts, uses and other versions', () => {
  const text = JSON.stringify(snapshotFor(trial, { viewer: aVisitor({ cohort: 50 }), origins }));

  for (const secret of ['gate', 'uses', 'publishedAt', '1.1.0']) expect(text).not.toContain(secret);
});

test('a registry without a shell serves nobody', () => {
  expect(() => snapshotFor(emptyRegistry, { viewer: aVisitor({ cohort: 0 }), origins })).toThrow(
    /no live shell/,
  );
});

test('a remote without an origin is left out, unless there is one for all', () => {
  const { catalog: _catalog, ...others } = origins;

  expect(
    Object.keys(snapshotFor(trial, { viewer: aVisitor({ cohort: 0 }), origins: others }).remotes),
  ).toEqual(['checkout']);
  expect(
    snapshotFor(trial, { viewer: aVisitor({ cohort: 0 }), origins: { ...others, '*': 'https://all.test' } })
      .remotes['catalog']?.entry,
  ).toBe('https://all.test/catalog/1.1.0/remoteEntry.js');
});

test.each([
  'https://evil.test/catalog/1.1.0/remoteEntry.js',
  '//evil.test/remoteEntry.js',
  'https://catalog.test.evil.test/x.js',
  'https://catalog.test@evil.test/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('an entry at %s is refused', (entry) => {
  const document = publishRemote(trial, 'catalog', aRemoteVersion('1.2.0', { entry }));

  expect(misplacedVersions(document, { configured: origins, allowed: [] }).join()).toMatch(
    /catalog 1\.2\.0 at .*, but files of catalog must be at https:\/\/catalog\.test/,
  );
});

test('links by name reach versions that were built before pages had names', () => {
  const names = (contract: string) =>
    snapshotFor(
      promote(
        publishRemote(
          aRegistryDocument(),
          'catalog',
          aRemoteVersion('1.1.0', { contract, paths: ['', 'products/:slug', 'new'] }),
        ),
        'catalog',
        '1.1.0',
        by('An'),
      ),
      { viewer: 'live', origins },
    ).remotes['catalog']?.routes.map(({ name }) => name);

  expect(names('2.0')).toEqual(['home', 'product', undefined]);
  expect(names('2.1')).toEqual([undefined, undefined, undefined]);
});
