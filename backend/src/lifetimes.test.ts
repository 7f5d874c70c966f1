import { randomUUID } from 'node:crypto';
import { anAccount, postLogin, signIn, type referralHeaders } from './testing/accounts';
import { openReferralShop, type ReferralShop } from './testing/referral';
import { staffWrites } from './testing/staff-writes';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let shop: ReferralShop;
beforeAll(async () => {
  shop = await openReferralShop();
  const endsAt = new Date(shop.clock().getTime() + 3_650 * DAY_MS);
  await shop.db.updateTable('referralCampaigns').set({ endsAt }).execute();
});
afterAll(() => shop.close());

/** The first group of a pattern in the newest mail to an address that has it. */
async function inMail(email: string, pattern: RegExp): Promise<string> {
  for (let round = 0; round < 3; round++) await shop.runJobs();
  const texts = shop.mails.filter(({ to }) => to === email).map(({ text }) => pattern.exec(text)?.[1]);
  return texts.findLast((found) => found !== undefined) ?? '';
}
const TOKEN = /token=([\w-]+)/;
const aMailbox = () => `${randomUUID()}@example.com`;
const isWell = async (reply: ReturnType<ReferralShop['ask']>) => (await reply).status === 200;
const isValid = async (type: 'verify' | 'reset', token: string) =>
  (await shop.ask<{ valid: boolean }>('GET', `auth/verify-token?type=${type}&token=${token}`)).data.valid;

/** Begins something that lives for a time; what is returned says whether it still does. */
type Begin = () => Promise<() => Promise<boolean>>;

