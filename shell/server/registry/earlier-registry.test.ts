import { aVisitor } from '../testing/a-visitor';
import { sentenceOf } from './change-registry';
import { parseRegistry } from './registry-document';
import { nextVersion, rollback } from './releases';
import { snapshotFor } from './snapshot';

const integrity = `sha384-${'A'.repeat(64)}`;
const passed = {
  passed: true,
  at: '2026-10-01T08:00:00Z',
  against: ['shell 1.0.0'],
  smoke: true,
  problems: [],
};
const uploading = { ...passed, passed: false, problems: ['Its files are not all there.'] };

const aVersion = (version: string, publishedAt: string, rest: object = { gate: passed }) => ({
  version,
  container: 'mf_catalog',
  entry: `/catalog/${version}/remoteEntry.js`,
  integrity,
  contract: '1.1',
  routes: [{ path: 'products', access: 'public', render: 'server', frame: 'full', cacheKeys: ['page'] }],
  slots: [],
  navigation: [],
  widgets: ['mini'],
  notices: { GiftAdded: 'info' },
  preload: [{ path: 'door-remote.js', integrity }],
  pageFiles: { products: [{ path: 'page.js', integrity }] },
  wordFiles: { vi: [{ path: 'vi.js', integrity }] },
  pageWordFiles: { products: { vi: [{ path: 'page-vi.js', integrity }] } },
  node: { path: 'node/remoteEntry.js', integrity },
  uses: { react: ['useState'] },
  sharedVersions: { react: '^19.3.0' },
  pluginVersion: '2.9.2',
  publishedAt,
  by: 'An',
  ...rest,
});

/** Field by field as the commands wrote it before their names changed; never adapt it to the code. */
const written = JSON.stringify({
  schema: 2,
  revision: 10,
  shell: {
    live: '1.0.0',
    previous: null,
    promotedAt: '2026-10-01T08:01:00Z',
    versions: {
      '1.0.0': {
        version: '1.0.0',
        contract: '1.1',
        publishedAt: '2026-10-01T08:00:00Z',
        by: 'An',
        gate: passed,
      },
    },
    withdrawn: [],
    left: {},
  },
  remotes: {
    catalog: {
      live: '1.0.0',
      previous: null,
      promotedAt: '2026-10-01T08:06:00Z',
      versions: {
        '1.0.0': aVersion('1.0.0', '2026-10-01T08:02:00Z'),
        '1.1.0': aVersion('1.1.0', '2026-10-01T08:04:00Z'),
        '1.2.0': aVersion('1.2.0', '2026-10-01T08:07:00Z'),
        '1.3.0': aVersion('1.3.0', '2026-10-01T08:09:00Z', { gate: uploading, isUploading: true }),
      },
      withdrawn: ['1.1.0'],
      left: { '1.1.0': '2026-10-01T08:06:00Z' },
      rollout: { version: '1.2.0', percent: 10, at: '2026-10-01T08:08:00Z' },
    },
  },
  moves: [
    {
      at: '2026-10-01T08:06:00Z',
      who: 'guard',
      what: 'automatic rollback',
      part: 'catalog',
      from: '1.1.0',
      to: '1.0.0',
      percent: null,
      why: '40.0 % of its page views failed, 1.0 % with 1.0.0',
    },
    {
      at: '2026-10-01T08:08:00Z',
      who: 'Bo',
      what: 'promote',
      part: 'catalog',
      from: '1.0.0',
      to: '1.2.0',
      percent: 10,
      why: '',
    },
  ],
});

describe('a registry that an earlier version of the commands wrote', () => {
  const document = parseRegistry(written);

  test('is read as it is', () => {
    expect(JSON.stringify(document)).toBe(written);
  });

  test('gives browsers the live version and the canary', () => {
    const origins = { '*': 'https://remotes.example.com' };
    const versionAt = (cohort: number) =>
      snapshotFor(document, { viewer: aVisitor({ cohort }), origins }).remotes['catalog']?.version;

    expect([versionAt(9), versionAt(10)]).toEqual(['1.2.0', '1.0.0']);
    const earlierCookies = Array.from({ length: 100 }, (_, number) =>
      aVisitor({ group: { number, of: 100 } }),
    );
    const got = earlierCookies.map((viewer) => snapshotFor(document, { viewer, origins }).remotes['catalog']);
    expect(got.filter((remote) => remote?.version === '1.2.0')).toHaveLength(10);
  });

  test('shows its release history and can be rolled back', () => {
    expect(document.moves.map(sentenceOf)).toEqual([
      'guard automatically rolled back catalog from 1.1.0 to 1.0.0 at 2026-10-01T08:06:00Z: 40.0 % of its page views failed, 1.0 % with 1.0.0.',
      'Bo promoted catalog from 1.0.0 to 1.2.0 for 10 % at 2026-10-01T08:08:00Z.',
    ]);
    expect(nextVersion(document, 'catalog')).toBe('1.2.0');

    const { remotes } = rollback(document, 'catalog', { who: 'An', at: '2026-10-01T09:00:00Z' });
    expect(remotes['catalog']).toMatchObject({
      live: '1.0.0',
      rollout: null,
      withdrawn: ['1.1.0'],
      left: { '1.1.0': '2026-10-01T08:06:00Z', '1.2.0': '2026-10-01T09:00:00Z' },
    });
  });
});
