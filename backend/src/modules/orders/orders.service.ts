import type { Db } from '../../db';
import { paged } from '../../lib/envelope';
import { conflict, invalidFields, notFound, tooManyRequests, unauthorized } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { RateLimits } from '../../lib/rate-limits';
import type { CatalogueReferences } from '../catalogue/references';
import type { JobQueue } from '../background-jobs/job-queue';
import { paymentRecords } from '../payments/payment-records';
import type { PaymentState } from '../payments/payments.schema';
import { createBulkMoves } from './bulk-moves';
import { createExpiry } from './expiry';
import { createOrderMoves } from './order-moves';
import { createOrderReading, type ReturnsOf } from './order-reading';
import type { OrderTracking } from './order-tracking';
import { mayBeReviewed, toPaymentState } from './order-views';
import type {
  MyOrder,
  MyOrdersQuery,
  MyPaymentsQuery,
  OrderCancelled,
  OrderReceived,
  Reorder,
  ResentEmail,
  TrackedOrder,
  TrackQuery,
} from './orders.schema';
import type { OrderLineRow, OrderRow } from './orders.repository';
import { createPayOrder } from './pay-order';
import { createPhoneOrders } from './phone-orders';
import { createPlaceOrder, type PlaceOrderDependencies } from './place-order';
import { createRefundMails } from './refund-mails';
import { createReminders } from './reminders';
import { reorderOf } from './reorder';
import { createStaffOrders } from './staff-orders';

const PAGE_SIZE = 10;
const MAX_RESENDS = { max: 3, windowMs: 3_600_000 };

/** Those of an own order's lines that were reviewed already. */
export type ReviewedLines = (customerId: string, orderLineIds: string[]) => Promise<ReadonlySet<string>>;

export interface OrderDependencies extends PlaceOrderDependencies {
  limits: RateLimits;
  references: Pick<CatalogueReferences, 'soldVariants' | 'soldProducts'>;
  reviewedLines: ReviewedLines;
  tracking: OrderTracking;
  returnsOf: ReturnsOf;
  queue: JobQueue;
  /** Told of an order that was delivered, in the transaction that says so. */
  onDone(tx: Db, order: OrderRow): Promise<void>;
  /** Told after money of an order went back, or was asked to, in the transaction that says so. */
  onRefund(tx: Db, orderId: string): Promise<void>;
}
export type OrderService = ReturnType<typeof createOrderService>;

