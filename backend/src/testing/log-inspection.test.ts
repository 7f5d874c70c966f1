import { answer } from '../lib/envelope';
import { newKey } from '../modules/auth/signing-key';
import type { MailToSend } from '../modules/outbox/smtp-sender';
import { anAccount, bearer, PASSWORD, signIn } from './accounts';
import { expectNoSecretInLogs } from './log-inspection';
import { createTestApp, type TestApp } from './test-app';

const HASH_SECRET = 'HASHSECRETOFVNPAYINTHISTEST';
const MODEL_KEY = 'sk-key-of-the-chat-model';
const SIGNING_KEY = newKey();

let shop: TestApp;
const mails: MailToSend[] = [];
beforeAll(async () => {
  shop = await createTestApp({
    env: {
      VNPAY_HASH_SECRET: HASH_SECRET,
      CHAT_MODEL_URL: 'http://model.test/v1',
      CHAT_MODEL: 'any',
      CHAT_MODEL_KEY: MODEL_KEY,
      JWT_PRIVATE_KEY: SIGNING_KEY,
    },
    sendMail: async (mail) => void mails.push(mail),
    permissions: { 'POST /test/:token': 'public' },
    extend: (app) => void app.post('/test/:token', async () => answer(null)),
  });
});
afterAll(() => shop.close());

const ask = (extra: object) => shop.app.inject({ method: 'POST', url: '/test/any', ...extra });

test.each<[string, () => unknown]>([
  ['the password of a login', () => logIn().then(() => PASSWORD)],
  ['the signature of an access token', () => logIn().then(({ token }) => token.split('.').at(-1))],
  ['a refresh token', () => logIn().then(({ refreshToken }) => refreshToken)],
  [
    'an Authorization header',
    () => ask({ headers: bearer('any-access-token') }).then(() => 'any-access-token'),
  ],
  ['a cookie', () => ask({ headers: { cookie: 'session=any-session-id' } }).then(() => 'any-session-id')],
  ['the token in a path', () => ask({ url: '/test/any-mailed-token' }).then(() => 'any-mailed-token')],
  [
    'the signature of a payment',
    () => ask({ url: '/test/any?vnp_SecureHash=0123456789abcdef' }).then(() => '0123456789abcdef'),
  ],
  [
    'the signature of a webhook',
    () =>
      ask({ headers: { 'paypal-transmission-sig': 'any-signature-of-paypal' } }).then(
        () => 'any-signature-of-paypal',
      ),
  ],
  [
    'the number of a card',
    () => ask({ payload: { card: { cardNumber: '4111111111111111' } } }).then(() => '4111111111111111'),
  ],
  ['the secret of a gateway', () => HASH_SECRET],
  ['the key of the chat model', () => MODEL_KEY],
  ['the key that signs tokens', () => SIGNING_KEY],
  [
    'a sentence of a mail',
    async () => (await mailedText()).split('\n').find((line) => /^[^:@]{30,}$/.test(line)),
  ],
  ['the token in a mail', async () => /[\w.~-]{40,}/.exec(await mailedText())?.[0]],
])('%s in a log is noticed', async (_name, leak) => {
  const secret = String(await leak());
  expect(expectNoSecretInLogs).not.toThrow();

  shop.app.log.debug({ careless: secret }, 'careless');
  expect(expectNoSecretInLogs).toThrow('A log line contains the secret');
});

async function logIn() {
  return signIn(shop, (await anAccount(shop)).email);
}

/** The mail for a new password, as it is sent. */
async function mailedText() {
  const { email } = await anAccount(shop);
  await shop.app.inject({ url: `/api/auth/reset-password?email=${email}` });
  await shop.app.jobs.runOnce();
  return mails.find(({ to }) => to === email)?.text ?? '';
}

describe('a mail that nothing has sent', () => {
  let other: TestApp;
  beforeAll(async () => {
    other = await createTestApp();
    await other.app.inject({ url: `/api/auth/reset-password?email=${(await anAccount(other)).email}` });
    await other.app.jobs.runOnce();
  });

  test('has its token in a line of one test', async () => {
    const { textBody } = await other.db.selectFrom('outbox').select('textBody').executeTakeFirstOrThrow();
    const [token] = /[\w.~-]{40,}/.exec(textBody) ?? [];
    other.app.log.warn({ careless: token }, 'could not be sent');
    expect(token).toBeDefined();
  });

  test('is noticed when the shop is closed after another', async () => {
    await expect(other.close()).rejects.toThrow('A log line contains the secret');
  });
});
