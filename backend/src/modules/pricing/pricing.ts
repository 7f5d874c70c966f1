import { periodAt, type Timed } from '../offers/offer-period';
import type { AppliedPromotion, AppliedVoucher, OriginalPriceUnits, PriceStep } from './pricing.schema';
import { flashSales } from './flash-sale-step';
import { gifts } from './gifts-step';
import { orderPromotion } from './order-promotion-step';
import { amountOf, atUsualPrice, sumOf, type LineInWork, type PricedLine } from './price-lines';
import type { OrderedLine, PriceRules } from '../offers/price-rules';
import type { PriceState, Step } from './price-state';
import { quantityPromotions } from './quantity-promotion-step';
import type { VoucherRefusal } from './voucher-refusal';
import { rewardStep } from './reward-step';
import { voucherStep } from './voucher-step';

export interface PricedQuote {
  /** As they were given, then the gifts. */
  lines: PricedLine[];
  promotionAppliedOrder: AppliedPromotion[];
  appliedVoucherOrder: AppliedVoucher | null;
  /** Why the voucher that was given does not apply. */
  voucherRefusal: VoucherRefusal | null;
  moreOriginalProducts: OriginalPriceUnits[];
  /** Of the lines, at their flash prices. */
  subtotal: number;
  /** What promotions, the voucher and the reward balance take off. */
  discount: number;
  shippingFee: number | null;
  grandTotal: number;
  trace: PriceStep[];
}

const untouched: Step = (state) => ({ state });

const shipping: Step = (state, { shippingFee, shippingMethod }) => ({
  state: { ...state, shippingFee: shippingFee ?? 0 },
  ...(shippingFee !== null && shippingMethod && { sources: [shippingMethod] }),
});

const inTurn =
  (...steps: Step[]): Step =>
  (state, rules, now) => {
    const sources: string[] = [];
    for (const step of steps) {
      const result = step(state, rules, now);
      state = result.state;
      sources.push(...(result.sources ?? []));
    }
    return { state, sources };
  };

/**
 * The order in which a price comes about. Every step works on the running amount, so that no discount is
 * ever taken from money that another one has already taken off.
 */
const pipeline: [PriceStep['step'], Step][] = [
  ['BASE', untouched],
  ['FLASH_SALE', flashSales],
  ['QUANTITY_PROMOTION', quantityPromotions],
  ['ORDER_PROMOTION', inTurn(orderPromotion, gifts)],
  ['VOUCHER', voucherStep],
  ['SHIPPING', shipping],
  ['REWARD', rewardStep],
];

/**
 * The one place where a price is made: lines at their own price (each variant once), the rules that hold and the
 * moment, to a quote with its trace. Pure: the same input always costs the same, whatever the order of the lines.
 *
 * A promotion that does not go with a voucher makes the shopper choose, and the shop chooses for them: the voucher when
 * the order costs no more with it, else the promotion.
 */
export function priceOf(lines: OrderedLine[], offered: PriceRules, now: Date): PricedQuote {
  const rules = currentAt(offered, now);
  const withAll = run(lines, rules, now);
  if (withAll.voucherRefusal?.code !== 'NOT_WITH_PROMOTION') return withAll;
  const promotions = rules.promotions?.filter(({ isExclusiveWithVoucher }) => !isExclusiveWithVoucher) ?? [];
  const withVoucher = run(lines, { ...rules, promotions }, now);
  if (!withVoucher.appliedVoucherOrder)
    return { ...withAll, voucherRefusal: withVoucher.voucherRefusal ?? withAll.voucherRefusal };
  return withVoucher.grandTotal <= withAll.grandTotal ? withVoucher : withAll;
}

/** Of the sales and promotions those that run. */
function currentAt({ flashOffers = [], promotions = [], ...rules }: PriceRules, now: Date): PriceRules {
  const isCurrent = (offer: Timed) => periodAt(offer, now) === 'CURRENT';
  return { ...rules, flashOffers: flashOffers.filter(isCurrent), promotions: promotions.filter(isCurrent) };
}

function run(given: OrderedLine[], rules: PriceRules, now: Date): PricedQuote {
  const order = given
    .map((_, at) => at)
    .sort((a, b) => ((given[a]?.infoId ?? '') < (given[b]?.infoId ?? '') ? -1 : 1));
  let state: PriceState = {
    lines: order.flatMap((at) => given[at] ?? []).map(atUsualPrice),
    shippingFee: 0,
    promotionAppliedOrder: [],
    appliedVoucherOrder: null,
    voucherRefusal: null,
  };
  const trace: PriceStep[] = [];
  for (const [step, apply] of pipeline) {
    const before = trace.at(-1)?.after ?? 0;
    const { state: next, sources = [] } = apply(state, rules, now);
    state = next;
    const after = sumOf(state.lines, amountOf) + state.shippingFee;
    const source = [...new Set(sources)].join(', ');
    trace.push({ step, amount: after - before, after, ...(source && { source }) });
  }

  const { promotionAppliedOrder, appliedVoucherOrder, voucherRefusal } = state;
  const lines = asGiven(state.lines, order);
  const subtotal = sumOf(lines, ({ lineTotal }) => lineTotal);
  const discount = sumOf(lines, (line) => line.discount);
  return {
    lines: lines.map(priced),
    promotionAppliedOrder,
    appliedVoucherOrder,
    voucherRefusal,
    moreOriginalProducts: lines.flatMap(({ infoId, usualPrice, over }) =>
      over ? [{ infoId, quantity: over.quantity, unitPrice: usualPrice, reason: over.reason }] : [],
    ),
    subtotal,
    discount,
    shippingFee: rules.shippingFee,
    grandTotal: subtotal - discount + state.shippingFee,
    trace,
  };
}

/** The lines where they were before they were put in order; gifts come after them. */
function asGiven(lines: LineInWork[], order: number[]): LineInWork[] {
  const placeOf = new Map(order.map((place, at) => [at, place]));
  return lines
    .map((line, at) => ({ line, place: placeOf.get(at) ?? at }))
    .sort((a, b) => a.place - b.place)
    .map(({ line }) => line);
}

const priced = ({
  infoId,
  quantity,
  isGift,
  usualPrice,
  unitPrice,
  lineTotal,
  discount,
  reward,
  offers,
}: LineInWork): PricedLine => ({
  infoId,
  quantity,
  isGift,
  usualPrice,
  unitPrice,
  lineTotal,
  discount,
  ...(reward !== undefined && { reward }),
  offers,
});

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
