import { conflict, invalidFields } from '../../lib/errors';
import { refundOf } from '../pricing/shares';
import type { RefundBody } from './orders.schema';
import type { OrderLineRow } from './orders.repository';

type Line = Pick<OrderLineRow, 'id' | 'quantity' | 'refundedUnits' | 'lineTotal' | 'discount'>;
interface Units {
  lineId: string;
  quantity: number;
}

/** How much goes back, and which units it is for. Without an amount it is everything, and so every unit. */
export function takeRefund(
  { amount, lines: wanted }: Pick<RefundBody, 'amount' | 'lines'>,
  lines: Line[],
): { amount: number | undefined; units: Units[] } {
  if (amount !== undefined && wanted) throw invalidFields({ field: 'amount', code: 'notWithLines' });
  if (amount !== undefined) return { amount, units: [] };
  if (!wanted) {
    return {
      amount: undefined,
      units: lines
        .map(({ id, quantity, refundedUnits }) => ({ lineId: id, quantity: quantity - refundedUnits }))
        .filter(({ quantity }) => quantity > 0),
    };
  }
  const sums = wanted.map(({ lineId, quantity }, at) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw invalidFields({ field: `lines[${String(at)}].lineId`, code: 'invalid' });
    if (wanted.findIndex((other) => other.lineId === lineId) !== at)
      throw invalidFields({ field: `lines[${String(at)}].lineId`, code: 'twice' });
    if (line.refundedUnits + quantity > line.quantity) throw conflict('REFUND_EXCEEDS_UNITS');
    return refundOf(
      line.lineTotal - line.discount,
      { quantity: line.quantity, returned: line.refundedUnits },
      quantity,
    );
  });
  const sum = sums.reduce((total, one) => total + one, 0);
  if (sum === 0) throw conflict('NOTHING_TO_REFUND');
  return { amount: sum, units: wanted };
}
