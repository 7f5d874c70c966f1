import type { LineOffer, OriginalPriceUnits } from './pricing.schema';
import type { OfferScope, OrderedLine } from '../offers/price-rules';

/** A line with what became of its price. */
export interface PricedLine {
  infoId: string;
  quantity: number;
  isGift: boolean;
  /** What a unit costs without any offer. */
  usualPrice: number;
  /** What a unit costs now; those in `moreOriginalProducts` cost the usual price. */
  unitPrice: number;
  /** At these prices. */
  lineTotal: number;
  /** This line's share of all that is taken off. */
  discount: number;
  /** The part of it that the reward balance pays; left out when it pays nothing. */
  reward?: number;
  /** What made the price, in the order in which it was applied. */
  offers: LineOffer[];
}

/** A line on its way through the steps. */
export interface LineInWork extends PricedLine {
  productId: string;
  categoryIds: string[];
  /** How many units have a flash price. */
  flashUnits: number;
  /** Units that an offer was not enough for. */
  over: Pick<OriginalPriceUnits, 'quantity' | 'reason'> | null;
}

export const atUsualPrice = ({
  infoId,
  quantity,
  unitPrice,
  productId = '',
  categoryIds = [],
}: OrderedLine): LineInWork => ({
  infoId,
  quantity,
  isGift: false,
  usualPrice: unitPrice,
  unitPrice,
  lineTotal: unitPrice * quantity,
  discount: 0,
  offers: [],
  productId,
  categoryIds,
  flashUnits: 0,
  over: null,
});

/** What a line costs so far. */
export const amountOf = ({ lineTotal, discount }: PricedLine) => lineTotal - discount;

export const isInScope = ({ productIds, categoryIds }: OfferScope, line: LineInWork) =>
  (productIds.length === 0 && categoryIds.length === 0) ||
  productIds.includes(line.productId) ||
  categoryIds.some((id) => line.categoryIds.includes(id));

/** The line with one more offer; one that takes nothing off is not told. */
export function withOffer(line: LineInWork, offer: LineOffer): LineInWork {
  if (offer.amount === 0) return line;
  return { ...line, discount: line.discount + offer.amount, offers: [...line.offers, offer] };
}

export function sumOf<T>(things: T[], amount: (thing: T) => number): number {
  let sum = 0;
  for (const thing of things) sum += amount(thing);
  return sum;
}
