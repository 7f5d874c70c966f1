import type { OrderRequest, Quote, QuoteConflict } from '@storefront/shared/contracts';
import type { Draft } from '../draft/draft';
import type { QuoteRequest } from '../quote/quote';

/** The body of the order; null when a step is not done. */
export function orderRequestOf({ body }: QuoteRequest, draft: Draft, quote: Quote): OrderRequest | null {
  const { customer, address, shippingMethod, paymentMethod, paymentProvider, note, invoice } = draft;
  const { isWanted, ...vatInvoice } = invoice;
  if (!customer || !address || !shippingMethod || !paymentMethod || !note) return null;
  return {
    lines: body.lines,
    ...(body.voucherCode && { voucherCode: body.voucherCode }),
    ...(body.useReward && { useReward: true }),
    address,
    shippingMethod,
    paymentMethod,
    ...(paymentMethod !== 'COD' && paymentProvider && { paymentProvider }),
    quoteHash: quote.quoteHash,
    customer,
    note: note.trim(),
    ...(isWanted && { vatInvoice }),
  };
}

/** The `data` of a 409 that shows the price as it is now; null for any other. */
export function asConflict(data: unknown): QuoteConflict | null {
  if (typeof data !== 'object' || data === null || !('quote' in data)) return null;
  const { quote, changes } = data as Partial<QuoteConflict>;
  if (!quote || !Array.isArray(quote.lines)) return null;
  return { quote, changes: Array.isArray(changes) ? changes : [] };
}
