import { mailboxHash } from '../src/lib/mailbox';
import { ledger } from '../src/modules/rewards/ledger';
import type { RewardReason, RewardStatus } from '../src/modules/rewards/rewards.schema';
import { demoUserId } from './accounts';
import type { SeedContext } from './context';
import { seedId } from './ids';
import { insertMissing } from './insert';
import { DAY_MS } from '../src/lib/clock';

const REWARD = 50_000;
const inviterId = demoUserId('customer@example.com');

/** Who came by the member's code, by the mail below or by the link, and when each step was. */
const invitees = [
  { name: 'Lan P.', email: 'lan@example.net', joined: -68, ordered: -62, rewarded: -55 },
  { name: 'Hùng T.', email: 'hung@example.net', joined: -39, ordered: -30, rewarded: -23 },
  { name: 'Mai L.', email: 'mai@example.net', joined: -15, ordered: -3 },
  { name: 'Thảo V.', joined: -14, ordered: -12 },
  { name: 'Tuấn N.', email: 'tuan@example.net', joined: -8 },
];
const inviteeId = (name: string) => seedId('referral-invitee', name);

const invitations = [
  { email: 'lan@example.net', sent: -70, opened: -69 },
  { email: 'hung@example.net', sent: -40, opened: -39 },
  { email: 'mai@example.net', sent: -20, opened: -18 },
  { email: 'tuan@example.net', sent: -9, opened: -8 },
  { email: 'huong@example.net', sent: -4, opened: -2 },
  { email: 'quan@example.net', sent: -2 },
];

/** One for each invitee whose order has arrived; it unlocks a week later, which is when the invitee counts as rewarded. */
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
  const campaignId = seedId('referral-campaign', 'first');
  const payout = { id: seedId('payout', 'first'), code: 'CT-DEMO2345' };
  await db.transaction().execute(async (tx) => {
    await insertMissing(tx, 'referralCampaigns', [
      {
        id: campaignId,
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
      invitations.map(({ email, sent, opened }) => {
        const invitee = invitees.find((one) => one.email === email);
        return {
          id: seedId('referral-invitation', email),
          inviterId,
          email,
          mailboxHash: mailboxHash(email),
          language: 'vi' as const,
          message: null,
          sends: 1,
          sentAt: at(sent),
          createdAt: at(sent),
          openedAt: maybeAt(opened),
          joinedAt: maybeAt(invitee?.joined),
          orderedAt: maybeAt(invitee?.ordered),
          rewardedAt: maybeAt(invitee?.rewarded),
          inviteeId: invitee ? inviteeId(invitee.name) : null,
        };
      }),
    );
    await insertMissing(
      tx,
      'referralAttributions',
      invitees.map(({ name, joined, ordered, rewarded }) => ({
        inviteeId: inviteeId(name),
        inviterId,
        campaignId,
        attributedAt: at(joined),
        orderedAt: maybeAt(ordered),
        rewardedAt: maybeAt(rewarded),
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
          inviteeId: inviteeId(name),
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
