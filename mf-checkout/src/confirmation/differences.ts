import type { Conflict } from './order-slice';

/** One thing that is no longer as it was shown. Without a name it concerns the whole order. */
export interface Difference {
  key: string;
  kind: 'price' | 'quantity' | 'gone' | 'shipping' | 'total';
  name?: string;
  before: number;
  after: number;
}

/** What moved between the price that was shown and the one now, line by line, the total last. */
export function differences({ before, quote, changes }: Conflict): Difference[] {
  const prices = changes.map((change): Difference => ({
    key: `price-${change.infoId}`,
    kind: 'price',
    ...change,
  }));
  const reported = new Set(changes.map(({ infoId }) => infoId));
  const ownPrices = quote.lines.flatMap(({ infoId, name, unitPrice, isGift }): Difference[] => {
    const old = isGift ? undefined : before.lines.find((line) => line.infoId === infoId && !line.isGift);
    return !old || reported.has(infoId) || old.unitPrice === unitPrice
      ? []
      : [{ key: `price-${infoId}`, kind: 'price', name, before: old.unitPrice, after: unitPrice }];
  });
  const stock = quote.problems.flatMap(({ infoId, available = 0 }): Difference[] => {
    const old = before.lines.find((line) => line.infoId === infoId && !line.isGift);
    if (!infoId || !old) return [];
    return [
      {
        key: `stock-${infoId}`,
        kind: available > 0 ? 'quantity' : 'gone',
        name: old.name,
        before: old.quantity,
        after: available,
      },
    ];
  });
  const gifts = before.lines
    .filter((line) => line.isGift && !quote.lines.some((one) => one.isGift && one.infoId === line.infoId))
    .map(({ infoId, name, quantity }): Difference => ({
      key: `gift-${infoId}`,
      kind: 'gone',
      name,
      before: quantity,
      after: 0,
    }));
  const shipping: Difference[] =
    before.shippingFee !== null && quote.shippingFee !== null && before.shippingFee !== quote.shippingFee
      ? [{ key: 'shipping', kind: 'shipping', before: before.shippingFee, after: quote.shippingFee }]
      : [];
  // While something is missing, the total is of what cannot be had.
  const total: Difference[] =
    quote.problems.every(({ code }) => code === 'VOUCHER_INVALID') && before.grandTotal !== quote.grandTotal
      ? [{ key: 'total', kind: 'total', before: before.grandTotal, after: quote.grandTotal }]
      : [];
  return [...prices, ...ownPrices, ...stock, ...gifts, ...shipping, ...total];
}

/** Nothing of the order can be had any more. */
export function isNothingLeft({ before, quote }: Conflict): boolean {
  const lost = quote.problems.filter(({ infoId, available = 0 }) => infoId && available === 0);
  return before.lines.filter(({ isGift }) => !isGift).length <= lost.length;
}
