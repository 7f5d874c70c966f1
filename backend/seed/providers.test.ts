import { createTestApp, type TestApp } from '../src/testing/test-app';
import { demoUserId, seedAccounts } from './accounts';
import { seedProviders } from './providers';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const context = { db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Storefront' };
  await seedAccounts(context);
  await seedProviders(context);
  await seedProviders(context);
});
afterAll(() => shop.close());

const read = async (url: string, headers: { authorization: string }) =>
  (await shop.app.inject({ url: `/api/main/${url}`, headers })).json().data;
const membershipOf = (account: string) =>
  read('membership/me', shop.as('CUSTOMER', demoUserId(`${account}@example.com`)));

test('the demo shop has providers and memberships in every state', async () => {
  const { counts } = await read('admin/provider', shop.as('OPERATOR'));
  expect(counts).toEqual({ NEW: 1, APPROVED: 4, REJECTED: 1, LOCKED: 1 });

  expect(await membershipOf('provider')).toMatchObject({
    plan: 'BASIC',
    status: 'ACTIVE',
    limit: 5,
    isFreeAvailable: false,
    history: [{ planId: 'BASIC' }, { planId: 'BASIC' }, { planId: 'FREE' }],
  });
  expect(await membershipOf('provider2')).toMatchObject({ status: 'GRACE', pending: { planId: 'BASIC' } });
  expect(await membershipOf('provider3')).toMatchObject({ status: 'EXPIRED' });
  expect(await membershipOf('provider4')).toMatchObject({ status: 'NONE', isFreeAvailable: true });
});
