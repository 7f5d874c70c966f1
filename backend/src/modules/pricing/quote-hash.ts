import { createHash } from 'node:crypto';
import type { PricedQuote } from './pricing';

type Hashed = Pick<
  PricedQuote,
  'lines' | 'discount' | 'shippingFee' | 'grandTotal' | 'appliedVoucherOrder' | 'promotionAppliedOrder'
>;

/** Names a price: equal hashes mean equal lines, unit prices, discounts, fee, voucher and total. */
export function quoteHash(quote: Hashed): string {
  const lines = quote.lines
    .map(({ infoId, quantity, unitPrice, isGift }) => [infoId, quantity, unitPrice, isGift])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const canonical = JSON.stringify([
    lines,
    quote.promotionAppliedOrder.map(({ promotionInfo, discountPrice }) => [promotionInfo.id, discountPrice]),
    quote.discount,
    quote.shippingFee,
    quote.appliedVoucherOrder && [
      quote.appliedVoucherOrder.voucherInfo.code,
      quote.appliedVoucherOrder.discountPrice,
    ],
    quote.grandTotal,
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}
