import type { AppliedPromotion } from './pricing.schema';
import { isLeft } from './limits';
import { sumOf, type LineInWork } from './price-lines';
import type { Gift, GiftPromotion } from '../offers/price-rules';
import type { Step } from './price-state';
import { foremost, holdsFor, infoOf, linesInScope } from './promotion-conditions';

/** Every gift that the order has earned, on a line of its own. What is bought of the same variant counts in the stock. */
export const gifts: Step = (state, { promotions = [] }) => {
  const earned = promotions
    .filter((promotion) => promotion.type === 'GIFT_PRODUCT')
    .filter((promotion) => isLeft(promotion))
    .filter((promotion) => holdsFor(promotion, linesInScope(promotion, state.lines)))
    .sort(foremost);
  let lines = state.lines;
  const applied: AppliedPromotion[] = [];
  for (const promotion of earned) {
    const gift = promotion.gifts.find(
      ({ infoId, stock, quantity }) => stock - taken(lines, infoId) >= quantity,
    );
    if (gift) lines = withGift(lines, promotion, gift);
    applied.push({
      promotionInfo: infoOf(promotion),
      promotionBonusAppliedOrder: gift ? [{ infoId: gift.infoId, quantity: gift.quantity }] : [],
      discountPrice: 0,
      discountText: '',
    });
  }
  return {
    state: { ...state, lines, promotionAppliedOrder: [...state.promotionAppliedOrder, ...applied] },
    sources: applied.map(({ promotionInfo }) => promotionInfo.name),
  };
};

const taken = (lines: LineInWork[], infoId: string) =>
  sumOf(lines, (line) => (line.infoId === infoId ? line.quantity : 0));

/** Two promotions with the same gift are one line of it. */
function withGift(lines: LineInWork[], { id, name, type }: GiftPromotion, gift: Gift): LineInWork[] {
  const { infoId, quantity, unitPrice } = gift;
  const offer = { type, id, name, quantity, amount: quantity * unitPrice };
  const same = lines.find((line) => line.isGift && line.infoId === infoId);
  if (same) {
    return lines.map((line) =>
      line === same ? { ...line, quantity: line.quantity + quantity, offers: [...line.offers, offer] } : line,
    );
  }
  const line: LineInWork = {
    infoId,
    quantity,
    isGift: true,
    usualPrice: unitPrice,
    unitPrice: 0,
    lineTotal: 0,
    discount: 0,
    offers: [offer],
    productId: '',
    categoryIds: [],
    flashUnits: 0,
    over: null,
  };
  return [...lines, line];
}
