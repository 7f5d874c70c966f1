import { conflict, invalidFields } from '../../lib/errors';
import { sumOf } from '../pricing/price-lines';
import { refundOf } from '../pricing/shares';
import type { RefundBody } from './orders.schema';
import type { OrderLineRow } from './orders.repository';

type Line = Pick<
  OrderLineRow,
  'id' | 'quantity' | 'refundedUnits' | 'rewardedUnits' | 'lineTotal' | 'discount' | 'reward'
>;
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
      reward: sumOf(left, ({ line, quantity }) => rewardOf(line, quantity)),
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
      money: moneyOf(line, quantity),
      reward: rewardOf(line, quantity),
    };
  });
  const money = sumOf(shares, (share) => share.money);
  const reward = sumOf(shares, (share) => share.reward);
  if (money + reward === 0) throw conflict('NOTHING_TO_REFUND');
  return { amount: money, reward, units: wanted };
}

/** Of the money that paid for a line, the part that comes back for some of its units. */
const moneyOf = ({ lineTotal, discount, quantity, refundedUnits }: Line, units: number) =>
  refundOf(lineTotal - discount, { quantity, returned: refundedUnits }, units);

/** Of the rewards that paid for a line, too. Units whose money did not arrive had their share already. */
function rewardOf({ reward, quantity, refundedUnits, rewardedUnits }: Line, units: number) {
  const returned = Math.max(refundedUnits, rewardedUnits);
  return refundOf(reward, { quantity, returned }, Math.max(0, refundedUnits + units - returned));
}
