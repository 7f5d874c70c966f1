import { sql } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { conflict, forbidden, invalidFields, notFound } from '../../lib/errors';
import { plainText } from '../../lib/plain-text';
import type { Principal } from '../../plugins/auth';
import { pageAsked } from '../offers/offers.schema';
import type { createEarning } from './earn-rewards';
import { isTakenBack, ledger, type RewardRow } from './ledger';
import { refuseAboveLimit, type PayoutRow } from './payouts';
import type { NotifyMember, RewardNews } from './reward-mails';
import { toReward } from './rewards.service';
import type {
  PayoutDecision,
  PayoutStatus,
  RewardDecision,
  RewardReason,
  StaffPayout,
  StaffPayoutsQuery,
  StaffReward,
  StaffRewardsQuery,
} from './rewards.schema';

interface Dependencies {
  db: Db;
  clock: Clock;
  notify: NotifyMember;
  earning: Pick<ReturnType<typeof createEarning>, 'takeBack'>;
}

export type StaffRewards = ReturnType<typeof createStaffRewards>;

/** From where a payout can go where. */
const payoutSteps: Record<PayoutDecision['status'], PayoutStatus[]> = {
  APPROVED: ['REQUESTED'],
  PAID: ['APPROVED'],
  REJECTED: ['REQUESTED', 'APPROVED'],
};
const actions = { LOCK: 'LOCKED', RELEASE: 'RELEASED', REJECT: 'REJECTED' } as const;

