import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** The address book. */
export const addressData = (db: Db): PersonalData => ({
  section: 'addresses',
  read: ({ userId }) =>
    db.selectFrom('userAddresses').selectAll().where('userId', '=', userId).orderBy('createdAt').execute(),
  async erase(tx, { userId }) {
    await tx.deleteFrom('userAddresses').where('userId', '=', userId).execute();
  },
});
