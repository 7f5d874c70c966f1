import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Mail } from '../outbox/outbox.service';
import { takeAsLong } from '../../testing/timing';
import { createTestApp, type TestApp } from '../../testing/test-app';

type Sent = Omit<Mail, 'key' | 'kind'>;
let shop: TestApp;
const mails: Sent[] = [];

beforeAll(async () => {
  shop = await createTestApp({
    env: { SITE_NAME: 'Tiệm', PUBLIC_URL: 'https://shop.example.com' },
    sendMail: async (mail) => void mails.push(mail),
  });
});
beforeEach(async () => {
  await sql`truncate newsletter_tokens, newsletter_subscriptions, outbox`.execute(shop.db);
  mails.length = 0;
  shop.clock.advance(2 * 3_600_000);
});
afterAll(() => shop.close());

const post = (path: string, payload: unknown, more: { headers?: Record<string, string>; ip?: string } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/main/newsletter${path}`,
    payload: payload as object,
    headers: more.headers ?? {},
    remoteAddress: more.ip ?? '192.0.2.1',
  });
const body = (more = {}) => ({ email: 'lan@example.com', lang: 'vi', consent: true, ...more });
const subscribe = (more = {}, ip?: string) => post('/subscribe', body(more), ip ? { ip } : {});
const confirm = (token: string) =>
  shop.app.inject({ url: `/api/main/newsletter/confirm?token=${encodeURIComponent(token)}` });
const subscription = () =>
  shop.db.selectFrom('newsletterSubscriptions').selectAll().executeTakeFirstOrThrow();

/** What arrived since the last look. */
async function arrived(): Promise<Sent[]> {
  await shop.app.jobs.runOnce();
  return mails.splice(0);
}
const linkIn = (mail: Sent | undefined, page: 'confirm' | 'unsubscribe') =>
  new RegExp(`https://shop\\.example\\.com(/en)?/newsletter/${page}\\?token=([\\w-]+)`).exec(
    mail?.text ?? '',
  );
const tokenIn = (mail: Sent | undefined, page: 'confirm' | 'unsubscribe') => linkIn(mail, page)?.[2] ?? '';

async function subscribed() {
  await subscribe();
  await confirm(tokenIn((await arrived())[0], 'confirm'));
  const [welcome] = await arrived();
  return { welcome, unsubscribeToken: tokenIn(welcome, 'unsubscribe') };
}

test('a visitor subscribes by answering a mail, and is welcomed', async () => {
  const reply = await subscribe({ email: '  LAN@Example.com ' });
  const [ask] = await arrived();

  expect(reply.json()).toMatchObject({ success: true, data: { pending: true } });
  expect(ask).toMatchObject({ to: 'lan@example.com', subject: 'Xác nhận nhận bản tin Tiệm' });
  expect(await subscription()).toMatchObject({
    email: 'lan@example.com',
    language: 'vi',
    status: 'PENDING',
    consentVersion: '2026-01',
    consentAt: shop.clock(),
    confirmedAt: null,
  });

  const confirmed = await confirm(tokenIn(ask, 'confirm'));

  expect(confirmed.json()).toMatchObject({ success: true, data: { confirmed: true } });
  expect(await subscription()).toMatchObject({ status: 'ACTIVE', confirmedAt: shop.clock() });
  expect(await arrived()).toEqual([expect.objectContaining({ subject: 'Bạn đã đăng ký bản tin Tiệm' })]);
});

test('who reads English is written in English and led to English pages', async () => {
  await subscribe({ lang: 'en' });
  const [ask] = await arrived();

  expect(ask?.subject).toBe('Confirm your Tiệm newsletter');
  expect(linkIn(ask, 'confirm')?.[1]).toBe('/en');
});

test('nobody learns from the answer whether an address is subscribed', async () => {
  await subscribed();
  const known = await subscribe();
  const unknown = await subscribe({ email: 'new@example.com' });

  const said = (reply: { json(): object }) => ({ ...reply.json(), requestId: '' });
  expect(said(known)).toEqual(said(unknown));
  expect(known.statusCode).toBe(unknown.statusCode);
  const letters = await arrived();
  expect(letters.find(({ to }) => to === 'lan@example.com')?.subject).toBe('Bạn đang nhận bản tin Tiệm');
  const all = await shop.db.selectFrom('newsletterSubscriptions').selectAll().execute();
  expect(all.map(({ email, status }) => [email, status]).sort()).toEqual([
    ['lan@example.com', 'ACTIVE'],
    ['new@example.com', 'PENDING'],
  ]);
});

