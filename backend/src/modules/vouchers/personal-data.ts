import type { Db } from '../../db';
import { nobody, type PersonalData } from '../../lib/personal-data';

/** Vouchers that somebody keeps and used. What orders took stays counted, as nobody's. */
export const voucherData = (db: Db): PersonalData => ({
  section: 'vouchers',
  async read({ userId }) {
    const collected = await db
      .selectFrom('customerVouchers')
      .innerJoin('vouchers', 'vouchers.id', 'customerVouchers.voucherId')
      .select(['vouchers.code', 'customerVouchers.collectedAt'])
      .where('customerId', '=', userId)
      .orderBy('collectedAt')
      .execute();
    const used = await db
      .selectFrom('voucherUses')
      .innerJoin('vouchers', 'vouchers.id', 'voucherUses.voucherId')
      .select(['vouchers.code', 'voucherUses.orderId', 'voucherUses.amount', 'voucherUses.state'])
      .select('voucherUses.heldAt')
      .where('customerId', '=', userId)
      .orderBy('heldAt')
      .execute();
    return { collected, used };
  },
  async erase(tx, { userId }) {
    await tx.deleteFrom('customerVouchers').where('customerId', '=', userId).execute();
    await tx
      .updateTable('voucherUses')
      .set({ customerId: nobody })
      .where('customerId', '=', userId)
      .execute();
  },
});
