import type { OrderSummary, Paged } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import { pageSize, type OrderQuery } from './order-query';

/** A page of the caller's orders; nothing when the token had expired. */
export async function fetchOrders(
  { http, signal }: ApiContext,
  { status, search, page, order }: OrderQuery,
): Promise<Paged<OrderSummary> | undefined> {
  const answer = await http.getWithBearer<Paged<OrderSummary>>('ecommerce/order/my-order', {
    params: { status, search: search || undefined, page, pageSize, order },
    signal,
  });
  return answer?.data;
}
