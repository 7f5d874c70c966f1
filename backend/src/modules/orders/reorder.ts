import type { SoldVariant } from '../catalogue/references';
import type { OrderLineRow } from './orders.repository';
import type { Reorder } from './orders.schema';

type Line = Pick<OrderLineRow, 'variantId' | 'name' | 'quantity' | 'isGift'>;

/** What of an order can be bought again now. Gifts come by themselves when the new order earns them. */
export function reorderOf(lines: Line[], sold: Map<string, SoldVariant>): Reorder {
  const reorder: Reorder = { added: [], skipped: [] };
  for (const { variantId: infoId, name, quantity } of boughtOnce(lines)) {
    const variant = sold.get(infoId);
    const had = Math.min(quantity, variant?.stock ?? 0);
    if (variant && had > 0) reorder.added.push({ infoId, name, quantity: had, price: variant.price });
    if (had === quantity) continue;
    const reason = variant ? (had > 0 ? 'NOT_ENOUGH' : 'SOLD_OUT') : 'GONE';
    reorder.skipped.push({ infoId, name, quantity: quantity - had, reason });
  }
  return reorder;
}

/** A variant may stand in several lines; its stock is counted once. */
function boughtOnce(lines: Line[]): Line[] {
  const units = new Map<string, Line>();
  for (const line of lines) {
    if (line.isGift) continue;
    const known = units.get(line.variantId);
    units.set(line.variantId, { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...units.values()];
}
