import { answers, paged } from '@storefront/shared/testing';
import type { OrderDetail, OrderSummary } from '@storefront/shared/contracts';
import { pageSize } from '../order-query';

interface CustomerOrders {
  orders?: OrderSummary[];
  order?: OrderDetail;
}

/** Handlers of the order calls; the list contains only orders with the requested status. */
export function orderHandlers({ orders = [], order }: CustomerOrders = {}) {
  const list = answers('get', 'ecommerce/order/my-order', (request: Request) => {
    const asked = new URL(request.url).searchParams;
    const status = asked.get('status');
    const size = Number(asked.get('pageSize') ?? pageSize);
    const page = paged(
      orders.filter((one) => status === 'ALL' || one.status === status),
      { limit: size },
    );
    return { ...page, data: page.data.slice(0, size) };
  });
  const vouchers = answers('get', 'main/voucher/my-voucher', paged([]));
  return [
    list,
    vouchers,
    ...(order ? [answers('get', `ecommerce/order/${order.id}/detail/customer`, order)] : []),
  ];
}
