import sharp from 'sharp';
import { v7 as uuid } from 'uuid';
import { anAccount, bearer, PASSWORD, postLogin, referralHeaders, signIn } from '../../testing/accounts';
import { openReferralShop, type ReferralShop } from '../../testing/referral';
import { rename } from '../../testing/shop-name';
import type {
  ActiveCampaign,
  Invitation,
  Invited,
  Inviter,
  Joined,
  OpenedInvitation,
  ReferralMember,
  Touched,
} from './referrals.schema';

let shop: ReferralShop;
beforeAll(async () => {
  shop = await openReferralShop();
});
afterAll(() => shop.close());

interface Page<T> {
  data: T[];
  meta: { total: number };
}
const attributionOf = (inviteeId: string) =>
  shop.db
    .selectFrom('referralAttributions')
    .select('inviterId')
    .where('inviteeId', '=', inviteeId)
    .executeTakeFirst();
const vouchersOf = (customerId: string) =>
  shop.db
    .selectFrom('customerVouchers')
    .innerJoin('vouchers', 'vouchers.id', 'customerVouchers.voucherId')
    .select('vouchers.code')
    .where('customerId', '=', customerId)
    .execute();

describe('joining', () => {
  test('anybody reads what the programme offers, and a member also their code', async () => {
    const member = await shop.aMember();

    const visitor = await shop.ask<ActiveCampaign>('GET', 'campaign/campaign/active');
    const own = await shop.ask<ActiveCampaign>('GET', 'campaign/campaign/active', {
      headers: member.headers,
    });

    expect(visitor.data).toMatchObject({
      name: 'Mời bạn',
      inviterBenefit: { amount: 50_000, minOrder: 150_000, holdDays: 7 },
      inviteeBenefit: { voucherCode: shop.campaign.voucherCode },
      duration: 301 * 86_400_000,
      attributionDays: 30,
    });
    expect(visitor.data).not.toHaveProperty('code');
    expect(own.data.code).toBe(member.code);
    const english = await shop.ask<ActiveCampaign>('GET', 'campaign/campaign/active', {
      headers: { 'accept-language': 'en' },
    });
    expect(english.data.name).toBe('Invite friends');
  });

  test('is offered with the voucher of the campaign only while that runs', async () => {
    const now = shop.clock();
    const ofCampaign = shop.db.updateTable('vouchers').where('code', '=', shop.campaign.voucherCode);
    const { startsAt, endsAt } = await shop.db
      .selectFrom('vouchers')
      .select(['startsAt', 'endsAt'])
      .where('code', '=', shop.campaign.voucherCode)
      .executeTakeFirstOrThrow();
    const benefitIn = async (window: { startsAt: Date; endsAt: Date }) => {
      await ofCampaign.set(window).execute();
      const { data } = await shop.ask<ActiveCampaign>('GET', 'campaign/campaign/active');
      return data.inviteeBenefit?.voucherCode;
    };
    const later = new Date(now.getTime() + 1);

    const offered = [
      await benefitIn({ startsAt: now, endsAt: later }),
      await benefitIn({ startsAt: later, endsAt }),
      await benefitIn({ startsAt, endsAt: now }),
    ];

    await ofCampaign.set({ startsAt, endsAt }).execute();
    expect(offered).toEqual([shop.campaign.voucherCode, undefined, undefined]);
  });

  test('is possible, and so are invitations, from the first instant of a campaign to its last', async () => {
    const { headers } = await shop.aMember();
    const now = shop.clock();
    const later = new Date(now.getTime() + 1);
    const window = async (startsAt: Date, endsAt: Date) => {
      await shop.db.updateTable('referralCampaigns').set({ startsAt, endsAt }).execute();
      const { email } = await anAccount(shop);
      const session = bearer((await signIn(shop, email)).token);
      const join = { headers: session, body: { consent: true } };
      const invitation = { headers, body: { emails: [`${uuid()}@example.com`] } };
      return [
        (await shop.ask('POST', 'campaign/referral/join', join)).errorCode,
        (await shop.ask('POST', 'campaign/invitation', invitation)).errorCode,
      ];
    };
    const refused = ['CAMPAIGN_NOT_ACTIVE', 'CAMPAIGN_NOT_ACTIVE'];

    const outcomes = [
      await window(later, new Date(now.getTime() + 2)),
      await window(now, later),
      await window(new Date(now.getTime() - 1), now),
    ];
    const { startsAt, endsAt } = shop.campaign;
    await shop.db.updateTable('referralCampaigns').set({ startsAt, endsAt }).execute();

    expect(outcomes).toEqual([refused, [undefined, undefined], refused]);
  });

  test('nobody joins without consent, and staff do not join at all', async () => {
    const { email } = await anAccount(shop);
    const headers = bearer((await signIn(shop, email)).token);
    const refused = await shop.ask('POST', 'campaign/referral/join', { headers, body: { consent: false } });
    const staff = await shop.ask('POST', 'campaign/referral/join', {
      headers: shop.as('OPERATOR'),
      body: { consent: true },
    });

    expect([refused.status, refused.errors]).toEqual([400, [{ field: 'consent', code: 'required' }]]);
    expect([staff.status, staff.errorCode]).toEqual([409, 'REFERRAL_STAFF']);
  });

  test('a member gets credentials with each login, other customers do not', async () => {
    const member = await shop.aMember();
    const other = await anAccount(shop);

    const login = await postLogin(shop, member.email, PASSWORD);
    const { referralCredentials } = login.json<{ data: Joined }>().data;

    expect(referralCredentials).toEqual({
      companyName: expect.stringMatching(/^[a-z0-9-]+$/),
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      expiredIn: 3_600_000,
    });
    expect(await signIn(shop, other.email)).not.toHaveProperty('referralCredentials');
  });

  test('credentials bear the name that staff gave the shop; those from before it are still good', async () => {
    const member = await shop.aMember();
    const me = (headers: Record<string, string>) => shop.ask('GET', 'campaign/referral/me', { headers });
    await rename(shop, 'Tiệm Mây Trắng');

    const login = (await postLogin(shop, member.email, PASSWORD)).json<{ data: Joined }>().data;

    expect(login.referralCredentials.companyName).toBe('tiem-may-trang');
    expect(await me(referralHeaders(login))).toMatchObject({ status: 200 });
    expect(await me(member.headers)).toMatchObject({ status: 200 });
  });

  test('joining twice, also at once, keeps the one code', async () => {
    const { email } = await anAccount(shop);
    const headers = bearer((await signIn(shop, email)).token);
    const join = () =>
      shop.ask<Joined>('POST', 'campaign/referral/join', { headers, body: { consent: true } });

    const codes = (await Promise.all([join(), join(), join()])).map(({ data }) => data.code);

    expect(new Set([...codes, (await join()).data.code]).size).toBe(1);
  });
});

