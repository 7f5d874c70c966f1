import { cheapestFirst, discountShares, type Portion } from './discount-shares';
import { discountText } from './discount-text';
import { unitsLeft, type OverReason } from './limits';
import { sumOf, withOffer, type LineInWork } from './price-lines';
import type { QuantityPromotion } from '../offers/price-rules';
import type { Step } from './price-state';
import { foremost, infoOf, linesInScope } from './promotion-conditions';

/** What a promotion would do for one line. */
interface Proposal {
  promotion: QuantityPromotion;
  amount: number;
  /** The units that it is for. */
  units: number;
  /** The units that it was not enough for. */
  beyond: number;
  reason: OverReason;
}

/**
 * The best promotion of each line. Its minimum counts all goods in its scope together: three shirts may be of three
 * colours.
 */
export const quantityPromotions: Step = (state, { promotions = [], language = 'vi' }) => {
  const chosen = new Map<LineInWork, Proposal>();
  for (const promotion of promotions) {
    if (promotion.type !== 'QUANTITY_BASED') continue;
    for (const [line, proposal] of proposalsOf(promotion, state.lines)) {
      const other = chosen.get(line);
      if (!other || isBetter(proposal, other)) chosen.set(line, proposal);
    }
  }
  const lines = state.lines.map((line) => withProposal(line, chosen.get(line)));

  const applied = new Map<QuantityPromotion, { discount: number; from: number }>();
  for (const [line, { promotion, amount }] of chosen) {
    if (amount === 0) continue;
    const { discount, from } = applied.get(promotion) ?? { discount: 0, from: 0 };
    applied.set(promotion, { discount: discount + amount, from: from + line.lineTotal });
  }
  const promotionAppliedOrder = [...applied]
    .sort(([a], [b]) => foremost(a, b))
    .map(([promotion, { discount, from }]) => ({
      promotionInfo: infoOf(promotion),
      promotionBonusAppliedOrder: [],
      discountPrice: discount,
      discountText: discountText(discount, from, language),
    }));
  return {
    state: { ...state, lines, promotionAppliedOrder },
    sources: promotionAppliedOrder.map(({ promotionInfo }) => promotionInfo.name),
  };
};

/** For each line that the promotion would do something for, or would if there were more of it. */
function proposalsOf(promotion: QuantityPromotion, all: LineInWork[]): [LineInWork, Proposal][] {
  const { discount, minQuantity, minSubtotal } = promotion;
  const lines = linesInScope(promotion, all);
  const eligible = lines.map((line) =>
    portionOf(line, promotion.isCombinable ? line.quantity : line.quantity - line.flashUnits),
  );
  const count = sumOf(eligible, ({ units }) => units);
  if (count < (minQuantity ?? 1) || sumOf(eligible, ({ amount }) => amount) < (minSubtotal ?? 0)) return [];

  const isFree = discount.kind === 'QUANTITY';
  // A set that earns free units can be bought again.
  const most = isFree ? discount.value * Math.floor(count / (minQuantity ?? 1)) : count;
  const { units: granted, reason } = unitsLeft(promotion, most);
  const unitsOf = (howMany: number) =>
    isFree ? cheapestFirst(eligible, howMany) : firstOf(eligible, howMany);
  const wanted = unitsOf(most);
  const units = granted < most ? unitsOf(granted) : wanted;
  const amounts = isFree
    ? discountShares({ ...discount, value: granted }, eligible)
    : discountShares(
        discount,
        lines.map((line, at) => portionOf(line, units[at] ?? 0)),
      );
  return lines.flatMap((line, at): [LineInWork, Proposal][] => {
    const beyond = (wanted[at] ?? 0) - (units[at] ?? 0);
    const amount = amounts[at] ?? 0;
    if (amount === 0 && beyond === 0) return [];
    return [[line, { promotion, amount, units: units[at] ?? 0, beyond, reason }]];
  });
}

/** So many units of a line, those at the usual price first. */
function portionOf({ quantity, flashUnits, usualPrice, unitPrice }: LineInWork, units: number): Portion {
  const usual = Math.min(units, quantity - flashUnits);
  return { units, amount: usual * usualPrice + (units - usual) * unitPrice };
}

/** As many units as there are, line by line. */
function firstOf(portions: Portion[], most: number): number[] {
  let left = most;
  return portions.map(({ units }) => {
    const taken = Math.min(units, left);
    left -= taken;
    return taken;
  });
}

/** It takes more off. One that is used up is worth telling only when there is no other. */
const isBetter = (one: Proposal, other: Proposal) =>
  one.amount === other.amount ? foremost(one.promotion, other.promotion) < 0 : one.amount > other.amount;

function withProposal(line: LineInWork, proposal: Proposal | undefined): LineInWork {
  if (!proposal) return line;
  const { promotion, amount, units } = proposal;
  const offer = { type: promotion.type, id: promotion.id, name: promotion.name, quantity: units, amount };
  return { ...withOffer(line, offer), over: overOf(line, proposal) };
}

/** The units at the usual price that neither the sale nor the promotion was enough for. */
function overOf(
  line: LineInWork,
  { promotion, units, beyond, reason }: Omit<Proposal, 'amount'>,
): LineInWork['over'] {
  const usual = line.quantity - line.flashUnits;
  const isForEveryUnit = promotion.discount.kind !== 'QUANTITY' && units > 0;
  if (!isForEveryUnit && line.over) return line.over;
  const quantity = isForEveryUnit ? Math.max(0, usual - units) : Math.min(beyond, usual);
  return quantity > 0 ? { quantity, reason } : null;
}