/** What staff do with rewards and payouts; each decision is stored with who made it. Nobody decides on their own money. */
export function createStaffRewards({ db, clock, notify, earning }: Dependencies) {
  /** @returns The id of the event. */
  async function store(tx: Db, subjectId: string, action: string, actorId: string, reason: string | null) {
    const id = uuid();
    await tx
      .insertInto('rewardEvents')
      .values({ id, subjectId, action, actorId, reason, at: clock() })
      .execute();
    return id;
  }

  async function eventsOf(from: Db, ids: string[]) {
    if (ids.length === 0) return () => [];
    const rows = await from
      .selectFrom('rewardEvents')
      .selectAll()
      .where('subjectId', 'in', ids)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return (id: string) => rows.filter(({ subjectId }) => subjectId === id);
  }

  const reasonOf = (text: string | undefined): string | null => {
    const reason = plainText(text ?? '');
    if (reason === null) throw invalidFields({ field: 'reason', code: 'invalid' });
    return reason || null;
  };
  const neededReasonOf = (text: string | undefined): string => {
    const reason = reasonOf(text);
    if (reason === null) throw invalidFields({ field: 'reason', code: 'required' });
    return reason;
  };

  async function toStaffRewards(from: Db, rows: RewardRow[]): Promise<StaffReward[]> {
    const events = await eventsOf(
      from,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...toReward(row),
      memberId: row.memberId,
      inviteeId: row.inviteeId,
      orderId: row.orderId,
      suspicions: row.suspicions,
      events: events(row.id).map(({ action, actorId, reason, at }) => ({
        action: action as StaffReward['events'][number]['action'],
        actorId,
        reason,
        at: at.toISOString(),
      })),
    }));
  }

  async function toStaffPayouts(from: Db, rows: PayoutRow[]): Promise<StaffPayout[]> {
    const events = await eventsOf(
      from,
      rows.map(({ id }) => id),
    );
    const suspicions = await suspicionsIn(
      from,
      rows.map(({ id }) => id),
    );
    return rows.map(({ requestedAt, decidedAt, ...row }) => ({
      ...row,
      suspicions: suspicions(row.id),
      requestedAt: requestedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      events: events(row.id).map(({ action, actorId, reason, at }) => ({
        status: action as PayoutStatus,
        actorId,
        reason,
        at: at.toISOString(),
      })),
    }));
  }

  async function suspicionsIn(from: Db, payoutIds: string[]) {
    if (payoutIds.length === 0) return () => [];
    const rows = await from
      .selectFrom('rewards')
      .select(['payoutId', sql<RewardReason>`unnest(suspicions)`.as('suspicion')])
      .distinct()
      .where('payoutId', 'in', payoutIds)
      .execute();
    return (id: string) => rows.filter(({ payoutId }) => payoutId === id).map(({ suspicion }) => suspicion);
  }

  async function heldReward(tx: Db, id: string): Promise<RewardRow> {
    const find = () => tx.selectFrom('rewards').selectAll().where('id', '=', id).executeTakeFirst();
    const found = isUuid(id) ? await find() : undefined;
    if (found) await ledger.lock(tx, found.memberId);
    const reward = found && (await find());
    if (!reward) throw notFound('REWARD_NOT_FOUND');
    return reward;
  }

  return {
    async rewards(query: StaffRewardsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const { status } = query;
      const all = db.selectFrom('rewards');
      const listed = status ? all.where('status', '=', status) : all;
      const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await listed
        .selectAll()
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return paged(await toStaffRewards(db, rows), { page, limit, total });
    },

    /** Locks what is NEW, releases what is locked, or takes back what is locked. */
    async decideReward(id: string, decision: RewardDecision, staff: Principal): Promise<StaffReward> {
      const reason =
        decision.action === 'RELEASE' ? reasonOf(decision.reason) : neededReasonOf(decision.reason);
      return db.transaction().execute(async (tx) => {
        const reward = await heldReward(tx, id);
        if (reward.memberId === staff.userId) throw forbidden();
        const now = clock();
        if (isTakenBack(reward) || reward.status !== (decision.action === 'LOCK' ? 'NEW' : 'LOCK'))
          throw conflict('REWARD_TRANSITION_NOT_ALLOWED');
        const eventId = await store(tx, id, actions[decision.action], staff.userId, reason);
        const notifyMember = (news: RewardNews) => notify(tx, reward.memberId, eventId, news);
        const { amount } = reward;
        if (decision.action === 'LOCK') {
          await ledger.move(tx, [reward], 'LOCK', { reason: 'LOCKED_BY_STAFF', note: reason }, now);
          await notifyMember({ kind: 'locked', amount });
        }
        // Its order is looked at again before it can be used.
        if (decision.action === 'RELEASE') {
          await ledger.move(tx, [reward], 'NEW', { reason: 'HOLDING', note: reason }, now);
          await notifyMember({ kind: 'released', amount });
        }
        if (decision.action === 'REJECT') {
          await earning.takeBack(tx, reward, 'REJECTED', reason);
          await notifyMember({ kind: 'refused', amount, reason: reason ?? '' });
        }
        const [decided] = await toStaffRewards(tx, [await heldReward(tx, id)]);
        if (!decided) throw notFound('REWARD_NOT_FOUND');
        return decided;
      });
    },

    async payouts(query: StaffPayoutsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const { status } = query;
      const all = db.selectFrom('rewardPayouts');
      const listed = status ? all.where('status', '=', status) : all;
      const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await listed
        .selectAll()
        .orderBy('requestedAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return paged(await toStaffPayouts(db, rows), { page, limit, total });
    },

    /** Approves, rejects, or notes that the money was sent. What is rejected is in the balance again. */
    async decidePayout(
      id: string,
      { status, ...said }: PayoutDecision,
      staff: Principal,
    ): Promise<StaffPayout> {
      const reason = status === 'REJECTED' ? neededReasonOf(said.reason) : reasonOf(said.reason);
      return db.transaction().execute(async (tx) => {
        const find = () => tx.selectFrom('rewardPayouts').selectAll().where('id', '=', id).executeTakeFirst();
        const asked = isUuid(id) ? await find() : undefined;
        if (asked) await ledger.lock(tx, asked.memberId);
        const payout = asked && (await find());
        if (!payout) throw notFound('PAYOUT_NOT_FOUND');
        if (!payoutSteps[status].includes(payout.status)) throw conflict('PAYOUT_TRANSITION_NOT_ALLOWED');
        if (payout.memberId === staff.userId) throw forbidden();
        refuseAboveLimit(payout.amount, staff.role);

        const now = clock();
        const { memberId, amount, code } = payout;
        const rewards = await tx
          .selectFrom('rewards')
          .selectAll()
          .where('payoutId', '=', id)
          .where('status', '=', 'PROCESSING')
          .execute();
        if (status === 'APPROVED')
          await ledger.move(tx, rewards, 'PROCESSING', { reason: 'PAYOUT_APPROVED' }, now);
        if (status === 'PAID') {
          await ledger.move(tx, rewards, 'PAID', { reason: 'PAID_OUT' }, now);
          await notify(tx, memberId, id, { kind: 'paid', amount, code });
        }
        if (status === 'REJECTED') {
          await ledger.free(tx, rewards, now);
          await notify(tx, memberId, id, { kind: 'rejected', amount, code, reason: reason ?? '' });
        }
        const change = { status, reason, decidedAt: now };
        await tx.updateTable('rewardPayouts').set(change).where('id', '=', id).execute();
        await store(tx, id, status, staff.userId, reason);
        const [decided] = await toStaffPayouts(tx, [{ ...payout, ...change }]);
        if (!decided) throw notFound('PAYOUT_NOT_FOUND');
        return decided;
      });
    },
  };
}
