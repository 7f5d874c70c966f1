import type { Db } from '../../db';
import { answer, type AnswerBody } from '../../lib/envelope';
import { AppError, invalidFields } from '../../lib/errors';
import type { Staff } from '../../plugins/auth';
import type { StoreAnswer } from '../../plugins/idempotency';
import type { Audit } from '../audit/audit.service';
import type { BackgroundJob, JobReport } from '../background-jobs/background-jobs.schema';
import { emptyReport } from '../background-jobs/empty-report';
import type { JobQueue } from '../background-jobs/job-queue';
import type { JobDoer } from '../background-jobs/job-worker';
import type { BulkMoveBody } from './orders.schema';
import type { OrderRepository } from './orders.repository';
import type { StaffOrders } from './staff-orders';

const KIND = 'order-bulk-move';

interface BulkInput extends BulkMoveBody {
  staff: Staff;
}
interface Checkpoint {
  done: number;
  report: JobReport;
}

interface Dependencies {
  db: Db;
  audit: Audit;
  queue: JobQueue;
  orders: Pick<OrderRepository, 'codesOf'>;
  staff: Pick<StaffOrders, 'moveOne'>;
}

/** The same step of many orders, as a job: each order moves in its own transaction, by the rules of a single move. */
export function createBulkMoves({ db, audit, queue, orders, staff: desk }: Dependencies) {
  const doer: JobDoer = {
    kind: KIND,
    async run({ input, checkpoint, save, signal, progress }) {
      const { staff, ids, ...step } = input as BulkInput;
      let { done, report } = (checkpoint ?? { done: 0, report: emptyReport('apply') }) as Checkpoint;
      const codes = await orders.codesOf(db, ids);
      for (const [at, id] of ids.entries()) {
        if (at < done) continue;
        if (signal.aborted) break;
        const next = { ...report, rows: at + 1 };
        const moved = { ...next, changed: next.changed + 1, applied: next.applied + 1 };
        try {
          await db.transaction().execute(async (tx) => {
            await desk.moveOne(tx, staff, id, step);
            await save(tx, { done: at + 1, report: moved } satisfies Checkpoint);
          });
          report = moved;
        } catch (error) {
          if (!(error instanceof AppError) || error.status >= 500) throw error;
          const fault = {
            line: at + 1,
            entityId: id,
            column: null,
            code: error.code,
            value: codes.get(id) ?? null,
            expected: null,
          };
          const refused = {
            ...next,
            unchanged: next.unchanged + 1,
            faultCount: next.faultCount + 1,
            faults: [...next.faults, fault],
          };
          await db
            .transaction()
            .execute((tx) => save(tx, { done: at + 1, report: refused } satisfies Checkpoint));
          report = refused;
        }
        done = at + 1;
        await progress(done, ids.length);
      }
      return { report };
    },
  };

  return {
    doer,

    async start(staff: Staff, body: BulkMoveBody, store: StoreAnswer): Promise<AnswerBody<BackgroundJob>> {
      const carrier = body.carrier?.normalize('NFC').trim();
      if (body.carrier !== undefined && (!carrier || body.status !== 'DELIVERING'))
        throw invalidFields({ field: 'carrier', code: 'invalid' });
      const input: BulkInput = { ids: body.ids, status: body.status, ...(carrier && { carrier }), staff };
      return db.transaction().execute(async (tx) => {
        const id = await queue.enqueue(tx, { kind: KIND, ownerId: staff.userId, input });
        await audit.record(tx, staff, {
          action: 'bulk-move',
          entity: 'job',
          entityId: id,
          after: { status: body.status, ...(carrier && { carrier }), orders: body.ids.length },
        });
        const started = answer(await queue.find(id, tx));
        await store(tx, started);
        return started;
      });
    },
  };
}
