import { answers, paged } from '@storefront/shared/testing';
import type { OrderDetail, OrderSummary } from '@storefront/shared/contracts';
import { pageSize } from '../order-query';

interface CustomerOrders {
  orders?: OrderSummary[];
  order?: OrderDetail;
}

/** What the backend answers about a customer's orders; lists only those in the status asked for. */
export function orderHandlers({ orders = [], order }: CustomerOrders = {}) {
  const list = answers('get', 'ecommerce/order/my-order', (request: Request) => {
    const status = new URL(request.url).searchParams.get('status');
    return paged(
      orders.filter((one) => status === 'ALL' || one.status === status),
      { limit: pageSize },
    );
  });
  const vouchers = answers('get', 'main/voucher/my-voucher', paged([]));
  return [
    list,
    vouchers,
    ...(order ? [answers('get', `ecommerce/order/${order.id}/detail/customer`, order)] : []),
  ];
}
