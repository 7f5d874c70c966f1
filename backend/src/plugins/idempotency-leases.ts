import { sql, type RawBuilder } from 'kysely';
import { inMs, type Db } from '../db';

export interface Slot {
  caller: string;
  route: string;
  key: string;
}

export interface LeaseOptions {
  db: Db;
  /** How long a request holds its key without a renewal. */
  leaseMs?: number;
  /** How often all leases of this process are renewed. */
  heartbeatMs?: number;
}

interface Log {
  warn(details: object, message: string): void;
}

const LEASE_MS = 4_000;
const HEARTBEAT_MS = 1_000;
const FIRST_RETRY_MS = 100;
const MAX_RETRY_MS = 1_000;

/**
 * Leases on the idempotency keys that requests of this process hold. While there are any, one timer renews all of them
 * with one statement. When the process dies, renewal stops and its leases expire.
 */
export class IdempotencyLeases {
  readonly #running = new Map<string, Slot>();
  readonly #retries = new Set<NodeJS.Timeout>();
  #heartbeat: NodeJS.Timeout | undefined;
  #isRenewing = false;
  #isClosed = false;

  /** The options are read again each time, so that a test can change them. */
  constructor(
    private readonly options: LeaseOptions,
    private readonly log: Log,
  ) {}

  /** Expiry of a lease that begins now, by the clock of the database, which all processes share. */
  end(): RawBuilder<Date> {
    return inMs(this.options.leaseMs ?? LEASE_MS);
  }

  /** Renews the lease of this run until `finish` or `release`. */
  hold(slot: Slot, runId: string): void {
    this.#running.set(runId, slot);
    this.#heartbeat ??= setInterval(
      () => void this.#renew(),
      this.options.heartbeatMs ?? HEARTBEAT_MS,
    ).unref();
  }

  /** Whether a request of this process holds the key, even if its lease was not renewed in time. */
  isHeldHere(slot: Slot): boolean {
    return [...this.#running.values()].some(
      ({ caller, route, key }) => caller === slot.caller && route === slot.route && key === slot.key,
    );
  }

  /** The request has ended; its answer is stored, or never will be. */
  finish(runId: string): void {
    this.#running.delete(runId);
    if (this.#running.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }

  /**
   * Frees the key of a failed request. If the database does not answer, it retries in the background until it succeeds
   * or the lease expires, which frees the key as well. Never throws.
   */
  async release(slot: Slot, runId: string): Promise<void> {
    this.finish(runId);
    const { leaseMs = LEASE_MS, heartbeatMs = HEARTBEAT_MS } = this.options;
    // A renewal in flight may still be applied.
    const expiresAt = performance.now() + leaseMs + heartbeatMs;
    await this.#tryToRelease(slot, runId, { expiresAt, pauseMs: FIRST_RETRY_MS });
  }

  async #tryToRelease(slot: Slot, runId: string, next: { expiresAt: number; pauseMs: number }) {
    try {
      await this.options.db
        .deleteFrom('idempotencyKeys')
        .where('caller', '=', slot.caller)
        .where('route', '=', slot.route)
        .where('key', '=', slot.key)
        .where('runId', '=', runId)
        .where('answer', 'is', null)
        .execute();
    } catch (error) {
      const { expiresAt, pauseMs } = next;
      if (this.#isClosed || performance.now() + pauseMs > expiresAt) {
        this.log.warn({ err: error }, 'an idempotency key stays held until its lease runs out');
        return;
      }
      const retry = setTimeout(() => {
        this.#retries.delete(retry);
        void this.#tryToRelease(slot, runId, { expiresAt, pauseMs: Math.min(pauseMs * 2, MAX_RETRY_MS) });
      }, pauseMs).unref();
      this.#retries.add(retry);
    }
  }

  async #renew() {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    // A renewal that hangs on a broken or missing connection must not let the leases expire.
    let timer: NodeJS.Timeout | undefined;
    const timeLimit = new Promise<void>((done) => {
      timer = setTimeout(done, (this.options.leaseMs ?? LEASE_MS) / 2).unref();
    });
    await Promise.race([this.#renewAll(), timeLimit]);
    clearTimeout(timer);
    this.#isRenewing = false;
  }

  async #renewAll() {
    const { db } = this.options;
    try {
      const running = db
        .selectFrom('idempotencyKeys')
        .select('runId')
        .where('runId', '=', sql<string>`any(${[...this.#running.keys()]}::uuid[])`)
        .where('answer', 'is', null)
        // Skip locked rows: they are about to get their answer, and waiting would let other leases expire.
        .forUpdate()
        .skipLocked();
      await db
        .updateTable('idempotencyKeys')
        .set({ leaseUntil: this.end() })
        .where('runId', 'in', running)
        .where('answer', 'is', null)
        .execute();
    } catch (error) {
      this.log.warn({ err: error }, 'the leases of idempotency keys were not renewed');
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const retry of this.#retries) clearTimeout(retry);
  }
}
