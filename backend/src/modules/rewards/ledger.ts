import { sql, type Selectable, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db';
import { nobody } from '../../lib/personal-data';
import type { RewardReason, RewardStatus } from './rewards.schema';
import type { RewardBalancesTable, RewardsTable } from './rewards.tables';

export type RewardRow = Selectable<RewardsTable>;
type BalanceRow = Selectable<RewardBalancesTable>;

/** A reward before it has a number. */
type NewReward = Pick<RewardRow, 'kind' | 'amount' | 'status' | 'reason' | 'unlocksAt'> & Partial<RewardRow>;

const balanceOf = { NEW: 'earned', PROCESSING: 'processing', PAID: 'paid', LOCK: 'locked' } as const;

const isUsable = (now: Date) =>
  sql<boolean>`status = 'NEW' and (amount < 0 or reason <> 'HOLDING' and unlocks_at <= ${now}::timestamptz)`;

export const sumOf = (rewards: readonly Pick<RewardRow, 'amount'>[]) =>
  rewards.reduce((sum, { amount }) => sum + amount, 0);

/** A reward that was taken back, or the negative row that does so: nothing more is decided about either. */
export const isTakenBack = ({ kind, takenBackAt }: Pick<RewardRow, 'kind' | 'takenBackAt'>) =>
  kind === 'CLAWBACK' || takenBackAt !== null;

/**
 * The one way rewards come to be and move. Each change writes entries, which are never changed, and the balance, in the
 * caller's transaction. `lock` comes first, so that the changes of one member happen one after the other.
 */
export const ledger = {
  /** The member's balance, locked until the transaction ends. */
  async lock(tx: Db, memberId: string): Promise<BalanceRow> {
    for (;;) {
      await tx
        .insertInto('rewardBalances')
        .values({ memberId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const balance = await lockIfThere(tx, memberId);
      if (balance) return balance;
      // An erasure had it locked and took it away.
    }
  },

  /**
   * Locks the balance of a reward's or a payout's owner, also when an erasure leaves both to nobody meanwhile. What the
   * caller reads afterwards is the owner's.
   *
   * @param ownerOf reads who it is now
   */
  async lockOwner(tx: Db, ownerOf: () => Promise<string | undefined>): Promise<string | undefined> {
    let owner = await ownerOf();
    while (owner !== undefined) {
      await lockIfThere(tx, owner);
      const latest = await ownerOf();
      if (latest === owner) return owner;
      owner = latest;
    }
    return undefined;
  },

  /** Takes away an empty balance that `lock` has made for somebody whose account was erased meanwhile. */
  async dropEmpty(tx: Db, memberId: string): Promise<void> {
    await tx
      .deleteFrom('rewardBalances')
      .where('memberId', '=', memberId)
      .where('lastNumber', '=', 0)
      .execute();
  },

  /** Null when this reward exists already: one per invitee, and one clawback of each reward. */
  async add(tx: Db, memberId: string, reward: NewReward, now: Date): Promise<RewardRow | null> {
    const { lastNumber } = await tx
      .selectFrom('rewardBalances')
      .select('lastNumber')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    const { kind } = reward;
    const added = await tx
      .insertInto('rewards')
      .values({
        originId: null,
        inviteeId: null,
        inviteeName: null,
        mailboxHash: null,
        orderId: null,
        note: null,
        takenBackAt: null,
        payoutId: null,
        spentOn: null,
        paymentOrder: null,
        createdAt: now,
        ...reward,
        id: uuid(),
        memberId,
        number: lastNumber + 1,
        updatedAt: now,
      })
      .$if(kind !== 'REST', (adding) =>
        adding.onConflict((conflict) =>
          // Any other clash is a mistake.
          (kind === 'REFERRAL' ? conflict.column('inviteeId') : conflict.column('originId'))
            .where('kind', '=', sql.lit(kind))
            .doNothing(),
        ),
      )
      .returningAll()
      .executeTakeFirst();
    if (!added) return null;
    const { status, amount, reason } = added;
    await write(tx, memberId, [{ rewardId: added.id, status, amount, reason }], now);
    await tx
      .updateTable('rewardBalances')
      .set({
        lastNumber: lastNumber + 1,
        [balanceOf[status]]: sql`${sql.ref(balanceOf[status])} + ${amount}`,
      })
      .where('memberId', '=', memberId)
      .execute();
    return added;
  },

  /** Moves rewards of one status to another. What else changes of them is in `change`. */
  async move(
    tx: Db,
    rewards: readonly RewardRow[],
    to: RewardStatus,
    change: { reason: RewardReason } & Updateable<
      Pick<RewardsTable, 'note' | 'payoutId' | 'spentOn' | 'paymentOrder'>
    >,
    now: Date,
  ): Promise<void> {
    const [first] = rewards;
    if (!first) return;
    const { memberId, status: from } = first;
    await tx
      .updateTable('rewards')
      .set({ ...change, status: to, updatedAt: now })
      .where(sql<boolean>`id = any(${rewards.map(({ id }) => id)}::uuid[])`)
      .execute();
    if (from === to) return;
    const { reason } = change;
    await write(
      tx,
      memberId,
      rewards.flatMap(({ id: rewardId, amount }) => [
        { rewardId, status: from, amount: -amount, reason },
        { rewardId, status: to, amount, reason },
      ]),
      now,
    );
    const sum = sumOf(rewards);
    const [left, reached] = [balanceOf[from], balanceOf[to]];
    await tx
      .updateTable('rewardBalances')
      .set({ [left]: sql`${sql.ref(left)} - ${sum}`, [reached]: sql`${sql.ref(reached)} + ${sum}` })
      .where('memberId', '=', memberId)
      .execute();
  },

  /** Adds a suspicion for staff to see, whatever became of the rewards. */
  async suspect(tx: Db, rewards: readonly RewardRow[], suspicion: RewardReason, now: Date): Promise<void> {
    await tx
      .updateTable('rewards')
      .set({ suspicions: sql`array_append(suspicions, ${suspicion}::text)`, updatedAt: now })
      .where(sql<boolean>`id = any(${rewards.map(({ id }) => id)}::uuid[])`)
      .execute();
  },

  /** Makes rewards NEW again that were on their way out. What was taken back meanwhile cancels out with its negative row. */
  async free(tx: Db, rewards: readonly RewardRow[], now: Date): Promise<void> {
    const unused = { payoutId: null, spentOn: null, paymentOrder: null };
    const back = rewards.filter(isTakenBack);
    const usable = rewards.filter((reward) => !isTakenBack(reward));
    await ledger.move(tx, back, 'NEW', { reason: 'ORDER_RETURNED', ...unused }, now);
    await ledger.move(tx, usable, 'NEW', { reason: 'AVAILABLE', ...unused }, now);
  },

  /** Leaves `amount` in the reward and puts the rest into a new one, which is as old. The balance stays as it is. */
  async split(tx: Db, reward: RewardRow, amount: number, now: Date): Promise<RewardRow> {
    const rest = reward.amount - amount;
    const { status, reason } = reward;
    await tx.updateTable('rewards').set({ amount, updatedAt: now }).where('id', '=', reward.id).execute();
    await write(tx, reward.memberId, [{ rewardId: reward.id, status, amount: -rest, reason }], now);
    const column = balanceOf[status];
    await tx
      .updateTable('rewardBalances')
      .set({ [column]: sql`${sql.ref(column)} - ${rest}` })
      .where('memberId', '=', reward.memberId)
      .execute();
    const part = { ...reward, kind: 'REST' as const, originId: reward.id, amount: rest };
    await ledger.add(tx, reward.memberId, part, now);
    return { ...reward, amount };
  },

  /** Leaves what a member earned in the books without an owner, and later moves of it count there. */
  async disown(tx: Db, memberId: string): Promise<void> {
    const own = await lockIfThere(tx, memberId);
    if (!own) return;
    await ledger.lock(tx, nobody);
    await tx
      .updateTable('rewardBalances')
      .set({
        earned: sql`earned + ${own.earned}`,
        processing: sql`processing + ${own.processing}`,
        paid: sql`paid + ${own.paid}`,
        locked: sql`locked + ${own.locked}`,
      })
      .where('memberId', '=', nobody)
      .execute();
    const nameless = { memberId: nobody, inviteeName: null, note: null };
    await tx.updateTable('rewards').set(nameless).where('memberId', '=', memberId).execute();
    await tx
      .updateTable('rewardEntries')
      .set({ memberId: nobody })
      .where('memberId', '=', memberId)
      .execute();
    await tx.deleteFrom('rewardBalances').where('memberId', '=', memberId).execute();
  },

  /** What can be used now, in đồng; negative when more is owed. */
  async available(from: Db, memberId: string, now: Date): Promise<number> {
    const { sum } = await from
      .selectFrom('rewards')
      .select(sql<number>`coalesce(sum(amount), 0)`.as('sum'))
      .where('memberId', '=', memberId)
      .where(isUsable(now))
      .executeTakeFirstOrThrow();
    return sum;
  },

  /** Rewards that can be used now: what was taken back first, then the oldest. */
  usable: (tx: Db, memberId: string, now: Date): Promise<RewardRow[]> =>
    tx
      .selectFrom('rewards')
      .selectAll()
      .where('memberId', '=', memberId)
      .where(isUsable(now))
      .orderBy(sql`amount < 0`, 'desc')
      .orderBy('number')
      .execute(),

  /** Of these rewards the ones that make up an amount, of which the last is split; all that was taken back is in it. */
  async take(tx: Db, usable: readonly RewardRow[], amount: number, now: Date): Promise<RewardRow[]> {
    const taken: RewardRow[] = [];
    let missing = amount;
    for (const reward of usable) {
      if (missing <= 0) break;
      taken.push(reward.amount > missing ? await ledger.split(tx, reward, missing, now) : reward);
      missing -= reward.amount;
    }
    return taken;
  },
};

const lockIfThere = (tx: Db, memberId: string): Promise<BalanceRow | undefined> =>
  tx.selectFrom('rewardBalances').selectAll().where('memberId', '=', memberId).forUpdate().executeTakeFirst();

interface Entry {
  rewardId: string;
  status: RewardStatus;
  amount: number;
  reason: RewardReason;
}

/** Entries of many rewards in few statements, each within the database's limit of parameters. */
async function write(tx: Db, memberId: string, entries: Entry[], now: Date) {
  for (let at = 0; at < entries.length; at += 2_000) {
    await tx
      .insertInto('rewardEntries')
      .values(entries.slice(at, at + 2_000).map((entry) => ({ ...entry, memberId, createdAt: now })))
      .execute();
  }
}