test('subscribing takes as long for an address that is subscribed as for one that is not', async () => {
  await subscribed();
  let count = 0;
  const subscribing = (email: () => string) => async () => {
    count += 1;
    // Addresses and their mailboxes are limited by the hour.
    shop.clock.advance(2 * 3_600_000);
    const reply = await subscribe({ email: email() }, `10.3.${String(count >> 8)}.${String(count & 255)}`);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  };

  expect(
    await takeAsLong(
      subscribing(() => 'lan@example.com'),
      subscribing(() => `new.${String(count)}@example.com`),
    ),
  ).toBe(true);
});

test('who subscribes again before confirming can use either mail', async () => {
  await subscribe();
  await subscribe({ lang: 'en' });
  const asks = await arrived();
  const inVietnamese = asks.find(({ subject }) => subject === 'Xác nhận nhận bản tin Tiệm');
  const inEnglish = asks.find(({ subject }) => subject === 'Confirm your Tiệm newsletter');

  expect((await confirm(tokenIn(inVietnamese, 'confirm'))).statusCode).toBe(200);
  expect((await confirm(tokenIn(inEnglish, 'confirm'))).statusCode).toBe(200);
  const welcomes = await arrived();
  expect(welcomes).toHaveLength(1);
  // In the language of the page from which they asked last.
  expect(linkIn(welcomes[0], 'unsubscribe')?.[1]).toBe('/en');
});

test('two who subscribe one address at the same moment make one subscription', async () => {
  const replies = await Promise.all([subscribe(), subscribe(), subscribe()]);

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await shop.db.selectFrom('newsletterSubscriptions').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['no consent', { consent: false }, 'consent'],
  ['no address', { email: 'lan' }, 'email'],
  ['two addresses', { email: 'a@example.com,b@example.com' }, 'email'],
  ['an address with a header', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  ['markup as an address', { email: '<script>@example.com' }, 'email'],
  ['a language that the shop does not write', { lang: 'fr' }, 'lang'],
  ['a key more', { status: 'ACTIVE' }, 'status'],
])('%s is refused', async (_what, more, field) => {
  const reply = await subscribe(more);

  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ errors: { field: string }[] }>().errors.map((error) => error.field)).toEqual([field]);
  expect(await arrived()).toEqual([]);
});

test('a machine that fills in what nobody sees is told what everybody is told, and nothing happens', async () => {
  const reply = await subscribe({ hp: 'https://spam.example' });

  expect(reply.json()).toMatchObject({ success: true, data: { pending: true } });
  expect(await arrived()).toEqual([]);
  expect(await shop.db.selectFrom('newsletterSubscriptions').selectAll().execute()).toEqual([]);
});

test('nobody can bury a mailbox, and the answer does not tell', async () => {
  const replies = [];
  for (let at = 0; at < 6; at++) replies.push(await subscribe({}, `192.0.2.${at}`));

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await arrived()).toHaveLength(3);
});

test('a flood from one address is limited, and others are not', async () => {
  const statuses = [];
  for (let at = 0; at < 61; at++)
    statuses.push((await subscribe({ email: `a${at}@example.com` }, '192.0.2.9')).statusCode);

  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
  expect((await subscribe({}, '192.0.2.10')).statusCode).toBe(200);
});