test.each<[string, number, Begin]>([
  [
    'the link to a new password',
    HOUR_MS,
    async () => {
      const { email } = await anAccount(shop);
      await shop.ask('GET', `auth/reset-password?email=${email}`);
      const token = await inMail(email, TOKEN);
      return () => isValid('reset', token);
    },
  ],
  [
    'the link that opens an account',
    48 * HOUR_MS,
    async () => {
      const email = aMailbox();
      const password = 'mat khau cua toi 1';
      const phone = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
      await shop.ask('POST', 'auth/register', {
        body: {
          firstName: 'Hoa',
          lastName: 'Trần',
          email,
          phone,
          password,
          confirmPassword: password,
          acceptTerms: true,
        },
      });
      const token = await inMail(email, TOKEN);
      return () => isValid('verify', token);
    },
  ],
  [
    'the invitation to the staff',
    72 * HOUR_MS,
    async () => {
      const email = aMailbox();
      const { id } = await anAccount(shop, { role: 'ADMIN' });
      const headers = { ...shop.as('ADMIN', id), 'idempotency-key': randomUUID() };
      await shop.ask('POST', 'main/admin/user', {
        headers,
        body: { email, role: 'OPERATOR', language: 'vi' },
      });
      const token = await inMail(email, TOKEN);
      return () => isValid('reset', token);
    },
  ],
  [
    'the link that confirms a newsletter',
    48 * HOUR_MS,
    async () => {
      const email = aMailbox();
      await shop.ask('POST', 'main/newsletter/subscribe', { body: { email, lang: 'vi', consent: true } });
      const token = await inMail(email, TOKEN);
      return () => isWell(shop.ask('GET', `main/newsletter/confirm?token=${token}`));
    },
  ],
  [
    'the code for another number',
    10 * MINUTE_MS,
    async () => {
      const { id, email } = await anAccount(shop);
      const headers = shop.as('CUSTOMER', id);
      const value = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
      const { data } = await shop.ask<{ id: string }>('POST', 'auth/user/contact-change', {
        headers,
        body: { kind: 'PHONE', value },
      });
      const code = await inMail(email, /\b(\d{6})\b/);
      return () =>
        isWell(shop.ask('POST', `auth/user/contact-change/${data.id}`, { headers, body: { code } }));
    },
  ],
  [
    'a session that is not used',
    30 * DAY_MS,
    async () => {
      const { email } = await anAccount(shop);
      const { refreshToken } = await signIn(shop, email);
      return () => isWell(shop.ask('POST', 'auth/refreshToken', { body: { refreshToken } }));
    },
  ],
  [
    'the link of a mail to an order',
    90 * DAY_MS,
    async () => {
      const email = aMailbox();
      const { infoId } = await shop.shelf.aProduct();
      const body = await shop.orderBody(infoId, { paymentMethod: 'COD' });
      const customer = { firstName: 'Lan', lastName: 'Phạm', email, phone: '0912345678' };
      await shop.postOrder(randomUUID(), { ...body, customer });
      const query = await inMail(email, /\/track\/[\w-]{36}\?(token=\S+)/);
      return () => isWell(shop.ask('GET', `ecommerce/order/track?${query}`));
    },
  ],
  [
    'the link to an invoice',
    10 * MINUTE_MS,
    async () => {
      const { orderId, customer } = await shop.anOrder();
      await shop.ipn(await shop.news(orderId));
      const { data } = await shop.call<{ url: string }>('POST', `/order/${orderId}/invoice-link`, {
        as: customer,
      });
      return async () =>
        (await shop.app.inject(new URL(data.url).pathname + new URL(data.url).search)).statusCode === 200;
    },
  ],
  [
    'the way back from a gateway',
    HOUR_MS,
    async () => {
      const { orderId } = await shop.anOrder();
      const query = await shop.news(orderId);
      const { headers } = await shop.app.inject(`/api/ecommerce/payment/return/vnpay?${query}`);
      const token = new URL(String(headers.location), 'http://shop.test').searchParams.get('token') ?? '';
      return () =>
        isWell(shop.ask('GET', `ecommerce/order/${orderId}/payment?token=${encodeURIComponent(token)}`));
    },
  ],
  [
    'the credentials of a member',
    HOUR_MS,
    async () => {
      const { headers } = await shop.aMember();
      return () => isWell(shop.ask('GET', 'campaign/referral/me', { headers }));
    },
  ],
  [
    'what a member gets new credentials with',
    30 * DAY_MS,
    async () => {
      const { email } = await shop.aMember();
      const login = await postLogin(shop, email);
      const { data } = login.json<{ data: Parameters<typeof referralHeaders>[0] & Credentials }>();
      const { refreshToken } = data.referralCredentials;
      return () => isWell(shop.ask('POST', 'campaign/referral/refresh', { body: { refreshToken } }));
    },
  ],
  [
    'the link of an invitation',
    365 * DAY_MS,
    async () => {
      const { headers } = await shop.aMember();
      const email = aMailbox();
      await shop.ask('POST', 'campaign/invitation', { headers, body: { emails: [email] } });
      const token = await inMail(email, /\/invitation\/([\w.~-]+)/);
      return () => isWell(shop.ask('GET', `campaign/invitation/${token}`));
    },
  ],
  [
    'what was checked of a file before it is applied',
    DAY_MS + 1,
    async () => {
      const row = 'POST /api/main/admin/product/import/:id/apply';
      const { params } = (await staffWrites[row]?.(shop)) ?? {};
      const { id } = await anAccount(shop, { role: 'OPERATOR' });
      return () =>
        isWell(
          shop.ask('POST', `main/admin/product/import/${params?.['id'] ?? ''}/apply`, {
            headers: { ...shop.as('OPERATOR', id), 'idempotency-key': randomUUID() },
          }),
        );
    },
  ],
])('%s works until its last second and no longer', async (_what, lifeMs, begin) => {
  const worksBefore = await begin();
  shop.clock.advance(lifeMs - 1_000);
  const before = await worksBefore();
  const worksAfter = await begin();
  shop.clock.advance(lifeMs);
  const after = await worksAfter();

  expect([before, after]).toEqual([true, false]);
});

interface Credentials {
  referralCredentials: { refreshToken: string };
}
