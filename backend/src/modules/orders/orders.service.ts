import { v7 as uuid } from 'uuid';
import type { Db } from '../../plugins/db';
import { paged } from '../../plugins/envelope';
import { conflict, invalidFields, notFound, unauthorized } from '../../plugins/errors';
import type { Attempt } from '../payments/payments.tables';
import type { PaymentState } from '../payments/payments.schema';
import { createExpiry } from './expiry';
import { createOrderMoves } from './order-moves';
import { isPaid, toDetail, toPaymentState, toSummary, type Standing } from './order-views';
import type {
  MoveOrder,
  MyOrdersQuery,
  OrderCancelled,
  OrderDetail,
  RefundBody,
  ShipmentBody,
} from './orders.schema';
import type { OrderRow } from './orders.repository';
import { createPayOrder } from './pay-order';
import { createPlaceOrder, type PlaceOrderDependencies } from './place-order';

const PAGE_SIZE = 10;

export type OrderService = ReturnType<typeof createOrderService>;

export function createOrderService(deps: PlaceOrderDependencies) {
  const { db, clock, orders, inventory, payments, outbox, mails } = deps;
  const move = createOrderMoves({ orders, inventory, payments, outbox, mails, clock });

  async function standingOf(orderId: string): Promise<Standing> {
    const payable = { kind: 'order' as const, id: orderId };
    const [attempts, sums]: [Attempt[], Awaited<ReturnType<typeof payments.sums>>] = await Promise.all([
      payments.attemptsOf(db, payable),
      payments.sums(db, payable),
    ]);
    return { attempts, ...sums };
  }

  async function detailOf(order: OrderRow): Promise<OrderDetail> {
    const [lines, timeline, shipments, standing] = await Promise.all([
      orders.linesOf(db, [order.id]),
      orders.timelineOf(order.id),
      orders.shipmentsOf(db, order.id),
      standingOf(order.id),
    ]);
    return toDetail(order, { lines, timeline, shipments, standing }, clock());
  }

  async function ofCustomer(customerId: string, id: string) {
    const order = await orders.findOfCustomer(customerId, id);
    if (!order) throw notFound('ORDER_NOT_FOUND');
    return order;
  }

  async function byStaff(id: string) {
    const order = await orders.findById(id);
    if (!order) throw notFound('ORDER_NOT_FOUND');
    return order;
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
    place: createPlaceOrder(deps),
    pay: createPayOrder(deps),
    expiry: createExpiry({ db, clock, orders, payments, move }),

    async list(customerId: string, query: MyOrdersQuery) {
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
      const lines = await orders.linesOf(
        db,
        rows.map(({ id }) => id),
      );
      const summaries = await Promise.all(
        rows.map(async (order) =>
          toSummary(
            order,
            lines.filter(({ orderId }) => orderId === order.id),
            await standingOf(order.id),
            clock(),
          ),
        ),
      );
      return paged(summaries, { page, limit, total });
    },

    detail: async (customerId: string, id: string) => detailOf(await ofCustomer(customerId, id)),

    /** How paying stands, for the owner or for who came back from the gateway with a signed link. */
    async paymentState(
      id: string,
      who: { customerId?: string | undefined; token?: string | undefined },
    ): Promise<PaymentState> {
      const isAllowedByToken = who.token !== undefined && payments.tokens.isFor(id, who.token);
      if (!isAllowedByToken && who.customerId === undefined) throw unauthorized();
      const order = isAllowedByToken
        ? await orders.findById(id)
        : await orders.findOfCustomer(who.customerId ?? '', id);
      if (!order) throw notFound('ORDER_NOT_FOUND');
      return toPaymentState(order, await standingOf(order.id), clock());
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

    async moveByStaff(operatorId: string, id: string, { status, reason }: MoveOrder): Promise<OrderDetail> {
      await byStaff(id);
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, id);
        if (!order) throw notFound('ORDER_NOT_FOUND');
        const sums = await payments.sums(tx, { kind: 'order', id });
        if (status === 'PROCESSING' && order.paymentMethod !== 'COD' && !isPaid(order, sums)) {
          throw conflict('ORDER_NOT_PAID');
        }
        if (status === 'DELIVERING' && (await orders.shipmentsOf(tx, id)).length === 0) {
          throw conflict('ORDER_HAS_NO_SHIPMENT');
        }
        if ((status === 'CANCEL' || status === 'REJECT') && !reason?.trim()) {
          throw invalidFields({ field: 'reason', code: 'required' });
        }
        await move(tx, order, status, { by: 'OPERATOR', actorId: operatorId, reason });
      });
      return detailOf(await byStaff(id));
    },

    /** One parcel per order for now: naming it again corrects it. */
    async setShipment(id: string, { carrier, trackingNumber, status }: ShipmentBody): Promise<OrderDetail> {
      await byStaff(id);
      await db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, id);
        if (!order || !['PROCESSING', 'DELIVERING', 'REJECT'].includes(order.status)) {
          throw conflict('ORDER_NOT_SHIPPABLE');
        }
        const [existing] = await orders.shipmentsOf(tx, id);
        const change = { carrier, trackingNumber: trackingNumber ?? null };
        if (existing) await orders.updateShipment(tx, existing.id, { ...change, ...(status && { status }) });
        else
          await orders.insertShipment(tx, {
            id: uuid(),
            orderId: id,
            ...change,
            status: status ?? 'PREPARING',
            createdAt: clock(),
          });
      });
      return detailOf(await byStaff(id));
    },

    async refund(operatorId: string, id: string, { amount, reason }: RefundBody): Promise<OrderDetail> {
      await byStaff(id);
      await db.transaction().execute(async (tx) => {
        await orders.lock(tx, id);
        const asked = await payments.refunds.ofPayable(
          tx,
          { kind: 'order', id },
          { amount, reason, requestedBy: operatorId },
        );
        if (asked === 0) throw conflict('NOTHING_TO_REFUND');
      });
      return detailOf(await byStaff(id));
    },
  };
}
