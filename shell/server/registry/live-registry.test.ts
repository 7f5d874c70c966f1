import Fastify from 'fastify';
import type { Language } from '@storefront/shared/contracts';
import { liveRegistryPath } from '../../src/config';
import { readConfig } from '../config';
import { demoPlatformSecret, signStaffBrowser } from '../platform-secret';
import { aRegistry, createTestServer } from '../testing/document-server';
import { registerLiveRegistry } from './live-registry';
import type { RegistryReader } from './reader';
import type { Visitor } from './visitor';

test('an open page learns what a new one would get, without what only servers need, and no cache stores the answer', async () => {
  const file = { path: 'a.js', integrity: 'sha384-a' };
  const server = await createTestServer({
    canary: '2.0.0-canary',
    published: {
      node: { url: 'http://remotes.test/node.cjs', integrity: 'sha384-n' },
      preload: [file],
      pageFiles: { products: [file] },
    },
  });

  const answer = await server.app.inject(liveRegistryPath);
  await server.stop();

  expect(answer.headers['cache-control']).toBe('private, no-store');
  // The next page is to get the same canaries.
  expect(answer.headers['set-cookie']).toMatch(/^sf_cohort=/);
  const { catalog, ...others } = Object.fromEntries(
    Object.entries(aRegistry.remotes).map(([name, remote]) => [name, { ...remote, preload: [] }]),
  );
  expect(answer.json()).toEqual({
    schema: 1,
    remotes: { ...others, catalog: { ...catalog, version: '2.0.0-canary' } },
  });
});

test.each<[string, Language]>([
  [`${liveRegistryPath}?page=%2Fen%2Fproducts%3Fpage%3D2`, 'en'],
  [`${liveRegistryPath}?page=%2Fproducts`, 'vi'],
  [liveRegistryPath, 'vi'],
])('%s is asked for a page whose language is %s', async (url, language) => {
  const app = Fastify();
  const viewers: unknown[] = [];
  const registry = {
    snapshot({ viewer }) {
      viewers.push(viewer);
      return { ...aRegistry, revision: 1, shell: '1.0.0', remotes: {} };
    },
  } as Pick<RegistryReader, 'snapshot'> as RegistryReader;
  registerLiveRegistry(app, { config: readConfig({}), registry });

  const cookie = `sf_staff=${signStaffBrowser(demoPlatformSecret, Date.now() + 60_000)}`;
  await app.inject({ url, headers: { cookie, 'sec-ch-ua-mobile': '?1' } });
  await app.close();

  expect(viewers).toEqual([
    expect.objectContaining({ language, isStaff: true, device: 'mobile' } satisfies Partial<Visitor>),
  ]);
});
