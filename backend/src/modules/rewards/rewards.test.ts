import { v7 as uuid } from 'uuid';
import { DAY_MS } from '../../lib/clock';
import { nobody } from '../../lib/personal-data';
import { bearer, postLogin, referralHeaders } from '../../testing/accounts';
import { lockWaits } from '../../testing/lock-waits';
import { usesPostgres } from '../../testing/test-database';
import { openReferralShop, type ReferralShop, type TestMember } from '../../testing/referral';
import type { Joined } from '../referrals/referrals.schema';
import { ledger } from './ledger';
import { rewardData } from './personal-data';
import type { ReferralMember } from '../referrals/referrals.schema';
import type {
  Earnings,
  Payout,
  PayoutFile,
  RequestedPayout,
  Reward,
  StaffPayout,
  TotalReward,
} from './rewards.schema';

let shop: ReferralShop;
beforeAll(async () => {
  shop = await openReferralShop();
  // These tests pass more days than it would last.
  const endsAt = new Date(shop.campaign.endsAt.getTime() + 3_000 * DAY_MS);
  await shop.db.updateTable('referralCampaigns').set({ endsAt }).execute();
});
afterEach(async () => {
  expect(await shop.brokenBooks()).toEqual([]);
  expect(await shop.brokenRules()).toEqual([]);
});
afterAll(() => shop.close());

type StaffPayoutPage = Page<StaffPayout> & { totals: Record<string, object>; operatorPayoutLimit: number };
interface Page<T> {
  data: T[];
  meta: { total: number };
}
const BANK = {
  method: 'BANK',
  account: { provider: 'vcb', number: '0071 0001 23456', holder: 'Pham Lan' },
};

/** Credentials last an hour, and these tests pass days. */
async function headersOf({ email }: TestMember) {
  return referralHeaders((await postLogin(shop, email)).json<{ data: Joined }>().data);
}
const get = async <T>(member: TestMember, path: string) =>
  (await shop.ask<T>('GET', `campaign/${path}`, { headers: await headersOf(member) })).data;
const rewardsOf = async (member: TestMember, query = '') =>
  (await get<Page<Reward>>(member, `reward${query}`)).data;
const totalOf = (member: TestMember) => get<TotalReward>(member, 'reward/total-reward');
const payout = async (member: TestMember, change: object = {}) =>
  shop.ask<RequestedPayout>('POST', 'campaign/reward/payout', {
    headers: await headersOf(member),
    body: {
      ...BANK,
      account: {
        ...BANK.account,
        number: String(Date.now()).slice(0, 8) + member.id.slice(-4).replace(/\D/g, '0'),
      },
      ...change,
    },
  });
const decide = (
  requestId: string,
  status: string,
  reason?: string,
  role: 'OPERATOR' | 'ADMIN' = 'OPERATOR',
) =>
  shop.staff(
    `payout/${requestId}/status`,
    { status, ...(reason && { reason }), ...(status === 'PAID' && { reference: 'FT26015' }) },
    role,
  );

const refund = (orderId: string, part: object = {}) =>
  shop.ask('PUT', `main/admin/order/${orderId}/refund`, {
    headers: { ...shop.as('OPERATOR'), 'idempotency-key': uuid() },
    body: { reason: 'Hàng lỗi', ...part },
  });

/** A member with that many rewards that can be paid out. */
async function aMemberWith(count: number): Promise<TestMember> {
  const member = await shop.aMember();
  for (let at = 0; at < count; at++) await shop.earnsBy(member);
  await shop.passDays(8);
  return member;
}

describe('earning', () => {
  test('the first delivered order of an invitee earns a reward that unlocks when returns are over', async () => {
    const member = await shop.aMember();
    await shop.earnsBy(member);

    const [reward] = await rewardsOf(member);
    const held = await totalOf(member);
    expect(reward).toMatchObject({
      index: 1,
      account: 'Hoa T.',
      amount: 50_000,
      paymentOrder: null,
      status: 'NEW',
      reason: 'HOLDING',
      unlocksAt: new Date(shop.clock().getTime() + 7 * 86_400_000).toISOString(),
    });
    expect(held).toMatchObject({ new: 50_000, total: 50_000, available: 0, nextUnlockAt: reward?.unlocksAt });

    const counts = async () => (await get<ReferralMember>(member, 'referral/me')).counts;
    expect(await counts()).toEqual({ opened: 0, joined: 1, ordered: 1, rewarded: 0 });
    const second = 1 / 86_400;
    await shop.passDays(7 - second);
    expect(await rewardsOf(member)).toMatchObject([{ status: 'NEW', reason: 'HOLDING' }]);
    await shop.passDays(second);
    expect(await rewardsOf(member)).toMatchObject([{ status: 'NEW', reason: 'AVAILABLE', unlocksAt: null }]);
    expect(await counts()).toEqual({ opened: 0, joined: 1, ordered: 1, rewarded: 1 });
    expect(await totalOf(member)).toMatchObject({ new: 50_000, available: 50_000, nextUnlockAt: null });
    expect(shop.mails.some(({ to, subject }) => to === member.email && subject.includes('50.000'))).toBe(
      true,
    );
  });

  test('a reward waits as long as its order can be returned, also in a campaign that holds it shorter', async () => {
    const campaigns = () => shop.db.updateTable('referralCampaigns');
    await campaigns().set({ holdDays: 0 }).execute();
    const member = await shop.aMember();
    await shop.earnsBy(member);
    await campaigns().set({ holdDays: shop.campaign.holdDays }).execute();

    const unlocksAt = new Date(shop.clock().getTime() + 7 * 86_400_000).toISOString();
    expect(await rewardsOf(member)).toMatchObject([{ reason: 'HOLDING', unlocksAt }]);
  });

  test('an order below the minimum earns nothing, the next one that is above it does', async () => {
    const member = await shop.aMember();
    // With the delivery it costs more than the minimum.
    const { invitee } = await shop.earnsBy(member, 149_000);
    expect(await rewardsOf(member)).toEqual([]);

    await shop.receives(invitee.id);
    await shop.receives(invitee.id);

    expect(await rewardsOf(member)).toHaveLength(1);
  });

  test('a hundred reports at once that orders of one invitee have arrived earn one reward', async () => {
    const member = await shop.aMember();
    const invitee = await shop.signsUp({ cookie: await shop.cameBy(member.code) });
    const orders: { orderId: string }[] = [];
    for (let count = 0; count < 20; count++) orders.push(await shop.isDelivering(invitee.id));
    const events = Array.from({ length: 5 }, () => orders).flat();

    const replies = await Promise.all(
      events.map(({ orderId }) =>
        shop.ask('PUT', `ecommerce/order/${orderId}/received`, { headers: shop.as('CUSTOMER', invitee.id) }),
      ),
    );

    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rewardsOf(member)).toHaveLength(1);
    expect(await totalOf(member)).toMatchObject({ new: 50_000 });
  }, 120_000);

  test('customers whom nobody invited earn nobody anything', async () => {
    const member = await shop.aMember();
    await shop.receives((await shop.signsUp()).id);

    expect(await rewardsOf(member)).toEqual([]);
  });

  test('months without earnings are shown as well', async () => {
    const member = await shop.aMember();
    await shop.earnsBy(member);

    const { months } = await get<Earnings>(member, 'reward/earnings?months=3');

    expect(months).toHaveLength(3);
    expect(months[0]).toMatchObject({ earned: 0, rewards: 0 });
    expect(months[2]).toMatchObject({ earned: 50_000, rewards: 1 });
    expect(months[2]?.month).toBe(shop.clock().toISOString().slice(0, 7));
    expect((await get<Earnings>(member, 'reward/earnings')).months).toHaveLength(12);
  });

  test('a locked reward counts in the earnings only after staff release it', async () => {
    const member = await shop.aMember();
    await shop.earnsBy(member);
    await shop.earnsBy(member);
    const [reward] = await rewardsOf(member);
    const path = `reward/${reward?.id ?? ''}/status`;
    const earnings = async () => (await get<Earnings>(member, 'reward/earnings?months=1')).months;

    await shop.staff(path, { action: 'LOCK', reason: 'Cần xem lại' });
    expect(await earnings()).toMatchObject([{ earned: 50_000, rewards: 1 }]);

    await shop.staff(path, { action: 'RELEASE', reason: 'Đã xem lại' });
    expect(await earnings()).toMatchObject([{ earned: 100_000, rewards: 2 }]);
  });
});

