import { v7 as uuid } from 'uuid';
import { openProviderShop, type ProviderShop, type TestProvider } from '../../testing/providers';
import type {
  Membership,
  MembershipPaymentState,
  MembershipPlan,
  StaffMembershipDetail,
  StaffMembershipPage,
  Subscribed,
} from './memberships.schema';

const DAY_MS = 86_400_000;

let shop: ProviderShop;
beforeAll(async () => {
  shop = await openProviderShop();
});
beforeEach(() => shop.gateway.reset());
afterEach(async () => expect(await shop.brokenRules()).toEqual([]));
afterAll(() => shop.close());

const inDays = (days: number) => new Date(shop.clock().getTime() + days * DAY_MS).toISOString();
const stateOf = (id: string, as?: string, token?: string) =>
  shop.call<MembershipPaymentState>(
    'GET',
    `membership/purchase/${id}${token === undefined ? '' : `?token=${token}`}`,
    as === undefined ? {} : { as },
  );
const payAgain = (provider: TestProvider, id: string) =>
  shop.call<Subscribed>('POST', `membership/purchase/${id}/payment`, {
    as: provider.userId,
    body: { paymentMethod: 'ONLINE' },
  });
const later = async (days: number) => {
  shop.clock.advance(days * DAY_MS);
  await shop.runJobs();
  // Mail of the first run leaves with the second.
  await shop.runJobs();
};
const shownLimit = async ({ id }: TestProvider) =>
  (
    await shop.db
      .selectFrom('memberships')
      .select('shownLimit')
      .where('providerId', '=', id)
      .executeTakeFirstOrThrow()
  ).shownLimit;

test('anyone sees the plans; the trial is given once, also to parallel clicks', async () => {
  const plans = await shop.call<MembershipPlan[]>('GET', 'membership/plan');
  expect(plans.data).toEqual([
    { id: 'FREE', price: 0, limit: 1, days: 30 },
    { id: 'BASIC', price: 199_000, limit: 5, days: 30 },
    { id: 'PRO', price: 499_000, limit: 20, days: 30 },
  ]);
  const provider = await shop.aProvider();
  expect(await shop.membershipOf(provider)).toMatchObject({
    status: 'NONE',
    isFreeAvailable: true,
    limit: 0,
  });

  const replies = await Promise.all([1, 2, 3].map(() => shop.subscribe(provider, 'FREE')));

  expect(replies.map(({ message }) => message).toSorted()).toEqual([
    'FREE_PLAN_NOT_AVAILABLE',
    'FREE_PLAN_NOT_AVAILABLE',
    'OK',
  ]);
  expect(await shop.membershipOf(provider)).toMatchObject({
    plan: 'FREE',
    status: 'ACTIVE',
    limit: 1,
    used: 0,
    startedAt: inDays(0),
    expiresAt: inDays(30),
    graceEndsAt: inDays(33),
    isFreeAvailable: false,
    history: [{ planId: 'FREE', amount: 0, status: 'PAID' }],
  });
  await later(40);
  expect((await shop.subscribe(provider, 'FREE')).message).toBe('FREE_PLAN_NOT_AVAILABLE');
});

