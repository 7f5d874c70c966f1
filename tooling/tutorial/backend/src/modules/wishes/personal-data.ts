import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

export const wishData = (db: Db): PersonalData => ({
  section: 'wishes',
  read: ({ userId }) =>
    db.selectFrom('wishes').select(['text', 'createdAt']).where('customerId', '=', userId).execute(),
  async erase(tx, { userId }) {
    await tx.deleteFrom('wishes').where('customerId', '=', userId).execute();
  },
});
