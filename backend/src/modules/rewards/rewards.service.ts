import { sql } from 'kysely';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import type { Attributions } from '../referrals/attributions';
import { pageAsked } from '../offers/offers.schema';
import { ledger, type RewardRow } from './ledger';
import { maskedNumber } from './payout-account';
import type { NotifyMember } from './reward-mails';
import { createPayouts, type PayoutRow } from './payouts';
import type {
  Earnings,
  EarningsQuery,
  Payout,
  PayoutsQuery,
  Reward,
  RewardsQuery,
  TotalReward,
} from './rewards.schema';

interface RewardDependencies {
  db: Db;
  clock: Clock;
  attributions: Attributions;
  notify: NotifyMember;
}

export type RewardService = ReturnType<typeof createRewardService>;

const statusOf = { new: 'NEW', paid: 'PAID', lock: 'LOCK', processing: 'PROCESSING' } as const;

/** What a member sees of their rewards. */
export function createRewardService({ db, clock, attributions, notify }: RewardDependencies) {
  return {
    requestPayout: createPayouts({ db, clock, attributions, notify }).request,

    async total(memberId: string): Promise<TotalReward> {
      const now = clock();
      const balance = await db
        .selectFrom('rewardBalances')
        .select(['earned', 'processing', 'paid', 'locked'])
        .where('memberId', '=', memberId)
        .executeTakeFirst();
      const { earned = 0, processing = 0, paid = 0, locked = 0 } = balance ?? {};
      const available = await ledger.available(db, memberId, now);
      const { nextUnlockAt } = await db
        .selectFrom('rewards')
        .select(sql<Date | null>`min(unlocks_at)`.as('nextUnlockAt'))
        .where('memberId', '=', memberId)
        .where('status', '=', 'NEW')
        .where('reason', '=', 'HOLDING')
        .where('unlocksAt', '>', now)
        .executeTakeFirstOrThrow();
      const rules = await attributions.rules(db);
      return {
        new: earned,
        processing,
        paid,
        locked,
        total: earned + processing + paid,
        available: Math.max(0, available),
        minPayout: rules?.minPayout ?? 0,
        nextUnlockAt: nextUnlockAt?.toISOString() ?? null,
      };
    },

    async list(memberId: string, { status = 'all', ...query }: RewardsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const own = db.selectFrom('rewards').where('memberId', '=', memberId);
      const listed = status === 'all' ? own : own.where('status', '=', statusOf[status]);
      const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await listed.selectAll().orderBy('number', 'desc').limit(limit).offset(offset).execute();
      return paged(rows.map(toReward), { page, limit, total });
    },

    async earnings(memberId: string, { months: count = 12 }: EarningsQuery): Promise<Earnings> {
      const { rows } = await sql<{ month: string; earned: number; rewards: number }>`
        select to_char(month, 'YYYY-MM') as month,
               coalesce(sum(amount), 0) as earned,
               (count(rewards.id) filter (where kind = 'REFERRAL'))::int as rewards
          from generate_series(
                 date_trunc('month', ${clock()}::timestamptz at time zone 'Asia/Ho_Chi_Minh')
                   - make_interval(months => ${count - 1}::int),
                 date_trunc('month', ${clock()}::timestamptz at time zone 'Asia/Ho_Chi_Minh'),
                 interval '1 month') as month
          left join rewards on member_id = ${memberId} and status <> 'LOCK'
           and created_at >= month at time zone 'Asia/Ho_Chi_Minh'
           and created_at < (month + interval '1 month') at time zone 'Asia/Ho_Chi_Minh'
         group by month order by month`.execute(db);
      return { months: rows };
    },

    async payouts(memberId: string, query: PayoutsQuery) {
      const { page, limit, offset } = pageAsked(query);
      const own = db.selectFrom('rewardPayouts').where('memberId', '=', memberId);
      const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      const rows = await own
        .selectAll()
        .orderBy('requestedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return paged(rows.map(toPayout), { page, limit, total });
    },
  };
}

export const toReward = (row: RewardRow): Reward => ({
  id: row.id,
  index: row.number,
  account: row.inviteeName,
  amount: row.amount,
  paymentOrder: row.paymentOrder,
  status: row.status,
  datetime: row.createdAt.toISOString(),
  reason: row.reason,
  note: row.note,
  unlocksAt: row.reason === 'HOLDING' ? row.unlocksAt.toISOString() : null,
});

const toPayout = ({ number, ...row }: PayoutRow): Payout => ({
  id: row.id,
  code: row.code,
  amount: row.amount,
  method: row.method,
  status: row.status,
  reason: row.reason,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  provider: row.provider,
  account: maskedNumber(number),
});