describe('a token', () => {
  test('is not in the database, only its hash', async () => {
    await subscribe();
    const [ask] = await arrived();
    const token = tokenIn(ask, 'confirm');

    const rows = await shop.db.selectFrom('newsletterTokens').selectAll().execute();
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(
      createHash('sha256').update(token).digest('hex'),
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('does one thing: what confirms does not unsubscribe, and the other way round', async () => {
    await subscribe();
    const [ask] = await arrived();

    expect((await post('/unsubscribe', { token: tokenIn(ask, 'confirm') })).json()).toMatchObject({
      success: false,
      message: 'TOKEN_INVALID',
    });
    expect((await confirm(tokenIn(ask, 'unsubscribe'))).json()).toMatchObject({ message: 'TOKEN_INVALID' });
    expect((await subscription()).status).toBe('PENDING');
  });

  test('confirms for two days', async () => {
    await subscribe();
    await subscribe({ email: 'in-time@example.com' });
    const asks = await arrived();
    const askOf = (address: string) => asks.find(({ to }) => to === address);
    const ask = askOf('lan@example.com');
    shop.clock.advance(48 * 3_600_000 - 1);
    expect((await confirm(tokenIn(askOf('in-time@example.com'), 'confirm'))).statusCode).toBe(200);
    shop.clock.advance(1);

    const late = await confirm(tokenIn(ask, 'confirm'));

    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([400, 'TOKEN_EXPIRED']);
    const pending = await shop.db
      .selectFrom('newsletterSubscriptions')
      .select('email')
      .where('status', '=', 'PENDING')
      .execute();
    expect(pending).toEqual([{ email: 'lan@example.com' }]);
  });

  test.each(['', 'x', 'a'.repeat(43), "' or 1=1 --", '🦊'])(
    'that was made up is refused (%j)',
    async (token) => {
      await subscribe();

      expect((await confirm(token)).statusCode).toBe(400);
      expect((await post('/unsubscribe', { token })).statusCode).toBe(400);
      expect((await subscription()).status).toBe('PENDING');
    },
  );

  test('is not used up by a program that looks at the link', async () => {
    await subscribe();
    const token = tokenIn((await arrived())[0], 'confirm');

    const looked = await shop.app.inject({
      method: 'HEAD',
      url: `/api/main/newsletter/confirm?token=${token}`,
    });

    expect(looked.statusCode).toBe(404);
    expect((await subscription()).status).toBe('PENDING');
  });

  test('that was used answers the same once more, and does nothing', async () => {
    await subscribe();
    const token = tokenIn((await arrived())[0], 'confirm');
    await confirm(token);
    await arrived();

    expect((await confirm(token)).json()).toMatchObject({ data: { confirmed: true } });
    expect(await arrived()).toEqual([]);
  });

  test('that was used before does not subscribe an address again after it unsubscribed', async () => {
    await subscribe();
    const token = tokenIn((await arrived())[0], 'confirm');
    await confirm(token);
    await shop.db.updateTable('newsletterSubscriptions').set({ status: 'UNSUBSCRIBED' }).execute();

    expect((await confirm(token)).json()).toMatchObject({ message: 'TOKEN_INVALID' });
    expect((await subscription()).status).toBe('UNSUBSCRIBED');
  });
});

describe('anyone who wants no more mail', () => {
  test('says so on a page, once or twice', async () => {
    const { unsubscribeToken } = await subscribed();
    const leftAt = shop.clock();

    expect((await post('/unsubscribe', { token: unsubscribeToken })).json()).toMatchObject({ success: true });
    shop.clock.advance(60_000);
    expect((await post('/unsubscribe', { token: unsubscribeToken })).statusCode).toBe(200);
    expect(await subscription()).toMatchObject({ status: 'UNSUBSCRIBED', unsubscribedAt: leftAt });
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'presses the button of the mail program, which posts %s to the address in the header',
    async (_kind, type, form) => {
      const { welcome } = await subscribed();
      const address = new URL(welcome?.unsubscribeUrl ?? '');

      expect(address.origin).toBe('https://shop.example.com');
      const reply = await shop.app.inject({
        method: 'POST',
        url: address.pathname + address.search,
        payload: form,
        headers: { 'content-type': type },
      });

      expect(reply.statusCode).toBe(200);
      expect((await subscription()).status).toBe('UNSUBSCRIBED');
    },
  );

  test('can do so from every mail of the newsletter, the first included', async () => {
    await subscribe();
    const [ask] = await arrived();

    await post('/unsubscribe', { token: tokenIn(ask, 'unsubscribe') });

    expect((await subscription()).status).toBe('UNSUBSCRIBED');
    expect((await confirm(tokenIn(ask, 'confirm'))).json()).toMatchObject({ message: 'TOKEN_INVALID' });
  });

  test('can come back, and leave again by an old mail', async () => {
    const { unsubscribeToken } = await subscribed();
    await post('/unsubscribe', { token: unsubscribeToken });
    await subscribe();
    await confirm(tokenIn((await arrived())[0], 'confirm'));
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', unsubscribedAt: null });

    await post('/unsubscribe', { token: unsubscribeToken });

    expect((await subscription()).status).toBe('UNSUBSCRIBED');
  });

  test.each([
    ['nothing', {}],
    ['another form', { 'List-Unsubscribe': 'Maybe' }],
    ['a key more', { token: 'x', email: 'lan@example.com' }],
  ])('is not anybody who sends %s', async (_what, payload) => {
    await subscribed();

    expect((await post('/unsubscribe', payload)).statusCode).toBe(400);
    expect((await subscription()).status).toBe('ACTIVE');
  });
});

test('who did not confirm within a month is forgotten, who did is not', async () => {
  await subscribed();
  await subscribe({ email: 'other@example.com' });
  shop.clock.advance(31 * 24 * 3_600_000);

  await shop.app.jobs.runOnce();

  expect((await subscription()).email).toBe('lan@example.com');
  expect(await shop.db.selectFrom('newsletterSubscriptions').selectAll().execute()).toHaveLength(1);
});

test('an address that is asked about again before the month is over has a month from then', async () => {
  await subscribe();
  shop.clock.advance(29 * 24 * 3_600_000);
  await shop.app.jobs.runOnce();
  await subscribe();
  shop.clock.advance(29 * 24 * 3_600_000);

  await shop.app.jobs.runOnce();

  expect((await subscription()).status).toBe('PENDING');
});
