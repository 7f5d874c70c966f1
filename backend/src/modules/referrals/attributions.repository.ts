import { sql, type Selectable } from 'kysely';
import type { Db } from '../../db';
import type { ReferralAttributionsTable } from './referrals.tables';

type AttributionRow = Selectable<ReferralAttributionsTable>;

/** Who invited whom. */
export const attributionRows = {
  /** False when the account has an inviter already: the first one stays. */
  async add(
    tx: Db,
    row: Pick<AttributionRow, 'inviteeId' | 'inviterId' | 'campaignId' | 'attributedAt'>,
  ): Promise<boolean> {
    const added = await tx
      .insertInto('referralAttributions')
      .values({ ...row, orderedAt: null, rewardedAt: null })
      .onConflict((conflict) => conflict.column('inviteeId').doNothing())
      .returning('inviteeId')
      .executeTakeFirst();
    return added !== undefined;
  },

  find: (from: Db, inviteeId: string): Promise<AttributionRow | undefined> =>
    from.selectFrom('referralAttributions').selectAll().where('inviteeId', '=', inviteeId).executeTakeFirst(),

  async mark(tx: Db, inviteeId: string, step: 'orderedAt' | 'rewardedAt', now: Date) {
    await tx
      .updateTable('referralAttributions')
      .set({ [step]: now })
      .where('inviteeId', '=', inviteeId)
      .where(step, 'is', null)
      .execute();
  },

  countsOf: (from: Db, inviterId: string) =>
    from
      .selectFrom('referralAttributions')
      .select([
        sql<number>`count(*)::int`.as('joined'),
        sql<number>`count(ordered_at)::int`.as('ordered'),
        sql<number>`count(rewarded_at)::int`.as('rewarded'),
      ])
      .where('inviterId', '=', inviterId)
      .executeTakeFirstOrThrow(),
};
