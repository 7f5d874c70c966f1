import type { OrderCancelled } from '@storefront/shared/contracts';
import { toApiError } from '@storefront/shared/http';
import { api, noticeShown, put, takeLeading, type ApiContext, type Effect } from '@storefront/shared/store';
import { orders } from '../orders-state';
import { cancelFailed, cancelRequested, orderCancelAsked, orderCancelled } from './cancel-slice';
import { orderDetails } from '../order-resource';

export function* cancelSaga() {
  yield* takeLeading(cancelRequested, cancelOrder);
}

function* cancelOrder({ payload: { orderId, reason } }: ReturnType<typeof cancelRequested>): Effect<void> {
  try {
    const { status } = yield* api(putCancel, orderId, reason);
    // What was free to cancel when the page was shown may have been begun with since: the answer tells which it was.
    if (status === 'CANCEL') {
      yield* put(orderCancelled());
      yield* put(noticeShown('account:OrderCancelled'));
    } else {
      yield* put(orderCancelAsked());
      yield* put(noticeShown('account:CancelRequested'));
    }
  } catch (error) {
    const { code } = toApiError(error);
    yield* put(cancelFailed({ code }));
  }
  // A refusal means that the order is not as it is shown; an answer that was lost may have cancelled it.
  yield* put(orders.outdated());
  yield* put(orderDetails.refreshed({ id: orderId }));
}

async function putCancel(
  { http, signal }: ApiContext,
  orderId: string,
  reason: string,
): Promise<OrderCancelled> {
  const { data } = await http.put<OrderCancelled>(
    `ecommerce/order/cancel-order/${encodeURIComponent(orderId)}`,
    { reason },
    { signal, isPersonal: true },
  );
  return data;
}
