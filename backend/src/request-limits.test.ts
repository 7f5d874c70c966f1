import { randomUUID } from 'node:crypto';
import { createMemoryRateLimiter } from './lib/memory-rate-limiter';
import type { RateLimit } from './lib/rate-limiter';
import { anAccount, anyMember, PASSWORD } from './testing/accounts';
import { openChat, tokenOf } from './testing/chat';
import { openCheckoutShop, SAIGON, type CheckoutShop } from './testing/checkout';
import { FORM_TYPE, form, photo } from './testing/photos';
import { createTestClock } from './testing/test-app';

/** What was counted since the last request: what, how often at most, in how many minutes. */
let counted: string[] = [];
/** Whether every limit is reached. */
let isFull = false;
const textOf = ({ key, max, windowMs }: RateLimit) => `${key}: ${max} in ${windowMs / 60_000} min`;

let shop: CheckoutShop;
/** A customer, with an order, and a member of the referral programme. */
let own: { id: string; headers: Record<string, string>; orderId: string };
let member: { headers: Record<string, string>; id: string };
let conversation: Awaited<ReturnType<typeof openChat>>;
/** What is nowhere: limits count before anything is looked for. */
const nothing = randomUUID();

beforeAll(async () => {
  const clock = createTestClock();
  const memory = createMemoryRateLimiter(clock);
  const rateLimiter = {
    ...memory,
    consume: async (limits: readonly RateLimit[]) => {
      counted.push(...limits.map(textOf));
      return isFull ? 60_000 : memory.consume(limits);
    },
  };
  shop = await openCheckoutShop({}, 300, { clock, rateLimiter });
  const { id } = await anAccount(shop);
  const { orderId } = await shop.anOrder({ customer: id, paymentMethod: 'COD' });
  await shop.db.updateTable('orders').set({ status: 'PROCESSING' }).where('id', '=', orderId).execute();
  own = { id, headers: shop.as('CUSTOMER', id), orderId };
  const headers = await anyMember(shop);
  const { userId } = await shop.db.selectFrom('referralMembers').select('userId').executeTakeFirstOrThrow();
  member = { headers, id: userId };
  conversation = await openChat(shop, {}, '192.0.2.1');
});
afterAll(() => shop.close());

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: object | Buffer;
  headers?: Record<string, string>;
}
const token = 'a'.repeat(43);
const email = 'lan@example.com';
const newPassword = { password: 'mat khau cua toi 1', confirmPassword: 'mat khau cua toi 1' };
const signUp = { firstName: 'Hoa', lastName: 'Trần', email, phone: '0912345678', acceptTerms: true };
const lines = [{ infoId: nothing, quantity: 1 }];
const sent = { method: 'POST' as const };

