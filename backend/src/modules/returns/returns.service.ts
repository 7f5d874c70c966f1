import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { answer, paged, type AnswerBody } from '../../lib/envelope';
import { conflict, invalidFields, notFound, tooManyRequests, type FieldError } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { RateLimits } from '../../lib/rate-limits';
import { plainLines } from '../../lib/plain-text';
import { toPicture } from '../media/picture';
import type { ReturnableOrders } from '../orders/returnable-orders';
import type { Audit } from '../audit/audit.service';
import type { OutboxService } from '../outbox/outbox.service';
import type { UploadService } from '../uploads/uploads.service';
import { mayMoveReturn, staffMovesOf } from './return-transitions';
import { returnableUnits, returnUntil, type BoughtUnits, type ReturnableOrder } from './returnable-units';
import {
  createReturnRepository,
  type ReturnLineRow,
  type ReturnPictureRow,
  type ReturnRow,
} from './returns.repository';
import type {
  MoveReturn,
  OrderReturn,
  RequestedReturn,
  ReturnRequest,
  ReturnStatus,
  StaffReturn,
  StaffReturnsQuery,
} from './returns.schema';

export interface ReturnDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  uploads: Pick<UploadService, 'use'>;
  outbox: OutboxService;
  orders: ReturnableOrders;
  audit: Audit;
}
interface Change {
  status: ReturnStatus;
  reason: string | null;
  refundAmount?: number;
}

const PAGE_SIZE = 10;
const MAX_REQUESTS = { max: 20, windowMs: 3_600_000 };

export type ReturnService = ReturnType<typeof createReturnService>;

