import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound } from '../../lib/errors';
import { keysetPage, limitOf, readCursor } from '../../lib/keyset';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit, StaffWrite } from '../audit/audit.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { PaymentService } from '../payments/payments.service';
import type { OrderMails } from './order-mails';
import type { OrderMoves } from './order-moves';
import type { OrderOffers } from './order-offers';
import type { OrderReading } from './order-reading';
import { isCancelAsked, isPaid } from './order-views';
import { takeRefund } from './refund-lines';
import type {
  BulkStep,
  CancelAnswer,
  MoveOrder,
  RefundBody,
  RefundEnd,
  ShipmentBody,
  StaffOrder,
  StaffOrdersQuery,
} from './orders.schema';
import type { FindingEnd } from '../payments/payments.schema';
import type { OrderRepository, OrderRow } from './orders.repository';
import { createStaffOrderList, type StaffFilter } from './staff-order-list';

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
  audit: Audit;
}

interface Target {
  id: string;
  staff: Staff;
}
type Work = (tx: Db, order: OrderRow) => Promise<Pick<StaffWrite, 'action' | 'before' | 'after' | 'reason'>>;

export type StaffOrders = ReturnType<typeof createStaffOrders>;

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
  audit,
}: Dependencies) {
  const listed = createStaffOrderList(db);

  /** Changes an order that is locked meanwhile. `work` returns what is recorded of it. */
  async function change(tx: Db, { id, staff }: Target, work: Work) {
    const order = await locked(tx, id);
    const done = await work(tx, order);
    await audit.record(tx, staff, { ...done, entity: 'order', entityId: id, customerId: order.customerId });
  }

  /** Changes an order in a transaction of its own, and answers how it is afterwards. */
  const act = (target: Target, work: Work, store?: StoreAnswer) =>
    db.transaction().execute(async (tx): Promise<AnswerBody<StaffOrder>> => {
      await change(tx, target, work);
      const said = answer(await reading.staffDetail(tx, await locked(tx, target.id)));
      await store?.(tx, said);
      return said;
    });

  async function locked(tx: Db, id: string) {
    const order = (await orders.findById(tx, id)) && (await orders.lock(tx, id));
    if (!order) throw notFound('ORDER_NOT_FOUND');
    return order;
  }

  const moving =
    (staff: Staff, { status, reason }: MoveOrder): Work =>
    async (tx, order) => {
      const { id } = order;
      const sums = await payments.sums(tx, { kind: 'order', id });
      if (status === 'PROCESSING' && order.paymentMethod !== 'COD' && !isPaid(order, sums)) {
        throw conflict('ORDER_NOT_PAID');
      }
      if (status === 'DELIVERING' && (await orders.shipmentsOf(tx, id)).length === 0) {
        throw conflict('ORDER_HAS_NO_SHIPMENT');
      }
      if (status === 'CANCEL' || status === 'REJECT') required(reason);
      await move(tx, order, status, { by: 'OPERATOR', actorId: staff.userId, reason });
      return { action: 'status', before: { status: order.status }, after: { status }, reason };
    };

  const naming =
    (staff: Staff, { carrier, trackingNumber, status }: ShipmentBody): Work =>
    async (tx, order) => {
      const { id } = order;
      if (!['PROCESSING', 'DELIVERING', 'REJECT'].includes(order.status)) {
        throw conflict('ORDER_NOT_SHIPPABLE');
      }
      const [existing] = await orders.shipmentsOf(tx, id);
      const named = { carrier, trackingNumber: trackingNumber ?? null };
      if (existing) await orders.updateShipment(tx, existing.id, { ...named, ...(status && { status }) });
      else {
        await orders.insertShipment(tx, {
          id: uuid(),
          orderId: id,
          ...named,
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
        actorId: staff.userId,
        reason: [carrier, trackingNumber].filter(Boolean).join(' '),
      });
      return {
        action: 'shipment',
        before: existing
          ? { carrier: existing.carrier, trackingNumber: existing.trackingNumber, status: existing.status }
          : null,
        after: { ...named, status: status ?? existing?.status ?? 'CREATED' },
      };
    };

  return {
    /** The total comes with the first page, which is where people look at it. */
    async list({
      status,
      paymentStatus,
      paymentMethod,
      cancelRequested,
      moneyWaits,
      search,
      from,
      to,
      ...at
    }: StaffOrdersQuery) {
      const limit = limitOf(at);
      const after = readCursor(at.after);
      const filter: StaffFilter = {
        ...(status && status !== 'ALL' && { status }),
        ...(paymentStatus && { paymentStatus }),
        ...(paymentMethod && { paymentMethod }),
        ...(cancelRequested && { isCancelAsked: true }),
        ...(moneyWaits && { moneyWaits }),
        ...(search && { search }),
        ...(from && { from: new Date(from) }),
        ...(to && { to: new Date(to) }),
      };
      const direction = at.order === 'ASC' ? 'asc' : 'desc';
      const [found, counted] = await Promise.all([
        listed.page(filter, { limit, after, direction }),
        after ? undefined : listed.count(filter),
      ]);
      const { data: rows, meta } = keysetPage(found, limit, ({ placedAt, id }) => ({ at: placedAt, id }));
      const data = (await reading.summaries(rows)).map(({ order, summary }) => ({
        ...summary,
        isCancelAsked: isCancelAsked(order),
        customerId: order.customerId,
        customer: order.customer,
      }));
      return { data, meta: { ...meta, ...counted } };
    },

    async detail(id: string): Promise<StaffOrder> {
      const order = await orders.findById(db, id);
      if (!order) throw notFound('ORDER_NOT_FOUND');
      return reading.staffDetail(db, order);
    },

    move: (staff: Staff, id: string, body: MoveOrder) => act({ id, staff }, moving(staff, body)),

    /**
     * Moves an order among many, in the caller's transaction. A carrier is named for an order that is handed over
     * and has none yet.
     */
    async moveOne(tx: Db, staff: Staff, id: string, { status, carrier }: BulkStep) {
      if (status === 'DELIVERING' && carrier && (await orders.shipmentsOf(tx, id)).length === 0)
        await change(tx, { id, staff }, naming(staff, { carrier }));
      await change(tx, { id, staff }, moving(staff, { status }));
    },

    /** One parcel per order: naming it again corrects it. */
    setShipment: (staff: Staff, id: string, body: ShipmentBody) => act({ id, staff }, naming(staff, body)),

    /** All that is left, an amount, or what some units of lines cost. */
    refund: (staff: Staff, id: string, body: RefundBody, store: StoreAnswer) =>
      act(
        { id, staff },
        async (tx, order) => {
          const reason = required(body.reason);
          const lines = await orders.linesOf(tx, [id]);
          const { amount, reward, units } = takeRefund(body, lines);
          const asked = await payments.refunds.ofPayable(
            tx,
            { kind: 'order', id },
            { amount, reason, requestedBy: staff.userId, units },
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
            actorId: staff.userId,
            reason,
            amount: asked,
          });
          await onRefund(tx, id);
          if (asked > 0)
            await outbox.enqueue(tx, mails.refunding(order, { occasion: uuid(), amount: asked, reason }));
          return { action: 'refund', after: { amount: asked, reward: givenBack, units }, reason };
        },
        store,
      ),

    /** Money that a gateway could not tell the end of: it went back in another way, or can be asked for once more. */
    endRefund: (staff: Staff, id: string, refundId: string, { status, reason }: RefundEnd) =>
      act({ id, staff }, async (tx, order) => {
        const why = required(reason);
        const refund = await payments.refunds.end(tx, { kind: 'order', id }, refundId, status);
        if (!refund) throw notFound('REFUND_NOT_FOUND');
        const freed = status === 'FAILED' ? (refund.units ?? []) : [];
        for (const { lineId, quantity } of freed) await orders.freeRefundedUnits(tx, lineId, quantity);
        await orders.tell(tx, {
          orderId: id,
          status: order.status,
          event: 'REFUND_ENDED',
          at: clock(),
          byActor: 'OPERATOR',
          actorId: staff.userId,
          reason: why,
          amount: status === 'SUCCEEDED' ? refund.amount : 0,
        });
        return { action: 'refund-end', after: { refundId, status, amount: refund.amount }, reason: why };
      }),

    /** Staff have looked at what a gateway reported of a payment; what they found is in the audit log. */
    resolveFinding: (staff: Staff, id: string, findingId: string, { reason }: FindingEnd) =>
      act({ id, staff }, async (tx) => {
        const why = required(reason);
        const open = await payments.openFindingsOf(tx, { kind: 'order', ids: [id] });
        const finding = open.find((one) => one.id === findingId);
        if (!finding) throw notFound('PAYMENT_FINDING_NOT_FOUND');
        await payments.resolveFinding(tx, findingId, clock());
        return { action: 'finding-resolved', after: { findingId, kind: finding.kind }, reason: why };
      }),

    /** Yes cancels the order for the shopper's reason; no needs one of the shop's. */
    answerCancel: (staff: Staff, id: string, { accept, reason }: CancelAnswer) =>
      act({ id, staff }, async (tx, order) => {
        if (!isCancelAsked(order)) throw conflict('NO_CANCEL_REQUEST');
        if (accept) {
          const why = reason?.trim() || (order.cancelRequestReason ?? undefined);
          await move(tx, order, 'CANCEL', { by: 'OPERATOR', actorId: staff.userId, reason: why });
          return {
            action: 'cancel-request',
            before: { status: order.status },
            after: { accept, status: 'CANCEL' },
            reason: why,
          };
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
          actorId: staff.userId,
          reason: why,
        });
        await outbox.enqueue(tx, mails.cancelDeclined(order, why));
        return { action: 'cancel-request', after: { accept }, reason: why };
      }),
  };
}

function required(reason: string | undefined): string {
  const why = reason?.normalize('NFC').trim();
  if (!why) throw invalidFields({ field: 'reason', code: 'required' });
  return why;
}
