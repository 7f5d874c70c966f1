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
import pg from 'pg';
import {
  directConnection,
  IDLE_IN_TRANSACTION_MS,
  connectionWithoutTimeout,
  requestConnection,
  SET_LOCAL,
  STATEMENT_TIMEOUT_MS,
  type DatabaseAddress,
} from './connections';
import { DatabaseUnavailable } from './failures';
import type { OpenDatabase } from '.';
import { Outage, type Probe } from './outage';
import { PostgresListener } from './postgres-listener';
import { StatementNames } from './statement-names';
import type { Database } from './tables';
import { parserOf } from './types';

export interface PostgresOptions extends DatabaseAddress {
  max?: number;
  /** For migrations and commands: bypasses the pooler and has no statement timeout. */
  isPatient?: boolean;
  /** False to wait for a silent server instead of failing. */
  isWatched?: boolean;
}

/** A PostgreSQL server; an outage is detected within two seconds, and recovery automatically. */
export function openPostgres({
  max = 20,
  isPatient = false,
  isWatched = true,
  ...address
}: PostgresOptions): OpenDatabase {
  const isPooled = address.pooler === 'transaction' && !isPatient;
  const connection = isPatient ? connectionWithoutTimeout(address) : requestConnection(address);
  const newPool = () => {
    const pool = new pg.Pool({
      ...connection,
      max,
      // Waiting for a free connection is not an outage; `Outage` detects unreachable servers.
      connectionTimeoutMillis: 20_000,
      ...(!isPatient && { query_timeout: STATEMENT_TIMEOUT_MS + 5_000 }),
      ...(!isPatient && !isPooled && { statement_timeout: STATEMENT_TIMEOUT_MS }),
      ...(!isPooled && { idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS }),
      types: { getTypeParser: parserOf },
    });
    // An idle connection that breaks must not end the process; the next query opens a new one.
    pool.on('error', () => undefined);
    // Same for a connection in use: its current or next query fails.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };

  // Behind a pooler, sessions do not share prepared statements.
  const statements = isPooled ? null : new StatementNames();
  const lastAnswer = { at: 0 };
  let pool = newPool();
  const probes: Probe[] = isPooled
    ? [{ connection, isLoginEnough: true }, { connection: directConnection(address) }]
    : [{ connection }];
  const outage = new Outage(probes, {
    isWatched,
    onDown() {
      // Older connections may be dead unnoticed.
      void pool.end().catch(() => undefined);
      pool = newPool();
      listener.reopen();
    },
  });
  const guarded: PostgresPool = {
    connect: async () => {
      const connecting = pool.connect();
      try {
        return new GuardedClient(await outage.guard(() => connecting), { outage, statements, lastAnswer });
      } catch (error) {
        connecting.then((client) => client.release(true)).catch(() => undefined);
        throw error;
      }
    },
    end: async () => undefined,
  };
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: guarded }),
    plugins: [new CamelCasePlugin()],
  });

  const listener = new PostgresListener(directConnection(address));

  return {
    db,
    kind: 'postgres',
    async ping(timeoutMs) {
      const since = performance.now();
      // A busy database is healthy: the check passes if any query was answered in the meantime.
      const late = new Promise<boolean>((done) =>
        setTimeout(() => done(lastAnswer.at >= since), timeoutMs).unref(),
      );
      const asked = sql`select 1`.execute(db).then(() => true);
      // While all connections are busy, an extra connection shows whether the server is reachable.
      const isFull = pool.totalCount >= max && pool.idleCount === 0;
      const answered = isFull ? Promise.any([asked, outage.probe().then(orReject)]) : asked;
      if (!(await Promise.race([answered, late]))) throw new DatabaseUnavailable('No answer');
    },
    // Kysely ends its pool only if it was used.
    async close() {
      await listener.close();
      await db.destroy();
      outage.close();
      await pool.end();
    },
    async announce(tx, channel, text) {
      await sql`select pg_notify(${channel}, ${text})`.execute(tx);
    },
    announcing: (channel, texts, run) =>
      run(sql`concat(${sql.join(texts.map((text) => sql`pg_notify(${channel}, ${text})`))})`),
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function orReject(isThere: boolean): true {
  if (!isThere) throw new DatabaseUnavailable('No answer');
  return true;
}

/** The cached plan is outdated, or the statement does not exist, or already exists. */
const outdated = new Set(['0A000', '26000', '42P05']);

/** Shared by all clients of a pool. */
interface Shared {
  outage: Outage;
  /** Null behind a pooler. */
  statements: StatementNames | null;
  /** By `performance.now()`. */
  lastAnswer: { at: number };
}

class GuardedClient implements PostgresPoolClient {
  #broken = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly shared: Shared,
  ) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string')
      throw new TypeError('Cursors are not offered: the embedded database has none');
    // Sent together with `begin`, which saves a round trip.
    const begins = !this.shared.statements && /^(begin|start transaction)\b/.test(sql);
    return this.#run(begins ? `${sql}; ${SET_LOCAL}` : sql, parameters);
  }

  async #run(sql: string, parameters: readonly unknown[]) {
    const { outage, statements, lastAnswer } = this.shared;
    try {
      const result = await outage.guard(() =>
        this.client.query({ name: statements?.nameOf(sql), text: sql, values: [...parameters] }),
      );
      lastAnswer.at = performance.now();
      return result;
    } catch (error) {
      // An error without SQLSTATE does not come from the server, so the state of the connection is unknown. Its prepared
      // statements may also be outdated or gone.
      const isKnown = error instanceof pg.DatabaseError && !outdated.has(error.code ?? '');
      if (!isKnown) this.#broken = true;
      throw error;
    }
  }

  release() {
    this.client.release(this.#broken);
  }
}
