import type { CartLine } from '@storefront/shared/cart';
import type { CartProduct, Quote } from '@storefront/shared/contracts';

/** A line of the cart with what is known of its variant: null when it is no longer sold, undefined until asked. */
export interface CartRow {
  line: CartLine;
  product: CartProduct | null | undefined;
}
/** A row whose variant is known and still sold. */
export interface SoldRow extends CartRow {
  product: CartProduct;
}

/** Sold out, or no longer sold at all. */
export function isUnavailable({ product }: CartRow): boolean {
  return product === null || product?.stock === 0;
}

/** More is wanted than there is, but there is something. */
export function isTooMany(row: CartRow): row is SoldRow {
  return Boolean(row.product) && !isUnavailable(row) && row.line.quantity > (row.product?.stock ?? 0);
}

/** It costs something else than when the shopper last saw it; a line from elsewhere may bear no price. */
export function hasNewPrice({ line, product }: CartRow): boolean {
  return Boolean(product) && line.priceSeen > 0 && line.priceSeen !== product?.price;
}

/** A quote was made at another usual price, or met a problem with the stock that is not known here. */
export function knowsLess(row: CartRow, { lines, problems }: Quote): boolean {
  const { line, product } = row;
  if (!product) return false;
  const isThis = ({ infoId = '' }: { infoId?: string }) => infoId.toLowerCase() === line.infoId.toLowerCase();
  const priced = lines.find((one) => !one.isGift && isThis(one));
  const hasNewProblem = problems.some(isThis) && !isUnavailable(row) && !isTooMany(row);
  return hasNewProblem || (priced !== undefined && priced.usualPrice !== product.price);
}

export interface CartSummary {
  /** Ticked lines that can be bought. */
  ticked: CartRow[];
  /** All lines that could be ticked. */
  available: CartRow[];
  /** Ticked lines with more than there is. */
  tooMany: SoldRow[];
}

/** What is ticked, and what stands in the way of ordering it. */
export function summarize(rows: CartRow[]): CartSummary {
  const available = rows.filter((row) => !isUnavailable(row));
  const ticked = available.filter(({ line }) => line.isOrder);
  return {
    available,
    ticked,
    tooMany: ticked.filter(isTooMany),
  };
}
