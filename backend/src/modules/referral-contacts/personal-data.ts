import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** The contacts of a member, and those of other members with the person's e-mail address. Phone numbers are not verified, so they are not searched. */
export const referralContactData = (db: Db): PersonalData => ({
  section: 'referralContacts',
  read: ({ userId }) =>
    db
      .selectFrom('referralContacts')
      .select(['fullName', 'company', 'businessName', 'email', 'phone', 'createdAt', 'updatedAt'])
      .where('memberId', '=', userId)
      .orderBy('fullName')
      .execute(),
  async erase(tx, { userId, emails }) {
    await tx
      .deleteFrom('referralContacts')
      .where((eb) => eb.or([eb('memberId', '=', userId), eb('email', 'in', emails)]))
      .execute();
  },
});
