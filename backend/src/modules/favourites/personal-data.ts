import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';

/** What somebody keeps for later. */
export const favouriteData = (db: Db): PersonalData => ({
  section: 'favourites',
  read: ({ userId }) =>
    db
      .selectFrom('favourites')
      .select(['productId', 'priceSeen', 'createdAt'])
      .where('customerId', '=', userId)
      .orderBy('createdAt')
      .execute(),
  async erase(tx, { userId }) {
    await tx.deleteFrom('favourites').where('customerId', '=', userId).execute();
  },
});