test('a provider pays for a plan, is led back to its result, and strangers do not see it', async () => {
  const provider = await shop.aProvider();
  const key = uuid();

  const { data } = await shop.subscribe(provider, 'BASIC', { key });

  expect(data).toMatchObject({ status: 'PENDING', url: expect.stringContaining('vnp_Amount=19900000') });
  expect((await shop.subscribe(provider, 'BASIC', { key })).data).toEqual(data);
  expect((await stateOf(data.id, provider.userId)).data).toMatchObject({
    status: 'PENDING',
    action: 'PAY_AGAIN',
    attempt: { outcome: 'waiting' },
    membershipUntil: null,
  });
  expect((await shop.pay(data.id)).RspCode).toBe('00');
  const back = await shop.app.inject({
    url: `/api/ecommerce/payment/return/vnpay?${await shop.news(data.id)}`,
  });
  const { pathname, searchParams } = new URL(String(back.headers.location));
  expect(pathname).toBe(`/provider/membership/result/${data.id}`);
  expect((await stateOf(data.id, undefined, searchParams.get('token') ?? '')).data).toMatchObject({
    status: 'PAID',
    final: true,
    action: 'NONE',
    attempt: { outcome: 'success' },
    membershipUntil: inDays(30),
  });
  expect(await shop.membershipOf(provider)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE', limit: 5 });
  expect((await payAgain(provider, data.id)).message).toBe('MEMBERSHIP_PURCHASE_CLOSED');
  await shop.runJobs();
  expect(shop.mailsTo(provider.email)).toContain('Gói BASIC đã được thanh toán');
  expect(await shop.notificationsOf(provider.userId)).toContain('MEMBERSHIP_PAID');

  const other = await shop.aProvider();
  for (const stranger of [other.userId, undefined])
    expect((await stateOf(data.id, stranger)).message).toBe('MEMBERSHIP_PURCHASE_NOT_FOUND');
  expect((await stateOf(data.id, undefined, 'forged')).status).toBe(404);
  expect((await payAgain(other, data.id)).status).toBe(404);
  const { id: customer } = await shop.aCustomer();
  for (const path of ['membership/me', 'provider/me'])
    expect((await shop.call('GET', path, { as: customer })).message).toBe('PROVIDER_NOT_FOUND');
});

test('a payment that failed is tried again; parallel clicks lead to one payment', async () => {
  const provider = await shop.aProvider();
  const replies = await Promise.all([1, 2, 3].map(() => shop.subscribe(provider, 'PRO')));
  const [first] = replies;
  if (!first) throw new Error('nothing was answered');
  expect(new Set(replies.map(({ data }) => `${data.id} ${String(data.url)}`)).size).toBe(1);

  await shop.pay(first.data.id, '24');
  expect((await stateOf(first.data.id, provider.userId)).data).toMatchObject({
    status: 'PENDING',
    action: 'PAY_AGAIN',
    attempt: { outcome: 'cancelled' },
  });
  const again = await payAgain(provider, first.data.id);
  expect(again.data.url).not.toBe(first.data.url);
  await shop.pay(first.data.id);

  expect(await shop.membershipOf(provider)).toMatchObject({ plan: 'PRO', status: 'ACTIVE', pending: null });
});

test('a provider who left the gateway can pay for the same plan for the rest of the day', async () => {
  const provider = await shop.aProvider();
  const { data } = await shop.subscribe(provider, 'BASIC');
  await shop.pay(data.id, '24');
  shop.clock.advance(23 * 3_600_000);

  const again = await payAgain(provider, data.id);

  expect([again.status, again.data.id]).toEqual([200, data.id]);
  await shop.pay(data.id);
  expect(await shop.membershipOf(provider)).toMatchObject({ plan: 'BASIC', status: 'ACTIVE' });
});

test('money for what was given up, or from a locked provider, goes back', async () => {
  const provider = await shop.aProvider();
  const { data: basic } = await shop.subscribe(provider, 'BASIC');
  const lateNews = await shop.news(basic.id);
  const { data: pro } = await shop.subscribe(provider, 'PRO');
  expect((await shop.membershipOf(provider)).pending).toMatchObject({ id: pro.id, amount: 499_000 });

  await shop.ipn(lateNews);
  await shop.decide(provider.id, 'LOCKED', 'Có khiếu nại.');
  await shop.pay(pro.id);

  expect((await shop.membershipOf(provider)).status).toBe('NONE');
  const refunds = await shop.db
    .selectFrom('refunds')
    .select(['amount', 'reason'])
    .where('payableKind', '=', 'membership')
    .where('payableId', 'in', [basic.id, pro.id])
    .orderBy('amount')
    .execute();
  expect(refunds).toEqual([
    { amount: 199_000, reason: 'PAID_AFTER_END' },
    { amount: 499_000, reason: 'PAID_AFTER_END' },
  ]);
  await shop.runJobs();
  expect(await shop.notificationsOf(provider.userId)).toEqual(
    expect.arrayContaining(['MEMBERSHIP_MONEY_RETURNED', 'MEMBERSHIP_MONEY_RETURNED']),
  );
});

test('while a gateway holds money, no other plan can be chosen; unpaid purchases expire', async () => {
  const provider = await shop.aProvider();
  const { data } = await shop.subscribe(provider, 'BASIC');
  await shop.pay(data.id, '07');
  expect((await shop.subscribe(provider, 'PRO')).message).toMatch(/PAYMENT_(UNDER_REVIEW|PROCESSING)/);

  const other = await shop.aProvider();
  const { data: unpaid } = await shop.subscribe(other, 'BASIC');
  await later(2);
  await later(1);

  expect((await stateOf(unpaid.id, other.userId)).data).toMatchObject({ status: 'EXPIRED', action: 'NONE' });
  expect((await stateOf(data.id, provider.userId)).data.status).toBe('PENDING');
  expect((await payAgain(other, unpaid.id)).message).toBe('MEMBERSHIP_PURCHASE_CLOSED');
});

test('renewal adds days, a larger plan begins at once with what is left, a smaller one begins afterwards', async () => {
  const provider = await shop.aProvider();
  await shop.buy(provider, 'BASIC');
  await shop.buy(provider, 'BASIC');
  expect(await shop.membershipOf(provider)).toMatchObject({
    plan: 'BASIC',
    expiresAt: inDays(60),
    nextPlan: null,
  });

  shop.clock.advance(30 * DAY_MS);
  await shop.buy(provider, 'PRO');
  // 30 days of BASIC are worth 199.000 đ, and PRO costs 499.000 đ for 30 days.
  const credit = Math.round((199_000 / 499_000) * 30 * DAY_MS);
  const end = new Date(shop.clock().getTime() + 30 * DAY_MS + credit);
  expect(await shop.membershipOf(provider)).toMatchObject({
    plan: 'PRO',
    limit: 20,
    startedAt: inDays(0),
    expiresAt: end.toISOString(),
  });

  await shop.buy(provider, 'BASIC');
  const afterwards = new Date(end.getTime() + 30 * DAY_MS).toISOString();
  expect(await shop.membershipOf(provider)).toMatchObject({
    plan: 'PRO',
    expiresAt: end.toISOString(),
    nextPlan: { planId: 'BASIC', startsAt: end.toISOString(), expiresAt: afterwards },
  });
  expect(await shownLimit(provider)).toBe(20);

  shop.clock.set(end);
  await shop.runJobs();
  expect(await shop.membershipOf(provider)).toMatchObject({ plan: 'BASIC', limit: 5, expiresAt: afterwards });
  expect(await shownLimit(provider)).toBe(5);
  expect((await shop.membershipOf(provider)).history).toHaveLength(4);
});

test('a larger plan that costs nothing begins at once, and what was paid for follows it', async () => {
  const provider = await shop.aProvider();
  await shop.buy(provider, 'BASIC');
  shop.clock.advance(10 * DAY_MS);
  const plans = {
    FREE: { price: 0, limit: 1, days: 30 },
    BASIC: { price: 199_000, limit: 5, days: 30 },
    PRO: { price: 0, limit: 20, days: 30 },
  };
  await shop.db
    .insertInto('settings')
    .values({ key: 'provider', value: JSON.stringify({ plans }), updatedAt: shop.clock() })
    .execute();
  expect((await shop.subscribe(provider, 'PRO')).data).toMatchObject({ status: 'PAID' });
  await shop.db.deleteFrom('settings').where('key', '=', 'provider').execute();

  expect(await shop.membershipOf(provider)).toMatchObject({
    plan: 'PRO',
    limit: 20,
    expiresAt: inDays(30),
    nextPlan: { planId: 'BASIC', startsAt: inDays(30), expiresAt: inDays(50) },
  });
});

test('nobody pays for more than about a year ahead', async () => {
  const provider = await shop.aProvider();
  for (let months = 0; months < 13; months++) await shop.buy(provider, 'BASIC');

  expect((await shop.subscribe(provider, 'BASIC')).message).toBe('MEMBERSHIP_PAID_AHEAD');
});

test('a provider is reminded once at 7, 3 and 1 days, at the end and after the grace, and renews', async () => {
  const provider = await shop.aProvider();
  await shop.buy(provider, 'BASIC');
  await shop.runJobs();
  shop.mails.length = 0;
  const mailsAfter = async (days: number) => {
    shop.clock.advance(days * DAY_MS);
    // Several replicas run the same job.
    await Promise.all([shop.runJobs(), shop.runJobs()]);
    await shop.runJobs();
    return shop.mailsTo(provider.email).splice(0).at(-1);
  };

  expect(await mailsAfter(22)).toBeUndefined();
  expect(await mailsAfter(1)).toBe('Gói BASIC còn 7 ngày');
  expect(await mailsAfter(4)).toBe('Gói BASIC còn 3 ngày');
  expect(await mailsAfter(2)).toBe('Gói BASIC còn 1 ngày');
  expect(await mailsAfter(1)).toBe('Gói BASIC đã hết hạn');
  expect(await shop.membershipOf(provider)).toMatchObject({ status: 'GRACE', limit: 5 });
  expect(await shownLimit(provider)).toBe(5);
  expect(await mailsAfter(3)).toBe('Giải pháp của bạn đã được ẩn');
  expect(await shop.membershipOf(provider)).toMatchObject({ status: 'EXPIRED' });
  expect(await shownLimit(provider)).toBe(0);
  await mailsAfter(20);
  expect(shop.mailsTo(provider.email)).toHaveLength(5);
  expect(await shop.notificationsOf(provider.userId)).toEqual([
    'PROVIDER_APPROVED',
    'MEMBERSHIP_PAID',
    'MEMBERSHIP_ENDING',
    'MEMBERSHIP_ENDING',
    'MEMBERSHIP_ENDING',
    'MEMBERSHIP_ENDED',
    'MEMBERSHIP_HIDDEN',
  ]);

  await shop.buy(provider, 'BASIC');
  expect(await shop.membershipOf(provider)).toMatchObject({ status: 'ACTIVE', expiresAt: inDays(30) });
  expect(await shownLimit(provider)).toBe(5);
});

test('after cancelling, what was paid runs out without reminders before its end', async () => {
  const provider = await shop.aProvider();
  const cancel = () => shop.call('POST', 'membership/cancel', { as: provider.userId });
  expect((await cancel()).message).toBe('MEMBERSHIP_NOT_FOUND');
  await shop.buy(provider, 'BASIC');
  await shop.subscribe(provider, 'PRO');

  const replies = [await cancel(), await cancel()];

  expect(replies).toMatchObject([
    { status: 200, data: { status: 'ACTIVE', cancelledAt: inDays(0), pending: null } },
    { status: 200, data: { cancelledAt: inDays(0) } },
  ]);
  await shop.runJobs();
  shop.mails.length = 0;
  await later(29);
  expect(shop.mailsTo(provider.email)).toEqual([]);
  await later(1);
  expect(shop.mailsTo(provider.email)).toEqual(['Gói BASIC đã hết hạn']);
  await shop.buy(provider, 'BASIC');
  expect((await shop.membershipOf(provider)).cancelledAt).toBeNull();
});

test('money that a gateway still looks at pays for its plan, also after the provider cancelled', async () => {
  const provider = await shop.aProvider();
  await shop.buy(provider, 'BASIC');
  const { data } = await shop.subscribe(provider, 'PRO');
  await shop.pay(data.id, '07');

  const cancelled = await shop.call<Membership>('POST', 'membership/cancel', { as: provider.userId });

  expect(cancelled.data.pending).toMatchObject({ id: data.id });
  await shop.pay(data.id);
  expect(await shop.membershipOf(provider)).toMatchObject({ plan: 'PRO', cancelledAt: null });
});

test('an admin who is a provider changes nothing about their own membership', async () => {
  const provider = await shop.aProvider();
  await shop.buy(provider, 'PRO');
  const gift = { action: 'EXTEND', days: 10, reason: 'Đền bù sự cố.' };

  const own = await shop.asStaff('ADMIN', 'PUT', `membership/${provider.id}`, gift, {
    userId: provider.userId,
  });

  expect([own.status, own.message]).toEqual([403, 'FORBIDDEN']);
  expect((await shop.membershipOf(provider)).expiresAt).toBe(inDays(30));
});

test('days that an admin gives are counted once, also when the answer was lost and it is sent again', async () => {
  const provider = await shop.aProvider();
  await shop.buy(provider, 'PRO');
  const [userId, key] = [uuid(), uuid()];
  const give = (more: object) =>
    shop.asStaff<StaffMembershipDetail>(
      'ADMIN',
      'PUT',
      `membership/${provider.id}`,
      { action: 'EXTEND', days: 10, reason: 'Đền bù sự cố.' },
      { userId, ...more },
    );

  const replies = [await give({ key }), await give({ key })];

  expect(replies.map(({ data }) => data.expiresAt)).toEqual([inDays(40), inDays(40)]);
  expect(replies[1]?.data.events).toHaveLength(1);
  expect((await give({ key: '' })).message).toBe('IDEMPOTENCY_KEY_REQUIRED');
});

test('an admin gives days or ends a membership with a reason; operators look and find', async () => {
  const provider = await shop.aProvider();
  await shop.buy(provider, 'PRO');
  const change = (role: 'OPERATOR' | 'ADMIN', body: object) =>
    shop.asStaff<StaffMembershipDetail>(role, 'PUT', `membership/${provider.id}`, body);
  const gift = { action: 'EXTEND', days: 10, reason: 'Đền bù sự cố.' };

  expect((await change('OPERATOR', gift)).status).toBe(403);
  expect((await change('ADMIN', { ...gift, reason: ' ' })).errors).toEqual([
    { field: 'reason', code: 'required' },
  ]);
  expect((await change('ADMIN', { action: 'EXTEND', reason: 'x' })).errors).toEqual([
    { field: 'days', code: 'required' },
  ]);
  expect((await change('ADMIN', gift)).data).toMatchObject({
    status: 'ACTIVE',
    expiresAt: inDays(40),
    events: [{ action: 'EXTENDED', days: 10, reason: 'Đền bù sự cố.' }],
  });
  const found = await shop.asStaff<StaffMembershipPage>(
    'OPERATOR',
    'GET',
    'membership?status=ACTIVE&plan=PRO&search=an%20phat',
  );
  expect(found.data.data).toContainEqual(expect.objectContaining({ providerId: provider.id, limit: 20 }));
  const signs = await shop.asStaff<StaffMembershipPage>('OPERATOR', 'GET', 'membership?search=%25');
  expect(signs.data.data).toEqual([]);

  await later(1);
  expect((await change('ADMIN', { action: 'END', reason: 'Vi phạm.' })).data).toMatchObject({
    status: 'GRACE',
    expiresAt: inDays(0),
  });
  expect((await change('ADMIN', { action: 'END', reason: 'Vi phạm.' })).message).toBe(
    'MEMBERSHIP_NOT_ACTIVE',
  );
  const isListed = async (query: string) => {
    const path = `membership?limit=100&${query}`;
    const { data } = await shop.asStaff<StaffMembershipPage>('OPERATOR', 'GET', path);
    return data.data.some(({ providerId }) => providerId === provider.id);
  };
  const listedAs = async () => [
    await isListed('status=ACTIVE'),
    await isListed('status=GRACE'),
    await isListed('status=EXPIRED'),
  ];
  expect(await listedAs()).toEqual([false, true, false]);
  expect([await isListed('plan=PRO'), await isListed('plan=BASIC')]).toEqual([true, false]);
  shop.clock.advance(3 * DAY_MS);
  expect(await listedAs()).toEqual([false, false, true]);
  // Days that are given after the end begin on the day they are given.
  expect((await change('ADMIN', gift)).data).toMatchObject({
    status: 'ACTIVE',
    plan: 'PRO',
    limit: 20,
    expiresAt: inDays(10),
  });
  expect(await listedAs()).toEqual([true, false, false]);
  expect(await shop.notificationsOf(provider.userId)).toEqual(
    expect.arrayContaining(['MEMBERSHIP_EXTENDED', 'MEMBERSHIP_STOPPED']),
  );
  const audited = await shop.db
    .selectFrom('auditEntries')
    .select(['action', 'reason'])
    .where('entityId', '=', provider.id)
    .where('entity', '=', 'membership')
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(audited).toEqual([
    { action: 'extend', reason: 'Đền bù sự cố.' },
    { action: 'end', reason: 'Vi phạm.' },
    { action: 'extend', reason: 'Đền bù sự cố.' },
  ]);
  const none = await shop.aProvider();
  expect((await shop.asStaff('ADMIN', 'PUT', `membership/${none.id}`, gift)).message).toBe(
    'MEMBERSHIP_NOT_FOUND',
  );
});

test('staff read a whole membership: its plan, what follows, what was paid and what staff did', async () => {
  const provider = await shop.aProvider();
  const bought = await shop.buy(provider, 'PRO');
  const at = shop.clock().toISOString();
  await later(1);
  const smaller = await shop.buy(provider, 'BASIC');
  const second = shop.clock().toISOString();
  await shop.call('POST', 'membership/cancel', { as: provider.userId });
  const admin = uuid();
  const change = { action: 'EXTEND', days: 5, reason: 'Đền bù sự cố.' };
  await shop.asStaff('ADMIN', 'PUT', `membership/${provider.id}`, change, { userId: admin });

  const { data } = await shop.asStaff<StaffMembershipDetail>('OPERATOR', 'GET', `membership/${provider.id}`);

  const paid = { status: 'PAID', days: 30, code: expect.any(String), expiresAt: expect.any(String) };
  expect(data).toEqual({
    providerId: provider.id,
    businessName: 'Công ty An Phát',
    providerStatus: 'APPROVED',
    plan: 'PRO',
    status: 'ACTIVE',
    expiresAt: data.expiresAt,
    graceEndsAt: data.graceEndsAt,
    limit: 20,
    used: 0,
    cancelledAt: second,
    nextPlan: data.nextPlan,
    history: [
      { ...paid, id: smaller.id, planId: 'BASIC', amount: 199_000, createdAt: second, paidAt: second },
      { ...paid, id: bought.id, planId: 'PRO', amount: 499_000, createdAt: at, paidAt: at },
    ],
    findings: [expect.objectContaining({ kind: 'COUNTED_OTHERWISE' })],
    paymentsInReview: [],
    events: [{ action: 'EXTENDED', days: 5, actorId: admin, reason: 'Đền bù sự cố.', at: second }],
  });
  expect(data.nextPlan?.planId).toBe('BASIC');
  const graceMs = Date.parse(data.graceEndsAt ?? '') - Date.parse(data.nextPlan?.expiresAt ?? '');
  expect(graceMs).toBe(3 * DAY_MS);
  expect(data.nextPlan?.startsAt).toBe(data.expiresAt);

  const end = { action: 'END', reason: 'Vi phạm.' };
  const stopped = await shop.asStaff<StaffMembershipDetail>('ADMIN', 'PUT', `membership/${provider.id}`, end);
  expect(stopped.data).toMatchObject({ status: 'GRACE', plan: 'PRO', expiresAt: inDays(0), nextPlan: null });
});

test('staff find the plan whose payment a gateway reported on from the work that waits, until it is resolved', async () => {
  const provider = await shop.aProvider();
  const bought = await shop.buy(provider, 'BASIC');
  const work = async () => {
    const { data } = await shop.asStaff<{ queue: string; count: number }[]>(
      'OPERATOR',
      'GET',
      'dashboard/work',
    );
    return new Map(data.map(({ queue, count }) => [queue, count]));
  };
  const listed = async () => {
    const { data } = await shop.asStaff<StaffMembershipPage>(
      'OPERATOR',
      'GET',
      'membership?moneyWaits=REVIEW&limit=100',
    );
    return data.data.map(({ providerId }) => providerId);
  };
  const before = await work();
  const count = before.get('plan-payments-in-review') ?? 0;
  expect(await listed()).toHaveLength(count);
  expect(await listed()).not.toContain(provider.id);

  await shop.ipn(await shop.news(bought.id, { code: '07', status: '07' }));

  const reported = await work();
  expect(reported.get('plan-payments-in-review')).toBe(count + 1);
  // That number leads to the list of orders, which has no plans.
  expect(reported.get('payments-in-review')).toBe(before.get('payments-in-review'));
  expect(await listed()).toContain(provider.id);
  expect(await listed()).toHaveLength(count + 1);

  const { data } = await shop.asStaff<StaffMembershipDetail>('OPERATOR', 'GET', `membership/${provider.id}`);
  await shop.asStaff('OPERATOR', 'PUT', `membership/${provider.id}/finding/${data.findings[0]?.id ?? ''}`, {
    reason: 'Đã gọi ngân hàng',
  });

  expect((await work()).get('plan-payments-in-review') ?? 0).toBe(count);
  expect(await listed()).not.toContain(provider.id);
});

test("a provider's first plan whose payment waits for the shop's check is in the work of staff and on both pages of it", async () => {
  const provider = await shop.aProvider();
  const work = async () => {
    const { data } = await shop.asStaff<{ queue: string; count: number }[]>(
      'OPERATOR',
      'GET',
      'dashboard/work',
    );
    return data.find(({ queue }) => queue === 'plan-payments-in-review')?.count ?? 0;
  };
  const listed = async () => {
    const { data } = await shop.asStaff<StaffMembershipPage>(
      'OPERATOR',
      'GET',
      'membership?moneyWaits=REVIEW&limit=100',
    );
    return data.data;
  };
  const before = await work();
  const { data: bought } = await shop.subscribe(provider, 'BASIC');

  await shop.ipn(await shop.news(bought.id, { code: '07', status: '07' }));

  expect(await work()).toBe(before + 1);
  expect(await listed()).toHaveLength(before + 1);
  expect(await listed()).toContainEqual(
    expect.objectContaining({ providerId: provider.id, plan: null, status: 'NONE', cancelledAt: null }),
  );
  await later(2);
  const own = await shop.membershipOf(provider);
  expect(own).toMatchObject({ pending: { id: bought.id, planId: 'BASIC' }, isInReview: true, history: [] });
  const { data } = await shop.asStaff<StaffMembershipDetail>('OPERATOR', 'GET', `membership/${provider.id}`);
  expect(data).toMatchObject({ plan: null, status: 'NONE', paymentsInReview: [own.pending?.code] });

  await shop.pay(bought.id);

  expect((await listed()).map(({ providerId }) => providerId)).not.toContain(provider.id);
  expect(await shop.membershipOf(provider)).toMatchObject({
    plan: 'BASIC',
    pending: null,
    isInReview: false,
  });
});

test('staff read and resolve what a gateway reported of a payment after its end, which its own provider cannot', async () => {
  const provider = await shop.aProvider();
  const bought = await shop.buy(provider, 'BASIC');
  const other = await shop.aProvider();
  await shop.buy(other, 'BASIC');
  await shop.ipn(await shop.news(bought.id, { code: '07', status: '07' }));
  const resolve = (id: string, findingId: string, userId = uuid(), reason = 'Đã gọi ngân hàng') =>
    shop.asStaff<StaffMembershipDetail>(
      'OPERATOR',
      'PUT',
      `membership/${id}/finding/${findingId}`,
      { reason },
      { userId },
    );

  const { data } = await shop.asStaff<StaffMembershipDetail>('OPERATOR', 'GET', `membership/${provider.id}`);
  expect(data.findings).toEqual([
    {
      id: expect.any(String),
      kind: 'REVIEW_AFTER_END',
      at: shop.clock().toISOString(),
      purchaseCode: data.history[0]?.code,
    },
  ]);
  const findingId = data.findings[0]?.id ?? '';
  expect((await resolve(other.id, findingId)).message).toBe('PAYMENT_FINDING_NOT_FOUND');
  expect((await resolve(provider.id, findingId, provider.userId)).status).toBe(403);
  expect((await resolve(provider.id, findingId, uuid(), ' ')).message).toBe('VALIDATION_FAILED');

  expect((await resolve(provider.id, findingId)).data.findings).toEqual([]);
  expect((await resolve(provider.id, findingId)).message).toBe('PAYMENT_FINDING_NOT_FOUND');
  const audited = await shop.db
    .selectFrom('auditEntries')
    .select(['entity', 'reason'])
    .where('action', '=', 'finding-resolved')
    .where('entityId', '=', provider.id)
    .execute();
  expect(audited).toEqual([{ entity: 'membership', reason: 'Đã gọi ngân hàng' }]);
});