describe('referral credentials', () => {
  test('are valid only unexpired, unforged, with the company name, and while the session runs', async () => {
    const member = await shop.aMember();
    const me = (headers: Record<string, string>) => shop.ask('GET', 'campaign/referral/me', { headers });
    const { authorization, ...company } = member.headers;
    const denied = { status: 401, errorCode: 'REFERRAL_UNAUTHENTICATED' };

    expect(await me(member.headers)).toMatchObject({ status: 200 });
    expect(await me({})).toMatchObject(denied);
    expect(await me({ authorization: authorization ?? '' })).toMatchObject({ status: 401 });
    expect(await me({ ...company, authorization: `${authorization ?? ''}x` })).toMatchObject(denied);
    expect(await me({ ...member.headers, 'company-name': 'other-shop' })).toMatchObject(denied);
    // A session's token is no referral token, and the other way round.
    expect(await me({ ...company, ...member.session })).toMatchObject(denied);
    expect(
      await shop.ask('GET', 'auth/user/me', { headers: { authorization: authorization ?? '' } }),
    ).toMatchObject({
      status: 401,
    });

    shop.clock.advance(3_600_000 - 1);
    expect(await me(member.headers)).toMatchObject({ status: 200 });
    shop.clock.advance(1);
    expect(await me(member.headers)).toMatchObject(denied);
    shop.clock.advance(-3_600_000);

    await shop.ask('POST', 'auth/logout', { headers: member.session, body: {} });
    expect(await me(member.headers)).toMatchObject(denied);
  });

  test('are exchanged for new ones until the session ends', async () => {
    const { email } = await shop.aMember();
    const { token, ...login } = (await postLogin(shop, email)).json<{ data: Joined & { token: string } }>()
      .data;
    const body = { refreshToken: login.referralCredentials.refreshToken };
    const refresh = () =>
      shop.ask<Joined['referralCredentials']>('POST', 'campaign/referral/refresh', { body });

    const { data } = await refresh();
    const headers = referralHeaders({ referralCredentials: data });
    expect((await shop.ask('GET', 'campaign/referral/me', { headers })).status).toBe(200);
    shop.clock.advance(29 * 86_400_000);
    expect((await refresh()).status).toBe(200);
    shop.clock.advance(-29 * 86_400_000);
    // An access token does not refresh.
    const wrong = { body: { refreshToken: data.accessToken } };
    expect((await shop.ask('POST', 'campaign/referral/refresh', wrong)).status).toBe(401);

    await shop.ask('POST', 'auth/logout', { headers: bearer(token), body: {} });
    expect(await refresh()).toMatchObject({ status: 401, errorCode: 'REFERRAL_UNAUTHENTICATED' });
  });
});