describe('an order that goes back', () => {
  test('is taken back once, also when a part of its reward was split off and more money goes back', async () => {
    const member = await shop.aMember();
    await shop.earnsBy(member);
    await shop.earnsBy(member);
    const { order } = await shop.earnsBy(member);
    await shop.passDays(8);
    expect((await refund(order.orderId, { amount: 100_000 })).status).toBe(200);
    expect((await payout(member, { amount: 70_000 })).status).toBe(200);

    expect((await refund(order.orderId, { amount: 50_000 })).status).toBe(200);

    expect(await totalOf(member)).toMatchObject({ new: 30_000, processing: 70_000, available: 30_000 });
  });

  test('is told in one mail, also when its reward was split, and what staff said of it stays', async () => {
    const member = await shop.aMember();
    await shop.earnsBy(member);
    await shop.earnsBy(member);
    const { order } = await shop.earnsBy(member);
    const [locked] = await rewardsOf(member);
    const path = `reward/${locked?.id ?? ''}/status`;
    await shop.staff(path, { action: 'LOCK', reason: 'Cần xem lại' });
    await shop.staff(path, { action: 'RELEASE', reason: 'Đã xem lại' });
    await shop.passDays(8);
    await payout(member, { amount: 120_000 });

    await refund(order.orderId);

    for (let round = 0; round < 3; round++) await shop.runJobs();
    const received = shop.mails.filter(
      ({ to, subject }) => to === member.email && subject.includes('thu hồi'),
    );
    expect(received.map(({ text }) => text)).toEqual([expect.stringContaining('50.000')]);
    const back = (await rewardsOf(member)).find(
      ({ reason, amount }) => reason === 'ORDER_RETURNED' && amount > 0,
    );
    expect(back).toMatchObject({ amount: 30_000, note: 'Đã xem lại' });
  });

  test('during a payout that is then rejected leaves nothing that staff could lock or a member could use', async () => {
    const member = await shop.aMember();
    const { order } = await shop.earnsBy(member);
    await shop.passDays(8);
    const { data } = await payout(member);
    await refund(order.orderId);

    await decide(data.requestId, 'REJECTED', 'Đơn đã hoàn tiền.');

    const rows = await rewardsOf(member);
    expect(rows.map(({ amount, status, reason }) => [amount, status, reason])).toEqual([
      [-50_000, 'NEW', 'ORDER_RETURNED'],
      [50_000, 'NEW', 'ORDER_RETURNED'],
    ]);
    for (const { id } of rows)
      expect(await shop.staff(`reward/${id}/status`, { action: 'LOCK', reason: 'Nghi ngờ' })).toMatchObject({
        status: 409,
        errorCode: 'REWARD_TRANSITION_NOT_ALLOWED',
      });
    expect(await totalOf(member)).toMatchObject({ new: 0, locked: 0, available: 0 });
  });

  test('after its negative row went into a payout that is rejected stays owed', async () => {
    const member = await shop.aMember();
    const { order } = await shop.earnsBy(member);
    await shop.passDays(8);
    const first = await payout(member);
    await decide(first.data.requestId, 'APPROVED');
    await decide(first.data.requestId, 'PAID');
    await refund(order.orderId);
    for (let count = 0; count < 2; count++) await shop.earnsBy(member);
    await shop.passDays(8);
    const second = await payout(member);

    await decide(second.data.requestId, 'REJECTED', 'Sai tên');

    const owed = (await rewardsOf(member)).find(({ amount }) => amount < 0);
    expect(owed).toMatchObject({ status: 'NEW', reason: 'ORDER_RETURNED' });
    const lock = { action: 'LOCK', reason: 'Nghi ngờ' };
    expect((await shop.staff(`reward/${owed?.id ?? ''}/status`, lock)).status).toBe(409);
  });

  test('takes its reward back by a negative row, once', async () => {
    const member = await shop.aMember();
    const { order } = await shop.earnsBy(member);

    expect((await refund(order.orderId)).status).toBe(200);

    expect((await rewardsOf(member)).map(({ amount, status, reason }) => [amount, status, reason])).toEqual([
      [-50_000, 'NEW', 'ORDER_RETURNED'],
      [50_000, 'NEW', 'ORDER_RETURNED'],
    ]);
    await shop.passDays(8);
    expect(await totalOf(member)).toMatchObject({ new: 0, total: 0, available: 0 });
  });

  test('after the payout is owed, and taken from what comes next', async () => {
    const member = await shop.aMember();
    const { order } = await shop.earnsBy(member);
    await shop.passDays(8);
    const { data } = await payout(member);
    await decide(data.requestId, 'APPROVED');
    await decide(data.requestId, 'PAID');

    await refund(order.orderId);
    expect(await totalOf(member)).toMatchObject({ new: -50_000, paid: 50_000, total: 0, available: 0 });

    for (let count = 0; count < 2; count++) await shop.earnsBy(member);
    await shop.passDays(8);
    expect(await totalOf(member)).toMatchObject({ new: 50_000, available: 50_000 });
    expect((await payout(member)).data).toMatchObject({ amount: 50_000 });
    expect(await totalOf(member)).toMatchObject({ new: 0, processing: 50_000 });
  });

  test('takes its reward back when all goods were returned, though the delivery was not, whatever the minimum', async () => {
    const campaigns = () => shop.db.updateTable('referralCampaigns');
    await campaigns().set({ minOrder: 0 }).execute();
    const member = await shop.aMember();
    const { invitee, order } = await shop.earnsBy(member);
    await campaigns().set({ minOrder: shop.campaign.minOrder }).execute();
    const { lines, shippingFee } = await shop.detail({ orderId: order.orderId, customer: invitee.id });
    expect(shippingFee).toBeGreaterThan(0);

    const units = [{ lineId: lines[0]?.id, quantity: 1 }];
    expect((await refund(order.orderId, { lines: units })).status).toBe(200);

    expect(await totalOf(member)).toMatchObject({ new: 0 });
  });

  test('costs its inviter nothing when part of its money could not be sent and is refunded once more', async () => {
    const member = await shop.aMember();
    const { order } = await shop.earnsBy(member);
    // Once it leaves more than the campaign's minimum; twice it would not.
    const part = 40_000;
    shop.gateway.answers(() => ({ code: '95' }));
    await refund(order.orderId, { amount: part });
    await shop.runJobs();
    shop.gateway.reset();
    const rejected = await shop.db
      .selectFrom('refunds')
      .select(['id', 'status'])
      .where('payableId', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(rejected.status).toBe('MANUAL');
    await shop.staff(`order/${order.orderId}/refund/${rejected.id}`, {
      status: 'FAILED',
      reason: 'Ngân hàng trả lại',
    });

    expect((await refund(order.orderId, { amount: part })).status).toBe(200);

    expect(await rewardsOf(member)).toMatchObject([{ amount: 50_000, status: 'NEW', reason: 'HOLDING' }]);
    await shop.passDays(8);
    expect(await totalOf(member)).toMatchObject({ available: 50_000 });

    expect((await refund(order.orderId, { amount: 20_000 })).status).toBe(200);
    expect(await totalOf(member)).toMatchObject({ total: 0, available: 0 });
  });

  test('takes its reward back for a refund of its goods, also when money that was paid twice could not be sent', async () => {
    const member = await shop.aMember();
    const { order } = await shop.earnsBy(member);
    const attempt = await shop.db
      .selectFrom('paymentAttempts')
      .select(['id', 'provider', 'createdAt'])
      .where('payableId', '=', order.orderId)
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto('refunds')
      .values({
        id: uuid(),
        attemptId: attempt.id,
        payableKind: 'order',
        payableId: order.orderId,
        provider: attempt.provider,
        merchantRefundRef: 'paid-twice',
        amount: 60_000,
        chargeMinor: 60_000,
        status: 'FAILED',
        reason: 'PAID_TWICE',
        requestedBy: 'system',
        providerCode: null,
        createdAt: attempt.createdAt,
        updatedAt: attempt.createdAt,
        nextTryAt: null,
      })
      .execute();

    expect((await refund(order.orderId, { amount: 60_000 })).status).toBe(200);

    expect(await totalOf(member)).toMatchObject({ new: 0 });
  });

  test('keeps the reward waiting while a return is not decided, and takes it back as soon as it is refunded', async () => {
    const member = await shop.aMember();
    const { invitee, order } = await shop.earnsBy(member);
    const headers = shop.as('CUSTOMER', invitee.id);
    const { data } = await shop.ask<{ lines: { id: string }[] }>(
      'GET',
      `ecommerce/order/${order.orderId}/detail/customer`,
      { headers },
    );
    const body = { type: 'RETURN', lines: [{ lineId: data.lines[0]?.id, quantity: 1 }], reason: 'Chật' };
    expect(
      (await shop.ask('POST', `ecommerce/order/${order.orderId}/return`, { headers, body })).status,
    ).toBe(200);

    await shop.passDays(8);

    expect(await rewardsOf(member)).toMatchObject([{ reason: 'HOLDING' }]);
    expect(await totalOf(member)).toMatchObject({ available: 0 });

    const returned = await shop.ask<{ data: { id: string; orderId: string }[] }>(
      'GET',
      'main/admin/return?status=NEW&pageSize=100',
      { headers: shop.as('OPERATOR') },
    );
    const { id = '' } = returned.data.data.find(({ orderId }) => orderId === order.orderId) ?? {};
    for (const status of ['APPROVED', 'RECEIVED', 'REFUNDED'])
      expect((await shop.staff(`return/${id}/status`, { status })).status).toBe(200);
    // At once, not when it would have been unlocked.
    expect(await totalOf(member)).toMatchObject({ new: 0 });
  });
});

describe('suspicious referrals are locked with a reason', () => {
  const lockedBy = async (member: TestMember) =>
    (await rewardsOf(member, '?status=lock')).map(({ reason }) => reason);

  test('the same telephone number', async () => {
    const member = await shop.aMember({
      profile: { firstName: 'Lan', lastName: 'Phạm', phone: '+84912345678' },
    });
    // The orders of the tests are for this number.
    await shop.earnsBy(member);

    expect(await lockedBy(member)).toEqual(['SAME_PHONE']);
    expect(await totalOf(member)).toMatchObject({ new: 0, locked: 50_000, total: 0 });
    for (let round = 0; round < 2; round++) await shop.runJobs();
    expect(
      shop.mails.find(({ to, subject }) => to === member.email && subject.includes('50.000'))?.subject,
    ).toContain('đang được kiểm tra');
  });

  test('the same mailbox in another spelling', async () => {
    const member = await shop.aMember({ email: 'lan.pham@gmail.com' });
    const invitee = await shop.signsUp({
      cookie: await shop.cameBy(member.code),
      email: 'lanpham+hai@googlemail.com',
    });
    await shop.receives(invitee.id);

    expect(await lockedBy(member)).toEqual(['SAME_EMAIL']);
  });

  test('a mailbox that has earned before, also after the account of that time was erased', async () => {
    const member = await shop.aMember();
    const arrives = async (email: string) => {
      const invitee = await shop.signsUp({ cookie: await shop.cameBy(member.code), email });
      await shop.receives(invitee.id);
      return { userId: invitee.id, emails: [email] };
    };
    const first = await arrives('hoa.tran@gmail.com');
    await shop.db.transaction().execute((tx) => rewardData(shop.db).erase(tx, first));

    await arrives('hoatran+2@gmail.com');

    expect(await lockedBy(member)).toEqual(['SAME_EMAIL']);
  });

  test('an invitee who has become staff', async () => {
    const member = await shop.aMember();
    const invitee = await shop.signsUp({ cookie: await shop.cameBy(member.code) });
    await shop.db.updateTable('users').set({ role: 'OPERATOR' }).where('id', '=', invitee.id).execute();
    await shop.receives(invitee.id);

    expect(await lockedBy(member)).toEqual(['STAFF_ACCOUNT']);
  });

  test('an inviter who has become staff, who decides neither on that nor on their payout', async () => {
    const member = await aMemberWith(1);
    const { data } = await payout(member);
    await shop.db.updateTable('users').set({ role: 'OPERATOR' }).where('id', '=', member.id).execute();
    await shop.earnsBy(member);

    const [locked] = await shop.db
      .selectFrom('rewards')
      .selectAll()
      .where('memberId', '=', member.id)
      .where('status', '=', 'LOCK')
      .execute();
    expect(locked).toMatchObject({ reason: 'STAFF_ACCOUNT' });
    const headers = shop.as('OPERATOR', member.id);
    for (const [path, body] of [
      [`reward/${locked?.id ?? ''}/status`, { action: 'RELEASE' }],
      [`payout/${data.requestId}/status`, { status: 'APPROVED' }],
    ] as const)
      expect(await shop.ask('PUT', `main/admin/${path}`, { headers, body })).toMatchObject({
        status: 403,
        errorCode: 'FORBIDDEN',
      });
  });

  test('more rewards in a month than people usually have', async () => {
    const member = await shop.aMember();
    for (let count = 0; count < 4; count++) await shop.earnsBy(member);

    expect(await lockedBy(member)).toEqual(['TOO_MANY_THIS_MONTH']);
  });

  test('a month begins at midnight in Vietnam, for the limit as for the earnings that are shown', async () => {
    const member = await shop.aMember();
    const now = shop.clock();
    // 23:59 of the last day of the month in Vietnam, where it is seven hours later than UTC.
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 7 * 3_600_000;
    shop.clock.advance(midnight - 60_000 - now.getTime());
    for (let count = 0; count < 3; count++) await shop.earnsBy(member);

    shop.clock.advance(60_000);
    for (let count = 0; count < 3; count++) await shop.earnsBy(member);
    expect(await lockedBy(member)).toEqual([]);
    const { months } = await get<Earnings>(member, 'reward/earnings?months=2');
    expect(months.map(({ rewards }) => rewards)).toEqual([3, 3]);

    await shop.earnsBy(member);
    expect(await lockedBy(member)).toEqual(['TOO_MANY_THIS_MONTH']);
  });

  describe('two members who are paid to the same account', () => {
    let lastNumber = 123_456_789_000;
    const anAccountNumber = () => ({
      provider: 'ACB',
      number: String((lastNumber += 1)),
      holder: 'Pham Lan',
    });
    type Account = ReturnType<typeof anAccountNumber>;

    /** An invitee of the member who joins as well; `asks` for a payout. */
    async function anInviteeWhoJoins(inviter: TestMember) {
      const { id, email } = await shop.signsUp({ cookie: await shop.cameBy(inviter.code) });
      const logIn = async () =>
        (await postLogin(shop, email, 'mat khau cua toi 1')).json<{ data: { token: string } & Joined }>()
          .data;
      const session = bearer((await logIn()).token);
      const { data } = await shop.ask<Joined>('POST', 'campaign/referral/join', {
        headers: session,
        body: { consent: true },
      });
      const member = { id, email, code: data.code, session, headers: referralHeaders(data) };
      const asks = async (account: Account) =>
        shop.ask('POST', 'campaign/reward/payout', {
          headers: referralHeaders(await logIn()),
          body: { ...BANK, account },
        });
      return { member, asks };
    }
    /** Of the inviter one reward can be paid out. */
    async function aPair() {
      const inviter = await shop.aMember();
      const invitee = await anInviteeWhoJoins(inviter);
      await shop.receives(invitee.member.id);
      await shop.passDays(8);
      return { inviter, invitee, account: anAccountNumber() };
    }
    const payoutsSeenByStaff = async (status: string) =>
      (
        await shop.ask<Page<StaffPayout>>('GET', `main/admin/payout?status=${status}&limit=100`, {
          headers: shop.as('OPERATOR'),
        })
      ).data.data;

    test('once: what staff have released stays released', async () => {
      const { inviter, invitee, account } = await aPair();
      const { data } = await payout(inviter, { account });
      await decide(data.requestId, 'REJECTED', 'Sai tên');

      await invitee.asks(account);

      expect(await lockedBy(inviter)).toEqual(['SAME_PAYOUT_ACCOUNT']);
      for (let round = 0; round < 2; round++) await shop.runJobs();
      expect(
        shop.mails.filter(
          ({ to, subject }) => to === inviter.email && subject.includes('đang được kiểm tra'),
        ),
      ).toHaveLength(1);
      const [reward] = await rewardsOf(inviter);
      const released = await shop.staff(`reward/${reward?.id ?? ''}/status`, { action: 'RELEASE' });
      expect(released.data).toMatchObject({ suspicions: ['SAME_PAYOUT_ACCOUNT'] });
      await invitee.asks(account);
      expect(await lockedBy(inviter)).toEqual([]);
    });

    test('while the payout is open, which staff see there', async () => {
      const { inviter, invitee, account } = await aPair();
      const { data } = await payout(inviter, { account });

      await invitee.asks(account);

      expect((await payoutsSeenByStaff('REQUESTED')).find(({ id }) => id === data.requestId)).toMatchObject({
        suspicions: ['SAME_PAYOUT_ACCOUNT'],
      });
      expect(await totalOf(inviter)).toMatchObject({ processing: 50_000, locked: 0 });
    });

    test('before one of them earns by the other', async () => {
      const inviter = await aMemberWith(1);
      const account = anAccountNumber();
      await payout(inviter, { account });
      const { member, asks } = await anInviteeWhoJoins(inviter);
      await shop.earnsBy(member);
      await shop.passDays(8);
      expect((await asks(account)).status).toBe(200);

      await shop.receives(member.id);

      expect(await lockedBy(inviter)).toEqual(['SAME_PAYOUT_ACCOUNT']);
    });
  });

  test('staff release or reject them, with their name and reason stored', async () => {
    const member = await shop.aMember({
      profile: { firstName: 'Mai', lastName: 'Lê', phone: null },
      email: 'mai.le@gmail.com',
    });
    for (const tag of ['a', 'b']) {
      const invitee = await shop.signsUp({
        cookie: await shop.cameBy(member.code),
        email: `maile+${tag}@gmail.com`,
      });
      await shop.receives(invitee.id);
    }
    const [second, first] = await rewardsOf(member, '?status=lock');

    expect(await shop.staff(`reward/${first?.id ?? ''}/status`, { action: 'REJECT' })).toMatchObject({
      status: 400,
      errors: [{ field: 'reason', code: 'required' }],
    });
    const rejected = await shop.staff(`reward/${first?.id ?? ''}/status`, {
      action: 'REJECT',
      reason: 'Cùng một người',
    });
    const released = await shop.staff(`reward/${second?.id ?? ''}/status`, { action: 'RELEASE' });
    const again = await shop.staff(`reward/${first?.id ?? ''}/status`, { action: 'RELEASE' });

    expect(rejected.data).toMatchObject({
      status: 'LOCK',
      reason: 'REJECTED',
      events: [{ action: 'REJECTED' }],
    });
    expect(released.data).toMatchObject({ status: 'NEW', reason: 'HOLDING' });
    expect(again.errorCode).toBe('REWARD_TRANSITION_NOT_ALLOWED');
    await shop.passDays(8);
    expect(await totalOf(member)).toMatchObject({ new: 50_000, locked: 0, available: 50_000 });
  });
});

test('staff find locked rewards by their reason and member, with sums by status', async () => {
  const member = await shop.aMember();
  await shop.earnsBy(member);
  await shop.earnsBy(member);
  const [reward] = await rewardsOf(member);
  await shop.staff(`reward/${reward?.id ?? ''}/status`, { action: 'LOCK', reason: 'Cần xem lại' });
  const list = async (query: string) =>
    (
      await shop.ask<Page<{ id: string; memberEmail: string }> & { totals: object }>(
        'GET',
        `main/admin/reward?member=${member.id}${query}`,
        { headers: shop.as('OPERATOR') },
      )
    ).data;

  expect(await list('&status=LOCK&reason=LOCKED_BY_STAFF')).toMatchObject({
    data: [{ id: reward?.id, memberEmail: member.email }],
    meta: { total: 1 },
  });
  expect((await list('')).totals).toMatchObject({
    LOCK: { count: 1, amount: 50_000 },
    NEW: { count: 1, amount: 50_000 },
  });
  expect((await list('&reason=SAME_PHONE')).data).toEqual([]);
  const at = encodeURIComponent(reward?.datetime ?? '');
  const found = async (query: string) => (await list(query)).meta.total;
  expect([await found('&search=hoa'), await found('&search=lan')]).toEqual([2, 0]);
  expect([await found(`&from=${at}`), await found(`&to=${at}`)]).toEqual([2, 0]);
});

test('a member is told each time staff lock or release a reward', async () => {
  const member = await shop.aMember();
  await shop.earnsBy(member);
  const [reward] = await rewardsOf(member);

  for (let round = 0; round < 2; round++) {
    const path = `reward/${reward?.id ?? ''}/status`;
    await shop.staff(path, { action: 'LOCK', reason: 'Cần xem lại' });
    await shop.staff(path, { action: 'RELEASE' });
  }

  for (let round = 0; round < 3; round++) await shop.runJobs();
  const subjects = shop.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('đang được kiểm tra'))).toHaveLength(2);
  expect(subjects.filter((subject) => subject.includes('đã được mở khoá'))).toHaveLength(2);
});

