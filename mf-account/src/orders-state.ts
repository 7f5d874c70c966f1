import type { MyOrder, Paged } from '@storefront/shared/contracts';
import { resource } from '@storefront/shared/store';
import { orderQueryKey, type OrderQuery } from './order-query';
import { fetchOrders } from './orders-api';

/** Lists of the customer's orders, by what they are asked by. */
export const orders = resource<OrderQuery, Paged<MyOrder>>({
  name: 'account/orders',
  key: orderQueryKey,
  isPersonal: true,
  fetch: fetchOrders,
});
