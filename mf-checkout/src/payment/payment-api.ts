import type { PaymentState, StartedPayment, StartPayment } from '@storefront/shared/contracts';
import type { Answer } from '@storefront/shared/http';
import type { ApiContext } from '@storefront/shared/store';

/** How paying stands, by the signed token of a return. */
export async function fetchPaymentByToken(
  { http, signal }: ApiContext,
  orderId: string,
  token: string,
): Promise<Answer<PaymentState>> {
  return http.get<PaymentState>(pathOf(orderId), { params: { token }, signal });
}

/** How paying stands, for the owner; nothing while the session is being renewed. */
export async function fetchOwnPayment(
  { http, signal }: ApiContext,
  orderId: string,
): Promise<Answer<PaymentState> | undefined> {
  return http.getWithBearer<PaymentState>(pathOf(orderId), { signal, isTracked: false });
}

/** Pay, or pay again: where the gateway waits for this order. */
export async function postPayment(
  { http, signal }: ApiContext,
  orderId: string,
  wish: StartPayment,
): Promise<StartedPayment> {
  const { data } = await http.post<StartedPayment>(pathOf(orderId), wish, { signal, isPersonal: true });
  return data;
}

const pathOf = (orderId: string) => `ecommerce/order/${encodeURIComponent(orderId)}/payment` as const;
