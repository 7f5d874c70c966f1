import type { OrderedLine, PriceRules, VoucherRule } from '../offers/price-rules';
import { priceOf } from './pricing';
import type { VoucherChoice } from './pricing.schema';

/** A voucher that a shopper can see, whether or not it applies. */
export interface VoucherAtHand {
  rule: VoucherRule;
  /** Collected by the customer who asks. */
  isMine: boolean;
}

/** What each voucher would do for these lines, the one that saves most first, then what is closest to applying. */
export function voucherChoices(
  lines: OrderedLine[],
  rules: PriceRules,
  vouchers: VoucherAtHand[],
  now: Date,
): VoucherChoice[] {
  const without = priceOf(lines, rules, now).grandTotal;
  return vouchers
    .map(({ rule, isMine }): VoucherChoice => {
      const { appliedVoucherOrder, voucherRefusal, grandTotal } = priceOf(
        lines,
        { ...rules, voucher: rule },
        now,
      );
      const { id, code, name, startsAt, endsAt } = rule;
      return {
        id,
        code,
        name,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        isMine,
        saves: appliedVoucherOrder ? without - grandTotal : null,
        ...(voucherRefusal && { reasonCode: voucherRefusal.code }),
        ...(voucherRefusal?.missing !== undefined && { missing: voucherRefusal.missing }),
      };
    })
    .sort(bestFirst);
}

function bestFirst(a: VoucherChoice, b: VoucherChoice): number {
  return (
    (b.saves ?? -1) - (a.saves ?? -1) ||
    rankOf(a) - rankOf(b) ||
    (a.missing ?? 0) - (b.missing ?? 0) ||
    (a.endsAt < b.endsAt ? -1 : a.endsAt > b.endsAt ? 1 : a.id < b.id ? -1 : 1)
  );
}

/** What a fuller cart or another choice mends comes before what nobody can mend. */
const mendable = ['MIN_SUBTOTAL', 'MIN_QUANTITY', 'PAYMENT_METHOD', 'NOT_FOR_THESE', 'NOT_WITH_PROMOTION'];
const rankOf = ({ reasonCode }: VoucherChoice) => {
  const at = reasonCode ? mendable.indexOf(reasonCode) : 0;
  return at < 0 ? mendable.length : at;
};
