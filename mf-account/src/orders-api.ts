import type { MyOrder, Paged } from '@storefront/shared/contracts';
import type { ApiContext } from '@storefront/shared/store';
import { pageSize, type OrderQuery } from './order-query';

/** A page of the caller's orders; nothing when the token had expired. */
export async function fetchOrders(
  { http, signal }: ApiContext,
  { status, search, page, order, size = pageSize }: OrderQuery,
): Promise<Paged<MyOrder> | undefined> {
  const answer = await http.getWithBearer<Paged<MyOrder>>('ecommerce/order/my-order', {
    params: { status, search: search || undefined, page, pageSize: size, order },
    signal,
  });
  return answer?.data;
}
