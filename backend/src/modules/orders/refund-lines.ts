import { conflict, invalidFields } from '../../lib/errors';
import { sumOf } from '../pricing/price-lines';
import { refundOf } from '../pricing/shares';
import type { RefundBody } from './orders.schema';
import type { OrderLineRow } from './orders.repository';

type Line = Pick<OrderLineRow, 'id' | 'quantity' | 'refundedUnits' | 'lineTotal' | 'discount' | 'reward'>;
interface Units {
  lineId: string;
  quantity: number;
}

/**
 * How much goes back, and which units it is for. Without an amount it is everything, and so every unit. `reward` is what the
 * reward balance paid for these units.
 */
export function takeRefund(
  { amount, lines: wanted }: Pick<RefundBody, 'amount' | 'lines'>,
  lines: Line[],
): { amount: number | undefined; reward: number; units: Units[] } {
  if (amount !== undefined && wanted) throw invalidFields({ field: 'amount', code: 'notWithLines' });
  if (amount !== undefined) return { amount, reward: 0, units: [] };
  if (!wanted) {
    const left = lines
      .map((line) => ({ line, quantity: line.quantity - line.refundedUnits }))
      .filter(({ quantity }) => quantity > 0);
    return {
      amount: undefined,
      reward: sumOf(left, ({ line, quantity }) => shareOf(line, line.reward, quantity)),
      units: left.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
    };
  }
  const shares = wanted.map(({ lineId, quantity }, at) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw invalidFields({ field: `lines[${String(at)}].lineId`, code: 'invalid' });
    if (wanted.findIndex((other) => other.lineId === lineId) !== at)
      throw invalidFields({ field: `lines[${String(at)}].lineId`, code: 'twice' });
    if (line.refundedUnits + quantity > line.quantity) throw conflict('REFUND_EXCEEDS_UNITS');
    return {
      money: shareOf(line, line.lineTotal - line.discount, quantity),
      reward: shareOf(line, line.reward, quantity),
    };
  });
  const money = sumOf(shares, (share) => share.money);
  const reward = sumOf(shares, (share) => share.reward);
  if (money + reward === 0) throw conflict('NOTHING_TO_REFUND');
  return { amount: money, reward, units: wanted };
}

/** Of what paid for a line, the part that comes back for some of its units. */
const shareOf = ({ quantity, refundedUnits }: Line, paid: number, units: number) =>
  refundOf(paid, { quantity, returned: refundedUnits }, units);
