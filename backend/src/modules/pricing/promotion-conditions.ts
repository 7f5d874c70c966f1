import { amountOf, isInScope, sumOf, type LineInWork } from './price-lines';
import type { Conditions, PromotionRule } from '../offers/price-rules';

/** The bought lines that an offer holds for; gifts are nobody's reason for a discount. */
export const linesInScope = (offer: Conditions, lines: LineInWork[]) =>
  lines.filter((line) => !line.isGift && isInScope(offer, line));

/** What is missing until an offer holds for these lines; 0 when nothing is. */
export function missing({ minSubtotal, minQuantity }: Conditions, lines: LineInWork[]) {
  return {
    subtotal: Math.max(0, (minSubtotal ?? 0) - sumOf(lines, amountOf)),
    quantity: Math.max(0, (minQuantity ?? 1) - sumOf(lines, ({ quantity }) => quantity)),
  };
}

/** Whether an offer for whole orders holds for these lines of its scope. */
export function holdsFor(offer: Conditions, lines: LineInWork[]): boolean {
  const { subtotal, quantity } = missing(offer, lines);
  return subtotal === 0 && quantity === 0;
}

/** Of two that are equally good the foremost, so that the same cart always gets the same one. */
export const foremost = (a: PromotionRule, b: PromotionRule) =>
  a.priority - b.priority || (a.id < b.id ? -1 : 1);

export const infoOf = ({ id, name, type }: PromotionRule) => ({ id, name, type });
