import { periodAt } from '../offers/offer-period';
import type { MyVoucherRow } from './vouchers.repository';
import type { MyVoucherState } from './vouchers.schema';

type Kept = Pick<
  MyVoucherRow,
  'startsAt' | 'endsAt' | 'totalUses' | 'held' | 'used' | 'perCustomerUses' | 'myHeld' | 'myUsed'
>;

/** How often it can still be used by all together; null without a limit. */
export const usesLeft = ({ totalUses, held, used }: Pick<Kept, 'totalUses' | 'held' | 'used'>) =>
  totalUses === null ? null : Math.max(0, totalUses - held - used);

export const myUsesLeft = ({ perCustomerUses, myHeld, myUsed }: Kept) =>
  Math.max(0, perCustomerUses - myHeld - myUsed);

/** What someone can do with a voucher that they keep. What they did with it comes before what became of it. */
export function myVoucherState(voucher: Kept, now: Date): MyVoucherState {
  if (myUsesLeft(voucher) === 0) return voucher.myHeld > 0 ? 'HELD' : 'USED';
  const period = periodAt(voucher, now);
  if (period === 'NONE') return 'EXPIRED';
  if (usesLeft(voucher) === 0) return 'USED_UP';
  return period === 'NEXT' ? 'UPCOMING' : 'USABLE';
}

/** In the order in which they are shown. */
export const statesInOrder: readonly MyVoucherState[] = [
  'USABLE',
  'UPCOMING',
  'HELD',
  'USED',
  'USED_UP',
  'EXPIRED',
];