describe('a payout', () => {
  test('is asked for, approved and paid, and each of its rewards says so', async () => {
    const member = await aMemberWith(2);

    const { data } = await payout(member);
    expect(data).toMatchObject({ amount: 100_000, status: 'REQUESTED', code: expect.stringMatching(/^CT-/) });
    expect(await rewardsOf(member, '?status=processing')).toMatchObject([
      { reason: 'PAYOUT_REQUESTED', paymentOrder: data.code },
      { reason: 'PAYOUT_REQUESTED', paymentOrder: data.code },
    ]);
    for (let round = 0; round < 2; round++) await shop.runJobs();
    expect(shop.mails.find(({ to, text }) => to === member.email && text.includes(data.code))?.text).toMatch(
      /VCB •••• \d{4}/,
    );
    expect((await decide(data.requestId, 'PAID')).errorCode).toBe('PAYOUT_TRANSITION_NOT_ALLOWED');
    await decide(data.requestId, 'APPROVED');
    const paid = await decide(data.requestId, 'PAID');

    expect(paid.data).toMatchObject({ status: 'PAID', events: [{ status: 'APPROVED' }, { status: 'PAID' }] });
    expect(await totalOf(member)).toMatchObject({ new: 0, processing: 0, paid: 100_000, total: 100_000 });
    expect(await rewardsOf(member, '?status=paid')).toHaveLength(2);
    expect((await get<Page<Payout>>(member, 'reward/payout')).data).toMatchObject([
      { status: 'PAID', account: expect.stringMatching(/^•••• \d{4}$/) },
    ]);
  });

  test('goes into a file that is named for the day in Việt Nam, also before seven in the morning', async () => {
    const nameAt = async (instant: string) => {
      shop.clock.set(new Date(instant));
      const file = await shop.app.inject({
        url: '/api/main/admin/payout/file',
        headers: shop.as('OPERATOR'),
      });
      return file.json<{ data: PayoutFile }>().data.name;
    };
    const now = shop.clock();

    const names = [await nameAt('2026-03-09T16:59:59Z'), await nameAt('2026-03-09T17:00:00Z')];

    shop.clock.set(now);
    expect(names).toEqual(['payouts-2026-03-09.csv', 'payouts-2026-03-10.csv']);
  });

  test('is noted as paid with the reference of its transfer only', async () => {
    const { data } = await payout(await aMemberWith(1));
    await decide(data.requestId, 'APPROVED');

    const without = await shop.staff(`payout/${data.requestId}/status`, { status: 'PAID', reference: ' ' });
    const paid = await decide(data.requestId, 'PAID');

    expect(without.errors).toEqual([{ field: 'reference', code: 'required' }]);
    expect(paid.data).toMatchObject({ status: 'PAID', reference: 'FT26015' });
  });

  test('is found by staff by member, account and status, with sums, and goes into a file for a spreadsheet', async () => {
    const member = await aMemberWith(2);
    const account = { ...BANK.account, number: '0071888899991', holder: '=cmd()|calc' };
    const { data } = await payout(member, { account: { ...account, holder: 'Pham Lan' } });
    await shop.db
      .updateTable('rewardPayouts')
      .set({ holder: account.holder })
      .where('id', '=', data.requestId)
      .execute();
    const list = async (query: Record<string, string>, role: 'OPERATOR' | 'CUSTOMER' = 'OPERATOR') =>
      shop.ask<StaffPayoutPage>('GET', `main/admin/payout?${new URLSearchParams(query).toString()}`, {
        headers: shop.as(role),
      });

    const found = (await list({ member: member.email.toUpperCase(), status: 'REQUESTED' })).data;
    expect(found).toMatchObject({
      data: [{ id: data.requestId, memberEmail: member.email, number: account.number, reference: null }],
      totals: { REQUESTED: { count: 1, amount: 100_000 }, PAID: { count: 0, amount: 0 } },
      operatorPayoutLimit: 2_000_000,
    });
    expect((await list({ search: '8888999' })).data.data).toMatchObject([{ id: data.requestId }]);
    const at = found.data[0]?.requestedAt ?? '';
    const ownIds = async (query: Record<string, string>) =>
      (await list({ member: member.id, ...query })).data.data.map(({ id }) => id);
    for (const fits of [
      { search: data.code.toLowerCase() },
      { search: 'CMD' },
      { method: 'BANK' },
      { from: at },
    ])
      expect(await ownIds(fits)).toEqual([data.requestId]);
    for (const misses of [{ search: '%9%9%' }, { method: 'WALLET' }, { to: at }, { status: 'PAID' }])
      expect(await ownIds(misses)).toEqual([]);
    expect((await list({ member: member.id, status: 'PAID' })).data).toMatchObject({
      meta: { total: 0 },
      totals: { REQUESTED: { count: 1, amount: 100_000 } },
    });
    expect((await list({ member: 'nobody@example.com' })).data.data).toEqual([]);
    expect((await list({ from: '2025-13-01' })).status).toBe(400);
    expect((await list({}, 'CUSTOMER')).status).toBe(403);
    const staffId = uuid();
    const file = await shop.app.inject({
      url: `/api/main/admin/payout/file?member=${encodeURIComponent(member.email)}`,
      headers: { ...shop.as('OPERATOR', staffId), 'accept-language': 'en' },
    });
    const { name, content, isMore } = file.json<{ data: PayoutFile }>().data;
    const [head, row, ...more] = content.trimEnd().split('\n');
    expect([name, isMore]).toEqual([expect.stringMatching(/^payouts-[\d-]{10}\.csv$/), false]);
    expect(head).toBe(
      '\ufeffRequest,Status,Amount (đồng),Method,Bank or wallet,Account number,Account holder,Member e-mail,Transfer reference,Reason,Requested at,Decided at',
    );
    expect(row).toContain(
      `${data.code},REQUESTED,100000,BANK,VCB,0071 8888 9999 1,'=cmd()|calc,${member.email}`,
    );
    expect(more).toEqual([]);
    expect(
      await shop.db
        .selectFrom('auditEntries')
        .select(['action', 'entity'])
        .where('actorId', '=', staffId)
        .execute(),
    ).toEqual([{ action: 'export', entity: 'payout' }]);
  });

  test('above the limit that is set is left to administrators', async () => {
    const { data } = await payout(await aMemberWith(1));
    await shop.db
      .insertInto('settings')
      .values({
        key: 'staffSettings',
        value: JSON.stringify({ operatorPayoutLimit: 40_000 }),
        updatedAt: shop.clock(),
      })
      .execute();

    const byOperator = await decide(data.requestId, 'APPROVED');
    const byAdmin = await decide(data.requestId, 'APPROVED', undefined, 'ADMIN');
    const limit = JSON.stringify({ operatorPayoutLimit: 50_000 });
    const settings = shop.db.updateTable('settings').where('key', '=', 'staffSettings');
    await settings.set({ value: limit }).execute();
    const atTheLimit = await decide(data.requestId, 'PAID');

    await shop.db.deleteFrom('settings').where('key', '=', 'staffSettings').execute();
    expect(byOperator).toMatchObject({ status: 403, errorCode: 'PAYOUT_NEEDS_ADMIN' });
    expect(byAdmin.data).toMatchObject({ status: 'APPROVED' });
    expect(atTheLimit.data).toMatchObject({ status: 'PAID' });
  });

  test('of a part splits a reward, and the rest can be paid out later', async () => {
    const member = await aMemberWith(2);

    const { data } = await payout(member, { amount: 70_000 });

    expect(data.amount).toBe(70_000);
    expect(await totalOf(member)).toMatchObject({ new: 30_000, processing: 70_000, available: 30_000 });
    expect((await rewardsOf(member)).map(({ amount, status }) => [amount, status])).toEqual([
      [30_000, 'NEW'],
      [20_000, 'PROCESSING'],
      [50_000, 'PROCESSING'],
    ]);
  });

  test('of a part in a later month leaves the earnings in the month in which they came', async () => {
    const member = await aMemberWith(2);
    await shop.passDays(40);

    expect((await payout(member, { amount: 70_000 })).status).toBe(200);

    const { months } = await get<Earnings>(member, 'reward/earnings?months=3');
    expect(months.at(-1)).toMatchObject({ earned: 0, rewards: 0 });
    expect(months.map(({ earned }) => earned).toSorted((a, b) => b - a)).toEqual([100_000, 0, 0]);
    const [rest, split] = await rewardsOf(member);
    expect(rest).toMatchObject({ amount: 30_000, datetime: split?.datetime });
  });

  test('above the balance, below the minimum, twice or at once is refused and changes nothing', async () => {
    const member = await aMemberWith(2);

    expect(await payout(member, { amount: 100_001 })).toMatchObject({
      status: 409,
      errorCode: 'PAYOUT_EXCEEDS_BALANCE',
      data: { available: 100_000 },
    });
    expect(await payout(member, { amount: 49_999 })).toMatchObject({
      errorCode: 'PAYOUT_TOO_SMALL',
      data: { minPayout: 50_000 },
    });
    const replies = await Promise.all([payout(member), payout(member), payout(member)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.flatMap(({ errorCode }) => errorCode ?? [])).toEqual(['PAYOUT_PENDING', 'PAYOUT_PENDING']);
    expect(await totalOf(member)).toMatchObject({ new: 0, processing: 100_000 });
  });

  test('sent again with the same key is the same payout, and the key of another member is another', async () => {
    const [member, other] = [await aMemberWith(1), await aMemberWith(1)];
    const key = { 'idempotency-key': uuid() };
    const send = async (by: TestMember) => {
      const headers = { ...(await headersOf(by)), ...key };
      return shop.ask<RequestedPayout>('POST', 'campaign/reward/payout', { headers, body: BANK });
    };

    const [first, again, foreign] = [await send(member), await send(member), await send(other)];

    expect(again.data).toEqual(first.data);
    expect(foreign.data.requestId).not.toBe(first.data.requestId);
  });

  test('to an account that cannot be right is reported field by field', async () => {
    const member = await aMemberWith(1);
    const account = { provider: '', number: '12', holder: '7' };

    expect((await payout(member, { account })).errors).toEqual([
      { field: 'account.provider', code: 'required' },
      { field: 'account.number', code: 'invalid' },
      { field: 'account.holder', code: 'digits' },
    ]);
    const wallet = {
      method: 'WALLET',
      account: { provider: 'momo', number: '0912 345 678', holder: 'Pham Lan' },
    };
    expect((await payout(member, wallet)).status).toBe(200);
  });

  test('that is rejected is in the balance again, and its owner learns why', async () => {
    const member = await aMemberWith(1);
    const { data } = await payout(member);

    expect((await decide(data.requestId, 'REJECTED')).status).toBe(400);
    await decide(data.requestId, 'REJECTED', 'Sai số tài khoản.');

    expect(await totalOf(member)).toMatchObject({ new: 50_000, processing: 0, available: 50_000 });
    for (let round = 0; round < 2; round++) await shop.runJobs();
    expect(
      shop.mails.find(({ to, text }) => to === member.email && text.includes('Sai số tài khoản.')),
    ).toBeDefined();
    expect((await payout(member)).status).toBe(200);
  });

  test('of a large amount is decided by an administrator', async () => {
    const member = await aMemberWith(1);
    const { data } = await payout(member);
    await shop.db
      .updateTable('rewardPayouts')
      .set({ amount: 2_000_001 })
      .where('id', '=', data.requestId)
      .execute();

    expect(await decide(data.requestId, 'APPROVED')).toMatchObject({
      status: 403,
      errorCode: 'PAYOUT_NEEDS_ADMIN',
    });
    expect((await decide(data.requestId, 'APPROVED', undefined, 'ADMIN')).status).toBe(200);
  });
});

describe('what an inviter earned before their account was erased', () => {
  const erase = ({ id: userId, email }: TestMember) =>
    shop.db.transaction().execute((tx) => rewardData(shop.db).erase(tx, { userId, emails: [email] }));

  async function aMemberWithALockedReward() {
    const member = await shop.aMember();
    const { order } = await shop.earnsBy(member);
    const id = (await rewardsOf(member))[0]?.id ?? '';
    await shop.staff(`reward/${id}/status`, { action: 'LOCK', reason: 'Nghi ngờ' });
    return { member, order, id };
  }

  test.each([
    ['released', { action: 'RELEASE' }],
    ['rejected', { action: 'REJECT', reason: 'Cùng một người' }],
  ])('can still be %s', async (_name, decision) => {
    const { member, id } = await aMemberWithALockedReward();
    await erase(member);

    expect((await shop.staff(`reward/${id}/status`, decision)).status).toBe(200);
    await shop.passDays(8);
  });

  test('is taken back with its order, and names nobody', async () => {
    const { member, order, id } = await aMemberWithALockedReward();
    await erase(member);

    expect((await refund(order.orderId)).status).toBe(200);

    const rows = await shop.db
      .selectFrom('rewards')
      .selectAll()
      .where('orderId', '=', order.orderId)
      .orderBy('amount', 'desc')
      .execute();
    expect(rows).toMatchObject([
      { id, memberId: nobody, inviteeName: null, status: 'LOCK', reason: 'ORDER_RETURNED' },
      { memberId: nobody, inviteeName: null, amount: -50_000, status: 'LOCK' },
    ]);
  });
});

test('another member sees nothing of it', async () => {
  const member = await aMemberWith(1);
  await payout(member);
  const other = await shop.aMember();

  expect(await rewardsOf(other)).toEqual([]);
  expect((await get<Page<Payout>>(other, 'reward/payout')).data).toEqual([]);
  expect(await totalOf(other)).toMatchObject({ new: 0, processing: 0, paid: 0, locked: 0, total: 0 });
});

describe('a reward balance pays for an order', () => {
  const order = async (member: TestMember, change: object = {}) => {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 120_000, onHand: 20 }] });
    const body = await shop.orderBody(infoId, { useReward: true, ...change }, { as: member.id });
    return shop.postOrder(member.id, body);
  };

  test('as the last step of the price, and each of its rewards says so', async () => {
    const member = await aMemberWith(1);

    const { data } = await order(member);

    const detail = await shop.detail({ orderId: data.orderId, customer: member.id });
    expect(detail.trace.at(-1)).toMatchObject({ step: 'REWARD', amount: -50_000, after: data.grandTotal });
    expect(await rewardsOf(member)).toMatchObject([
      { status: 'PROCESSING', reason: 'USED_ON_ORDER', paymentOrder: data.code },
    ]);
    await shop.ipn(await shop.news(data.orderId));
    expect(await totalOf(member)).toMatchObject({ new: 0, processing: 0, paid: 50_000 });
  });

  test('and comes back when the order is cancelled', async () => {
    const member = await aMemberWith(1);
    const { data } = await order(member);

    await shop.call('PUT', `/order/cancel-order/${data.orderId}`, {
      as: member.id,
      body: { reason: 'Đổi ý' },
    });

    expect(await totalOf(member)).toMatchObject({ new: 50_000, processing: 0, available: 50_000 });
    expect(await rewardsOf(member)).toMatchObject([{ reason: 'AVAILABLE', paymentOrder: null }]);
  });

  test('and comes back when staff cancel an order that was paid already', async () => {
    const member = await aMemberWith(1);
    const { data } = await order(member);
    await shop.ipn(await shop.news(data.orderId));
    expect(await totalOf(member)).toMatchObject({ new: 0, processing: 0, paid: 50_000 });

    expect(
      (await shop.staff(`order/${data.orderId}/status`, { status: 'CANCEL', reason: 'Hết hàng' })).status,
    ).toBe(200);

    expect(await totalOf(member)).toMatchObject({ new: 50_000, available: 50_000, paid: 0 });
  });

  /** Two units at `price` that the balance of 50.000 ₫ paid for as far as it went, and that have arrived. */
  async function hasArrived(member: TestMember, price: number) {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ price, onHand: 20 }] });
    const change = { useReward: true, lines: [{ infoId, quantity: 2 }] };
    const placed = await shop.postOrder(member.id, await shop.orderBody(infoId, change, { as: member.id }));
    const { orderId } = placed.data;
    await shop.ipn(await shop.news(orderId));
    await shop.staff(`order/${orderId}/shipment`, { carrier: 'GHN' });
    for (const status of ['DELIVERING', 'DONE']) await shop.staff(`order/${orderId}/status`, { status });
    return orderId;
  }
  /** One unit goes back. */
  async function returns(member: TestMember, orderId: string) {
    const headers = shop.as('CUSTOMER', member.id);
    const { lines } = await shop.detail({ orderId, customer: member.id });
    const { data } = await shop.ask<{ returnId: string }>('POST', `ecommerce/order/${orderId}/return`, {
      headers,
      body: { type: 'RETURN', lines: [{ lineId: lines[0]?.id, quantity: 1 }], reason: 'Chật' },
    });
    for (const status of ['APPROVED', 'RECEIVED'])
      await shop.staff(`return/${data.returnId}/status`, { status });
    return shop.staff(`return/${data.returnId}/status`, { status: 'REFUNDED' });
  }

  test('and a unit that is returned gives back its share of money and of rewards', async () => {
    const member = await aMemberWith(1);
    const orderId = await hasArrived(member, 40_000);

    expect(await returns(member, orderId)).toMatchObject({ status: 200, data: { refundAmount: 15_000 } });

    expect(await totalOf(member)).toMatchObject({ new: 25_000, paid: 25_000, available: 25_000 });
    expect(
      (await rewardsOf(member)).map((row) => [row.amount, row.status, row.paymentOrder !== null]),
    ).toEqual([
      [25_000, 'PAID', true],
      [25_000, 'NEW', false],
    ]);
    expect(await returns(member, orderId)).toMatchObject({ status: 200, data: { refundAmount: 15_000 } });
    expect(await totalOf(member)).toMatchObject({ new: 50_000, paid: 0, available: 50_000 });
  });

  test('and its share of rewards comes back once, also when its money is sent twice', async () => {
    const member = await aMemberWith(1);
    const orderId = await hasArrived(member, 40_000);
    shop.gateway.answers(() => ({ code: '95' }));
    await returns(member, orderId);
    await shop.runJobs();
    shop.gateway.reset();
    const { id } = await shop.db
      .selectFrom('refunds')
      .select('id')
      .where('payableId', '=', orderId)
      .where('status', '=', 'MANUAL')
      .executeTakeFirstOrThrow();
    await shop.staff(`order/${orderId}/refund/${id}`, { status: 'FAILED', reason: 'Ngân hàng báo' });
    const { lines } = await shop.detail({ orderId, customer: member.id });
    const units = { lines: [{ lineId: lines[0]?.id, quantity: 1 }] };

    expect((await refund(orderId, units)).status).toBe(200);
    expect(await totalOf(member)).toMatchObject({ new: 25_000, paid: 25_000 });

    expect((await refund(orderId, units)).status).toBe(200);
    expect(await totalOf(member)).toMatchObject({ new: 50_000, paid: 0 });
  });

  test('and a unit that rewards alone paid for can be returned', async () => {
    const member = await aMemberWith(1);
    const orderId = await hasArrived(member, 20_000);

    expect(await returns(member, orderId)).toMatchObject({ status: 200, data: { refundAmount: 0 } });

    expect(await totalOf(member)).toMatchObject({ paid: 20_000, available: 30_000 });
    for (let round = 0; round < 3; round++) await shop.runJobs();
    expect(shop.mails.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/20\.000.₫ đã trở lại số dư thưởng của bạn/),
    );
  });

  test('and comes back once when staff refund the whole order', async () => {
    const member = await aMemberWith(1);
    const orderId = await hasArrived(member, 40_000);

    const replies = [await refund(orderId), await refund(orderId)];

    expect(replies.map(({ status }) => status)).toEqual([200, 409]);
    expect(await totalOf(member)).toMatchObject({ new: 50_000, paid: 0, available: 50_000 });
  });

  test('and the end of the account at the moment of refunds refuses none of them', async () => {
    const member = await aMemberWith(1);
    const own = await hasArrived(member, 40_000);
    const { order: ofInvitee } = await shop.earnsBy(member);
    await shop.passDays(1);
    const due = {
      userId: member.id,
      language: 'vi' as const,
      requestedAt: shop.clock(),
      dueAt: shop.clock(),
    };
    await shop.db.insertInto('accountDeletions').values(due).execute();

    // All three wait for the balance, the erasure first.
    const [erased, refunds] = await shop.db.transaction().execute(async (tx) => {
      await ledger.lock(tx, member.id);
      const erasure = shop.runJobs();
      await lockWaits(shop.db, 1);
      const both = Promise.all([refund(own), refund(ofInvitee.orderId)]);
      await lockWaits(shop.db, 3);
      return [{ erasure }, { both }];
    });
    const replies = await refunds.both;
    await erased.erasure;

    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    // The embedded database runs one after the other, and the refunds first: the erasure then waits for their money.
    if (!(await usesPostgres())) return;
    const left = shop.db.selectFrom('rewardBalances').selectAll().where('memberId', '=', member.id);
    expect(await left.execute()).toEqual([]);
    const users = shop.db.selectFrom('users').select('id').where('id', '=', member.id);
    expect(await users.execute()).toEqual([]);
    const taken = await shop.db
      .selectFrom('rewards')
      .select(['memberId', 'kind', 'amount'])
      .where('orderId', '=', ofInvitee.orderId)
      .where('kind', '=', 'CLAWBACK')
      .execute();
    expect(taken).toEqual([{ memberId: nobody, kind: 'CLAWBACK', amount: -50_000 }]);
  });

  test('once: of two orders at the same time the second is asked again', async () => {
    const member = await aMemberWith(1);

    const replies = await Promise.all([order(member), order(member)]);

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await totalOf(member)).toMatchObject({ new: 0, processing: 50_000 });
  });

  test('of nobody else: a visitor and a customer without rewards pay the whole price', async () => {
    const { infoId } = await shop.shelf.aProduct({ variants: [{ price: 120_000 }] });
    const body = { lines: [{ infoId, quantity: 1 }], useReward: true };

    for (const more of [{}, { as: uuid() }])
      expect((await shop.quote(body, more)).data).toMatchObject({ subtotal: 120_000, discount: 0 });
  });
});
