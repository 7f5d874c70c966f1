import type { AppliedPromotion, AppliedVoucher } from './pricing.schema';
import type { LineInWork } from './price-lines';
import type { PriceRules } from '../offers/price-rules';
import type { VoucherRefusal } from './voucher-refusal';

/** What the steps work on. Lines are in the order of their ids, so that a price does not depend on the cart's order. */
export interface PriceState {
  lines: LineInWork[];
  shippingFee: number;
  promotionAppliedOrder: AppliedPromotion[];
  appliedVoucherOrder: AppliedVoucher | null;
  voucherRefusal: VoucherRefusal | null;
}

export interface StepResult {
  state: PriceState;
  /** The names of what made the difference. */
  sources?: string[];
}

export type Step = (state: PriceState, rules: PriceRules, now: Date) => StepResult;
