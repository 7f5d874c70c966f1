import { aMail } from '../../testing/people-writes';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { StaffMail, StaffMailDetail, StaffMailPage } from './staff-outbox.schema';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 90_000);
afterAll(() => shop.close());

async function ask<T>(path: string, role: 'OPERATOR' | 'ADMIN' = 'OPERATOR', method: 'GET' | 'POST' = 'GET') {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/admin/outbox${path}`,
    headers: shop.as(role),
  });
  const { message, data } = reply.json<{ message: string; data: T }>();
  return { status: reply.statusCode, code: message, data, body: reply.body };
}

test('staff see which mails wait, left or were given up; to whom is for administrators alone', async () => {
  const id = await aMail(shop);
  await aMail(shop, { state: 'SENT', kind: 'order-done', to: 'hoa@example.com' });
  await aMail(shop, { state: 'WAITING' });

  const failed = await ask<StaffMailPage>('?state=FAILED');
  expect(failed.data).toMatchObject({
    data: [
      { id, state: 'FAILED', recipient: 'l***@example.com', lastError: '550 no such user l***@example.com' },
    ],
    counts: { WAITING: 1, FAILED: 1 },
    kinds: ['order-done', 'order-paid'],
  });
  expect(failed.body).not.toContain('lan@');
  const asAdmin = await ask<StaffMailPage>('?recipient=Hoa@example.com', 'ADMIN');
  expect(asAdmin.data.data).toEqual([
    expect.objectContaining({ recipient: 'hoa@example.com', kind: 'order-done' }),
  ]);
  expect((await ask<StaffMailPage>('?kind=order-done&state=FAILED')).data.data).toEqual([]);
});

test('nobody reads the text of a mail that opens an account, nor the keys in links of others', async () => {
  const key = 'Zx9'.repeat(14);
  const secret = await aMail(shop, {
    kind: 'account-reset',
    isSecret: true,
    state: 'WAITING',
    text: `?token=${key}`,
  });
  const open = await aMail(shop, {
    text: `Xem https://shop.vn/track?code=DH-1&token=${key} và https://shop.vn/moi/${key}`,
  });

  for (const role of ['OPERATOR', 'ADMIN'] as const) {
    expect((await ask<StaffMailDetail>(`/${secret}`, role)).data).toMatchObject({
      text: null,
      subject: null,
    });
    const { data } = await ask<StaffMailDetail>(`/${open}`, role);
    expect(data.text).toBe('Xem https://shop.vn/track?code=DH-1&token=… và https://shop.vn/moi/…');
    expect((await ask('', role)).body).not.toContain(key);
  }
});

test('an administrator sends again what was given up, once; operators and other mails are refused', async () => {
  const id = await aMail(shop);
  const retry = (mail: string, role: 'OPERATOR' | 'ADMIN' = 'ADMIN') =>
    ask<StaffMail>(`/${mail}/retry`, role, 'POST');

  expect((await retry(id, 'OPERATOR')).status).toBe(403);
  const both = await Promise.all([retry(id), retry(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await ask<StaffMailDetail>(`/${id}`)).data).toMatchObject({ state: 'WAITING', tries: 0 });
  expect((await retry(await aMail(shop, { isSecret: true }))).code).toBe('MAIL_IS_SECRET');
  expect((await retry(await aMail(shop, { state: 'SENT' }))).code).toBe('MAIL_NOT_GIVEN_UP');
  expect((await retry('x')).code).toBe('MAIL_NOT_FOUND');
});
