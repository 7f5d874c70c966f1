import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';

/** What orders took of promotions; it stays counted, as nobody's. */
export const promotionData = (db: Db): PersonalData => ({
  section: 'promotions',
  read: ({ userId }) => db.selectFrom('promotionUses').selectAll().where('customerId', '=', userId).execute(),
  async erase(tx, { userId }) {
    await tx
      .updateTable('promotionUses')
      .set({ customerId: nobody })
      .where('customerId', '=', userId)
      .execute();
  },
});
