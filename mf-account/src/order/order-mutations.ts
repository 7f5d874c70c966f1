import type {
  InvoiceLink,
  OrderCancelled,
  OrderReceived,
  RequestedReturn,
  ResentEmail,
} from '@storefront/shared/contracts';
import { clearFormDraft } from '@storefront/shared/form-draft';
import { all, createMutation, noticeShown, put, type Effect } from '@storefront/shared/store';
import { orderDetails } from '../order-resource';
import { orders } from '../orders-state';
import { perOrder } from '../per-order';

interface Order {
  orderId: string;
}
const pathOf = (orderId: string) => `ecommerce/order/${encodeURIComponent(orderId)}` as const;

export const resendEmail = createMutation<Order, ResentEmail>({
  name: 'account/resendEmail',
  ...perOrder,
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<ResentEmail>(`${pathOf(orderId)}/resend-email`, undefined, {
      signal,
      isPersonal: true,
    });
    return data;
  },
});

export const invoiceLink = createMutation<Order, InvoiceLink>({
  name: 'account/invoiceLink',
  ...perOrder,
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<InvoiceLink>(`${pathOf(orderId)}/invoice-link`, undefined, {
      signal,
      isPersonal: true,
    });
    return data;
  },
});

export const withdrawReturn = createMutation<Order & { returnId: string }, RequestedReturn>({
  name: 'account/withdrawReturn',
  policy: 'perKey',
  keyOf: ({ returnId }) => returnId,
  isPersonal: true,
  async send({ http, signal }, { orderId, returnId }) {
    const { data } = await http.put<RequestedReturn>(
      `${pathOf(orderId)}/return/${encodeURIComponent(returnId)}/withdrawn`,
      {},
      { signal, isPersonal: true },
    );
    return data;
  },
  onSuccess: (_data, order) => refetchOrder(order),
  // A refusal means that the return is not as it is shown.
  onError: (_error, order) => refetchOrder(order),
});

/** Under which what is typed for a cancellation is kept. */
export const cancelFormOf = (orderId: string) => `cancel:${orderId}`;

/** Cancels an order, or asks the shop to: the answer tells which, for it may have been begun with meanwhile. */
export const cancelling = createMutation<Order & { reason: string }, OrderCancelled>({
  name: 'account/cancelOrder',
  ...perOrder,
  async send({ http, signal }, { orderId, reason }) {
    const { data } = await http.put<OrderCancelled>(
      `ecommerce/order/cancel-order/${encodeURIComponent(orderId)}`,
      { reason },
      { signal, isPersonal: true },
    );
    return data;
  },
  *onSuccess(data, { orderId }) {
    clearFormDraft(cancelFormOf(orderId));
    yield* put(noticeShown(data.status === 'CANCEL' ? 'account:OrderCancelled' : 'account:CancelRequested'));
    yield* refetchAll({ orderId });
  },
  onError: (_error, order) => refetchAll(order),
});

/** Says that an order has arrived. */
export const receiving = createMutation<Order, OrderReceived>({
  name: 'account/receiveOrder',
  ...perOrder,
  async send({ http, signal }, { orderId }) {
    const { data } = await http.put<OrderReceived>(
      `${pathOf(orderId)}/received`,
      {},
      { signal, isPersonal: true },
    );
    return data;
  },
  *onSuccess(_data, order) {
    yield* put(noticeShown('account:OrderReceived'));
    yield* refetchAll(order);
  },
  onError: (_error, order) => refetchAll(order),
});

/** A refusal means that the order is not as it is shown; an answer that was lost may have changed it. */
function* refetchAll(order: Order): Effect<void> {
  yield* put(orders.invalidate());
  yield* refetchOrder(order);
}

function* refetchOrder({ orderId }: Order): Effect<void> {
  yield* put(orderDetails.refetch({ id: orderId }));
}

const mutations = [resendEmail, invoiceLink, withdrawReturn, cancelling, receiving];

export const orderMutationSlices = mutations.map(({ slice }) => slice);

export function* orderMutationSaga() {
  yield* all(mutations.map(({ saga }) => saga));
}
