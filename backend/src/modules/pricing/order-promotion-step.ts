import { discountShares } from './discount-shares';
import { discountText } from './discount-text';
import { isLeft } from './limits';
import { amountOf, sumOf, withOffer, type LineInWork } from './price-lines';
import type { OrderPromotion } from '../offers/price-rules';
import type { Step } from './price-state';
import { foremost, holdsFor, infoOf, linesInScope } from './promotion-conditions';

/** The single promotion that takes most off the order. */
export const orderPromotion: Step = (state, { promotions = [], language = 'vi' }) => {
  const [best] = promotions
    .filter((promotion) => promotion.type === 'ORDER_BASED')
    .filter((promotion) => isLeft(promotion))
    .map((promotion) => ({ promotion, inScope: linesInScope(promotion, state.lines) }))
    .filter(({ promotion, inScope }) => holdsFor(promotion, inScope))
    .map(({ promotion, inScope }) => proposalOf(promotion, inScope))
    .sort((a, b) => b.discountPrice - a.discountPrice || foremost(a.promotion, b.promotion));
  if (!best || best.discountPrice === 0) return { state };
  const { promotion, inScope, amounts, discountPrice } = best;
  const shares = new Map(inScope.map((line, at) => [line, amounts[at] ?? 0]));
  const lines = state.lines.map((line) =>
    withOffer(line, {
      type: promotion.type,
      id: promotion.id,
      name: promotion.name,
      quantity: line.quantity,
      amount: shares.get(line) ?? 0,
    }),
  );
  const applied = {
    promotionInfo: infoOf(promotion),
    promotionBonusAppliedOrder: [],
    discountPrice,
    discountText: discountText(discountPrice, sumOf(inScope, amountOf), language),
  };
  return {
    state: { ...state, lines, promotionAppliedOrder: [...state.promotionAppliedOrder, applied] },
    sources: [promotion.name],
  };
};

function proposalOf(promotion: OrderPromotion, inScope: LineInWork[]) {
  const amounts = discountShares(
    promotion.discount,
    inScope.map((line) => ({ units: line.quantity, amount: amountOf(line) })),
  );
  return { promotion, inScope, amounts, discountPrice: sumOf(amounts, (amount) => amount) };
}