/** What is asked for, what is counted, and what is said beyond the limit: nothing where null. */
test.each<[string, () => Asked | Promise<Asked>, () => string[], (string | null)?]>([
  [
    'the newsletter',
    () => ({
      ...sent,
      url: 'main/newsletter/subscribe',
      payload: { email, lang: 'vi', consent: true },
    }),
    () => ['newsletter 192.0.2.1: 60 in 60 min', 'newsletter to lan@example.com: 3 in 60 min'],
  ],
  [
    'a message to the shop',
    () => ({ ...sent, url: 'main/contact', payload: { fullName: 'Lan Phạm', email, message: 'Xin chào' } }),
    () => ['contact 192.0.2.1: 20 in 10 min'],
  ],
  [
    'waiting for goods',
    async () => {
      const { infoId } = await shop.shelf.aProduct({ variants: [{ onHand: 0 }] });
      return { ...sent, url: `main/product/${infoId}/stock-alert`, payload: { email } };
    },
    () => ['stock alert 192.0.2.1: 60 in 60 min', 'stock alert to lan@example.com: 20 in 60 min'],
  ],
  [
    'signing up',
    () => ({ ...sent, url: 'auth/register', payload: { ...signUp, ...newPassword } }),
    () => ['sign-up from 192.0.2.1: 60 in 60 min'],
    'TOO_MANY_ATTEMPTS',
  ],
  [
    'another mail with a link',
    () => ({ ...sent, url: 'auth/resend-verification', payload: { email } }),
    () => ['mails asked from 192.0.2.1: 60 in 60 min', 'VERIFY to lan@example.com: 3 in 60 min'],
    'TOO_MANY_ATTEMPTS',
  ],
  [
    'a new password',
    () => ({ url: `auth/reset-password?email=${email}` }),
    () => ['mails asked from 192.0.2.1: 60 in 60 min', 'RESET to lan@example.com: 3 in 60 min'],
    'TOO_MANY_ATTEMPTS',
  ],
  [
    'looking at a link of a mail',
    () => ({ url: `auth/verify-token?type=reset&token=${token}` }),
    () => ['tokens from 192.0.2.1: 100 in 15 min'],
    'TOO_MANY_ATTEMPTS',
  ],
  [
    'activating an account',
    () => ({ ...sent, url: 'auth/active-user', payload: { token, claim: token } }),
    () => ['tokens from 192.0.2.1: 100 in 15 min'],
    'TOO_MANY_ATTEMPTS',
  ],
  [
    'choosing a new password',
    () => ({ ...sent, url: 'auth/change-pass-token', payload: { token, ...newPassword } }),
    () => ['tokens from 192.0.2.1: 100 in 15 min'],
    'TOO_MANY_ATTEMPTS',
  ],
  [
    'a wrong password',
    () => ({ ...sent, url: 'auth/login', payload: { username: email, password: `not ${PASSWORD}` } }),
    () => [
      'passwords from stranger at 192.0.2.1 to lan@example.com: 10 in 15 min',
      'passwords from stranger at 192.0.2.1 to lan@example.com: 100 in 1440 min',
      'passwords from strangers to lan@example.com: 30 in 15 min',
      'passwords from strangers to lan@example.com: 300 in 1440 min',
      'network 192.0.2.1: 10 in 15 min',
      'network 192.0.2.1: 100 in 1440 min',
    ],
    'TOO_MANY_ATTEMPTS',
  ],
  [
    'a cart after signing in',
    () => ({
      ...sent,
      url: 'ecommerce/cart/merge',
      payload: { cartId: nothing, lines: [], saved: [] },
      headers: own.headers,
    }),
    () => [`cart merges ${own.id}: 60 in 60 min`],
  ],
  [
    'a link to a cart',
    () => ({ ...sent, url: 'ecommerce/cart/shared', payload: { lines } }),
    () => ['cart links 192.0.2.1: 60 in 60 min'],
  ],
  [
    'the cart of a link',
    () => ({ url: 'ecommerce/cart/shared/x' }),
    () => ['shared carts 192.0.2.1: 600 in 1 min'],
  ],
  [
    'what a cart costs now',
    () => ({ ...sent, url: 'ecommerce/cart/validate', payload: { lines } }),
    () => ['cart checks 192.0.2.1: 600 in 1 min'],
  ],
  [
    'how an order can be delivered',
    () => ({ ...sent, url: 'ecommerce/shipping/quote', payload: { lines, address: SAIGON } }),
    () => ['quotes 192.0.2.1: 600 in 1 min'],
  ],
  ...['quote', 'quote/vouchers'].map((path): [string, () => Asked, () => string[]] => [
    path,
    () => ({ ...sent, url: `ecommerce/${path}`, payload: { lines } }),
    () => ['quotes 192.0.2.1: 600 in 1 min'],
  ]),
  [
    'whether a voucher applies',
    () => ({ ...sent, url: 'main/voucher/check', payload: { lines, code: 'NOTHING' } }),
    () => ['quotes 192.0.2.1: 600 in 1 min'],
  ],
  [
    'where an order is',
    () => ({ url: 'ecommerce/order/track?token=x' }),
    () => ['track 192.0.2.1: 600 in 1 min'],
  ],
  [
    'an invoice',
    () => ({ url: `ecommerce/order/${own.orderId}/invoice.pdf`, headers: own.headers }),
    () => [`invoice ${own.id}: 30 in 10 min`],
  ],
  [
    'the mail of an order',
    () => ({ ...sent, url: `ecommerce/order/${own.orderId}/resend-email`, headers: own.headers }),
    () => [`resend ${own.orderId}: 3 in 60 min`],
  ],
  [
    'sending goods back',
    () => ({
      ...sent,
      url: `ecommerce/order/${own.orderId}/return`,
      payload: { type: 'RETURN', lines: [{ lineId: nothing, quantity: 1 }], reason: 'Không vừa cỡ' },
      headers: own.headers,
    }),
    () => [`return ${own.id}: 20 in 60 min`],
  ],
  [
    'a review',
    () => ({
      ...sent,
      url: `main/review/${nothing}/customer-review`,
      payload: { orderLineId: nothing, rating: 5, content: 'Vải dày, mặc mát.' },
      headers: own.headers,
    }),
    () => [`review ${own.id}: 20 in 60 min`],
  ],
  [
    'a review that helps',
    () => ({ ...sent, url: `main/review/${nothing}/helpful`, headers: own.headers }),
    () => [`review vote ${own.id}: 120 in 10 min`],
  ],
  [
    'a review that should not be there',
    () => ({
      ...sent,
      url: `main/review/${nothing}/report`,
      payload: { reason: 'SPAM' },
      headers: own.headers,
    }),
    () => [`review report ${own.id}: 20 in 60 min`],
  ],
  [
    'another number',
    () => ({
      ...sent,
      url: 'auth/user/contact-change',
      payload: { kind: 'PHONE', value: '0981222333' },
      headers: own.headers,
    }),
    () => [`contact change ${own.id}: 20 in 60 min`],
    'TOO_MANY_CODES',
  ],
  [
    'a copy of the own data',
    () => ({ url: 'auth/user/export', headers: own.headers }),
    () => [`export ${own.id}: 5 in 60 min`],
  ],
  [
    'an answer about cookies',
    () => ({ method: 'PUT', url: 'main/consent', payload: { analytics: true, marketing: false } }),
    () => ['consent 192.0.2.1: 60 in 60 min'],
  ],
  [
    'a view of a page',
    () => ({ ...sent, url: 'main/tracking', payload: { accessedUrl: 'http://shop.test/' } }),
    () => ['tracking 192.0.2.1: 600 in 1 min'],
  ],
  [
    'a question about a solution',
    () => ({
      ...sent,
      url: `main/solution/${nothing}/request`,
      payload: { type: 'CONSULT', message: 'Xin tư vấn' },
      headers: own.headers,
    }),
    () => [`solution request ${own.id}: 20 in 60 min`],
  ],
  ['the campaign', () => ({ url: 'campaign/campaign/active' }), () => ['referral 192.0.2.1: 600 in 1 min']],
  [
    'rewards',
    () => ({ url: 'campaign/reward', headers: member.headers }),
    () => ['referral 192.0.2.1: 600 in 1 min'],
  ],
  [
    'a list of contacts',
    () => ({
      ...sent,
      url: 'relationship/relationship/contact/import',
      payload: { content: '' },
      headers: member.headers,
    }),
    () => ['referral 192.0.2.1: 600 in 1 min', `contacts of ${member.id}: 20 in 60 min`],
  ],
  [
    'a card with a code',
    () => ({ url: 'ecard/ecard/referral/ABC' }),
    () => ['e-card 192.0.2.1: 60 in 1 min'],
  ],
  [
    'a message to the assistant',
    () => ({
      ...sent,
      url: 'chat/message',
      payload: {
        conversationId: conversation.conversationId,
        text: 'xin chào',
        clientMessageId: randomUUID(),
        language: 'vi',
      },
      headers: tokenOf(conversation),
    }),
    () => [
      'chat 192.0.2.1: 600 in 1 min',
      `chat minute ${conversation.conversationId}: 20 in 1 min`,
      `chat day ${conversation.conversationId}: 400 in 1440 min`,
      'chat address 192.0.2.1: 240 in 1 min',
    ],
  ],
  [
    'talking to a person',
    () => ({ ...sent, url: 'chat/handoff', payload: { conversationId: 'x', contact: email } }),
    () => ['chat 192.0.2.1: 600 in 1 min', 'chat handoff 192.0.2.1: 20 in 10 min'],
  ],
  [
    'a page to pay at',
    () => ({ url: `ecommerce/payment/go/${nothing}?token=x` }),
    () => ['payment pages 192.0.2.1: 600 in 1 min'],
  ],
  [
    'what is no notification of a gateway',
    () => ({ url: 'ecommerce/payment/ipn/vnpay?x=1' }),
    () => ['payment-refusals:192.0.2.1: 30 in 1 min'],
    null,
  ],
  [
    'a picture',
    async () => ({
      ...sent,
      url: 'main/upload',
      payload: form(await photo(40, 40).jpeg().toBuffer()),
      headers: { ...own.headers, 'content-type': FORM_TYPE },
    }),
    () => [`upload ${own.id}: 40 in 10 min`],
  ],
  [
    'a search that finds something, for what others search',
    async () => {
      await shop.shelf.aProduct({ name: 'Khăn lụa' });
      await shop.runJobs();
      return { url: 'main/product/public?search=khăn%20lụa' };
    },
    () => ['search 192.0.2.1 vi khan lua: 1 in 60 min'],
    null,
  ],
])('how often somebody may ask for %s', async (_what, asked, limits, code = 'TOO_MANY_REQUESTS') => {
  const { method = 'GET', url, payload, headers } = await asked();
  const send = (limited: boolean) => {
    counted = [];
    isFull = limited;
    return shop.app.inject({
      method,
      url: `/api/${url}`,
      ...(payload && { payload }),
      headers: { 'idempotency-key': randomUUID(), ...headers },
      remoteAddress: '192.0.2.1',
    });
  };

  await send(false);
  const first = counted;
  const refused = await send(true);
  isFull = false;

  expect(first).toEqual(limits());
  if (code === null) expect(refused.statusCode).toBe(200);
  else {
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([429, code]);
    expect(refused.headers['retry-after']).toBe('60');
  }
});
