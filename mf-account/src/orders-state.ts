import type { MyOrder, Paged } from '@storefront/shared/contracts';
import { createQuery } from '@storefront/shared/store';
import { orderQueryKey, type OrderQuery } from './order-query';
import { fetchOrders } from './orders-api';

/** Lists of the customer's orders, by what they are asked by. */
export const orders = createQuery<OrderQuery, Paged<MyOrder>>({
  name: 'account/orders',
  keyOf: orderQueryKey,
  isPersonal: true,
  isTranslated: true,
  fetch: fetchOrders,
});
