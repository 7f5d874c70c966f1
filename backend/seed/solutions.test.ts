import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { seedAccounts } from './accounts';
import { seedProviders } from './providers';
import { seedSolutions } from './solutions';

let shop: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  shop = await createTestApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('the demo shop has solutions and requests in every state, and seeding again changes nothing', async () => {
  const context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
  await seedAccounts(context);
  await seedProviders(context);
  await seedSolutions(context);
  const all = () => shop.db.selectFrom('solutions').selectAll().orderBy('id').execute();
  const before = await all();
  await seedSolutions(context);

  expect(await all()).toEqual(before);
  expect(before.length).toBeGreaterThanOrEqual(12);
  expect(new Set(before.map(({ status }) => status))).toEqual(
    new Set(['NEW', 'PENDING', 'APPROVED', 'REJECTED']),
  );
  const requests = await shop.db.selectFrom('solutionRequests').select(['type', 'status']).execute();
  expect(new Set(requests.map(({ type, status }) => `${type} ${status}`))).toEqual(
    new Set(['PUBLISH NEW', 'CONSULT NEW', 'CONSULT IN_PROGRESS', 'CONSULT DONE', 'CONSULT REJECTED']),
  );
  const list = await shop.app.inject({ url: '/api/main/solution/public?limit=100' });
  const { data } = list.json<{ data: { data: { seoSlug: string; picture: { url: string } }[] } }>();
  expect(data.data.map(({ seoSlug }) => seoSlug)).toEqual(
    expect.arrayContaining(['so-ban-hang-sao-mai', 'kho-gon', 'trang-ban-hang-mot-ngay']),
  );
  expect(data.data.map(({ seoSlug }) => seoSlug)).not.toContain('giao-nhanh-noi-thanh');
  const picture = await shop.app.inject({ url: `${data.data[0]?.picture.url ?? ''}?w=320` });
  expect(picture.statusCode).toBe(200);
}, 60_000);
