import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { AnswerBody } from './envelope';
import type { Clock } from './clock';
import { json, type Db } from './db';
import { badRequest, conflict, unprocessable } from './errors';

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: IdempotencyOptions;
  }
}

export interface IdempotencyOptions {
  db: Db;
  clock: Clock;
  /** How long a repeated request waits for the first one before it is told that it is in progress. */
  waitMs?: number;
  /** A run that has not ended by then died with its process; the next request with its key may run. */
  abandonedAfterMs?: number;
}

/**
 * Stores the answer inside the transaction that did the work, so that both are kept or neither. Without it the
 * answer is stored right after the run, and a crash in between would let the work be done again.
 */
export type StoreAnswer = (tx: Db, answer: AnswerBody<unknown>) => Promise<void>;

const KEEP_MS = 48 * 3_600_000;
const CLEAN_EVERY_MS = 3_600_000;

export function registerIdempotency(app: FastifyInstance, options: IdempotencyOptions) {
  app.decorate('idempotency', options);

  let cleaning: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    cleaning = setInterval(() => {
      forgetOldKeys(options).catch((error: unknown) =>
        app.log.warn({ err: error }, 'old idempotency keys stay'),
      );
    }, CLEAN_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(cleaning));
}

/** Whoever has not repeated a request for two days will not repeat it. */
export async function forgetOldKeys({ db, clock }: IdempotencyOptions): Promise<void> {
  const before = new Date(clock().getTime() - KEEP_MS);
  await db.deleteFrom('idempotencyKeys').where('startedAt', '<', before).execute();
}

interface Slot {
  caller: string;
  route: string;
  key: string;
}

/**
 * Runs a write once per caller, route and `Idempotency-Key`: the first success is stored and replayed to every
 * repetition. A failure is not stored, so the same key may try again. Without the header it just runs.
 */
export async function idempotent<T>(
  request: FastifyRequest,
  run: (store: StoreAnswer) => Promise<AnswerBody<T>>,
): Promise<AnswerBody<T>> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return run(async () => undefined);
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key))
    throw badRequest('IDEMPOTENCY_KEY_INVALID');

  const { db, clock, waitMs = 5_000, abandonedAfterMs = 60_000 } = request.server.idempotency;
  const slot: Slot = {
    caller: request.principal?.userId ?? 'visitor',
    route: `${request.method} ${request.url.split('?')[0]}`,
    key,
  };
  const bodyHash = createHash('sha256').update(canonical(request.body)).digest('hex');
  const runId = uuid();

  const deadline = Date.now() + waitMs;
  for (let pause = 20; ; pause = Math.min(pause * 2, 250)) {
    const taken = await claim(db, slot, { bodyHash, runId, now: clock(), abandonedAfterMs });
    if (taken === 'mine') break;
    if (taken.bodyHash !== bodyHash) throw unprocessable('IDEMPOTENCY_KEY_REUSED');
    if (taken.answer !== null) return taken.answer as AnswerBody<T>;
    if (Date.now() + pause > deadline) throw conflict('REQUEST_IN_PROGRESS');
    await wait(pause);
  }

  const store: StoreAnswer = async (tx, answer) => {
    const { numUpdatedRows } = await tx
      .updateTable('idempotencyKeys')
      .set({ answer: json(answer), finishedAt: clock() })
      .where('caller', '=', slot.caller)
      .where('route', '=', slot.route)
      .where('key', '=', slot.key)
      .where('runId', '=', runId)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw conflict('REQUEST_IN_PROGRESS');
  };

  try {
    const progress = { stored: false };
    const answer = await run(async (tx, body) => {
      await store(tx, body);
      progress.stored = true;
    });
    if (!progress.stored) await store(db, answer);
    return answer;
  } catch (error) {
    await release(db, slot, runId).catch((cause: unknown) =>
      request.log.warn({ err: cause }, 'an idempotency key stays taken until it counts as abandoned'),
    );
    throw error;
  }
}

type Taken = 'mine' | { bodyHash: string; answer: unknown };

async function claim(
  db: Db,
  slot: Slot,
  mine: { bodyHash: string; runId: string; now: Date; abandonedAfterMs: number },
): Promise<Taken> {
  const abandoned = new Date(mine.now.getTime() - mine.abandonedAfterMs);
  const inserted = await db
    .insertInto('idempotencyKeys')
    .values({
      ...slot,
      bodyHash: mine.bodyHash,
      runId: mine.runId,
      answer: null,
      startedAt: mine.now,
      finishedAt: null,
    })
    .onConflict((conflicting) =>
      conflicting
        .columns(['caller', 'route', 'key'])
        .doUpdateSet({ runId: mine.runId, startedAt: mine.now })
        .where('idempotencyKeys.answer', 'is', null)
        .where('idempotencyKeys.bodyHash', '=', mine.bodyHash)
        .where('idempotencyKeys.startedAt', '<', abandoned),
    )
    .returning('runId')
    .executeTakeFirst();
  if (inserted) return 'mine';

  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'answer'])
    .where('caller', '=', slot.caller)
    .where('route', '=', slot.route)
    .where('key', '=', slot.key)
    .executeTakeFirst();
  return row ?? { bodyHash: mine.bodyHash, answer: null };
}

async function release(db: Db, slot: Slot, runId: string) {
  await db
    .deleteFrom('idempotencyKeys')
    .where('caller', '=', slot.caller)
    .where('route', '=', slot.route)
    .where('key', '=', slot.key)
    .where('runId', '=', runId)
    .where('answer', 'is', null)
    .execute();
}

/** The same JSON written with its keys in another order is the same request. */
function canonical(value: unknown): string {
  if (value === undefined) return '';
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
