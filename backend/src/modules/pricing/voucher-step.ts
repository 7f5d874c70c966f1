import { discountShares } from './discount-shares';
import { amountOf, sumOf, withOffer } from './price-lines';
import type { PromotionRule } from '../offers/price-rules';
import type { PriceState, Step } from './price-state';
import { linesInScope } from './promotion-conditions';
import { refusalOf, type VoucherRefusal } from './voucher-refusal';

/** The voucher, or why it does not apply. */
export const voucherStep: Step = (state, rules, now) => {
  const { voucher, promotions = [] } = rules;
  if (!voucher) return { state };
  const refused = (voucherRefusal: VoucherRefusal) => ({ state: { ...state, voucherRefusal } });
  if (promotions.some((promotion) => promotion.isExclusiveWithVoucher && isEffective(promotion, state)))
    return refused({ code: 'NOT_WITH_PROMOTION' });
  const refusal = refusalOf(voucher, state.lines, rules, now);
  if (refusal) return refused(refusal);

  const { id, code, name, discount } = voucher;
  const inScope = linesInScope(voucher, state.lines);
  const amounts = discountShares(
    discount,
    inScope.map((line) => ({ units: line.quantity, amount: amountOf(line) })),
  );
  const discountPrice = sumOf(amounts, (amount) => amount);
  if (discountPrice === 0) return refused({ code: 'NOTHING_TO_SAVE' });
  const shares = new Map(inScope.map((line, at) => [line, amounts[at] ?? 0]));
  const lines = state.lines.map((line) =>
    withOffer(line, {
      type: 'VOUCHER',
      id,
      name,
      quantity: line.quantity,
      amount: shares.get(line) ?? 0,
    }),
  );
  return {
    state: { ...state, lines, appliedVoucherOrder: { voucherInfo: { id, code, name }, discountPrice } },
    sources: [code],
  };
};

/** Made something cheaper or brought a gift; one whose gifts are gone keeps no voucher away. */
const isEffective = ({ id }: PromotionRule, { promotionAppliedOrder }: PriceState) =>
  promotionAppliedOrder.some(
    ({ promotionInfo, promotionBonusAppliedOrder, discountPrice }) =>
      promotionInfo.id === id && (discountPrice > 0 || promotionBonusAppliedOrder.length > 0),
  );
