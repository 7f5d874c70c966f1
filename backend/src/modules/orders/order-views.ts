import { isUndecided, shownAttempt, toAttempt } from '../payments/attempt-view';
import type { PaymentAction, PaymentState } from '../payments/payments.schema';
import type { Attempt, MoneySums, OpenFinding, Refund } from '../payments/payments.tables';
import type { OrderReturn } from '../returns/returns.schema';
import { movesOf } from './order-transitions';
import type { OrderDetail, OrderSummary, StaffOrder, TrackedOrder } from './orders.schema';
import type { OrderLineRow, OrderRow, ShipmentRow, TimelineRow } from './orders.repository';

/** An order's money: its attempts, the newest first, and the sums. */
export interface Standing extends MoneySums {
  attempts: Attempt[];
}

/**
 * What was handed over was paid, whatever of it went back since: cash counts from then on. Before, money online counts
 * when it is here and has not gone back. What costs nothing is paid.
 */
export function isPaid(order: OrderRow, { succeeded, refunded }: MoneySums) {
  if (order.grandTotal === 0 || order.status === 'DONE') return true;
  return succeeded > 0 && succeeded - refunded >= order.grandTotal;
}

/** What the shopper can do about paying now. */
export function paymentAction(order: OrderRow, standing: Standing, now: Date): PaymentAction {
  const isClosed = order.expiresAt !== null && order.expiresAt <= now;
  if (order.status !== 'NEW' || isPaid(order, standing) || standing.attempts.some(isUndecided) || isClosed)
    return 'NONE';
  return standing.attempts.length > 0 ? 'PAY_AGAIN' : 'PAY';
}

const paymentStatus = (order: OrderRow, standing: Standing) => (isPaid(order, standing) ? 'paid' : 'unpaid');

export function toSummary(
  order: OrderRow,
  lines: OrderLineRow[],
  standing: Standing,
  now: Date,
): OrderSummary {
  const [first] = lines;
  if (!first) throw new Error(`order ${order.id} has no lines`);
  return {
    id: order.id,
    code: order.code,
    purchaseDate: order.placedAt.toISOString(),
    status: order.status,
    paymentStatus: paymentStatus(order, standing),
    paymentMethod: order.paymentMethod,
    grandTotal: order.grandTotal,
    lineCount: lines.length,
    firstLine: { name: first.name, picture: first.picture },
    paymentAction: paymentAction(order, standing, now),
    canCancel: order.status === 'NEW',
    canRequestCancel: order.status === 'PROCESSING' && order.cancelRequestedAt === null,
    ...(order.cancelRequestedAt && { cancelRequestedAt: order.cancelRequestedAt.toISOString() }),
    // One that is still to be paid is the way to its goods itself.
    canReorder: order.status !== 'NEW' && lines.some(({ isGift }) => !isGift),
  };
}

/** Whether its shopper asks for it to be cancelled and waits for an answer. */
export const isCancelAsked = ({ status, cancelRequestedAt, cancelDeclinedAt }: OrderRow): boolean =>
  status === 'PROCESSING' && cancelRequestedAt !== null && cancelDeclinedAt === null;

/** Whether its buyer may say something of a line. */
export const mayBeReviewed = ({ status }: OrderRow, { isGift }: OrderLineRow) => status === 'DONE' && !isGift;

/** What goes back of an order, or may. */
export interface ReturnStanding {
  returns: OrderReturn[];
  until: Date | null;
  unitsOf: Map<string, number>;
}
export interface OrderParts {
  lines: OrderLineRow[];
  timeline: TimelineRow[];
  shipments: ShipmentRow[];
  standing: Standing;
}

export function toDetail(
  order: OrderRow,
  parts: OrderParts,
  { returns, until, unitsOf }: ReturnStanding,
  now: Date,
): OrderDetail {
  return {
    ...commonDetail(order, parts, now),
    lines: parts.lines.map(
      ({
        orderId: _order,
        position: _position,
        refundedUnits: _units,
        rewardedUnits: _rewarded,
        variantId,
        ...line
      }) => ({
        infoId: variantId,
        ...line,
        returnable: unitsOf.get(line.id) ?? 0,
      }),
    ),
    timeline: parts.timeline.flatMap(({ status, event, at, byActor, reason, amount }) =>
      // Its parcel and its money are told by themselves.
      event === 'SHIPMENT_NAMED' || event === 'REFUND_ENDED'
        ? []
        : {
            status,
            ...(event !== 'MOVED' && { event }),
            at: at.toISOString(),
            by: byActor,
            ...(reason !== null && { reason }),
            ...(amount !== null && { amount }),
          },
    ),
    returns,
    ...(until && { returnUntil: until.toISOString() }),
  };
}