describe('a code', () => {
  test('shows who invites by the first name only', async () => {
    const { code } = await shop.aMember({
      profile: { firstName: 'Minh Anh', lastName: 'Nguyễn', phone: null },
    });

    const { data } = await shop.ask<Inviter>('GET', `campaign/referral/code/${code.toLowerCase()}`);

    expect(data).toMatchObject({ code, inviterName: 'Minh Anh' });
    expect(JSON.stringify(data)).not.toContain('Nguyễn');
  });

  test('that does not exist is said so, at the link and at the sign-up', async () => {
    for (const path of ['campaign/referral/code/NOSUCHCODE', 'ecard/ecard/referral/NOSUCHCODE'])
      expect(await shop.ask('GET', path)).toMatchObject({
        status: 404,
        errorCode: 'REFERRAL_CODE_NOT_FOUND',
      });
    const touched = await shop.ask('POST', 'campaign/referral/touch', { body: { code: 'NOSUCHCODE' } });
    expect([touched.status, touched.errorCode]).toEqual([404, 'REFERRAL_CODE_NOT_FOUND']);

    expect((await shop.signsUp({ referralCode: 'NOSUCHCODE' })).errors).toEqual([
      { field: 'referralCode', code: 'referralCode.unknown' },
    ]);
  });

  test('has a link, a QR code and a picture to share', async () => {
    const member = await shop.aMember();

    const { data } = await shop.ask<ReferralMember>('GET', 'campaign/referral/me', {
      headers: member.headers,
    });
    const picture = await shop.app.inject({ url: `/api/ecard/${data.eCard}?lang=vi` });

    expect(data.link).toBe(`http://shop.test/r/${member.code}`);
    expect(data.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(picture.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(picture.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const english = await shop.app.inject({ url: `/api/ecard/${data.eCard}?lang=en` });
    expect(english.rawPayload.equals(picture.rawPayload)).toBe(false);
  });
});

test('pictures to share are drawn a few at a time, and once for all who look at them', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => shop.aMember()));
  const card = async (code: string, language: string) =>
    (await shop.app.inject({ url: `/api/ecard/ecard/referral/${code}?lang=${language}` })).statusCode;

  const statuses = await Promise.all(members.flatMap(({ code }) => [card(code, 'vi'), card(code, 'en')]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));

  const [{ code } = { code: '' }] = members;
  expect(await Promise.all(Array.from({ length: 20 }, () => card(code, 'vi')))).toEqual(Array(20).fill(200));
});

