import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** Membership, invitations sent and received, and who invited whom. */
export const referralData = (db: Db): PersonalData => ({
  section: 'referral',
  async read({ userId, emails }) {
    const member = await db
      .selectFrom('referralMembers')
      .select(['code', 'termsVersion', 'joinedAt'])
      .where('userId', '=', userId)
      .executeTakeFirst();
    const invitations = await db
      .selectFrom('referralInvitations')
      .select(['email', 'language', 'message', 'sends', 'sentAt', 'openedAt', 'joinedAt', 'orderedAt'])
      .where('inviterId', '=', userId)
      .orderBy('createdAt')
      .execute();
    const received = await db
      .selectFrom('referralInvitations')
      .select(['email', 'sentAt', 'openedAt', 'joinedAt'])
      .where('email', 'in', emails)
      .orderBy('createdAt')
      .execute();
    const invited = await db
      .selectFrom('referralAttributions')
      .select(['attributedAt', 'orderedAt', 'rewardedAt'])
      .where('inviteeId', '=', userId)
      .executeTakeFirst();
    return { member: member ?? null, invitations, received, invited: invited ?? null };
  },
  async erase(tx, { userId, emails }) {
    await tx.deleteFrom('referralInvitations').where('email', 'in', emails).execute();
    await tx
      .updateTable('referralInvitations')
      .set({ inviteeId: null })
      .where('inviteeId', '=', userId)
      .execute();
    await tx
      .deleteFrom('referralAttributions')
      .where((eb) => eb.or([eb('inviteeId', '=', userId), eb('inviterId', '=', userId)]))
      .execute();
    // Takes their invitations and contacts with it.
    await tx.deleteFrom('referralMembers').where('userId', '=', userId).execute();
  },
});
