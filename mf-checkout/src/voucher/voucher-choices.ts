import type { VoucherChoice, VoucherChoicesRequest } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';
import { quoteKey, type QuoteRequest } from '../quote/quote';

async function fetchVoucherChoices(
  { http, signal }: ApiContext,
  { body: quoteBody, account }: QuoteRequest,
): Promise<VoucherChoice[]> {
  const { lines, address, shippingMethod, paymentMethod } = quoteBody;
  const body: VoucherChoicesRequest = {
    lines,
    ...(address && { address }),
    ...(shippingMethod && { shippingMethod }),
    ...(paymentMethod && { paymentMethod }),
  };
  const { data } = await http.post<VoucherChoice[]>('ecommerce/quote/vouchers', body, {
    signal,
    isPersonal: account !== null,
    isTracked: false,
  });
  return data;
}

/** The vouchers at hand and what each would do for the ticked lines; which of them is used makes no difference. */
export const voucherChoices = createQuery<QuoteRequest, VoucherChoice[]>({
  name: 'checkout/vouchers',
  keyOf: ({ body: { voucherCode: _used, ...body }, ...request }) => quoteKey({ ...request, body }),
  isPersonal: true,
  fetch: fetchVoucherChoices,
});
