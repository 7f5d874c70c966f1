import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Joined } from '../src/modules/referrals/referrals.schema';
import { postLogin, referralHeaders } from '../src/testing/accounts';
import { createTestApp, type TestApp } from '../src/testing/test-app';
import { DEMO_PASSWORD, seedAccounts } from './accounts';
import { seedOffers } from './offers';
import { seedReferral } from './referral';

let shop: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  shop = await createTestApp();
  const context = { db: shop.db, now: shop.clock(), dataDir, siteName: 'Storefront' };
  await seedAccounts(context);
  await seedOffers(context);
  await seedReferral(context);
  await seedReferral(context);
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('the demo customer is a member with invitations and rewards in every state', async () => {
  const login = await postLogin(shop, 'customer@example.com', DEMO_PASSWORD);
  const headers = referralHeaders(login.json<{ data: Joined }>().data);
  const get = async (url: string) =>
    (await shop.app.inject({ url: `/api/campaign/${url}`, headers })).json<{ data: unknown }>().data;

  expect(await get('campaign/active')).toMatchObject({
    code: 'MINHANH',
    inviteeBenefit: { voucherCode: 'CHAOBAN30' },
  });
  expect(await get('invitation')).toMatchObject({
    data: [
      { state: 'SENT' },
      { state: 'OPENED' },
      { state: 'JOINED' },
      { state: 'ORDERED' },
      { state: 'REWARDED' },
      {},
    ],
  });
  expect(await get('reward')).toMatchObject({
    data: [{ reason: 'HOLDING' }, { status: 'LOCK' }, { reason: 'AVAILABLE' }, { status: 'PAID' }],
  });
  expect(await get('reward/total-reward')).toMatchObject({
    new: 100_000,
    available: 50_000,
    paid: 50_000,
    locked: 50_000,
  });
  // Mai and the locked one have ordered, too.
  expect(await get('referral/me')).toMatchObject({
    counts: { opened: 5, joined: 5, ordered: 4, rewarded: 2 },
  });
});
