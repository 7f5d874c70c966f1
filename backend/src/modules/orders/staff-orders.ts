import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, paged, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { OutboxService } from '../outbox/outbox.service';
import type { PaymentService } from '../payments/payments.service';
import type { OrderMails } from './order-mails';
import type { OrderMoves } from './order-moves';
import type { OrderOffers } from './order-offers';
import type { OrderReading } from './order-reading';
import { isPaid } from './order-views';
import { takeRefund } from './refund-lines';
import type {
  CancelAnswer,
  MoveOrder,
  RefundBody,
  RefundEnd,
  ShipmentBody,
  StaffOrder,
  StaffOrdersQuery,
} from './orders.schema';
import type { OrderRepository, OrderRow } from './orders.repository';

interface Dependencies {
  db: Db;
  clock: Clock;
  orders: OrderRepository;
  payments: PaymentService;
  reading: OrderReading;
  move: OrderMoves;
  outbox: OutboxService;
  mails: OrderMails;
  offers: Pick<OrderOffers, 'giveBack'>;
  onRefund(tx: Db, orderId: string): Promise<void>;
}

const PAGE_SIZE = 10;

/** What staff do with orders. Every act is a row of the order's history, under the name of who did it. */
export function createStaffOrders({
  db,
  clock,
  orders,
  payments,
  reading,
  move,
  outbox,
  mails,
  offers,
  onRefund,
}: Dependencies) {
  /** Does something to an order that nobody else can touch meanwhile, and answers how it is afterwards. */
  const act = (id: string, work: (tx: Db, order: OrderRow) => Promise<void>, store?: StoreAnswer) =>
    db.transaction().execute(async (tx): Promise<AnswerBody<StaffOrder>> => {
      await work(tx, await locked(tx, id));
      const said = answer(await reading.staffDetail(tx, await locked(tx, id)));
      await store?.(tx, said);
      return said;
    });

  async function locked(tx: Db, id: string) {
    const order = (await orders.findById(tx, id)) && (await orders.lock(tx, id));
    if (!order) throw notFound('ORDER_NOT_FOUND');
    return order;
  }

  return {
    async list({ status, paymentStatus, cancelRequested, search, ...at }: StaffOrdersQuery) {
      const page = at.page ?? 1;
      const limit = at.pageSize || PAGE_SIZE;
      const { rows, total } = await orders.pageForStaff(
        {
          ...(status && status !== 'ALL' && { status }),
          ...(paymentStatus && { paymentStatus }),
          ...(cancelRequested && { isCancelAsked: true }),
          ...(search && { search }),
        },
        { limit, offset: (page - 1) * limit, direction: at.order === 'ASC' ? 'asc' : 'desc' },
      );
      const told = (await reading.summaries(rows)).map(({ order: { customerId, customer }, summary }) => ({
        ...summary,
        customerId,
        customer,
      }));
      return paged(told, { page, limit, total });
    },

    async detail(id: string): Promise<StaffOrder> {
      const order = await orders.findById(db, id);
      if (!order) throw notFound('ORDER_NOT_FOUND');
      return reading.staffDetail(db, order);
    },

    move: (operatorId: string, id: string, { status, reason }: MoveOrder) =>
      act(id, async (tx, order) => {
        const sums = await payments.sums(tx, { kind: 'order', id });
        if (status === 'PROCESSING' && order.paymentMethod !== 'COD' && !isPaid(order, sums)) {
          throw conflict('ORDER_NOT_PAID');
        }
        if (status === 'DELIVERING' && (await orders.shipmentsOf(tx, id)).length === 0) {
          throw conflict('ORDER_HAS_NO_SHIPMENT');
        }
        if (status === 'CANCEL' || status === 'REJECT') required(reason);
        await move(tx, order, status, { by: 'OPERATOR', actorId: operatorId, reason });
      }),

    /** One parcel per order: naming it again corrects it. */
    setShipment: (operatorId: string, id: string, { carrier, trackingNumber, status }: ShipmentBody) =>
      act(id, async (tx, order) => {
        if (!['PROCESSING', 'DELIVERING', 'REJECT'].includes(order.status)) {
          throw conflict('ORDER_NOT_SHIPPABLE');
        }
        const [existing] = await orders.shipmentsOf(tx, id);
        const change = { carrier, trackingNumber: trackingNumber ?? null };
        if (existing) await orders.updateShipment(tx, existing.id, { ...change, ...(status && { status }) });
        else {
          await orders.insertShipment(tx, {
            id: uuid(),
            orderId: id,
            ...change,
            status: status ?? 'CREATED',
            createdAt: clock(),
          });
        }
        await orders.tell(tx, {
          orderId: id,
          status: order.status,
          event: 'SHIPMENT_NAMED',
          at: clock(),
          byActor: 'OPERATOR',
          actorId: operatorId,
          reason: [carrier, trackingNumber].filter(Boolean).join(' '),
        });
      }),

    /** All that is left, an amount, or what some units of lines cost. */
    refund: (operatorId: string, id: string, body: RefundBody, store: StoreAnswer) =>
      act(
        id,
        async (tx, order) => {
          const reason = required(body.reason);
          const lines = await orders.linesOf(tx, [id]);
          const { amount, reward, units } = takeRefund(body, lines);
          const asked = await payments.refunds.ofPayable(
            tx,
            { kind: 'order', id },
            { amount, reason, requestedBy: operatorId },
          );
          const givenBack = await offers.giveBack(tx, id, reward);
          if (asked + givenBack === 0) throw conflict('NOTHING_TO_REFUND');
          for (const { lineId, quantity } of units) await orders.addRefundedUnits(tx, lineId, quantity);
          const at = clock();
          await orders.tell(tx, {
            orderId: id,
            status: order.status,
            event: 'REFUND_ASKED',
            at,
            byActor: 'OPERATOR',
            actorId: operatorId,
            reason,
            amount: asked,
          });
          await onRefund(tx, id);
          if (asked > 0)
            await outbox.enqueue(tx, mails.refunding(order, { occasion: uuid(), amount: asked, reason }));
        },
        store,
      ),

    /** Money that a gateway could not tell the end of: it went back in another way, or can be asked for once more. */
    endRefund: (operatorId: string, id: string, refundId: string, { status, reason }: RefundEnd) =>
      act(id, async (tx, order) => {
        const why = required(reason);
        const refund = await payments.refunds.end(tx, { kind: 'order', id }, refundId, status);
        if (!refund) throw notFound('REFUND_NOT_FOUND');
        await orders.tell(tx, {
          orderId: id,
          status: order.status,
          event: 'REFUND_ENDED',
          at: clock(),
          byActor: 'OPERATOR',
          actorId: operatorId,
          reason: why,
          amount: status === 'SUCCEEDED' ? refund.amount : 0,
        });
      }),

    /** Yes cancels the order for the shopper's reason; no needs one of the shop's. */
    answerCancel: (operatorId: string, id: string, { accept, reason }: CancelAnswer) =>
      act(id, async (tx, order) => {
        const isOpen = order.cancelRequestedAt !== null && order.cancelDeclinedAt === null;
        if (order.status !== 'PROCESSING' || !isOpen) throw conflict('NO_CANCEL_REQUEST');
        if (accept) {
          const why = reason?.trim() || (order.cancelRequestReason ?? undefined);
          return move(tx, order, 'CANCEL', { by: 'OPERATOR', actorId: operatorId, reason: why });
        }
        const why = required(reason);
        const at = clock();
        await orders.update(tx, id, { cancelDeclinedAt: at, cancelDeclineReason: why });
        await orders.tell(tx, {
          orderId: id,
          status: order.status,
          event: 'CANCEL_DECLINED',
          at,
          byActor: 'OPERATOR',
          actorId: operatorId,
          reason: why,
        });
        await outbox.enqueue(tx, mails.cancelDeclined(order, why));
      }),
  };
}

function required(reason: string | undefined): string {
  const why = reason?.normalize('NFC').trim();
  if (!why) throw invalidFields({ field: 'reason', code: 'required' });
  return why;
}
