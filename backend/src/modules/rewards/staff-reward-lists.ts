import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Db } from '../../db';
import type { StaffPayoutsQuery, StaffRewardsQuery } from './rewards.schema';

/** Who members are, by their accounts. */
export interface RewardMembers {
  idOf(from: Db, email: string): Promise<string | null>;
  emailsOf(from: Db, ids: string[]): Promise<Map<string, string>>;
}
export interface Totals {
  status: string;
  count: number;
  amount: number;
}

/** What staff look for, whatever the status. */
export function createStaffRewardLists(db: Db, members: RewardMembers) {
  /** Who is meant by an id or an e-mail address. */
  async function memberAsked(member: string | undefined): Promise<string | null | undefined> {
    const asked = member?.trim().toLowerCase();
    if (!asked) return undefined;
    return isUuid(asked) ? asked : members.idOf(db, asked);
  }
  const pattern = (text: string) => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const sums = [
    sql<number>`count(*)::int`.as('count'),
    sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
  ] as const;

  async function payoutsFitting({ from, to, member, search, method }: StaffPayoutsQuery) {
    const memberId = await memberAsked(member);
    const like = pattern(search ?? '');
    return db
      .selectFrom('rewardPayouts')
      .$if(memberId !== undefined, (rows) => rows.where('memberId', '=', memberId ?? NO_ONE))
      .$if(method !== undefined, (rows) => rows.where('method', '=', method ?? 'BANK'))
      .$if(from !== undefined, (rows) => rows.where('requestedAt', '>=', new Date(from ?? 0)))
      .$if(to !== undefined, (rows) => rows.where('requestedAt', '<', new Date(to ?? 0)))
      .$if(!!search?.trim(), (rows) =>
        rows.where((eb) =>
          eb.or([
            eb('code', 'ilike', like),
            eb('holder', 'ilike', like),
            eb('number', 'like', like),
            eb('reference', 'ilike', like),
          ]),
        ),
      );
  }
  async function rewardsFitting({ from, to, member, search, reason }: StaffRewardsQuery) {
    const memberId = await memberAsked(member);
    const like = pattern(search ?? '');
    return db
      .selectFrom('rewards')
      .$if(memberId !== undefined, (rows) => rows.where('memberId', '=', memberId ?? NO_ONE))
      .$if(from !== undefined, (rows) => rows.where('createdAt', '>=', new Date(from ?? 0)))
      .$if(to !== undefined, (rows) => rows.where('createdAt', '<', new Date(to ?? 0)))
      .$if(reason !== undefined, (rows) =>
        rows.where((eb) =>
          eb.or([eb('reason', '=', reason ?? 'HOLDING'), sql<boolean>`${reason} = any(suspicions)`]),
        ),
      )
      .$if(!!search?.trim(), (rows) =>
        rows.where((eb) => eb.or([eb('inviteeName', 'ilike', like), eb('paymentOrder', 'ilike', like)])),
      );
  }

  return {
    /** Those that wait the longest first, and how many there are in each status. */
    async rewards(query: StaffRewardsQuery, { limit, offset }: { limit: number; offset: number }) {
      const { status } = query;
      const asked = await rewardsFitting(query);
      const totals: Totals[] = await asked.select('status').select(sums).groupBy('status').execute();
      const rows = await asked
        .selectAll()
        .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'LOCK'))
        .orderBy('createdAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, totals };
    },

    async payouts(query: StaffPayoutsQuery, { limit, offset }: { limit: number; offset: number }) {
      const { status } = query;
      const asked = await payoutsFitting(query);
      const totals: Totals[] = await asked.select('status').select(sums).groupBy('status').execute();
      const rows = await asked
        .selectAll()
        .$if(status !== undefined, (some) => some.where('status', '=', status ?? 'REQUESTED'))
        .orderBy('requestedAt')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { rows, totals };
    },
  };
}

/** An account that nobody has. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** Of one status, or of all. */
export const totalOf = (totals: Totals[], status: string | undefined) =>
  totals
    .filter((row) => status === undefined || row.status === status)
    .reduce((sum, row) => sum + row.count, 0);

/** By status, with zero for a status that nothing is in. */
export function totalsByStatus<S extends string>(totals: Totals[], statuses: readonly S[]) {
  const of = (status: S) => totals.find((row) => row.status === status);
  return Object.fromEntries(
    statuses.map((status) => [status, { count: of(status)?.count ?? 0, amount: of(status)?.amount ?? 0 }]),
  ) as Record<S, { count: number; amount: number }>;
}
