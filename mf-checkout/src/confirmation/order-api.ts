import type { OrderRequest, PlacedOrder } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';

/** Places the order; the same key never makes a second one. */
export async function postOrder(
  { http, signal }: ApiContext,
  body: OrderRequest,
  idempotencyKey: string,
): Promise<PlacedOrder> {
  const { data } = await http.post<PlacedOrder>('ecommerce/order', body, {
    signal,
    isPersonal: true,
    idempotencyKey,
  });
  return data;
}
