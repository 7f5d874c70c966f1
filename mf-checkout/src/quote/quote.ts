import type { CartLine } from '@storefront/shared/cart';
import type {
  Language,
  QuoteLineRequest,
  QuoteRequest as QuoteBody,
  SessionState,
} from '@storefront/shared/contracts';
import type { Draft } from '../draft/draft';

/** The body of a quote request and what else its answer depends on: names come in a language, limits count per customer. */
export interface QuoteRequest {
  body: QuoteBody;
  language: Language;
  /** The customer's; null for a visitor. */
  account: string | null;
}

export const accountOf = ({ isLoggedIn, email }: SessionState): string | null =>
  isLoggedIn ? (email ?? '') : null;

/** The selected lines, as request bodies hold them. */
export const linesToOrder = (carts: readonly CartLine[]): QuoteLineRequest[] =>
  carts.filter(({ isOrder }) => isOrder).map(({ infoId, quantity }) => ({ infoId, quantity }));

/** The request for the selected lines with what the draft holds so far; null when no line is selected. */
export function toQuoteRequest(
  carts: readonly CartLine[],
  { address, shippingMethod, paymentMethod, voucherCode, usesReward }: Draft,
  { language, account }: Omit<QuoteRequest, 'body'>,
): QuoteRequest | null {
  const lines = linesToOrder(carts);
  if (lines.length === 0) return null;
  return {
    language,
    account,
    body: {
      lines,
      ...(voucherCode && { voucherCode }),
      ...(usesReward && account !== null && { useReward: true }),
      ...(address && { address }),
      ...(address && shippingMethod && { shippingMethod }),
      ...(paymentMethod && { paymentMethod }),
    },
  };
}

/** The cache key: equal requests have equal keys, in whatever order their parts are. */
export function quoteKey({ body, language, account }: QuoteRequest): string {
  const { lines, address, shippingMethod, paymentMethod, voucherCode, useReward } = body;
  const sorted = [...lines].sort((a, b) => (a.infoId < b.infoId ? -1 : 1));
  return JSON.stringify([
    language,
    account,
    voucherCode ?? null,
    useReward ?? false,
    sorted.map(({ infoId, quantity }) => [infoId, quantity]),
    address ? Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)) : null,
    shippingMethod ?? null,
    paymentMethod ?? null,
  ]);
}