describe('attribution', () => {
  test('is a cookie that no script reads and no other site sends, for thirty days', async () => {
    const { code } = await shop.aMember();

    const { data, cookie } = await shop.ask<Touched>('POST', 'campaign/referral/touch', {
      body: { code: ` ${code.toLowerCase()} `, landing: '/' },
    });

    const [, ...attributes] = String(cookie).split('; ');
    expect(attributes).toEqual(['Path=/', 'Max-Age=2592000', 'HttpOnly', 'SameSite=Lax']);
    const until = new Date(shop.clock().getTime() + 30 * 86_400_000).toISOString();
    expect(data).toMatchObject({ attributed: true, code, until });
  });

  test('survives browsing to a sign-up on another day, and gives the invitee a voucher', async () => {
    const member = await shop.aMember();
    const cookie = await shop.cameBy(member.code);
    shop.clock.advance(29 * 86_400_000);

    const { id } = await shop.signsUp({ cookie });

    expect(await attributionOf(id)).toEqual({ inviterId: member.id });
    expect(await vouchersOf(id)).toEqual([{ code: shop.campaign.voucherCode }]);
  });

  test('gives no voucher that is over by then', async () => {
    const cookie = await shop.cameBy((await shop.aMember()).code);
    const voucher = shop.db.updateTable('vouchers').where('code', '=', shop.campaign.voucherCode);
    const { endsAt } = await shop.db
      .selectFrom('vouchers')
      .select('endsAt')
      .where('code', '=', shop.campaign.voucherCode)
      .executeTakeFirstOrThrow();
    await voucher.set({ endsAt: shop.clock() }).execute();

    const { id } = await shop.signsUp({ cookie });

    await voucher.set({ endsAt }).execute();
    expect(await attributionOf(id)).toBeDefined();
    expect(await vouchersOf(id)).toEqual([]);
  });

  test('ends after thirty days', async () => {
    const cookie = await shop.cameBy((await shop.aMember()).code);
    shop.clock.advance(31 * 86_400_000);

    expect(await attributionOf((await shop.signsUp({ cookie })).id)).toBeUndefined();
  });

  test('goes to the last click, and a typed code wins over it', async () => {
    const [first, last] = [await shop.aMember(), await shop.aMember()];
    await shop.cameBy(first.code);
    const cookie = await shop.cameBy(last.code);

    expect(await attributionOf((await shop.signsUp({ cookie })).id)).toEqual({ inviterId: last.id });
    const typed = await shop.signsUp({ cookie, referralCode: first.code.toLowerCase() });
    expect(await attributionOf(typed.id)).toEqual({ inviterId: first.id });
  });

  test('is not taken from a cookie that somebody changed', async () => {
    const [member, other] = [await shop.aMember(), await shop.aMember()];
    const [, value = ''] = (await shop.cameBy(member.code)).split('=');
    const known = JSON.parse(decodeURIComponent(value)) as { code: string; token: string };
    const changed = (change: object) =>
      `referral=${encodeURIComponent(JSON.stringify({ ...known, ...change }))}`;

    for (const cookie of [
      changed({ code: other.code }),
      changed({ token: `${known.token}A` }),
      changed({ code: 1 }),
      'referral=%7B',
      'referral=null',
      `referral=${member.code}`,
    ]) {
      expect(await attributionOf((await shop.signsUp({ cookie })).id)).toBeUndefined();
    }
  });

  test.each(['session', 'headers'] as const)(
    'is fixed: a customer keeps the inviter they have, and is no invitee of their own (by %s)',
    async (credentials) => {
      const [member, other] = [await shop.aMember(), await shop.aMember()];
      const touch = (code: string) =>
        shop.ask<Touched>('POST', 'campaign/referral/touch', {
          headers: member[credentials],
          body: { code },
        });

      const [own, foreign] = [await touch(member.code), await touch(other.code)];

      expect(own.data).toMatchObject({ attributed: false, reason: 'OWN_CODE' });
      expect(foreign.data).toMatchObject({ attributed: false, reason: 'ALREADY_CUSTOMER' });
      expect([own.cookie, foreign.cookie]).toEqual([undefined, undefined]);
    },
  );
});

