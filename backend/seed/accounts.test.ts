import { createTestApp, type TestApp } from '../src/testing/test-app';
import { bearer, postLogin } from '../src/testing/accounts';
import { DEMO_PASSWORD, seedAccounts } from './accounts';
import { seedDivisions } from './divisions';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const context = { db: shop.db, now: shop.clock(), dataDir: '', siteName: 'Storefront' };
  await seedDivisions(context);
  await seedAccounts(context);
  await seedAccounts(context);
});
afterAll(() => shop.close());

const signIn = async (email: string) => {
  const reply = await postLogin(shop, email, DEMO_PASSWORD);
  expect(reply.statusCode).toBe(200);
  return bearer(reply.json<{ data: { token: string } }>().data.token);
};
const read = async (url: string, headers: { authorization: string }) =>
  (await shop.app.inject({ url, headers })).json().data;

test.each([
  ['customer@example.com', 'CUSTOMER', 'Minh Anh'],
  ['customer2@example.com', 'CUSTOMER', 'Minh Anh'],
  ['customer3@example.com', 'CUSTOMER', 'Minh Anh'],
  ['provider@example.com', 'CUSTOMER', 'Quốc Bảo'],
  ['operator@example.com', 'OPERATOR', undefined],
  ['admin@example.com', 'ADMIN', undefined],
])('%s signs in as %s', async (email, role, firstName) => {
  const me = await read('/api/auth/user/me', await signIn(email));

  expect([me.role, me.profile?.firstName]).toEqual([role, firstName]);
});

test('the demo customer has two addresses in wards that exist under the names they have', async () => {
  const { data } = await read('/api/main/user-address/search', await signIn('customer@example.com'));

  expect(data).toMatchObject([
    { ward: 'Phường Cầu Giấy', isDefault: true, isCurrent: true },
    { ward: 'Phường Sài Gòn', isDefault: false, isCurrent: true },
  ]);
  for (const { wardCode, ward, provinceCode, province } of data) {
    const known = await shop.db
      .selectFrom('wards')
      .innerJoin('provinces', 'provinces.code', 'wards.provinceCode')
      .select(['wards.name as ward', 'provinces.code as provinceCode', 'provinces.name as province'])
      .where('wards.code', '=', wardCode)
      .executeTakeFirst();
    expect(known).toEqual({ ward, provinceCode, province });
  }
});
