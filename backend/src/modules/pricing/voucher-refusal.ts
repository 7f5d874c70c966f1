import { periodAt } from '../offers/offer-period';
import type { VoucherReason } from './pricing.schema';
import { isLeft } from './limits';
import type { LineInWork } from './price-lines';
import type { PriceRules, VoucherRule } from '../offers/price-rules';
import { linesInScope, missing } from './promotion-conditions';

/** Why a voucher does not apply; `missing` is đồng for MIN_SUBTOTAL, units for MIN_QUANTITY. */
export interface VoucherRefusal {
  code: VoucherReason;
  missing?: number;
}

/** What nobody can mend comes first, then what another choice or a fuller cart would. */
export function refusalOf(
  voucher: VoucherRule,
  lines: LineInWork[],
  { paymentMethod, isFirstOrder }: PriceRules,
  now: Date,
): VoucherRefusal | null {
  const period = periodAt(voucher, now);
  if (period === 'NEXT') return { code: 'NOT_STARTED' };
  if (period === 'NONE') return { code: 'EXPIRED' };
  if (!isLeft({ ...voucher, customerLeft: null })) return { code: 'USED_UP' };
  if (!isLeft(voucher)) return { code: 'LIMIT_REACHED' };
  if (voucher.isFirstOrderOnly && isFirstOrder === false) return { code: 'FIRST_ORDER_ONLY' };
  const { paymentMethods } = voucher;
  if (paymentMethod && paymentMethods.length > 0 && !paymentMethods.includes(paymentMethod))
    return { code: 'PAYMENT_METHOD' };
  const inScope = linesInScope(voucher, lines);
  if (inScope.length === 0) return { code: 'NOT_FOR_THESE' };
  const { subtotal, quantity } = missing(voucher, inScope);
  if (quantity > 0) return { code: 'MIN_QUANTITY', missing: quantity };
  if (subtotal > 0) return { code: 'MIN_SUBTOTAL', missing: subtotal };
  return null;
}