/** For anyone who holds the link: how far it is. */
export function toTracked(order: OrderRow, parts: OrderParts): TrackedOrder {
  const { lines, timeline, shipments, standing } = parts;
  return {
    code: order.code,
    purchaseDate: order.placedAt.toISOString(),
    status: order.status,
    paymentStatus: paymentStatus(order, standing),
    paymentMethod: order.paymentMethod,
    grandTotal: order.grandTotal,
    province: order.address.province ?? '',
    lines: lines.map(({ name, color, size, picture, quantity, isGift }) => ({
      name,
      color,
      size,
      picture,
      quantity,
      isGift,
    })),
    timeline: timeline
      .filter(({ event }) => event === 'MOVED')
      .map(({ status, at }) => ({ status, at: at.toISOString() })),
    shipments: shipments.map(toShipment),
  };
}

/** With who did what, and what can still go back. */
export function toStaffDetail(
  order: OrderRow,
  parts: OrderParts & { refunds: Refund[]; findings: OpenFinding[] },
  now: Date,
): StaffOrder {
  const { succeeded, refunding } = parts.standing;
  return {
    ...commonDetail(order, parts, now),
    customerId: order.customerId,
    lines: parts.lines.map(
      ({ orderId: _order, position: _position, rewardedUnits: _rewarded, variantId, ...line }) => ({
        infoId: variantId,
        ...line,
      }),
    ),
    timeline: parts.timeline.map(({ status, event, at, byActor, actorId, reason, amount }) => ({
      status,
      event,
      at: at.toISOString(),
      by: byActor,
      actorId,
      reason,
      amount,
    })),
    moves: movesOf(order.status, 'OPERATOR'),
    ...(order.cancelRequestReason !== null && { cancelRequestReason: order.cancelRequestReason }),
    refundable: Math.max(0, succeeded - refunding),
    refunds: parts.refunds.map(({ id, provider, amount, status, reason, providerCode, createdAt }) => ({
      id,
      provider,
      amount,
      status,
      reason,
      providerCode,
      createdAt: createdAt.toISOString(),
    })),
    findings: parts.findings.map(({ id, kind, foundAt }) => ({ id, kind, at: foundAt.toISOString() })),
  };
}

const toShipment = ({ orderId: _order, createdAt, handedOverAt, deliveredAt, ...parcel }: ShipmentRow) => ({
  ...parcel,
  createdAt: createdAt.toISOString(),
  ...(handedOverAt && { handedOverAt: handedOverAt.toISOString() }),
  ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
});

function commonDetail(order: OrderRow, parts: OrderParts, now: Date) {
  const { refunding, refunded } = parts.standing;
  return {
    ...toSummary(order, parts.lines, parts.standing, now),
    subtotal: order.subtotal,
    discount: order.discount,
    shippingFee: order.shippingFee,
    shippingMethod: order.shippingMethod,
    ...order.pricing,
    ...(order.delivery && { delivery: order.delivery }),
    note: order.note,
    customer: order.customer,
    address: order.address,
    shipments: parts.shipments.map(toShipment),
    attempts: parts.standing.attempts.map(toAttempt),
    ...(order.expiresAt && order.status === 'NEW' && { expiresAt: order.expiresAt.toISOString() }),
    refunding: refunding - refunded,
    refunded,
    ...(order.cancelDeclinedAt &&
      order.cancelDeclineReason !== null && {
        cancelDeclined: { at: order.cancelDeclinedAt.toISOString(), reason: order.cancelDeclineReason },
      }),
    ...(order.vatInvoice && { vatInvoice: order.vatInvoice }),
  };
}

/** Under review is final here: only people move it on, and a page that polls should stop. */
export function toPaymentState(order: OrderRow, standing: Standing, now: Date): PaymentState {
  return {
    orderId: order.id,
    code: order.code,
    orderStatus: order.status,
    paymentStatus: paymentStatus(order, standing),
    paymentMethod: order.paymentMethod,
    grandTotal: order.grandTotal,
    ...shownAttempt(standing.attempts),
    action: paymentAction(order, standing, now),
    ...(order.expiresAt && order.status === 'NEW' && { expiresAt: order.expiresAt.toISOString() }),
  };
}
