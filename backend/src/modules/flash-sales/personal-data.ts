import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';

/** What orders took of flash sales; it stays counted, as nobody's. */
export const flashSaleData = (db: Db): PersonalData => ({
  section: 'flashSales',
  read: ({ userId }) => db.selectFrom('flashSaleUses').selectAll().where('customerId', '=', userId).execute(),
  async erase(tx, { userId }) {
    await tx
      .updateTable('flashSaleUses')
      .set({ customerId: nobody })
      .where('customerId', '=', userId)
      .execute();
  },
});
