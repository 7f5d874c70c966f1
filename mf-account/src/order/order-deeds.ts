import type {
  InvoiceLink,
  OrderCancelled,
  OrderReceived,
  RequestedReturn,
  ResentEmail,
} from '@storefront/shared/contracts';
import { clearFormDraft } from '@storefront/shared/form-draft';
import { all, noticeShown, put, type Effect } from '@storefront/shared/store';
import { orderDeed } from '../order-deed';
import { orderDetails } from '../order-resource';
import { orders } from '../orders-state';

const pathOf = (orderId: string) => `ecommerce/order/${encodeURIComponent(orderId)}` as const;

export const resendEmail = orderDeed<ResentEmail>({
  name: 'account/resendEmail',
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<ResentEmail>(`${pathOf(orderId)}/resend-email`, undefined, {
      signal,
      isPersonal: true,
    });
    return data;
  },
});

export const invoiceLink = orderDeed<InvoiceLink>({
  name: 'account/invoiceLink',
  async send({ http, signal }, { orderId }) {
    const { data } = await http.post<InvoiceLink>(`${pathOf(orderId)}/invoice-link`, undefined, {
      signal,
      isPersonal: true,
    });
    return data;
  },
});

export const withdrawReturn = orderDeed<RequestedReturn, { returnId: string }>({
  name: 'account/withdrawReturn',
  async send({ http, signal }, { orderId, returnId }) {
    const { data } = await http.put<RequestedReturn>(
      `${pathOf(orderId)}/return/${encodeURIComponent(returnId)}/withdrawn`,
      {},
      { signal, isPersonal: true },
    );
    return data;
  },
  *onDone(data, { orderId }) {
    yield* put(orderDetails.refreshed({ id: orderId }));
    return data;
  },
  // A refusal means that the return is not as it is shown.
  *onFailed({ orderId }) {
    yield* put(orderDetails.refreshed({ id: orderId }));
  },
});

/** Under which what is typed for a cancellation is kept. */
export const cancelFormOf = (orderId: string) => `cancel:${orderId}`;

/** Cancels an order, or asks the shop to: the answer tells which, for it may have been begun with meanwhile. */
export const cancelling = orderDeed<OrderCancelled, { reason: string }>({
  name: 'account/cancelOrder',
  async send({ http, signal }, { orderId, reason }) {
    const { data } = await http.put<OrderCancelled>(
      `ecommerce/order/cancel-order/${encodeURIComponent(orderId)}`,
      { reason },
      { signal, isPersonal: true },
    );
    return data;
  },
  *onDone(data, { orderId }) {
    clearFormDraft(cancelFormOf(orderId));
    yield* put(noticeShown(data.status === 'CANCEL' ? 'account:OrderCancelled' : 'account:CancelRequested'));
    yield* askAnew({ orderId });
    return data;
  },
  onFailed: askAnew,
});

/** Says that an order has arrived. */
export const receiving = orderDeed<OrderReceived>({
  name: 'account/receiveOrder',
  async send({ http, signal }, { orderId }) {
    const { data } = await http.put<OrderReceived>(
      `${pathOf(orderId)}/received`,
      {},
      { signal, isPersonal: true },
    );
    return data;
  },
  *onDone(data, asked) {
    yield* put(noticeShown('account:OrderReceived'));
    yield* askAnew(asked);
    return data;
  },
  onFailed: askAnew,
});

/** A refusal means that the order is not as it is shown; an answer that was lost may have changed it. */
function* askAnew({ orderId }: { orderId: string }): Effect<void> {
  yield* put(orders.outdated());
  yield* put(orderDetails.refreshed({ id: orderId }));
}

const deeds = [resendEmail, invoiceLink, withdrawReturn, cancelling, receiving];

export const deedSlices = deeds.map(({ slice }) => slice);

export function* deedSaga() {
  yield* all(deeds.map(({ saga }) => saga));
}
