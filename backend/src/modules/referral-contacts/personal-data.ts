import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** The contacts of a member, and what members wrote down about somebody's mailbox. A number is not verified, so it finds nothing. */
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
