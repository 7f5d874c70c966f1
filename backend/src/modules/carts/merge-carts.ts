import type { SoldVariant } from '../catalogue/references';
import { MAX_QUANTITY } from '../pricing/pricing.schema';
import { MAX_LINES, type CartChange, type CartLine } from './carts.schema';

interface Parts {
  /** The account's cart. */
  own: readonly CartLine[];
  /** What the visitor had in this browser. */
  brought: readonly CartLine[];
  /** The visitor's lines are what that same account's logout left here: counted once, not twice. */
  isSameAccount: boolean;
  sold: ReadonlyMap<string, SoldVariant>;
}

/** One cart of two, at what is in stock now, and what of it a shopper would want to know. */
export function mergeCarts({ own, brought, isSameAccount, sold }: Parts): {
  lines: CartLine[];
  changes: CartChange[];
} {
  const changes: CartChange[] = [];
  const inBrowser = new Map(brought.map((line) => [line.infoId, line]));
  const inAccount = new Set(own.map(({ infoId }) => infoId));

  const joined = own.map((line): CartLine => {
    const guest = inBrowser.get(line.infoId);
    if (!guest) return line;
    const quantity = isSameAccount ? Math.max(line.quantity, guest.quantity) : line.quantity + guest.quantity;
    return { ...guest, quantity: Math.min(quantity, MAX_QUANTITY), isOrder: line.isOrder || guest.isOrder };
  });
  const all = [...joined, ...brought.filter(({ infoId }) => !inAccount.has(infoId))];

  const lines: CartLine[] = [];
  for (const line of all) {
    const { infoId } = line;
    const variant = sold.get(infoId);
    if (!variant) {
      changes.push({ kind: 'GONE', infoId });
      continue;
    }
    if (lines.length === MAX_LINES) {
      changes.push({ kind: 'LEFT_OUT', infoId });
      continue;
    }
    const { stock, price } = variant;
    // What is sold out stays as it was wanted: it may be back tomorrow.
    const quantity = stock > 0 ? Math.min(line.quantity, stock) : line.quantity;
    lines.push({ ...line, quantity });

    const before = inBrowser.get(infoId);
    if (!before) changes.push({ kind: 'ADDED', infoId, to: quantity });
    if (stock === 0) changes.push({ kind: 'SOLD_OUT', infoId });
    else if (quantity < line.quantity)
      changes.push({ kind: 'CLAMPED', infoId, from: line.quantity, to: stock });
    else if (before && before.quantity !== quantity)
      changes.push({ kind: 'QUANTITY', infoId, from: before.quantity, to: quantity });
    if (line.priceSeen > 0 && line.priceSeen !== price)
      changes.push({
        kind: price > line.priceSeen ? 'DEARER' : 'CHEAPER',
        infoId,
        from: line.priceSeen,
        to: price,
      });
  }
  return { lines, changes };
}

/** What was put aside on both sides; the account's comes first, and nothing stands there twice. */
export function mergeSaved(own: readonly CartLine[], brought: readonly CartLine[]): CartLine[] {
  const known = new Set(own.map(({ infoId }) => infoId));
  return [...own, ...brought.filter(({ infoId }) => !known.has(infoId))].slice(0, MAX_LINES);
}
