import type { VoucherChoice, VoucherChoicesRequest } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';
import { quoteKey, type QuoteQuestion } from '../quote';

async function fetchVoucherChoices(
  { http, signal }: ApiContext,
  { request, account }: QuoteQuestion,
): Promise<VoucherChoice[]> {
  const { lines, address, shippingMethod, paymentMethod } = request;
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
export const voucherChoices = createQuery<QuoteQuestion, VoucherChoice[]>({
  name: 'checkout/vouchers',
  keyOf: ({ request: { voucherCode: _used, ...request }, ...question }) => quoteKey({ ...question, request }),
  isPersonal: true,
  fetch: fetchVoucherChoices,
});
