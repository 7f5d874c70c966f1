import { anAccount, bearer, signIn } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const me = async (email: string) => {
  const { token } = await signIn(shop, email);
  return shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) });
};

test('a customer sees their account and profile', async () => {
  const { id, email } = await anAccount(shop, {
    profile: { firstName: 'Lan', lastName: 'Phạm', phone: '+84912345678' },
  });

  const reply = await me(email);

  expect(reply.statusCode).toBe(200);
  expect(reply.json().data).toEqual({
    id,
    email,
    role: 'CUSTOMER',
    profile: {
      firstName: 'Lan',
      lastName: 'Phạm',
      email,
      phone: '+84912345678',
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,[\w+/]+=*$/),
    },
  });
});

test('an operator without a profile gets none', async () => {
  const { id, email } = await anAccount(shop, { role: 'OPERATOR', profile: null });

  expect((await me(email)).json().data).toEqual({ id, email, role: 'OPERATOR' });
});

test('a visitor is asked to sign in', async () => {
  const reply = await shop.app.inject({ url: '/api/auth/user/me' });

  expect([reply.statusCode, reply.json().errorCode]).toEqual([401, 'UNAUTHENTICATED']);
});

test('an account that is gone has no session any more', async () => {
  const { id, email } = await anAccount(shop);
  const { token } = await signIn(shop, email);
  await shop.db.deleteFrom('users').where('id', '=', id).execute();

  expect((await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) })).statusCode).toBe(401);
});
