import type { PricedQuote } from '../pricing/pricing';
import type { SimulatedCart, SimulatedPrice, SimulationWarning } from './price-simulation.schema';

/** The offers that made a price, by kind and id. */
function offersIn({
  lines,
  promotionAppliedOrder,
}: PricedQuote): Map<string, { type: string; name: string }> {
  const offers = new Map<string, { type: string; name: string }>();
  for (const { type, id, name } of lines.flatMap((line) => line.offers)) offers.set(id, { type, name });
  for (const { promotionInfo, discountPrice, promotionBonusAppliedOrder: gifts } of promotionAppliedOrder)
    if (discountPrice > 0 || gifts.length > 0) offers.set(promotionInfo.id, promotionInfo);
  return offers;
}

export const isApplied = (priced: PricedQuote, id: string) => offersIn(priced).has(id);

/** What staff should know of one cart before they publish a draft. */
export function warningsOf({
  id,
  type,
  without,
  priced,
  usual,
  lowest,
  floorPercent,
}: {
  id: string;
  /** Of the draft, as offers of lines name it. */
  type: string;
  without: PricedQuote;
  priced: PricedQuote;
  usual: number;
  /** What the goods cost at the least, with another voucher if there is one. */
  lowest: number;
  floorPercent: number;
}): SimulationWarning[] {
  const before = offersIn(without);
  const after = offersIn(priced);
  const warnings: SimulationWarning[] = [];
  const warn = (code: SimulationWarning['code'], more: Partial<SimulationWarning> = {}) =>
    void warnings.push({ code, names: [], ...more });

  if (after.has(id)) {
    const others = [...after].filter(([other]) => other !== id).map(([, { name }]) => name);
    const gone = [...before].filter(([other]) => !after.has(other)).map(([, { name }]) => name);
    if (gone.length > 0) warn('DISPLACES', { names: gone });
    if (others.length > 0) warn('STACKS', { names: others });
  } else {
    const better = [...after.values()].filter((offer) => offer.type === type).map(({ name }) => name);
    if (priced.voucherRefusal) warn('NO_EFFECT', { reasonCode: priced.voucherRefusal.code });
    else if (better.length > 0) warn('BEATEN', { names: better });
    else warn('NO_EFFECT');
  }
  const percent = usual > 0 ? Math.floor((lowest * 100) / usual) : 100;
  if (lowest === 0 && usual > 0) warn('FREE_ORDER', { percent });
  else if (percent < floorPercent) warn('BELOW_FLOOR', { percent });
  return warnings;
}

export const toPrice = ({
  subtotal,
  discount,
  grandTotal,
  trace,
  promotionAppliedOrder,
  appliedVoucherOrder,
  moreOriginalProducts,
}: PricedQuote): SimulatedPrice => ({
  subtotal,
  discount,
  grandTotal,
  trace,
  promotionAppliedOrder,
  appliedVoucherOrder,
  moreOriginalProducts,
});

export function totalsOf(carts: SimulatedCart[], applied: number) {
  const without = carts.reduce((sum, cart) => sum + cart.without.grandTotal, 0);
  const withDraft = carts.reduce((sum, cart) => sum + cart.with.grandTotal, 0);
  return { without, with: withDraft, saves: without - withDraft, applied };
}