/** What goes back of orders that have arrived. Anyone who changes one holds the lock of its order. */
export function createReturnService({
  db,
  clock,
  limits,
  uploads,
  outbox,
  orders,
  audit,
}: ReturnDependencies) {
  const returns = createReturnRepository(db);

  const partsOf = async (from: Db, ids: string[]) => ({
    lines: await returns.linesOf(from, ids),
    pictures: await returns.picturesOf(from, ids),
  });

  async function toStaff(from: Db, rows: ReturnRow[]): Promise<StaffReturn[]> {
    const ids = rows.map(({ id }) => id);
    const parts = await partsOf(from, ids);
    const events = await returns.eventsOf(from, ids);
    const codes = await orders.codesOf(
      from,
      rows.map(({ orderId }) => orderId),
    );
    const bought = await orders.linesOfAll(
      from,
      rows.map(({ orderId }) => orderId),
    );
    return rows.map((row) => ({
      ...toReturn(row, parts),
      orderId: row.orderId,
      orderCode: codes.get(row.orderId) ?? '',
      moves: staffMovesOf(row.type, row.status),
      goods: bought
        .filter(({ id }) => parts.lines.some((line) => line.returnId === row.id && line.orderLineId === id))
        .map(({ id, name, sku, picture }) => ({ lineId: id, name, sku, picture })),
      customerId: row.customerId,
      events: events
        .filter(({ returnId }) => returnId === row.id)
        .map(({ status, at, byActor, actorId, reason }) => ({
          status,
          at: at.toISOString(),
          by: byActor,
          actorId,
          reason,
        })),
    }));
  }

  async function apply(tx: Db, row: ReturnRow, change: Change, by: 'CUSTOMER' | 'OPERATOR', actorId: string) {
    const at = clock();
    await returns.update(tx, row.id, {
      status: change.status,
      updatedAt: at,
      ...(by === 'OPERATOR' && change.reason !== null && { answer: change.reason }),
      ...(change.refundAmount !== undefined && { refundAmount: change.refundAmount }),
    });
    await returns.tell(tx, {
      returnId: row.id,
      status: change.status,
      at,
      byActor: by,
      actorId,
      reason: change.reason,
    });
  }

  return {
    /** What an order says of its returns: until when one can be asked for, and of how many units of each line. */
    async standing(
      from: Db,
      order: ReturnableOrder & { id: string },
      lines: BoughtUnits[],
      timeline: Parameters<typeof returnUntil>[1],
    ): Promise<{ returns: OrderReturn[]; until: Date | null; unitsOf: Map<string, number> }> {
      const until = returnUntil(order, timeline);
      if (until === null) return { returns: [], until, unitsOf: new Map() };
      const rows = await returns.ofOrder(from, order.id);
      const parts = await partsOf(
        from,
        rows.map(({ id }) => id),
      );
      const isOpen = until > clock();
      return {
        returns: rows.map((row) => toReturn(row, parts)),
        until,
        unitsOf: new Map(
          lines.map((line) => [line.id, isOpen ? returnableUnits(line, rows, parts.lines) : 0]),
        ),
      };
    },

    async request(
      customerId: string,
      orderId: string,
      body: ReturnRequest,
      store: StoreAnswer,
    ): Promise<AnswerBody<RequestedReturn>> {
      if (!(await orders.isOfCustomer(customerId, orderId))) throw notFound('ORDER_NOT_FOUND');
      const within = await limits.consume(`return ${customerId}`, MAX_REQUESTS);
      if (!within.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', within.retryAfterSeconds);
      const reason = checkedReason(body.reason);

      return db.transaction().execute(async (tx) => {
        const order = await orders.lock(tx, orderId);
        if (order?.status !== 'DONE') throw conflict('ORDER_NOT_DONE');
        const until = returnUntil(order, await orders.timelineOf(tx, orderId));
        if (until === null || until <= clock()) throw conflict('RETURN_TOO_LATE');
        const rows = await returns.ofOrder(tx, orderId);
        const returned = await returns.linesOf(
          tx,
          rows.map(({ id }) => id),
        );
        const bought = await orders.linesOf(tx, orderId);
        checkLines(body.lines, bought, (line) => returnableUnits(line, rows, returned));
        // Staff could never end it: there is nothing to give back. What is broken can still be exchanged.
        const isForNothing = bought.every(
          ({ id, lineTotal, discount, reward }) =>
            lineTotal === discount - reward || !body.lines.some(({ lineId }) => lineId === id),
        );
        if (body.type !== 'EXCHANGE' && isForNothing) throw conflict('RETURN_WITHOUT_COST');
        const pictureIds = await uploads.use(tx, customerId, body.images ?? []);
        if (pictureIds === null) throw invalidFields({ field: 'images', code: 'invalid' });

        const id = uuid();
        const at = clock();
        await returns.insert(
          tx,
          {
            id,
            orderId,
            customerId,
            type: body.type,
            status: 'NEW',
            reason,
            answer: null,
            refundAmount: null,
            createdAt: at,
            updatedAt: at,
          },
          body.lines,
          pictureIds,
        );
        await returns.tell(tx, {
          returnId: id,
          status: 'NEW',
          at,
          byActor: 'CUSTOMER',
          actorId: customerId,
          reason: null,
        });
        await outbox.enqueue(tx, orders.mailOf(order, { returnId: id, status: 'NEW', type: body.type }));
        const asked = answer({ returnId: id, status: 'NEW' as const });
        await store(tx, asked);
        return asked;
      });
    },

    /** Before the shop has answered. Saying it again changes nothing. */
    async withdraw(customerId: string, orderId: string, returnId: string): Promise<RequestedReturn> {
      if (!(await orders.isOfCustomer(customerId, orderId))) throw notFound('ORDER_NOT_FOUND');
      return db.transaction().execute(async (tx) => {
        await orders.lock(tx, orderId);
        const row = await returns.find(tx, returnId);
        if (row?.orderId !== orderId) throw notFound('RETURN_NOT_FOUND');
        if (row.status === 'WITHDRAWN') return { returnId, status: row.status };
        if (!mayMoveReturn(row.type, row.status, 'WITHDRAWN', 'CUSTOMER')) {
          throw conflict('RETURN_NOT_WITHDRAWABLE');
        }
        await apply(tx, row, { status: 'WITHDRAWN', reason: null }, 'CUSTOMER', customerId);
        return { returnId, status: 'WITHDRAWN' as const };
      });
    },

    staff: {
      async list({ status, page = 1, pageSize }: StaffReturnsQuery) {
        const limit = pageSize || PAGE_SIZE;
        const { rows, total } = await returns.page(status, { limit, offset: (page - 1) * limit });
        return paged(await toStaff(db, rows), { page, limit, total });
      },

      async detail(id: string): Promise<StaffReturn> {
        const row = await returns.find(db, id);
        const [told] = row ? await toStaff(db, [row]) : [];
        if (!told) throw notFound('RETURN_NOT_FOUND');
        return told;
      },

      /** Along the table of transitions; coming to REFUNDED gives back what its units cost. */
      async move(by: Staff, id: string, { status, reason }: MoveReturn): Promise<StaffReturn> {
        const found = await returns.find(db, id);
        if (!found) throw notFound('RETURN_NOT_FOUND');
        const why = plainLines(reason ?? '') || null;
        if (status === 'REJECTED' && why === null) throw invalidFields({ field: 'reason', code: 'required' });
        return db.transaction().execute(async (tx) => {
          const order = await orders.lock(tx, found.orderId);
          const row = await returns.find(tx, id);
          if (!order || !row) throw notFound('RETURN_NOT_FOUND');
          if (!mayMoveReturn(row.type, row.status, status, 'OPERATOR')) {
            throw conflict('RETURN_TRANSITION_NOT_ALLOWED');
          }
          const units = (await returns.linesOf(tx, [id])).map(({ orderLineId, quantity }) => ({
            lineId: orderLineId,
            quantity,
          }));
          // What went back as money is not given as goods as well.
          if (status === 'EXCHANGED') await orders.refuseRefunded(tx, row.orderId, units);
          const refund =
            status === 'REFUNDED'
              ? await orders.refundUnits(tx, order, {
                  units,
                  reason: why ?? row.reason,
                  operatorId: by.userId,
                })
              : undefined;
          const change = { status, reason: why, ...(refund && { refundAmount: refund.amount }) };
          await apply(tx, row, change, 'OPERATOR', by.userId);
          await audit.record(tx, by, {
            action: 'status',
            entity: 'return',
            entityId: id,
            before: { status: row.status },
            after: { status, ...refund },
            reason: why,
            customerId: row.customerId,
          });
          await outbox.enqueue(
            tx,
            orders.mailOf(order, {
              returnId: id,
              status,
              type: row.type,
              ...(why !== null && { reason: why }),
              ...refund,
            }),
          );
          const [told] = await toStaff(tx, await one(tx, id));
          if (!told) throw notFound('RETURN_NOT_FOUND');
          return told;
        });
      },
    },
  };

  async function one(tx: Db, id: string): Promise<ReturnRow[]> {
    const row = await returns.find(tx, id);
    return row ? [row] : [];
  }
}

function toReturn(
  row: ReturnRow,
  { lines, pictures }: { lines: ReturnLineRow[]; pictures: ReturnPictureRow[] },
): OrderReturn {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    reason: row.reason,
    answer: row.answer,
    refundAmount: row.refundAmount,
    lines: lines
      .filter(({ returnId }) => returnId === row.id)
      .map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity })),
    pictures: pictures.filter(({ returnId }) => returnId === row.id).map((picture) => toPicture(picture, '')),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function checkedReason(given: string): string {
  const reason = plainLines(given);
  if (!reason) throw invalidFields({ field: 'reason', code: reason === null ? 'invalid' : 'required' });
  return reason;
}

/** All that is wrong with them at once; more than can go back is told apart, because the order is not as it was shown. */
function checkLines(
  wanted: ReturnRequest['lines'],
  lines: BoughtUnits[],
  unitsOf: (line: BoughtUnits) => number,
): void {
  const errors: FieldError[] = wanted.flatMap(({ lineId }, at) => {
    const field = `lines[${String(at)}].lineId`;
    if (!lines.some(({ id }) => id === lineId)) return { field, code: 'invalid' };
    const isTwice = wanted.findIndex((other) => other.lineId === lineId) !== at;
    return isTwice ? { field, code: 'twice' } : [];
  });
  if (errors.length > 0) throw invalidFields(...errors);
  for (const { lineId, quantity } of wanted) {
    const line = lines.find(({ id }) => id === lineId);
    if (line && quantity > unitsOf(line)) throw conflict('RETURN_EXCEEDS_UNITS');
  }
}
