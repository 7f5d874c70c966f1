import { createHash } from 'node:crypto';
import type { PricedQuote } from './pricing';

type Hashed = Omit<PricedQuote, 'trace' | 'subtotal' | 'voucherRefusal'>;

/**
 * Names a price: equal hashes mean equal lines, unit prices, offers with what each takes off each line, gifts, fee,
 * voucher and total. Texts are left out: in another language it is the same price.
 */
export function quoteHash(quote: Hashed): string {
  const lines = quote.lines.map(
    ({ offers, infoId, isGift, quantity, usualPrice, unitPrice, lineTotal, discount }) => [
      infoId,
      isGift,
      quantity,
      usualPrice,
      unitPrice,
      lineTotal,
      discount,
      offers.map(({ type, id, quantity: units, amount }) => [type, id, units, amount]),
    ],
  );
  const canonical = JSON.stringify([
    inOrder(lines),
    inOrder(
      quote.promotionAppliedOrder.map(({ promotionInfo, promotionBonusAppliedOrder, discountPrice }) => [
        promotionInfo.id,
        discountPrice,
        promotionBonusAppliedOrder.map(({ infoId, quantity }) => [infoId, quantity]),
      ]),
    ),
    inOrder(
      quote.moreOriginalProducts.map(({ infoId, quantity, unitPrice, reason }) => [
        infoId,
        quantity,
        unitPrice,
        reason,
      ]),
    ),
    quote.discount,
    quote.shippingFee,
    quote.appliedVoucherOrder && [
      quote.appliedVoucherOrder.voucherInfo.id,
      quote.appliedVoucherOrder.discountPrice,
    ],
    quote.grandTotal,
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}

const inOrder = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).sort();
