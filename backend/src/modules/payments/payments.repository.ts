import { sql, type Insertable, type Updateable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { json, type Db } from '../../db';
import { openStatuses } from './attempt-status';
import { masked } from './masked';
import {
  findingKinds,
  type Attempt,
  type FindingKind,
  type MoneySums,
  type OpenFinding,
  type PayableKind,
  type PaymentAttemptsTable,
  type PaymentEventsTable,
  type ProviderCode,
  type Refund,
  type RefundsTable,
} from './payments.tables';

export type NewEvent = Omit<Insertable<PaymentEventsTable>, 'id' | 'headers'> & {
  headers?: Record<string, string>;
};
export interface PayableRef {
  kind: PayableKind;
  id: string;
}
export type PaymentRepository = ReturnType<typeof createPaymentRepository>;

/** Functions that belong to a caller's transaction take it first; the others use the pool. */
export function createPaymentRepository(db: Db) {
  return {
    /** The newest of its order, also when the clock was set back since the one before. */
    insertAttempt: (tx: Db, attempt: Insertable<PaymentAttemptsTable>) =>
      tx
        .insertInto('paymentAttempts')
        .values({
          ...attempt,
          createdAt: sql<Date>`greatest(${attempt.createdAt}::timestamptz, (
            select max(created_at) + interval '1 microsecond' from payment_attempts
            where payable_kind = ${attempt.payableKind} and payable_id = ${attempt.payableId}))`,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),

    findByRef: (provider: ProviderCode, merchantRef: string): Promise<Attempt | undefined> =>
      db
        .selectFrom('paymentAttempts')
        .selectAll()
        .where('provider', '=', provider)
        .where('merchantRef', '=', merchantRef)
        .executeTakeFirst(),

    findAttempt: (id: string): Promise<Attempt | undefined> =>
      db.selectFrom('paymentAttempts').selectAll().where('id', '=', id).executeTakeFirst(),

    lockAttempt: (tx: Db, id: string): Promise<Attempt> =>
      tx.selectFrom('paymentAttempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),

    /** Newest first. */
    attemptsOf: (from: Db, { kind, id }: PayableRef): Promise<Attempt[]> =>
      from
        .selectFrom('paymentAttempts')
        .selectAll()
        .where('payableKind', '=', kind)
        .where('payableId', '=', id)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Of several payables at once, for lists: their attempts, the newest first, and what came of each. */
    async standingsOf(
      from: Db,
      kind: PayableKind,
      ids: string[],
    ): Promise<Map<string, MoneySums & { attempts: Attempt[] }>> {
      if (ids.length === 0) return new Map();
      const attempts = await from
        .selectFrom('paymentAttempts')
        .selectAll()
        .where('payableKind', '=', kind)
        .where('payableId', 'in', ids)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const refunds = await from
        .selectFrom('refunds')
        .select(['payableId', 'status', 'amount'])
        .where('payableKind', '=', kind)
        .where('payableId', 'in', ids)
        .execute();
      return new Map(
        ids.map((id) => {
          const own = attempts.filter(({ payableId }) => payableId === id);
          const back = refunds.filter(({ payableId }) => payableId === id);
          return [
            id,
            {
              attempts: own,
              succeeded: sumOf(own.filter(({ status }) => status === 'SUCCEEDED')),
              refunding: sumOf(back.filter(({ status }) => status !== 'FAILED')),
              refunded: sumOf(back.filter(({ status }) => status === 'SUCCEEDED')),
            },
          ];
        }),
      );
    },

    updateAttempt: async (tx: Db, id: string, change: Updateable<PaymentAttemptsTable>) => {
      await tx.updateTable('paymentAttempts').set(change).where('id', '=', id).execute();
    },

    /** Null when this verified news was recorded before. */
    async insertEvent(tx: Db, { headers = {}, raw, ...event }: NewEvent): Promise<string | null> {
      const row = await tx
        .insertInto('paymentEvents')
        .values({ id: uuid(), headers: json(headers), raw: masked(raw), ...event })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async decideEvent(tx: Db, id: string, decision: string, reply: string | null) {
      await tx.updateTable('paymentEvents').set({ decision, reply }).where('id', '=', id).execute();
    },

    decisionOf: async (tx: Db, provider: ProviderCode, dedupeKey: string) =>
      (
        await tx
          .selectFrom('paymentEvents')
          .select('decision')
          .where('provider', '=', provider)
          .where('dedupeKey', '=', dedupeKey)
          .where('signatureOk', '=', true)
          .executeTakeFirst()
      )?.decision,

    /** The code that the browser brought back last, verified: it names the reason when a query does not. */
    returnedCode: async (tx: Db, attemptId: string) =>
      (
        await tx
          .selectFrom('paymentEvents')
          .select('providerCode')
          .where('attemptId', '=', attemptId)
          .where('kind', '=', 'return')
          .where('signatureOk', '=', true)
          .orderBy('receivedAt', 'desc')
          .executeTakeFirst()
      )?.providerCode ?? null,

    async sums(from: Db, { kind, id }: PayableRef): Promise<MoneySums> {
      const paid = await from
        .selectFrom('paymentAttempts')
        .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
        .where('payableKind', '=', kind)
        .where('payableId', '=', id)
        .where('status', '=', 'SUCCEEDED')
        .executeTakeFirstOrThrow();
      const back = await from
        .selectFrom('refunds')
        .select([
          sql<number>`coalesce(sum(amount) filter (where status <> 'FAILED'), 0)::bigint`.as('refunding'),
          sql<number>`coalesce(sum(amount) filter (where status = 'SUCCEEDED'), 0)::bigint`.as('refunded'),
        ])
        .where('payableKind', '=', kind)
        .where('payableId', '=', id)
        .executeTakeFirstOrThrow();
      return { succeeded: paid.total, ...back };
    },

    insertRefund: async (tx: Db, { units, ...refund }: Insertable<RefundsTable>) => {
      await tx
        .insertInto('refunds')
        .values({ ...refund, units: units && json(units) })
        .execute();
    },
    refundsOf: (from: Db, { kind, id }: PayableRef): Promise<Refund[]> =>
      from
        .selectFrom('refunds')
        .selectAll()
        .where('payableKind', '=', kind)
        .where('payableId', '=', id)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),
    refundsOfAttempt: (tx: Db, attemptId: string): Promise<Refund[]> =>
      tx.selectFrom('refunds').selectAll().where('attemptId', '=', attemptId).execute(),
    updateRefund: async (from: Db, id: string, change: Updateable<RefundsTable>) => {
      await from.updateTable('refunds').set(change).where('id', '=', id).execute();
    },

    /** A thing for staff to look at; the same thing about the same attempt is open once. */
    async addFinding(tx: Db, attemptId: string, kind: string, detail: object, now: Date) {
      await tx
        .insertInto('reconcileFindings')
        .values({ id: uuid(), attemptId, kind, detail: json(detail), foundAt: now, resolvedAt: null })
        .onConflict((conflict) =>
          conflict
            .columns(['attemptId', 'kind'])
            .doUpdateSet({ detail: json(detail), foundAt: now, resolvedAt: null })
            .where('reconcileFindings.resolvedAt', 'is not', null),
        )
        .execute();
    },
    /**
     * What is open of the kinds that staff look at, the oldest first. While a payment is under review its gateway is
     * queried again and again, and would report the same again.
     */
    openFindingsOf: (from: Db, { kind, ids }: { kind: PayableKind; ids: string[] }): Promise<OpenFinding[]> =>
      from
        .selectFrom('reconcileFindings')
        .innerJoin('paymentAttempts', 'paymentAttempts.id', 'reconcileFindings.attemptId')
        .select(['reconcileFindings.id', 'reconcileFindings.foundAt', 'paymentAttempts.payableId'])
        .select((eb) => eb.ref('reconcileFindings.kind').$castTo<FindingKind>().as('kind'))
        .where('paymentAttempts.payableKind', '=', kind)
        .where('paymentAttempts.payableId', 'in', ids)
        .where('paymentAttempts.status', '!=', 'REVIEW')
        .where('reconcileFindings.kind', 'in', findingKinds)
        .where('reconcileFindings.resolvedAt', 'is', null)
        .orderBy('reconcileFindings.foundAt')
        .orderBy('reconcileFindings.id')
        .execute(),
    /** Those of these payables with a payment under review. */
    inReview: async (
      from: Db,
      { kind, ids }: { kind: PayableKind; ids: string[] },
    ): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set();
      const rows = await from
        .selectFrom('paymentAttempts')
        .select('payableId')
        .where('payableKind', '=', kind)
        .where('payableId', 'in', ids)
        .where('status', '=', 'REVIEW')
        .execute();
      return new Set(rows.map(({ payableId }) => payableId));
    },
    resolveFinding: async (tx: Db, id: string, now: Date) => {
      await tx.updateTable('reconcileFindings').set({ resolvedAt: now }).where('id', '=', id).execute();
    },
    async resolveFindings(tx: Db, attemptId: string, kinds: string[], now: Date) {
      await tx
        .updateTable('reconcileFindings')
        .set({ resolvedAt: now })
        .where('attemptId', '=', attemptId)
        .where('kind', 'in', kinds)
        .where('resolvedAt', 'is', null)
        .execute();
    },

    /** Takes due attempts for a while; another replica takes others. */
    claimAttempts: (now: Date, leaseUntil: Date, most: number): Promise<Attempt[]> =>
      db
        .updateTable('paymentAttempts')
        .set({ nextQueryAt: leaseUntil })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('paymentAttempts')
            .select('id')
            .where('nextQueryAt', '<=', now)
            .where('status', 'in', [...openStatuses, 'SUCCEEDED'])
            .orderBy('nextQueryAt')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    claimRefunds: (now: Date, leaseUntil: Date, most: number): Promise<Refund[]> =>
      db
        .updateTable('refunds')
        .set((eb) => ({ nextTryAt: leaseUntil, tries: eb('tries', '+', 1) }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('refunds')
            .select('id')
            .where('nextTryAt', '<=', now)
            .orderBy('nextTryAt')
            .limit(most)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute(),

    /** True for the one caller that may ask the gateway for its page now. */
    async mayOpen(id: string, now: Date, leaseMs: number) {
      const row = await db
        .updateTable('paymentAttempts')
        .set({ openingAt: now })
        .where('id', '=', id)
        .where('status', '=', 'CREATED')
        .where((eb) =>
          eb.or([eb('openingAt', 'is', null), eb('openingAt', '<=', new Date(now.getTime() - leaseMs))]),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** True for one caller in any `quietMs`: a page that reloads does not make the gateway be asked each time. */
    async mayQueryAfterReturn(id: string, now: Date, quietMs: number) {
      const row = await db
        .updateTable('paymentAttempts')
        .set({ returnQueriedAt: now })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([
            eb('returnQueriedAt', 'is', null),
            eb('returnQueriedAt', '<=', new Date(now.getTime() - quietMs)),
          ]),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

const sumOf = (rows: { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
