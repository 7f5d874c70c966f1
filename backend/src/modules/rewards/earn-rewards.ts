import { sql } from 'kysely';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { mailboxHash as hashOfMailbox } from '../../lib/mailbox';
import { settleAll } from '../../lib/settle-all';
import { accountLookup } from '../auth/account-lookup';
import { customerLookup } from '../customers/customer-lookup';
import type { Attributions } from '../referrals/attributions';
import { isTakenBack, ledger, sumOf, type RewardRow } from './ledger';
import type { NotifyMember } from './reward-mails';
import type { RewardReason } from './rewards.schema';
import { suspicionsOf } from './suspicions';
import { invitedName } from './invited-name';

/** An order that was delivered. */
interface DoneOrder {
  id: string;
  customerId: string;
  /** Đồng; the delivery is a part of it. */
  grandTotal: number;
  shippingFee: number;
  customer: { email: string; phone: string };
  /** For so long after the delivery it can be returned. */
  returnDays: number;
}

/** How an order stands after its delivery. */
interface OrderStanding {
  /** What its goods cost without what was given back, in đồng. */
  remaining: number;
  /** A return is not decided yet. */
  isBeingReturned: boolean;
}

export interface EarnDependencies {
  db: Db;
  clock: Clock;
  attributions: Attributions;
  notify: NotifyMember;
  standingOf(from: Db, orderId: string): Promise<OrderStanding>;
}

const MAX_AT_ONCE = 50;
/** Months begin in the shop's own time zone. */
const monthStart = (now: Date) => sql<Date>`date_trunc('month', ${now}::timestamptz, 'Asia/Ho_Chi_Minh')`;

