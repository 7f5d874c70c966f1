import { anAccount } from '../../testing/accounts';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { Mail } from '../outbox/outbox.service';

type Sent = Omit<Mail, 'key' | 'kind'>;
let shop: TestApp;
const mails: Sent[] = [];

beforeAll(async () => {
  shop = await createTestApp({ sendMail: async (mail) => void mails.push(mail) });
});
beforeEach(() => void mails.splice(0));
afterAll(() => shop.close());

async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { as, body, language = 'vi' }: { as?: string; body?: object; language?: string } = {},
) {
  const reply = await shop.app.inject({
    method,
    url: `/api/main/${path}`,
    ...(body && { payload: body }),
    headers: { ...(as && shop.as('CUSTOMER', as)), 'accept-language': language },
  });
  return { status: reply.statusCode, ...reply.json<{ message: string; data: T; errors?: object[] }>() };
}
const wishesOf = async (as: string) =>
  (await call<{ id: string; text: string }[]>('GET', 'wish', { as })).data;

test.each([
  ['vi', 'Cửa hàng đã nhận mong muốn của bạn'],
  ['en', 'The shop has received your wish'],
])('a customer sends a wish and gets a mail (%s)', async (language, subject) => {
  const { id: as, email } = await anAccount(shop);

  const { status } = await call('POST', 'wish', { as, body: { text: ' Áo   mưa ' }, language });
  await shop.app.jobs.runOnce();

  expect(status).toBe(200);
  expect((await wishesOf(as)).map(({ text }) => text)).toEqual(['Áo mưa']);
  expect(mails).toEqual([expect.objectContaining({ to: email, subject })]);
  expect(mails[0]?.text).toContain('Áo mưa');
});

test('a customer deletes an own wish; another customer gets 404', async () => {
  const [lan, minh] = [(await anAccount(shop)).id, (await anAccount(shop)).id];
  await call('POST', 'wish', { as: lan, body: { text: 'Ô' } });
  const [wish] = await wishesOf(lan);

  expect((await call('DELETE', `wish/${wish?.id}`, { as: minh })).status).toBe(404);
  expect(await wishesOf(minh)).toEqual([]);
  expect((await call('DELETE', `wish/${wish?.id}`, { as: lan })).status).toBe(200);
  expect(await wishesOf(lan)).toEqual([]);
});

test.each([
  [' ', 'required'],
  ['\u202e', 'invalid'],
])('rejects the text %j as %s', async (text, code) => {
  const { id: as } = await anAccount(shop);

  const { status, errors } = await call('POST', 'wish', { as, body: { text } });

  expect([status, errors]).toEqual([400, [{ field: 'text', code }]]);
});

test('rejects visitors, and the eleventh wish of a day', async () => {
  const { id: as } = await anAccount(shop);
  const statuses = [];
  for (let count = 0; count < 11; count++)
    statuses.push((await call('POST', 'wish', { as, body: { text: 'Ô' } })).status);

  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  expect((await call('POST', 'wish', { body: { text: 'Ô' } })).status).toBe(401);
});
