import type { OrderDetail } from '@storefront/shared/contracts';
import { resource, type ApiContext } from '@storefront/shared/store';

interface ById {
  id: string;
}

/** Orders of the customer with everything in them, by id. */
export const orderDetails = resource<ById, OrderDetail>({
  name: 'account/orderDetails',
  key: ({ id }) => id,
  isPersonal: true,
  fetch: fetchOrder,
});

async function fetchOrder({ http, signal }: ApiContext, { id }: ById): Promise<OrderDetail | undefined> {
  const answer = await http.getWithBearer<OrderDetail>(
    `ecommerce/order/${encodeURIComponent(id)}/detail/customer`,
    { signal },
  );
  return answer?.data;
}
