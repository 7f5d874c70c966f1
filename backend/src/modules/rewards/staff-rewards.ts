import { sql } from 'kysely';
import { v7 as uuid, validate as isUuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { conflict, forbidden, invalidFields, notFound } from '../../lib/errors';
import type { Language } from '../../lib/language';
import { plainText } from '../../lib/plain-text';
import { dayInVietnam } from '../../lib/vietnam-day';
import type { Staff } from '../../plugins/auth';
import type { Audit } from '../audit/audit.service';
import { pageAsked } from '../offers/offers.schema';
import type { SettingsService } from '../settings/settings.service';
import type { createEarning } from './earn-rewards';
import { isTakenBack, ledger, type RewardRow } from './ledger';
import { payoutFile } from './payout-file';
import { refuseAboveLimit, type PayoutRow } from './payouts';
import type { NotifyMember, RewardNews } from './reward-mails';
import { toReward } from './rewards.service';
import { createStaffRewardLists, totalOf, totalsByStatus, type RewardMembers } from './staff-reward-lists';
import type {
  PayoutDecision,
  PayoutFile,
  PayoutFileQuery,
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
  audit: Audit;
  members: RewardMembers;
  settings: Pick<SettingsService, 'staff'>;
}

export type StaffRewardService = ReturnType<typeof createStaffRewards>;

/** From where a payout can go where. */
const payoutSteps: Record<PayoutDecision['status'], PayoutStatus[]> = {
  APPROVED: ['REQUESTED'],
  PAID: ['APPROVED'],
  REJECTED: ['REQUESTED', 'APPROVED'],
};
const rewardStatuses = ['NEW', 'PROCESSING', 'PAID', 'LOCK'] as const;
const payoutStatuses = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const;
/** More than an accountant pays out at a time; the filter makes it fewer. */
const MAX_IN_FILE = 10_000;
const actions = { LOCK: 'LOCKED', RELEASE: 'RELEASED', REJECT: 'REJECTED' } as const;

/** What staff do with rewards and payouts; each decision is stored with who made it. Nobody decides on their own money. */
export function createStaffRewards(deps: Dependencies) {
  const { db, clock, notify, earning, audit, members, settings } = deps;
  const lists = createStaffRewardLists(db, members);

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

  const emailsOf = (from: Db, rows: { memberId: string }[]) =>
    members.emailsOf(from, [...new Set(rows.map(({ memberId }) => memberId))]);

  async function toStaffRewards(from: Db, rows: RewardRow[]): Promise<StaffReward[]> {
    const events = await eventsOf(
      from,
      rows.map(({ id }) => id),
    );
    const emails = await emailsOf(from, rows);
    return rows.map((row) => ({
      ...toReward(row),
      memberId: row.memberId,
      memberEmail: emails.get(row.memberId) ?? null,
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
    const emails = await emailsOf(from, rows);
    return rows.map(({ requestedAt, decidedAt, ...row }) => ({
      ...row,
      memberEmail: emails.get(row.memberId) ?? null,
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
    if (isUuid(id)) await ledger.lockOwner(tx, async () => (await find())?.memberId);
    const reward = isUuid(id) ? await find() : undefined;
    if (!reward) throw notFound('REWARD_NOT_FOUND');
    return reward;
  }

  return {
    async rewards(query: StaffRewardsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const { rows, totals } = await lists.rewards(query, { limit, offset });
      const total = totalOf(totals, query.status);
      const data = await toStaffRewards(db, rows);
      return { ...paged(data, { page, limit, total }), totals: totalsByStatus(totals, rewardStatuses) };
    },

    /** Locks what is NEW, releases what is locked, or takes back what is locked. */
    async decideReward(id: string, decision: RewardDecision, staff: Staff): Promise<StaffReward> {
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
        const after = await heldReward(tx, id);
        await audit.record(tx, staff, {
          action: decision.action.toLowerCase(),
          entity: 'reward',
          entityId: id,
          before: { status: reward.status, reason: reward.reason },
          after: { status: after.status, reason: after.reason },
          reason,
          customerId: reward.memberId,
        });
        const [decided] = await toStaffRewards(tx, [after]);
        if (!decided) throw notFound('REWARD_NOT_FOUND');
        return decided;
      });
    },

    async payouts(query: StaffPayoutsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const [{ rows, totals }, { operatorPayoutLimit }] = await Promise.all([
        lists.payouts(query, { limit, offset }),
        settings.staff(),
      ]);
      const total = totalOf(totals, query.status);
      const data = await toStaffPayouts(db, rows);
      return {
        ...paged(data, { page, limit, total }),
        totals: totalsByStatus(totals, payoutStatuses),
        operatorPayoutLimit,
      };
    },

    /** Payouts as a file for a spreadsheet. It has account numbers in it, so the audit log names who took it. */
    async payoutFile(query: PayoutFileQuery, staff: Staff, language: Language): Promise<PayoutFile> {
      const { member: _member, search: _search, ...filter } = query;
      const { rows } = await lists.payouts(query, { limit: MAX_IN_FILE + 1, offset: 0 });
      const included = rows.slice(0, MAX_IN_FILE);
      const emails = await emailsOf(db, included);
      await db.transaction().execute((tx) =>
        audit.record(tx, staff, {
          action: 'export',
          entity: 'payout',
          entityId: 'list',
          after: { ...filter, count: included.length },
        }),
      );
      return {
        name: `payouts-${dayInVietnam(clock())}.csv`,
        content: payoutFile(included, emails, language),
        isMore: rows.length > MAX_IN_FILE,
      };
    },

    /** Approves, rejects, or notes that the money was sent. What is rejected is in the balance again. */
    async decidePayout(id: string, { status, ...said }: PayoutDecision, staff: Staff): Promise<StaffPayout> {
      const reason = status === 'REJECTED' ? neededReasonOf(said.reason) : reasonOf(said.reason);
      const reference = plainText(said.reference ?? '');
      if (reference === null) throw invalidFields({ field: 'reference', code: 'invalid' });
      // Without it nobody could find the transfer again.
      if (status === 'PAID' && reference === '')
        throw invalidFields({ field: 'reference', code: 'required' });
      const { operatorPayoutLimit } = await settings.staff();
      return db.transaction().execute(async (tx) => {
        const find = () => tx.selectFrom('rewardPayouts').selectAll().where('id', '=', id).executeTakeFirst();
        if (isUuid(id)) await ledger.lockOwner(tx, async () => (await find())?.memberId);
        const payout = isUuid(id) ? await find() : undefined;
        if (!payout) throw notFound('PAYOUT_NOT_FOUND');
        if (!payoutSteps[status].includes(payout.status)) throw conflict('PAYOUT_TRANSITION_NOT_ALLOWED');
        if (payout.memberId === staff.userId) throw forbidden();
        refuseAboveLimit(payout.amount, staff.role, operatorPayoutLimit);

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
        const change = {
          status,
          reason,
          decidedAt: now,
          ...(status === 'PAID' && { reference }),
        };
        await tx.updateTable('rewardPayouts').set(change).where('id', '=', id).execute();
        await store(tx, id, status, staff.userId, reason);
        await audit.record(tx, staff, {
          action: 'status',
          entity: 'payout',
          entityId: id,
          before: { status: payout.status, amount, code },
          after: { status, amount, code, ...(status === 'PAID' && { reference }) },
          reason,
          customerId: memberId,
        });
        const [decided] = await toStaffPayouts(tx, [{ ...payout, ...change }]);
        if (!decided) throw notFound('PAYOUT_NOT_FOUND');
        return decided;
      });
    },
  };
}
