import type { CartLine } from '@storefront/shared/cart';
import type { CartProduct } from '@storefront/shared/contracts';

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

export interface CartSummary {
  /** Ticked lines that can be bought. */
  ticked: CartRow[];
  /** All lines that could be ticked. */
  available: CartRow[];
  units: number;
  /** Of what is ticked, in đồng; null while a price is not known. */
  total: number | null;
  /** Ticked lines with more than there is. */
  tooMany: SoldRow[];
}

/** What the ticked lines come to, and what stands in the way of ordering them. */
export function summarize(rows: CartRow[]): CartSummary {
  const available = rows.filter((row) => !isUnavailable(row));
  const ticked = available.filter(({ line }) => line.isOrder);
  const isKnown = ticked.every(({ product }) => product !== undefined);
  return {
    available,
    ticked,
    units: ticked.reduce((sum, { line }) => sum + line.quantity, 0),
    total: isKnown
      ? ticked.reduce((sum, { line, product }) => sum + line.quantity * (product?.price ?? 0), 0)
      : null,
    tooMany: ticked.filter(isTooMany),
  };
}
