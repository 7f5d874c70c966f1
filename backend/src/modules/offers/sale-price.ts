/** FIXED_PRICE is the new price, SUBTRACT đồng off the usual one, PERCENT off it. */
export type FlashKind = 'PERCENT' | 'FIXED_PRICE' | 'SUBTRACT';

export interface FlashRule {
  kind: FlashKind;
  value: number;
}

/** What a price becomes in a sale, never more than it was. A percentage is rounded half up to whole đồng. */
export function salePriceOf(price: number, { kind, value }: FlashRule): number {
  switch (kind) {
    case 'FIXED_PRICE':
      return Math.min(price, value);
    case 'SUBTRACT':
      return Math.max(0, price - value);
    case 'PERCENT':
      // In tenths of a percent, so that only whole numbers are multiplied.
      return price - Math.round((price * Math.round(value * 10)) / 1000);
  }
}