/** How rewards are earned, unlocked and taken back. */
export function createEarning({ db, clock, attributions, notify, standingOf }: EarnDependencies) {
  async function suspicions(
    tx: Db,
    inviterId: string,
    order: DoneOrder,
    { mailboxHash, monthlyLimit }: { mailboxHash: string | null; monthlyLimit: number },
  ) {
    const [inviter, invitee] = [
      await customerLookup.find(tx, inviterId),
      await customerLookup.find(tx, order.customerId),
    ];
    const inviterAccount = await accountLookup.find(tx, inviterId);
    const account = await accountLookup.find(tx, order.customerId);
    const { count } = await tx
      .selectFrom('rewards')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('memberId', '=', inviterId)
      .where('kind', '=', 'REFERRAL')
      .where('createdAt', '>=', monthStart(clock()))
      .executeTakeFirstOrThrow();
    const known = await tx
      .selectFrom('rewards')
      .select('id')
      .where('kind', '=', 'REFERRAL')
      .where('mailboxHash', '=', mailboxHash)
      .executeTakeFirst();
    return suspicionsOf({
      inviter: {
        emails: present(inviterAccount?.email),
        phones: present(inviter?.phone),
        payoutAccounts: await accountsOf(tx, inviterId),
      },
      invitee: {
        emails: [...present(account?.email), order.customer.email],
        phones: [...present(invitee?.phone), order.customer.phone],
        payoutAccounts: await accountsOf(tx, order.customerId),
      },
      isStaff: [inviterAccount, account].some((one) => one?.role !== 'CUSTOMER'),
      isKnownMailbox: known !== undefined,
      rewardsThisMonth: count,
      monthlyLimit,
    });
  }

  async function accountsOf(tx: Db, memberId: string): Promise<string[]> {
    const payouts = await tx
      .selectFrom('rewardPayouts')
      .select(['provider', 'number'])
      .distinct()
      .where('memberId', '=', memberId)
      .execute();
    return payouts.map(({ provider, number }) => `${provider} ${number}`);
  }

  /** Takes a reward back by a negative row of the same amount, once. Expects the balance to be locked. */
  async function takeBack(tx: Db, reward: RewardRow, reason: RewardReason, note: string | null) {
    const now = clock();
    const { memberId, id: originId, inviteeId, inviteeName, orderId } = reward;
    // What is locked stays locked, so that it cancels out there. What was paid is owed.
    const status = reward.status === 'LOCK' ? 'LOCK' : 'NEW';
    const about = { inviteeId, inviteeName, orderId, note, unlocksAt: now, originId };
    const row = { kind: 'CLAWBACK' as const, amount: -reward.amount, status, reason, ...about } as const;
    if (isTakenBack(reward) || !(await ledger.add(tx, memberId, row, now))) return;
    await tx
      .updateTable('rewards')
      .set({
        takenBackAt: now,
        updatedAt: now,
        ...((reward.status === 'NEW' || reward.status === 'LOCK') && {
          reason,
          unlocksAt: now,
          ...(note !== null && { note }),
        }),
      })
      .where('id', '=', reward.id)
      .execute();
  }

  /** All rewards of an order that were not taken back yet, if too little of the order is left. */
  async function takeBackOf(tx: Db, orderId: string, memberId: string) {
    const rows = await tx
      .selectFrom('rewards')
      .selectAll()
      .where('orderId', '=', orderId)
      .where('memberId', '=', memberId)
      .where('kind', '<>', 'CLAWBACK')
      .where('takenBackAt', 'is', null)
      .orderBy('number')
      .execute();
    const [first] = rows;
    if (!first) return;
    for (const reward of rows) await takeBack(tx, reward, 'ORDER_RETURNED', null);
    await notify(tx, memberId, first.id, { kind: 'returned', amount: sumOf(rows) });
  }

  async function unlock({ id }: Pick<RewardRow, 'id'>) {
    const now = clock();
    await db.transaction().execute(async (tx) => {
      const memberId = await ledger.lockOwner(tx, () => ownerOf(tx, id));
      if (memberId === undefined) return;
      const reward = await tx
        .selectFrom('rewards')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'NEW')
        .where('reason', '=', 'HOLDING')
        .where('unlocksAt', '<=', now)
        .executeTakeFirst();
      if (!reward) return;
      const { orderId, inviteeId } = reward;
      if (orderId !== null) {
        const standing = await standingOf(tx, orderId);
        if (standing.isBeingReturned) {
          const unlocksAt = new Date(now.getTime() + DAY_MS);
          await tx.updateTable('rewards').set({ unlocksAt, updatedAt: now }).where('id', '=', id).execute();
          return;
        }
        if (standing.remaining < reward.minOrder) {
          await takeBackOf(tx, orderId, memberId);
          return;
        }
      }
      await ledger.move(tx, [reward], 'NEW', { reason: 'AVAILABLE' }, now);
      if (inviteeId !== null) await attributions.rewarded(tx, inviteeId, now);
    });
  }

  return {
    takeBack,

    /** The first delivered order of an invitee that costs enough earns one reward, however often it is reported. */
    async orderDone(tx: Db, order: DoneOrder): Promise<void> {
      const now = clock();
      const attribution = await attributions.find(tx, order.customerId);
      if (!attribution) return;
      const { inviterId, campaign } = attribution;
      // The balance before the attribution, as everywhere: two who wait for each other's would both fail.
      await ledger.lock(tx, inviterId);
      if (!(await attributions.find(tx, order.customerId))) {
        // The inviter's account was erased meanwhile.
        await ledger.dropEmpty(tx, inviterId);
        return;
      }
      await attributions.ordered(tx, order.customerId, now);
      const minOrder = Math.max(1, campaign.minOrder);
      if (order.grandTotal - order.shippingFee < minOrder) return;
      const email = await accountLookup.emailOf(tx, order.customerId);
      const mailboxHash = email === null ? null : hashOfMailbox(email);
      const { monthlyLimit } = campaign;
      const found = await suspicions(tx, inviterId, order, { mailboxHash, monthlyLimit });
      const [reason] = found;
      const profile = await customerLookup.find(tx, order.customerId);
      const unlocksAt = new Date(now.getTime() + Math.max(campaign.holdDays, order.returnDays) * DAY_MS);
      const reward = await ledger.add(
        tx,
        inviterId,
        {
          kind: 'REFERRAL',
          amount: campaign.rewardAmount,
          status: reason ? 'LOCK' : 'NEW',
          reason: reason ?? 'HOLDING',
          suspicions: found,
          inviteeId: order.customerId,
          inviteeName: profile ? invitedName(profile) : null,
          mailboxHash,
          orderId: order.id,
          minOrder,
          unlocksAt,
        },
        now,
      );
      if (!reward) return;
      const { amount } = reward;
      await notify(
        tx,
        inviterId,
        reward.id,
        reason ? { kind: 'locked', amount } : { kind: 'earned', amount, unlocksAt },
      );
    },

    /** After money of an order went back: its rewards go too, if too little of it is left. */
    async orderRefunded(tx: Db, orderId: string): Promise<void> {
      const reward = await tx
        .selectFrom('rewards')
        .select(['id', 'minOrder'])
        .where('orderId', '=', orderId)
        .where('kind', '=', 'REFERRAL')
        .executeTakeFirst();
      if (!reward) return;
      const memberId = await ledger.lockOwner(tx, () => ownerOf(tx, reward.id));
      if (memberId === undefined) return;
      const { remaining } = await standingOf(tx, orderId);
      if (remaining < reward.minOrder) await takeBackOf(tx, orderId, memberId);
    },

    /** Unlocks what was held long enough. Safe with replicas: each reward is looked at again under the lock. */
    async unlockDue(): Promise<void> {
      const due = await db
        .selectFrom('rewards')
        .select('id')
        .where('status', '=', 'NEW')
        .where('reason', '=', 'HOLDING')
        .where('unlocksAt', '<=', clock())
        .orderBy('unlocksAt')
        .limit(MAX_AT_ONCE)
        .execute();
      await settleAll(due, unlock);
    },
  };
}

const ownerOf = async (tx: Db, id: string): Promise<string | undefined> =>
  (await tx.selectFrom('rewards').select('memberId').where('id', '=', id).executeTakeFirst())?.memberId;

const present = (value: string | null | undefined): string[] => (value ? [value] : []);
