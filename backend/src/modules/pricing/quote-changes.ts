import type { Quote } from './pricing.schema';
import type { RememberedQuote } from './quotes.repository';
import type { QuoteConflict } from './quotes.service';

type ShownQuote = Pick<RememberedQuote, 'lines' | 'grandTotal'>;

export interface QuoteComparison {
  /** True when the shopper must agree again. A price that only fell is charged without asking. */
  isWorse: boolean;
  changes: QuoteConflict['changes'];
}

/** What moved between the price that was shown and the price as it is now. */
export function compareQuotes(shown: ShownQuote | undefined, now: Quote): QuoteComparison {
  if (!shown) return { isWorse: true, changes: [] };
  const before = new Map(bought(shown.lines).map((line) => [line.infoId, line]));
  const lines = bought(now.lines);
  const changes = lines.flatMap(({ infoId, name, unitPrice }) => {
    const old = before.get(infoId);
    return old && old.unitPrice !== unitPrice
      ? [{ infoId, name, before: old.unitPrice, after: unitPrice }]
      : [];
  });
  const hasSameLines =
    before.size === lines.length &&
    lines.every(({ infoId, quantity }) => before.get(infoId)?.quantity === quantity);
  const isWorse =
    !hasSameLines ||
    !hasGifts(now, shown) ||
    now.grandTotal > shown.grandTotal ||
    changes.some((change) => change.after > change.before);
  return { isWorse, changes };
}

const bought = <T extends { isGift?: boolean }>(lines: T[]) => lines.filter(({ isGift }) => !isGift);

/** Every gift that was shown still comes along; a further one is no reason to ask. */
const hasGifts = (now: Quote, shown: ShownQuote) =>
  shown.lines.every(
    ({ infoId, quantity, isGift }) =>
      !isGift || now.lines.some((line) => line.isGift && line.infoId === infoId && line.quantity >= quantity),
  );
