import { sql, type Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { AppError, conflict, invalidFields } from '../../lib/errors';
import { nobody } from '../../lib/personal-data';
import { shortCode } from '../../lib/short-code';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Attributions } from '../referrals/attributions';
import { ledger, sumOf } from './ledger';
import type { NotifyMember } from './reward-mails';
import { checkPayoutAccount, maskedNumber, type PayoutAccount } from './payout-account';
import type { PayoutBody, RequestedPayout } from './rewards.schema';
import type { RewardPayoutsTable } from './rewards.tables';

export type PayoutRow = Selectable<RewardPayoutsTable>;

interface PayoutDependencies {
  db: Db;
  clock: Clock;
  attributions: Attributions;
  notify: NotifyMember;
}

/** Requests of members for their money. */
export function createPayouts({ db, clock, attributions, notify }: PayoutDependencies) {
  /**
   * Suspects what two members earned by each other when both are paid to the same account, and locks what of it is NEW: once,
   * so that what staff release stays released. In transactions of its own, so that it stays when the request is refused.
   */
  async function flagSharedAccount(memberId: string, { provider, number }: PayoutAccount) {
    const others = await db
      .selectFrom('rewardPayouts')
      .select('memberId')
      .distinct()
      .where('provider', '=', provider)
      .where('number', '=', number)
      .where('memberId', 'not in', [memberId, nobody])
      .execute();
    for (const { memberId: other } of others) {
      await flagEarnedBy(memberId, other);
      await flagEarnedBy(other, memberId);
    }
  }

  const flagEarnedBy = (memberId: string, inviteeId: string) =>
    db.transaction().execute(async (tx) => {
      await ledger.lock(tx, memberId);
      const rewards = await tx
        .selectFrom('rewards')
        .selectAll()
        .where('memberId', '=', memberId)
        .where('inviteeId', '=', inviteeId)
        .where('kind', '<>', 'CLAWBACK')
        .where('takenBackAt', 'is', null)
        .where(sql<boolean>`not 'SAME_PAYOUT_ACCOUNT' = any(suspicions)`)
        .execute();
      const now = clock();
      await ledger.suspect(tx, rewards, 'SAME_PAYOUT_ACCOUNT', now);
      const locked = rewards.filter(({ status }) => status === 'NEW');
      if (locked.length === 0) return;
      await ledger.move(tx, locked, 'LOCK', { reason: 'SAME_PAYOUT_ACCOUNT' }, now);
      await notify(tx, memberId, uuid(), { kind: 'locked', amount: sumOf(locked) });
    });

  return {
    /** Asks for `amount`, or all that can be paid out. One request of a member is open at a time. */
    async request(
      memberId: string,
      body: PayoutBody,
      store: StoreAnswer,
    ): Promise<AnswerBody<RequestedPayout>> {
      const account = checkPayoutAccount(body);
      if (!account.ok) throw invalidFields(...account.errors);
      const rules = await attributions.rules(db);
      if (!rules) throw conflict('CAMPAIGN_NOT_ACTIVE');
      await flagSharedAccount(memberId, account.value);
      return db.transaction().execute(async (tx) => {
        const now = clock();
        await ledger.lock(tx, memberId);
        const open = await tx
          .selectFrom('rewardPayouts')
          .select('id')
          .where('memberId', '=', memberId)
          .where('status', 'in', ['REQUESTED', 'APPROVED'])
          .executeTakeFirst();
        if (open) throw conflict('PAYOUT_PENDING');
        const usable = await ledger.usable(tx, memberId, now);
        const available = Math.max(0, sumOf(usable));
        const amount = body.amount ?? available;
        if (amount > available) throw conflict('PAYOUT_EXCEEDS_BALANCE', { available });
        if (amount < rules.minPayout) throw conflict('PAYOUT_TOO_SMALL', { minPayout: rules.minPayout });
        const payout = { id: uuid(), code: `CT-${shortCode()}`, amount, status: 'REQUESTED' as const };
        await tx
          .insertInto('rewardPayouts')
          .values({
            ...payout,
            ...account.value,
            memberId,
            reason: null,
            reference: null,
            requestedAt: now,
            decidedAt: null,
          })
          .execute();
        const taken = await ledger.take(tx, usable, amount, now);
        const change = {
          reason: 'PAYOUT_REQUESTED' as const,
          payoutId: payout.id,
          paymentOrder: payout.code,
        };
        await ledger.move(tx, taken, 'PROCESSING', change, now);
        const { provider, number } = account.value;
        // A member who did not ask for it learns of it before staff approve it.
        await notify(tx, memberId, payout.id, {
          kind: 'requested',
          amount,
          code: payout.code,
          account: `${provider} ${maskedNumber(number)}`,
        });
        const reply = answer({ requestId: payout.id, code: payout.code, amount, status: payout.status });
        await store(tx, reply);
        return reply;
      });
    },
  };
}

/** Above the limit an administrator decides. */
export const refuseAboveLimit = (amount: number, role: string, limit: number) => {
  if (amount > limit && role !== 'ADMIN') throw new AppError(403, 'PAYOUT_NEEDS_ADMIN');
};
