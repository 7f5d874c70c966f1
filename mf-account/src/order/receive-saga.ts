import type { OrderReceived } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import { api, noticeShown, put, takeLeading, type ApiContext, type Effect } from '@storefront/shared/store';
import { orders } from '../orders-state';
import { orderDetails } from '../order-resource';
import { orderReceived, receiveFailed, receiveRequested } from './receive-slice';

export function* receiveSaga() {
  yield* takeLeading(receiveRequested, receiveOrder);
}

function* receiveOrder({ payload: id }: ReturnType<typeof receiveRequested>): Effect<void> {
  try {
    yield* api(putReceived, id);
    yield* put(orderReceived());
    yield* put(noticeShown('account:OrderReceived'));
  } catch (error) {
    const { code } = toApiError(error);
    yield* put(receiveFailed({ code }));
  }
  // A refusal means that the order is not as it is shown.
  yield* put(orders.outdated());
  yield* put(orderDetails.refreshed({ id }));
}

async function putReceived({ http, signal }: ApiContext, id: string): Promise<OrderReceived> {
  const { data } = await http.put<OrderReceived>(
    `ecommerce/order/${encodeURIComponent(id)}/received`,
    {},
    { signal, isPersonal: true },
  );
  return data;
}
