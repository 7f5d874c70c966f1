import { mailboxHash } from '../src/lib/mailbox';
import { ledger } from '../src/modules/rewards/ledger';
import type { RewardReason, RewardStatus } from '../src/modules/rewards/rewards.schema';
import { demoUserId } from './accounts';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';

const DAY_MS = 24 * 3_600_000;
const REWARD = 50_000;
const inviterId = demoUserId('customer@example.com');

const invitations = [
  { email: 'lan@example.net', sent: -70, opened: -69, joined: -68, ordered: -62, rewarded: -55 },
  { email: 'hung@example.net', sent: -40, opened: -39, joined: -39, ordered: -30, rewarded: -20 },
  { email: 'mai@example.net', sent: -20, opened: -18, joined: -15, ordered: -3 },
  { email: 'tuan@example.net', sent: -9, opened: -8, joined: -8 },
  { email: 'huong@example.net', sent: -4, opened: -2 },
  { email: 'quan@example.net', sent: -2 },
];

const rewards: { name: string; day: number; status: RewardStatus; reason: RewardReason; unlocks: number }[] =
  [
    { name: 'Lan P.', day: -62, status: 'PAID', reason: 'PAID_OUT', unlocks: -55 },
    { name: 'Hùng T.', day: -30, status: 'NEW', reason: 'AVAILABLE', unlocks: -23 },
    { name: 'Thảo V.', day: -12, status: 'LOCK', reason: 'SAME_PHONE', unlocks: -5 },
    { name: 'Mai L.', day: -3, status: 'NEW', reason: 'HOLDING', unlocks: 4 },
  ];

/** A campaign that runs, and what the first demo customer did in it. What is there already stays as it is. */
export async function seedReferral({ db, now }: SeedContext): Promise<void> {
  const at = (day: number) => new Date(now.getTime() + day * DAY_MS);
  const maybeAt = (day: number | undefined) => (day === undefined ? null : at(day));
  const payout = { id: seedId('payout', 'first'), code: 'CT-DEMO2345' };
  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'referralCampaigns', [
      {
        id: seedId('referral-campaign', 'first'),
        nameVi: 'Mời bạn mua sắm, cùng nhận quà',
        nameEn: 'Invite friends, both get a gift',
        rewardAmount: REWARD,
        minOrder: 200_000,
        holdDays: 7,
        attributionDays: 30,
        monthlyLimit: 20,
        minPayout: REWARD,
        voucherCode: 'CHAOBAN30',
        startsAt: at(-90),
        endsAt: at(275),
        createdAt: at(-90),
        updatedAt: at(-90),
      },
    ]);
    await insertMissing(tx, 'referralMembers', [
      { userId: inviterId, code: 'MINHANH', termsVersion: '2026-11', joinedAt: at(-75) },
    ]);
    await insertMissing(
      tx,
      'referralInvitations',
      invitations.map(({ email, sent, ...steps }) => ({
        id: seedId('referral-invitation', email),
        inviterId,
        email,
        mailboxHash: mailboxHash(email),
        language: 'vi' as const,
        message: null,
        sends: 1,
        sentAt: at(sent),
        createdAt: at(sent),
        openedAt: maybeAt(steps.opened),
        joinedAt: maybeAt(steps.joined),
        orderedAt: maybeAt(steps.ordered),
        rewardedAt: maybeAt(steps.rewarded),
      })),
    );
    const { lastNumber } = await ledger.lock(tx, inviterId);
    if (lastNumber > 0) return;
    await insertMissing(tx, 'rewardPayouts', [
      {
        ...payout,
        memberId: inviterId,
        amount: REWARD,
        method: 'BANK',
        provider: 'VCB',
        number: '0071000123456',
        holder: 'Nguyễn Minh Anh',
        status: 'PAID',
        reason: null,
        requestedAt: at(-54),
        decidedAt: at(-53),
      },
    ]);
    for (const { name, day, status, reason, unlocks } of rewards) {
      const reward = await ledger.add(
        tx,
        inviterId,
        {
          kind: 'REFERRAL',
          amount: REWARD,
          status: status === 'PAID' ? 'NEW' : status,
          reason: status === 'PAID' ? 'AVAILABLE' : reason,
          suspicions: status === 'LOCK' ? [reason] : [],
          inviteeName: name,
          unlocksAt: at(unlocks),
        },
        at(day),
      );
      if (!reward || status !== 'PAID') continue;
      const paidBy = { payoutId: payout.id, paymentOrder: payout.code };
      await ledger.move(tx, [reward], 'PROCESSING', { reason: 'PAYOUT_REQUESTED', ...paidBy }, at(-54));
      await ledger.move(tx, [{ ...reward, status: 'PROCESSING' }], 'PAID', { reason }, at(-53));
    }
  });
}
