import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Expression } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { AnswerBody } from '../lib/envelope';
import type { Clock } from '../lib/clock';
import { json, type Db } from '../db';
import { AppError, badRequest, unprocessable } from '../lib/errors';
import { IdempotencyLeases, type LeaseOptions, type Slot } from './idempotency-leases';

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: IdempotencyOptions;
    idempotencyLeases: IdempotencyLeases;
  }
}

export interface IdempotencyOptions extends LeaseOptions {
  clock: Clock;
  /** How long a repeated request waits for the first one before it gets `REQUEST_IN_PROGRESS`. */
  waitMs?: number;
}

/**
 * Stores the answer in the transaction that does the work, so that both are committed or neither. Without it the answer
 * is stored right afterwards, and a crash in between would let the work be repeated.
 */
export type StoreAnswer = (tx: Db, answer: AnswerBody<unknown>) => Promise<void>;

const KEEP_MS = 48 * 3_600_000;
const CLEAN_EVERY_MS = 3_600_000;

export function registerIdempotency(app: FastifyInstance, options: IdempotencyOptions) {
  const leases = new IdempotencyLeases(options, app.log);
  app.decorate('idempotency', options);
  app.decorate('idempotencyLeases', leases);

  let cleaning: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    cleaning = setInterval(() => {
      purgeExpiredKeys(options).catch((error: unknown) =>
        app.log.warn({ err: error }, 'old idempotency keys stay'),
      );
    }, CLEAN_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(cleaning);
    leases.close();
  });
}

/** A request that was not repeated for two days will not be repeated. */
export async function purgeExpiredKeys({
  db,
  clock,
}: Pick<IdempotencyOptions, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - KEEP_MS);
  await db.deleteFrom('idempotencyKeys').where('startedAt', '<', before).execute();
}

/**
 * Runs a write once per caller, route and `Idempotency-Key`: the first successful answer is stored and replayed for
 * repetitions. Failures are not stored, so the same key may be used again. Without the header the write just runs.
 * A request holds its key by a lease, so the key is free a few seconds after its process died. Throws 409
 * `REQUEST_IN_PROGRESS` with Retry-After while another request holds the key.
 */
export async function idempotent<T>(
  request: FastifyRequest,
  run: (store: StoreAnswer) => Promise<AnswerBody<T>>,
): Promise<AnswerBody<T>> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return run(async () => undefined);
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key))
    throw badRequest('IDEMPOTENCY_KEY_INVALID');

  const { db, clock, waitMs = 5_000 } = request.server.idempotency;
  const leases = request.server.idempotencyLeases;
  const slot: Slot = {
    caller: request.principal?.userId ?? request.member?.userId ?? 'visitor',
    route: `${request.method} ${request.url.split('?')[0]}`,
    key,
  };
  const bodyHash = createHash('sha256').update(canonical(request.body)).digest('hex');
  const runId = uuid();

  const deadline = Date.now() + waitMs;
  for (let pause = 20; ; pause = Math.min(pause * 2, 250)) {
    if (!leases.isHeldHere(slot)) {
      const isMine = await claim(db, slot, { bodyHash, runId, now: clock(), leaseUntil: leases.end() });
      if (isMine) break;
    }
    const other = await read(db, slot);
    if (other && other.bodyHash !== bodyHash) throw unprocessable('IDEMPOTENCY_KEY_REUSED');
    if (other && other.answer !== null) return other.answer as AnswerBody<T>;
    if (Date.now() + pause > deadline) throw inProgress(secondsOf(other?.leaseMs ?? 0));
    await wait(pause);
  }
  leases.hold(slot, runId);

  const store: StoreAnswer = async (tx, answer) => {
    const { numUpdatedRows } = await tx
      .updateTable('idempotencyKeys')
      .set({ answer: json(answer), finishedAt: clock() })
      .where('caller', '=', slot.caller)
      .where('route', '=', slot.route)
      .where('key', '=', slot.key)
      .where('runId', '=', runId)
      .executeTakeFirst();
    // Another request holds the key now, so this one must be rolled back.
    if (numUpdatedRows !== 1n) throw inProgress(1);
  };

  try {
    const progress = { stored: false };
    const answer = await run(async (tx, body) => {
      await store(tx, body);
      progress.stored = true;
    });
    if (!progress.stored) await store(db, answer);
    leases.finish(runId);
    return answer;
  } catch (error) {
    await leases.release(slot, runId);
    throw error;
  }
}

const inProgress = (retryAfterSeconds: number) =>
  new AppError(409, 'REQUEST_IN_PROGRESS', { retryAfterSeconds });

/** Whole seconds, at least 1, for `Retry-After`. */
const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1_000));

interface Claim {
  bodyHash: string;
  runId: string;
  now: Date;
  leaseUntil: Expression<Date>;
}

/** Acquires a key that is free or whose lease has expired. */
async function claim(db: Db, slot: Slot, { bodyHash, runId, now, leaseUntil }: Claim): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ ...slot, bodyHash, runId, answer: null, startedAt: now, leaseUntil, finishedAt: null })
    .onConflict((conflicting) =>
      conflicting
        .columns(['caller', 'route', 'key'])
        .doUpdateSet({ runId, startedAt: now, leaseUntil })
        .where('idempotencyKeys.answer', 'is', null)
        .where('idempotencyKeys.bodyHash', '=', bodyHash)
        .where('idempotencyKeys.leaseUntil', '<=', sql<Date>`clock_timestamp()`),
    )
    .returning('runId')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** State of the request with this key; `leaseMs` is the rest of its lease. */
const read = (db: Db, slot: Slot) =>
  db
    .selectFrom('idempotencyKeys')
    .select([
      'bodyHash',
      'answer',
      sql<number>`extract(epoch from lease_until - clock_timestamp()) * 1000`.as('leaseMs'),
    ])
    .where('caller', '=', slot.caller)
    .where('route', '=', slot.route)
    .where('key', '=', slot.key)
    .executeTakeFirst();

/** Sorts keys: the same JSON with its keys in another order is the same request. */
function canonical(value: unknown): string {
  if (value === undefined) return '';
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