export function createOrderService(deps: OrderDependencies) {
  const { db, clock, orders, offers, inventory, payments, outbox, mails, returnsOf } = deps;
  const reading = createOrderReading({ db, clock, orders, payments, returnsOf });
  const { onDone } = deps;
  const move = createOrderMoves({ orders, offers, inventory, payments, outbox, mails, clock, onDone });

  const staff = createStaffOrders({ ...deps, reading, move });
  const place = createPlaceOrder(deps);

  async function ofCustomer(customerId: string, id: string) {
    const order = await orders.findOfCustomer(customerId, id);
    if (!order) throw notFound('ORDER_NOT_FOUND');
    return order;
  }

  /** By order: what of it can be reviewed now. */
  async function reviewable(customerId: string, told: { order: OrderRow; lines: OrderLineRow[] }[]) {
    const arrived = told.flatMap(({ order, lines }) => lines.filter((line) => mayBeReviewed(order, line)));
    const [reviewed, sold] = await Promise.all([
      deps.reviewedLines(
        customerId,
        arrived.map(({ id }) => id),
      ),
      deps.references.soldProducts([...new Set(arrived.map(({ productId }) => productId))]),
    ]);
    const open = new Map<string, MyOrder['reviewable']>();
    for (const { id, orderId, productId, name, seoSlug } of arrived) {
      if (reviewed.has(id) || !sold.has(productId)) continue;
      open.set(orderId, [...(open.get(orderId) ?? []), { orderLineId: id, name, seoSlug }]);
    }
    return open;
  }

  /** Expects the order to be locked by this transaction. Asking again changes nothing. */
  async function requestCancel(tx: Db, order: OrderRow, reason: string): Promise<OrderCancelled> {
    const at = order.cancelRequestedAt ?? clock();
    if (!order.cancelRequestedAt) {
      await orders.update(tx, order.id, { cancelRequestedAt: at, cancelRequestReason: reason });
      await orders.tell(tx, {
        orderId: order.id,
        status: order.status,
        event: 'CANCEL_REQUESTED',
        at,
        byActor: 'CUSTOMER',
        actorId: order.customerId,
        reason,
      });
    }
    return { status: order.status, cancelRequestedAt: at.toISOString() };
  }

  return {
    place,
    phone: createPhoneOrders({ db, quotes: deps.quotes, place }),
    pay: createPayOrder(deps),
    expiry: createExpiry({ db, clock, orders, payments, move }),
    reminders: createReminders({
      db,
      clock,
      orders,
      reading,
      outbox,
      mails,
      settings: deps.settings,
    }),
    refundMails: createRefundMails({ db, clock, outbox, mails }),
    staff,
    bulk: createBulkMoves({ ...deps, staff }),

    async list(customerId: string, query: MyOrdersQuery, language?: Language) {
      const page = query.page ?? 1;
      const limit = query.pageSize || PAGE_SIZE;
      const { rows, total } = await orders.pageOfCustomer(
        customerId,
        {
          ...(query.status && query.status !== 'ALL' && { status: query.status }),
          ...(query.search && { search: query.search }),
        },
        { limit, offset: (page - 1) * limit, direction: query.order === 'DESC' ? 'desc' : 'asc' },
      );
      const told = await reading.summaries(rows, language);
      const open = await reviewable(customerId, told);
      return paged(
        told.map(({ order, summary }): MyOrder => ({ ...summary, reviewable: open.get(order.id) ?? [] })),
        { page, limit, total },
      );
    },

    /** Tries to pay, of all orders. */
    async payments(customerId: string, query: MyPaymentsQuery) {
      const page = query.page ?? 1;
      const limit = query.pageSize || PAGE_SIZE;
      const { rows, total } = await paymentRecords.page(db, orders.idsOfCustomer(customerId), {
        limit,
        offset: (page - 1) * limit,
      });
      const codes = await orders.codesOf(
        db,
        rows.map(({ orderId }) => orderId),
      );
      const told = rows.map((row) => ({ ...row, orderCode: codes.get(row.orderId) ?? '' }));
      return paged(told, { page, limit, total });
    },

    /** In its own language without another. */
    detail: async (customerId: string, id: string, language?: Language) =>
      reading.detail(await ofCustomer(customerId, id), language),

    /** How paying stands, for the owner or for who came back from the gateway with a signed link. */
    async paymentState(
      id: string,
      who: { customerId?: string | undefined; token?: string | undefined },
    ): Promise<PaymentState> {
      const isAllowedByToken = who.token !== undefined && payments.tokens.isFor(id, who.token);
      if (!isAllowedByToken && who.customerId === undefined) throw unauthorized();
      const order = isAllowedByToken
        ? await orders.findById(db, id)
        : await orders.findOfCustomer(who.customerId ?? '', id);
      if (!order) throw notFound('ORDER_NOT_FOUND');
      return toPaymentState(order, await reading.standingOf(db, order.id), clock());
    },

    /** Changes nothing here: the cart is filled where it is kept. */
    async reorder(customerId: string, id: string): Promise<Reorder> {
      await ofCustomer(customerId, id);
      const lines = await orders.linesOf(db, [id]);
      return reorderOf(lines, await deps.references.soldVariants(lines.map(({ variantId }) => variantId)));
    },

    /** The order as it is now, once more, to the address that was given with it. */
    async resendEmail(customerId: string, id: string): Promise<ResentEmail> {
      const order = await ofCustomer(customerId, id);
      const within = await deps.limits.consume(`resend ${id}`, MAX_RESENDS);
      if (!within.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', within.retryAfterSeconds);
      await db
        .transaction()
        .execute((tx) => outbox.enqueue(tx, mails.asked(order, { occasion: clock().toISOString() })));
      return { email: order.customer.email };
    },

    /** For anyone who holds the link of a mail. A link that does not hold and an order that is not there look the same. */
    async track({ token, orderId }: TrackQuery, language: Language): Promise<TrackedOrder> {
      const id = deps.tracking.orderOf(token);
      const order = id !== null && (orderId ?? id) === id ? await orders.findById(db, id) : undefined;
      if (!order) throw notFound('TRACKING_LINK_INVALID');
      return reading.tracked(order, language);
    },

    /** Free while nobody has begun with it; money that is here goes back. Afterwards it can be asked for, once. */
    async cancel(customerId: string, id: string, reason: string): Promise<OrderCancelled> {
      const why = reason.normalize('NFC').trim();
      if (why === '') throw invalidFields({ field: 'reason', code: 'required' });
      await ofCustomer(customerId, id);
      return db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, id);
        if (order?.status === 'PROCESSING') return requestCancel(tx, order, why);
        if (order?.status !== 'NEW') throw conflict('ORDER_NOT_CANCELLABLE');
        await move(tx, order, 'CANCEL', { by: 'CUSTOMER', actorId: customerId, reason: why });
        return { status: 'CANCEL' as const };
      });
    },

    /** Anyone who has the goods in hand ends the order before a week does. */
    async receive(customerId: string, id: string): Promise<OrderReceived> {
      await ofCustomer(customerId, id);
      return db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, id);
        if (order?.status === 'DONE') return { status: 'DONE' as const };
        if (order?.status !== 'DELIVERING') throw conflict('ORDER_NOT_ON_ITS_WAY');
        await move(tx, order, 'DONE', { by: 'CUSTOMER', actorId: customerId, reason: 'RECEIVED' });
        return { status: 'DONE' as const };
      });
    },
  };
}
