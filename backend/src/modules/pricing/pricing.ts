import type { AppliedPromotion, AppliedVoucher, OriginalPriceUnits, PriceStep } from './pricing.schema';

export interface PricedLine {
  infoId: string;
  quantity: number;
  unitPrice: number;
  isGift: boolean;
}

/** What the steps work on. `running` is the price so far; it never falls below 0. */
export interface PriceState {
  lines: PricedLine[];
  running: number;
  discount: number;
  promotionAppliedOrder: AppliedPromotion[];
  appliedVoucherOrder: AppliedVoucher | null;
  moreOriginalProducts: OriginalPriceUnits[];
}

/** What holds at this moment. Flash sales, promotions, vouchers and rewards join here, each read by its own step. */
export interface PriceRules {
  /** Null until an address and a method are known. */
  shippingFee: number | null;
  shippingMethod?: string;
}

export interface PricedQuote extends Omit<PriceState, 'running'> {
  subtotal: number;
  shippingFee: number | null;
  grandTotal: number;
  trace: PriceStep[];
}

interface StepResult {
  state: PriceState;
  source?: string;
}
type Step = (state: PriceState, rules: PriceRules, now: Date) => StepResult;

const untouched: Step = (state) => ({ state });

const base: Step = (state) => ({ state: { ...state, running: subtotalOf(state.lines) } });

const shipping: Step = (state, { shippingFee, shippingMethod }) => ({
  state: { ...state, running: state.running + (shippingFee ?? 0) },
  ...(shippingFee !== null && shippingMethod && { source: shippingMethod }),
});

/**
 * The order in which a price comes about. Every step works on the running amount, so that no discount is
 * ever taken from money that another one has already taken off.
 */
const pipeline: [PriceStep['step'], Step][] = [
  ['BASE', base],
  ['FLASH_SALE', untouched],
  ['QUANTITY_PROMOTION', untouched],
  ['ORDER_PROMOTION', untouched],
  ['VOUCHER', untouched],
  ['SHIPPING', shipping],
  ['REWARD', untouched],
];

const subtotalOf = (lines: PricedLine[]) =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

/**
 * The one place where a price is made: lines at their own price, the rules that hold and the moment, to a
 * quote with its trace. Pure: the same input always costs the same.
 */
export function priceOf(lines: PricedLine[], rules: PriceRules, now: Date): PricedQuote {
  let state: PriceState = {
    lines,
    running: 0,
    discount: 0,
    promotionAppliedOrder: [],
    appliedVoucherOrder: null,
    moreOriginalProducts: [],
  };
  const trace: PriceStep[] = [];
  for (const [step, apply] of pipeline) {
    const before = state.running;
    const { state: next, source } = apply(state, rules, now);
    state = { ...next, running: Math.max(0, next.running) };
    trace.push({ step, amount: state.running - before, after: state.running, ...(source && { source }) });
  }
  const { running, ...rest } = state;
  return {
    ...rest,
    subtotal: subtotalOf(state.lines),
    shippingFee: rules.shippingFee,
    grandTotal: running,
    trace,
  };
}

/** Lines of the same variant become one, in the order in which the variants first appear. */
export function mergeLines<T extends { infoId: string; quantity: number }>(
  lines: T[],
): { infoId: string; quantity: number }[] {
  const quantities = new Map<string, number>();
  for (const { infoId, quantity } of lines) {
    const key = infoId.toLowerCase();
    quantities.set(key, (quantities.get(key) ?? 0) + quantity);
  }
  return [...quantities].map(([infoId, quantity]) => ({ infoId, quantity }));
}
