import { nobody, type PersonalData } from '../../lib/personal-data';
import type { Db } from '../../db';

/** What somebody of the staff did to the stock. The movement stays; who it was does not. */
export const stockData = (db: Db): PersonalData => ({
  section: 'stockAdjustments',
  read: ({ userId }) =>
    db
      .selectFrom('stockMovements')
      .select(['variantId', 'quantity', 'reason', 'note', 'at'])
      .where('actorId', '=', userId)
      .orderBy('at')
      .execute(),
  async erase(tx, { userId }) {
    await tx.updateTable('stockMovements').set({ actorId: nobody }).where('actorId', '=', userId).execute();
  },
});
