import type { Db } from '../../db';
import type { Language } from '../../lib/language';
import { createVoucherRepository } from './vouchers.repository';

/** Vouchers that the shop gives to somebody. `from` is the pool or the caller's transaction. */
export const voucherGifts = {
  /** What the voucher of a code gives now; null when there is none that runs. */
  async find(from: Db, code: string, { language, now }: { language: Language; now: Date }) {
    const row = await createVoucherRepository(from).findByCode(code, undefined, language);
    if (!row || row.startsAt > now || row.endsAt <= now) return null;
    const { name, kind, value, maxDiscount, minSubtotal } = row;
    return { code, name, discount: { kind, value, maxDiscount }, minSubtotal };
  },

  /** Puts it into the wallet of a customer, once. */
  async give(tx: Db, code: string, customerId: string, now: Date): Promise<void> {
    const vouchers = createVoucherRepository(tx);
    const row = await vouchers.findByCode(code, undefined, 'vi');
    if (!row || row.endsAt <= now) return;
    if (await vouchers.keep(tx, row.id, customerId, now)) await vouchers.countCollected(tx, row.id);
  },
};
