import type { BackgroundJob, OrderStatus, StaffOrder } from '@storefront/shared/contracts';
import { createMutation, put, type ApiContext } from '@storefront/shared/store';
import { order, orders, pathOf } from './orders';

/** Every write answers the order as it is afterwards, and may change any list. */
function* changed() {
  yield* put(orders.invalidate());
  yield* put(order.invalidate());
}
const write =
  <B extends { id: string }>(what: string, bodyOf: (args: B) => object) =>
  async ({ http, signal }: ApiContext, args: B) =>
    (
      await http.put<StaffOrder>(`${pathOf(args.id)}/${what}`, bodyOf(args), {
        signal,
        isPersonal: true,
        ...('key' in args && { idempotencyKey: String(args.key) }),
      })
    ).data;

interface Move {
  id: string;
  status: OrderStatus;
  reason?: string;
}
const moveBody = ({ status, reason }: Move) => ({ status, ...(reason && { reason }) });

/** Takes an order to another status. */
export const movingOrder = createMutation<Move, StaffOrder>({
  name: 'operator/orderMove',
  isPersonal: true,
  send: write('status', moveBody),
  onSuccess: changed,
});

export const namingShipment = createMutation<
  { id: string; carrier: string; trackingNumber: string },
  StaffOrder
>({
  name: 'operator/orderShipment',
  isPersonal: true,
  send: write('shipment', ({ carrier, trackingNumber }) => ({
    carrier,
    ...(trackingNumber && { trackingNumber }),
  })),
  onSuccess: changed,
});

export const answeringCancel = createMutation<{ id: string; accept: boolean; reason: string }, StaffOrder>({
  name: 'operator/orderCancelAnswer',
  isPersonal: true,
  send: write('cancel-request', ({ accept, reason }) => ({ accept, ...(reason && { reason }) })),
  onSuccess: changed,
});

export interface Refund {
  id: string;
  /** Makes sending it again do nothing twice. */
  key: string;
  reason: string;
  /** All that is left without an amount and without lines. */
  amount?: number;
  lines?: { lineId: string; quantity: number }[];
}
export const refundingOrder = createMutation<Refund, StaffOrder>({
  name: 'operator/orderRefund',
  isPersonal: true,
  send: write('refund', ({ reason, amount, lines }) => ({
    reason,
    ...(amount !== undefined && { amount }),
    ...(lines && { lines }),
  })),
  onSuccess: changed,
});

export const endingRefund = createMutation<
  { id: string; refundId: string; status: 'SUCCEEDED' | 'FAILED'; reason: string },
  StaffOrder
>({
  name: 'operator/orderRefundEnd',
  isPersonal: true,
  send: async ({ http, signal }, { id, refundId, ...body }) =>
    (
      await http.put<StaffOrder>(`${pathOf(id)}/refund/${encodeURIComponent(refundId)}`, body, {
        signal,
        isPersonal: true,
      })
    ).data,
  onSuccess: changed,
});

/** Marks a gateway report of a payment as resolved, with a note. */
export const resolvingFinding = createMutation<{ id: string; findingId: string; reason: string }, StaffOrder>(
  {
    name: 'operator/orderFinding',
    isPersonal: true,
    send: async ({ http, signal }, { id, findingId, ...body }) =>
      (
        await http.put<StaffOrder>(`${pathOf(id)}/finding/${encodeURIComponent(findingId)}`, body, {
          signal,
          isPersonal: true,
        })
      ).data,
    onSuccess: changed,
  },
);

export interface BulkMove {
  ids: string[];
  status: OrderStatus;
  /** Of orders that are handed over and have none yet. */
  carrier?: string;
  /** Makes sending it again do nothing twice. */
  key: string;
}

/** Starts the job that takes many orders one step further. */
export const startingMoves = createMutation<BulkMove, BackgroundJob>({
  name: 'operator/orderMoves',
  isPersonal: true,
  send: async ({ http, signal }, { key, ...body }) =>
    (
      await http.post<BackgroundJob>('main/admin/order/bulk-move', body, {
        signal,
        isPersonal: true,
        idempotencyKey: key,
      })
    ).data,
  onSuccess: changed,
});

export const orderWrites = [
  movingOrder,
  namingShipment,
  answeringCancel,
  refundingOrder,
  endingRefund,
  resolvingFinding,
] as const;
