import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { DatabaseUnavailable } from './failures';
import type { OpenDatabase } from '.';
import { DATABASE_CHANNELS } from './pglite-protocol';
import { PgliteThread } from './pglite-thread';
import { SessionLock } from './session-lock';
import type { Database } from './tables';
import { asParameter, parserOf } from './types';

export interface EmbeddedOptions {
  /** Null: in memory, for tests. */
  folder: string | null;
  /** The bundled `pglite-worker`. */
  workerFile: string;
  /** A tar file with an initial database, for tests. */
  preparedDatabase?: string;
  /** The `Worker` class of its thread, for tests. */
  Thread?: typeof Worker | undefined;
  queryTimeoutMs?: number;
  /** An idle transaction is rolled back after this time, because all other queries wait for it. */
  idleInTransactionMs?: number;
  onRestart?: (reason: string) => void;
}

/** PostgreSQL inside this process, for one machine and without a guarantee against power loss. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const {
    folder,
    workerFile,
    preparedDatabase,
    Thread,
    queryTimeoutMs = 15_000,
    idleInTransactionMs = 30_000,
  } = options;
  const lock = new SessionLock();
  const listeners = new EventEmitter().setMaxListeners(0);
  const thread = new PgliteThread({
    dataDir: folder,
    workerFile,
    preparedDatabase,
    Thread,
    queryTimeoutMs,
    onRestart(reason) {
      lock.refuseWaiting(`The database is starting again: ${reason}`);
      options.onRestart?.(reason);
      for (const channel of DATABASE_CHANNELS) listeners.emit(channel, null);
    },
    onAnnounced: (channel, text) => listeners.emit(channel, text),
  });
  await thread.ready().catch(async (error: unknown) => {
    await thread.close();
    throw error;
  });

  const pool: PostgresPool = {
    connect: async () => new Session(thread, await lock.acquire(), idleInTransactionMs),
    end: async () => undefined,
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });

  return {
    db,
    kind: 'embedded',
    ping: (timeoutMs) => ping(thread, lock, timeoutMs),
    // Kysely ends its pool only if it was used, but the thread must always end.
    async close() {
      await db.destroy();
      await lock.close();
      await thread.close();
    },
    // Emitted before the commit: a listener that queries the database waits for this transaction anyway.
    async announce(_tx, channel, text) {
      setImmediate(() => listeners.emit(channel, text));
    },
    async announcing(channel, texts, run) {
      const result = await run(sql`null`);
      setImmediate(() => {
        for (const text of texts) listeners.emit(channel, text);
      });
      return result;
    },
    listen(channel, onMessage) {
      listeners.on(channel, onMessage);
      return () => listeners.off(channel, onMessage);
    },
    load: () => ({ open: 1, idle: lock.held ? 0 : 1, waiting: lock.waiting }),
  };
}

/** A busy database is healthy: the check passes if any query was answered in the meantime. */
async function ping(thread: PgliteThread, lock: SessionLock, timeoutMs: number) {
  const asked = Date.now();
  const check = lock.acquire({ first: true }).then(async (release) => {
    try {
      await thread.query('select 1', []);
    } finally {
      release();
    }
  });
  check.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve, reject) => {
    timer = setTimeout(
      () => (thread.lastAnswerAt >= asked ? resolve() : reject(new DatabaseUnavailable('No answer'))),
      timeoutMs,
    );
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
}

/** The only session of the embedded database, for the holder of its lock. Has the interface of a `pg` client. */
class Session implements PostgresPoolClient {
  readonly #generation: number;
  #inTransaction = false;
  #ended: string | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly thread: PgliteThread,
    private readonly free: () => void,
    private readonly idleInTransactionMs: number,
  ) {
    this.#generation = thread.generation;
  }

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('The embedded database has no cursors');
    return this.#run(sql, parameters);
  }

  async #run(sql: string, parameters: readonly unknown[]) {
    if (this.#ended) throw new DatabaseUnavailable(this.#ended);
    if (this.#generation !== this.thread.generation && this.#inTransaction) {
      throw new DatabaseUnavailable('The database was started again during this transaction');
    }
    clearTimeout(this.#idle);
    const begins = /^\s*(begin|start transaction)\b/i.test(sql);
    const ends = /^\s*(commit|rollback)\s*;?\s*$/i.test(sql);
    if (begins) this.#inTransaction = true;
    try {
      const result = await this.thread.query(sql, parameters.map(asParameter));
      if (ends) this.#inTransaction = false;
      const columns = result.fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
      const rows = result.rows.map((values) => {
        const row: Record<string, unknown> = {};
        for (const [at, { name, parse }] of columns.entries()) {
          const value = values[at];
          row[name] = typeof value === 'string' ? parse(value) : value;
        }
        return row;
      });
      const changed = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(result.command ?? '');
      return { command: result.command, rowCount: changed ? result.affectedRows : rows.length, rows };
    } finally {
      if (this.#inTransaction) this.#endWhenIdle();
    }
  }

  #endWhenIdle() {
    this.#idle = setTimeout(() => {
      this.#ended = 'The transaction was idle for too long and was rolled back';
      void this.#giveBack();
    }, this.idleInTransactionMs);
    this.#idle.unref();
  }

  release() {
    clearTimeout(this.#idle);
    if (this.#ended) return;
    this.#ended = 'The session was given back';
    void this.#giveBack();
  }

  /** A transaction left open would contain the statements of the next holder. */
  async #giveBack() {
    try {
      if (this.#inTransaction && this.#generation === this.thread.generation) {
        await this.thread.query('rollback', []);
      }
    } catch {
      // The thread was replaced, and the transaction is gone with the old one.
    } finally {
      this.free();
    }
  }
}
