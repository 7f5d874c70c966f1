import type { Db } from '../../db';
import type { PersonalData } from '../../lib/personal-data';
import { cartRows } from './carts.repository';

/** The cart, and what was put aside. */
export const cartData = (db: Db): PersonalData => ({
  section: 'cart',
  read: ({ userId }) => cartRows.read(db, userId),
  async erase(tx, { userId }) {
    await tx.deleteFrom('carts').where('customerId', '=', userId).execute();
  },
});
