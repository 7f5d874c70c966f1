import type { CartLine } from '@storefront/shared/cart';
import type { Language, QuoteLineRequest, QuoteRequest, SessionState } from '@storefront/shared/contracts';
import type { Draft } from '../draft/draft';

/** A price that is asked for. Names come in a language, and limits count per customer, so both are part of the question. */
export interface QuoteQuestion {
  request: QuoteRequest;
  language: Language;
  /** Who asks; null for a visitor. */
  account: string | null;
}

export const accountOf = ({ isLoggedIn, email }: SessionState): string | null =>
  isLoggedIn ? (email ?? '') : null;

/** The ticked lines, as calls take them. */
export const linesToOrder = (carts: readonly CartLine[]): QuoteLineRequest[] =>
  carts.filter(({ isOrder }) => isOrder).map(({ infoId, quantity }) => ({ infoId, quantity }));

/** What to ask the price of, as far as the draft has got; null when nothing is ticked. */
export function questionOf(
  carts: readonly CartLine[],
  { address, shippingMethod, paymentMethod, voucherCode }: Draft,
  { language, account }: Omit<QuoteQuestion, 'request'>,
): QuoteQuestion | null {
  const lines = linesToOrder(carts);
  if (lines.length === 0) return null;
  return {
    language,
    account,
    request: {
      lines,
      ...(voucherCode && { voucherCode }),
      ...(address && { address }),
      ...(address && shippingMethod && { shippingMethod }),
      ...(paymentMethod && { paymentMethod }),
    },
  };
}

/** Equal questions have equal keys, however their parts were ordered. */
export function quoteKey({ request, language, account }: QuoteQuestion): string {
  const { lines, address, shippingMethod, paymentMethod, voucherCode } = request;
  const sorted = [...lines].sort((a, b) => (a.infoId < b.infoId ? -1 : 1));
  return JSON.stringify([
    language,
    account,
    voucherCode ?? null,
    sorted.map(({ infoId, quantity }) => [infoId, quantity]),
    address ? Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)) : null,
    shippingMethod ?? null,
    paymentMethod ?? null,
  ]);
}
