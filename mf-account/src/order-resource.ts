import type { OrderDetail } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';

interface ById {
  id: string;
}

/** Orders of the customer with everything in them, by id. */
export const orderDetails = createQuery<ById, OrderDetail>({
  name: 'account/orderDetails',
  keyOf: ({ id }) => id,
  isPersonal: true,
  isTranslated: true,
  fetch: fetchOrder,
});

async function fetchOrder({ http, signal }: ApiContext, { id }: ById): Promise<OrderDetail | undefined> {
  const answer = await http.getWithBearer<OrderDetail>(
    `ecommerce/order/${encodeURIComponent(id)}/detail/customer`,
    { signal },
  );
  return answer?.data;
}
