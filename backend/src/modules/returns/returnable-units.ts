import type { ReturnLineRow, ReturnRow } from './returns.repository';
import { isOff } from './return-transitions';
import { DAY_MS } from '../../lib/clock';

export interface ReturnableOrder {
  status: string;
  /** For so long goods can go back, from the hand-over on. */
  returnDays: number;
}
export interface BoughtUnits {
  id: string;
  quantity: number;
  isGift: boolean;
  /** Units whose money went back, or is on its way back. */
  refundedUnits: number;
}
interface Happened {
  status: string;
  event: string;
  at: Date;
}

/** Until when; null while the order has not arrived. */
export function returnUntil({ status, returnDays }: ReturnableOrder, timeline: Happened[]): Date | null {
  const done = timeline.filter((entry) => entry.status === 'DONE' && entry.event === 'MOVED').at(-1);
  return status === 'DONE' && done ? new Date(done.at.getTime() + returnDays * DAY_MS) : null;
}

/**
 * How many units of a line can still be asked for: not those of a return that is under way or over, and not those whose
 * money went back without one. A gift is not asked for by itself: it cost nothing, so that nothing could be given for it,
 * and it goes back with what it came with.
 */
export function returnableUnits(line: BoughtUnits, returns: ReturnRow[], lines: ReturnLineRow[]): number {
  if (line.isGift) return 0;
  const unitsIn = (wanted: (row: ReturnRow) => boolean) => {
    const ids = new Set(returns.filter(wanted).map(({ id }) => id));
    return lines
      .filter(({ returnId, orderLineId }) => orderLineId === line.id && ids.has(returnId))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const taken = unitsIn(({ status }) => !isOff(status));
  const refundedOtherwise = line.refundedUnits - unitsIn(({ status }) => status === 'REFUNDED');
  return Math.max(0, line.quantity - taken - Math.max(0, refundedOtherwise));
}
