import type { Selectable } from 'kysely';
import type { Db } from '../../db';
import type { ReferralCampaignsTable, ReferralMembersTable } from './referrals.tables';

export type CampaignRow = Selectable<ReferralCampaignsTable>;
export type MemberRow = Selectable<ReferralMembersTable>;

/** Members and campaigns. `from` is the pool or the caller's transaction. */
export const memberRows = {
  find: (from: Db, userId: string): Promise<MemberRow | undefined> =>
    from.selectFrom('referralMembers').selectAll().where('userId', '=', userId).executeTakeFirst(),

  /** By the code as people type it. */
  findByCode: (from: Db, code: string): Promise<MemberRow | undefined> =>
    from
      .selectFrom('referralMembers')
      .selectAll()
      .where('code', '=', code.trim().toUpperCase())
      .executeTakeFirst(),

  /** False when the account is a member already, or the code belongs to another. */
  async add(tx: Db, member: MemberRow): Promise<boolean> {
    const added = await tx
      .insertInto('referralMembers')
      .values(member)
      .onConflict((conflict) => conflict.doNothing())
      .returning('userId')
      .executeTakeFirst();
    return added !== undefined;
  },

  /** The campaign that ends first of those that run. */
  activeCampaign: (from: Db, now: Date): Promise<CampaignRow | undefined> =>
    from
      .selectFrom('referralCampaigns')
      .selectAll()
      .where('startsAt', '<=', now)
      .where('endsAt', '>', now)
      .orderBy('endsAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),

  /** Its rules for payouts go on after its end. */
  latestCampaign: (from: Db): Promise<CampaignRow | undefined> =>
    from
      .selectFrom('referralCampaigns')
      .selectAll()
      .orderBy('endsAt', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),

  campaign: (from: Db, id: string): Promise<CampaignRow | undefined> =>
    from.selectFrom('referralCampaigns').selectAll().where('id', '=', id).executeTakeFirst(),
};
