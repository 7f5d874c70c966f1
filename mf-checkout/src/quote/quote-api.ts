import type {
  Quote,
  QuoteLineRequest,
  QuoteRequest,
  OrderAddress,
  ShippingMethod,
} from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';

/** The price of these lines now; for a customer with the bearer, because limits of offers count per customer. */
export async function postQuote(
  { http, signal }: ApiContext,
  request: QuoteRequest,
  isPersonal: boolean,
): Promise<Quote> {
  const { data } = await http.post<Quote>('ecommerce/quote', request, {
    signal,
    isPersonal,
    isTracked: false,
  });
  return data;
}

/** The ways to deliver these lines there; none when nothing is delivered there. */
export async function postShippingQuote(
  { http, signal }: ApiContext,
  body: { lines: QuoteLineRequest[]; address: OrderAddress },
): Promise<ShippingMethod[]> {
  const { data } = await http.post<ShippingMethod[]>('ecommerce/shipping/quote', body, {
    signal,
    isTracked: false,
  });
  return data;
}
