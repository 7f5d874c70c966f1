import type { OrderDetail } from '@storefront/shared/contracts';
import { createQuery, type ApiContext } from '@storefront/shared/store';

/** What was ordered, for its owner; the link of a return does not say it. */
export const placedOrder = createQuery<{ orderId: string }, OrderDetail>({
  name: 'checkout/placedOrder',
  keyOf: ({ orderId }) => orderId,
  isPersonal: true,
  isTranslated: true,
  fetch: fetchPlacedOrder,
});

async function fetchPlacedOrder({ http, signal }: ApiContext, { orderId }: { orderId: string }) {
  const answer = await http.getWithBearer<OrderDetail>(
    `ecommerce/order/${encodeURIComponent(orderId)}/detail/customer`,
    { signal, isTracked: false },
  );
  return answer?.data;
}