describe('invitations', () => {
  const invite = (headers: Record<string, string>, body: object) =>
    shop.ask<Invited>('POST', 'campaign/invitation', { headers, body: { emails: [], ...body } });
  const list = async (headers: Record<string, string>, query = '') =>
    (await shop.ask<Page<Invitation>>('GET', `campaign/invitation${query}`, { headers })).data;
  const mailTo = async (email: string) => {
    for (let round = 0; round < 3; round++) await shop.runJobs();
    return shop.mails.findLast(({ to }) => to === email);
  };
  const tokenIn = (text = '') => /\/invitation\/([\w.-]+)/.exec(text)?.[1] ?? '';

  test('are sent once to each address, and every skipped address is explained', async () => {
    const member = await shop.aMember();
    await invite(member.headers, { emails: ['known@example.com'] });

    const { data } = await invite(member.headers, {
      emails: ['Ban.Be@Example.com', 'ban.be@example.com', 'no address', member.email, 'known@example.com'],
      message: 'Cửa hàng này hay lắm!',
      lang: 'vi',
    });

    expect(data).toEqual({
      sent: 1,
      leftToday: 98,
      skipped: [
        { email: 'ban.be@example.com', reason: 'TWICE' },
        { email: 'no address', reason: 'INVALID' },
        { email: member.email, reason: 'OWN' },
        { email: 'known@example.com', reason: 'ALREADY_INVITED' },
      ],
    });
    const mail = await mailTo('ban.be@example.com');
    expect(mail?.subject).toMatch(/^Lan mời bạn/);
    expect(mail?.text).toContain('Cửa hàng này hay lắm!');
    expect((await list(member.headers)).data.map(({ email, state }) => [email, state])).toEqual([
      ['ban.be@example.com', 'SENT'],
      ['known@example.com', 'SENT'],
    ]);
    const found = async (query: string) => (await list(member.headers, query)).data.map(({ email }) => email);
    expect(await found('?search=%20BAN.')).toEqual(['ban.be@example.com']);
    expect(await found('?search=%25')).toEqual([]);
    expect(await found('?limit=1&page=2')).toEqual(['known@example.com']);
  });

  test('are read in English by those who were invited in English', async () => {
    const member = await shop.aMember();
    await invite(member.headers, { emails: ['friend@example.com'], lang: 'en' });

    const mail = await mailTo('friend@example.com');

    expect(mail?.subject).toMatch(/^Lan invites you/);
    expect(mail?.text).toContain('http://shop.test/en/invitation/');
  });

  test('are limited at once and in a day', async () => {
    const member = await shop.aMember();
    const people = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => `${name}${String(at)}@example.com`);

    const many = await invite(member.headers, { emails: people(1_000, 'many') });
    expect([many.status, many.errorCode]).toEqual([422, 'TOO_MANY_INVITATIONS']);
    await invite(member.headers, { emails: people(50, 'a') });
    shop.clock.advance(60_000);
    await invite(member.headers, { emails: people(49, 'b') });
    const last = await invite(member.headers, { emails: people(3, 'c') });
    expect([last.data.sent, last.data.skipped.map(({ reason }) => reason)]).toEqual([1, ['LIMIT', 'LIMIT']]);
    const none = await shop.app.inject({
      method: 'POST',
      url: '/api/campaign/invitation',
      headers: member.headers,
      payload: { emails: [...people(1, 'a'), ...people(1, 'd')] },
    });
    expect([none.statusCode, none.json<{ errorCode: string }>().errorCode]).toEqual([
      429,
      'INVITATION_LIMIT_REACHED',
    ]);
    expect(none.headers['retry-after']).toBe(String(86_400 - 60));
    // Nothing is left to send, so no limit is in the way.
    const known = await invite(member.headers, { emails: people(1, 'a') });
    expect(known.data).toMatchObject({ sent: 0, leftToday: 0, skipped: [{ reason: 'ALREADY_INVITED' }] });

    shop.clock.advance(86_400_000 - 60_000);
    const { headers } = await signedInAgain(member);
    expect((await invite(headers, { emails: people(51, 'd').slice(1) })).data).toMatchObject({
      sent: 50,
      leftToday: 0,
    });
  });

  test('know a mailbox by all its addresses', async () => {
    const [member, other] = [await shop.aMember(), await shop.aMember()];
    await invite(member.headers, { emails: ['nhieu.ten@gmail.com'] });
    const token = tokenIn((await mailTo('nhieu.ten@gmail.com'))?.text);
    const [own = '', host = ''] = member.email.split('@');

    const { data } = await invite(member.headers, {
      emails: ['nhieuten+2@googlemail.com', `${own}+toi@${host}`, 'ai@example.com', 'ai+x@example.com'],
    });
    expect(data.skipped).toEqual([
      { email: `${own}+toi@${host}`, reason: 'OWN' },
      { email: 'ai+x@example.com', reason: 'TWICE' },
      { email: 'nhieuten+2@googlemail.com', reason: 'ALREADY_INVITED' },
    ]);

    await shop.ask('POST', `campaign/invitation/${token}/unsubscribe`);
    expect((await invite(other.headers, { emails: ['n.h.i.e.u.ten@gmail.com'] })).data.skipped).toEqual([
      { email: 'n.h.i.e.u.ten@gmail.com', reason: 'UNSUBSCRIBED' },
    ]);
    const cookie = await shop.cameBy(member.code);
    await shop.signsUp({ cookie, email: 'nhieuten@gmail.com' });
    expect((await list(member.headers, '?state=JOINED')).data).toMatchObject([
      { email: 'nhieu.ten@gmail.com' },
    ]);
  });

  test('do not bury a mailbox, however many members invite it at once', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => shop.aMember()));
    const send = ({ headers }: { headers: Record<string, string> }) =>
      invite(headers, { emails: ['dong@example.com'] });

    const replies = await Promise.all(members.map(send));

    expect(replies.filter(({ data }) => data.sent === 1)).toHaveLength(5);
    const refused = members.find((_member, at) => replies[at]?.data.sent === 0);
    const invited = members.find((_member, at) => replies[at]?.data.sent === 1);
    if (!refused || !invited) throw new Error('nobody was refused');
    expect((await send(refused)).data.skipped).toEqual([
      { email: 'dong@example.com', reason: 'ENOUGH_THIS_WEEK' },
    ]);
    shop.clock.advance(86_400_000);
    const { headers } = await signedInAgain(invited);
    const [{ id } = { id: '' }] = (await list(headers)).data;
    expect((await shop.ask('POST', `campaign/invitation/${id}/resend`, { headers })).errorCode).toBe(
      'INVITATION_NOT_RESENDABLE',
    );
    shop.clock.advance(6 * 86_400_000 + 1);
    expect((await send(await signedInAgain(refused))).data.sent).toBe(1);
  });

  test('that are sent again count in the day, too', async () => {
    const member = await shop.aMember();
    await invite(member.headers, { emails: ['lai@example.com'] });
    const [{ id } = { id: '' }] = (await list(member.headers)).data;
    shop.clock.advance(86_400_000);
    const { headers } = await signedInAgain(member);
    const resend = () => shop.ask<Invitation>('POST', `campaign/invitation/${id}/resend`, { headers });
    const people = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => `lai${name}${String(at)}@example.com`);
    await invite(headers, { emails: people(50, 'a') });
    await invite(headers, { emails: people(49, 'b') });

    expect((await resend()).status).toBe(200);
    expect((await invite(headers, { emails: people(1, 'c') })).errorCode).toBe('INVITATION_LIMIT_REACHED');
    shop.clock.advance(86_400_000);
    const tomorrow = await signedInAgain(member);
    await invite(tomorrow.headers, { emails: people(50, 'd') });
    await invite(tomorrow.headers, { emails: people(50, 'e') });
    const last = await shop.ask('POST', `campaign/invitation/${id}/resend`, tomorrow);
    expect([last.status, last.errorCode]).toEqual([429, 'INVITATION_LIMIT_REACHED']);
  });

  test.each([
    'Xem https://evil.example',
    'vào www.evil.vn nhé',
    'evil.com tốt lắm',
    'bit.ly/x',
    'evil.club',
    't.co/x',
    'evil\uff0ecom',
    'evil。com',
    'evil\u2060.com',
    'địa-chỉ.vn',
    'viết cho a@b',
  ])('carry no links in their message: %s', async (message) => {
    const { headers } = await shop.aMember();

    const { status, errors } = await invite(headers, { emails: ['x@example.com'], message });

    expect([status, errors]).toEqual([400, [{ field: 'message', code: 'unsafe' }]]);
  });

  test('take no name for the inviter that is an address of a page', async () => {
    const { code, headers } = await shop.aMember({
      profile: { firstName: 'Evil.Club', lastName: 'Nguyễn', phone: null },
    });
    const message = 'Hay lắm! Giá từ 1.500.000 ₫... Xem nhé, v.v.';
    expect((await invite(headers, { emails: ['ten@example.com'], message })).data.sent).toBe(1);

    const mail = await mailTo('ten@example.com');

    expect(mail?.subject).toMatch(/^Một người bạn mời bạn/);
    expect(JSON.stringify(mail)).not.toContain('Evil');
    expect((await shop.ask<Inviter>('GET', `campaign/referral/code/${code}`)).data.inviterName).toBeNull();
  });

  test('show who invited, count as opened and joined, and lead to attribution', async () => {
    const member = await shop.aMember();
    const emails = ['hoa.moi@example.com', 'chua.mo@example.com'];
    await invite(member.headers, { emails, message: 'Chào Hoa' });
    const token = tokenIn((await mailTo('hoa.moi@example.com'))?.text);

    const { data } = await shop.ask<OpenedInvitation>('GET', `campaign/invitation/${token}`);
    expect(data).toMatchObject({
      code: member.code,
      inviterName: 'Lan',
      message: 'Chào Hoa',
      state: 'OPENED',
    });
    const { headers } = member;
    const own = await shop.ask<Touched>('POST', `campaign/invitation/${token}/accept`, { headers });
    expect(own.data).toMatchObject({ attributed: false, reason: 'OWN_CODE' });
    const accepted = await shop.ask<Touched>('POST', `campaign/invitation/${token}/accept`);
    expect(accepted.data.attributed).toBe(true);
    const cookie = String(accepted.cookie).split(';')[0] ?? '';
    const { id } = await shop.signsUp({ cookie, email: 'hoa.moi@example.com' });

    expect(await attributionOf(id)).toEqual({ inviterId: member.id });
    expect((await list(member.headers, '?state=JOINED')).data).toMatchObject([
      { email: 'hoa.moi@example.com', resendableAt: null },
    ]);
    expect((await list(member.headers, '?state=OPENED')).data).toEqual([]);
    const me = await shop.ask<ReferralMember>('GET', 'campaign/referral/me', { headers });
    expect(me.data.counts).toEqual({ opened: 1, joined: 1, ordered: 0, rewarded: 0 });
  });

  test('count as joined also when their reader signs up with another address', async () => {
    const member = await shop.aMember();
    await invite(member.headers, { emails: ['cong.ty@example.com'] });
    const token = tokenIn((await mailTo('cong.ty@example.com'))?.text);
    const { cookie } = await shop.ask<Touched>('POST', `campaign/invitation/${token}/accept`);

    await shop.signsUp({ cookie: String(cookie).split(';')[0] ?? '', email: 'o.nha@example.com' });

    expect((await list(member.headers)).data).toMatchObject([
      { email: 'cong.ty@example.com', state: 'JOINED' },
    ]);
  });

  test('are sent again after a day, three times at most', async () => {
    const member = await shop.aMember();
    await invite(member.headers, { emails: ['cham@example.com'] });
    const [{ id } = { id: '' }] = (await list(member.headers)).data;
    const resend = async () => {
      const { headers } = await signedInAgain(member);
      return shop.ask<Invitation>('POST', `campaign/invitation/${id}/resend`, { headers });
    };

    expect((await resend()).errorCode).toBe('INVITATION_RESEND_TOO_SOON');
    shop.clock.advance(86_400_000);
    expect((await resend()).data).toMatchObject({ sends: 2 });
    shop.clock.advance(86_400_000);
    expect((await resend()).data).toMatchObject({ sends: 3, resendableAt: null });
    shop.clock.advance(86_400_000);
    expect((await resend()).errorCode).toBe('INVITATION_NOT_RESENDABLE');
  });

  test('stop for ever when the mailbox unsubscribes, by the page or the button of the mail program', async () => {
    const [member, other] = [await shop.aMember(), await shop.aMember()];
    await invite(member.headers, { emails: ['khong@example.com'] });
    const token = tokenIn((await mailTo('khong@example.com'))?.text);

    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/campaign/invitation/${token}/unsubscribe`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

    expect(reply.statusCode).toBe(200);
    expect((await invite(other.headers, { emails: ['khong@example.com'] })).data.skipped).toEqual([
      { email: 'khong@example.com', reason: 'UNSUBSCRIBED' },
    ]);
    expect(
      (await shop.ask<OpenedInvitation>('GET', `campaign/invitation/${token}`)).data.isUnsubscribed,
    ).toBe(true);
    const [{ id } = { id: '' }] = (await list(member.headers)).data;
    shop.clock.advance(86_400_000);
    const { headers } = await signedInAgain(member);
    expect((await shop.ask('POST', `campaign/invitation/${id}/resend`, { headers })).errorCode).toBe(
      'INVITATION_NOT_RESENDABLE',
    );
  });

  test('are refused by the link of an old mail also when their inviter has left', async () => {
    const [member, other] = [await shop.aMember(), await shop.aMember()];
    await invite(member.headers, { emails: ['sau@example.com'] });
    const token = tokenIn((await mailTo('sau@example.com'))?.text);
    const left = await shop.ask('DELETE', 'auth/user/me', {
      headers: member.session,
      body: { password: PASSWORD },
    });
    expect(left.status).toBe(200);
    shop.clock.advance(14 * 86_400_000);
    await shop.runJobs();
    expect((await shop.ask('GET', `campaign/invitation/${token}`)).errorCode).toBe('INVITATION_NOT_FOUND');

    shop.clock.advance(350 * 86_400_000);
    expect((await shop.ask('POST', `campaign/invitation/${token}/unsubscribe`)).status).toBe(200);
    shop.clock.advance(-350 * 86_400_000);

    const { headers } = await signedInAgain(other);
    expect((await invite(headers, { emails: ['sau@example.com'] })).data.skipped).toEqual([
      { email: 'sau@example.com', reason: 'UNSUBSCRIBED' },
    ]);
  });

  test('that led nowhere are forgotten after a year', async () => {
    const member = await shop.aMember();
    await invite(member.headers, { emails: ['quen@example.com', 'da.den@example.com'] });
    await shop.signsUp({ cookie: await shop.cameBy(member.code), email: 'da.den@example.com' });

    shop.clock.advance(364 * 86_400_000);
    await shop.runJobs();
    expect((await list((await signedInAgain(member)).headers)).data).toHaveLength(2);
    shop.clock.advance(2 * 86_400_000);
    await shop.runJobs();

    const { headers } = await signedInAgain(member);
    expect((await list(headers)).data).toMatchObject([{ email: 'da.den@example.com', state: 'JOINED' }]);
    shop.clock.advance(-366 * 86_400_000);
  });

  test('belong to their inviter, and their links cannot be made up', async () => {
    const [member, other] = [await shop.aMember(), await shop.aMember()];
    await invite(member.headers, { emails: ['rieng@example.com'] });
    const [{ id } = { id: '' }] = (await list(member.headers)).data;

    const foreign = await shop.ask('POST', `campaign/invitation/${id}/resend`, { headers: other.headers });
    expect(foreign).toMatchObject({ status: 404, errorCode: 'INVITATION_NOT_FOUND' });
    expect((await list(other.headers)).data).toEqual([]);
    for (const token of [id, `${id}.zzzzzzzz.AAAA`, 'x'])
      expect((await shop.ask('GET', `campaign/invitation/${token}`)).errorCode).toBe('INVITATION_NOT_FOUND');
  });
});

test('a flood of referral calls from one address is limited, whatever they ask for', async () => {
  const { id, headers } = await shop.aMember();
  const remoteAddress = '203.0.113.9';
  const paths = [
    ['POST', 'campaign/invitation/x/accept'],
    ['POST', 'campaign/invitation/x/unsubscribe'],
    ['GET', 'campaign/referral/code/X'],
    ['GET', `relationship/relationship/list-contact/${id}`],
  ] as const;
  const askAll = () =>
    Promise.all(
      paths.map(async ([method, path]) => (await shop.ask(method, path, { headers, remoteAddress })).status),
    );

  for (let round = 0; round < 150; round++) expect(await askAll()).toEqual([404, 404, 404, 200]);

  expect(await askAll()).toEqual([429, 429, 429, 429]);
});

/** Credentials last an hour, and tests pass days. */
async function signedInAgain({ email }: { email: string }) {
  return { headers: referralHeaders((await postLogin(shop, email)).json<{ data: Joined }>().data) };
}
