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
  /** For migrations and commands: past a pooler, and statements may take as long as they need. */
  isPatient?: boolean;
  /** False for who would rather wait for a server that is silent than be told of it. */
  isWatched?: boolean;
}

/** A PostgreSQL server, guarded so that its absence is noticed within two seconds and its return by itself. */
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
      // Waiting for a free connection is not an outage: Outage tells when nobody is there.
      connectionTimeoutMillis: 20_000,
      ...(!isPatient && { query_timeout: STATEMENT_TIMEOUT_MS + 5_000 }),
      ...(!isPatient && !isPooled && { statement_timeout: STATEMENT_TIMEOUT_MS }),
      ...(!isPooled && { idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS }),
      types: { getTypeParser: parserOf },
    });
    // A connection that breaks while idle must not end the process; the next query opens a new one.
    pool.on('error', () => undefined);
    // Nor one that breaks while someone holds it: its query, or the next one, tells.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };

  // What one session has prepared, another behind a pooler does not know.
  const statements = isPooled ? null : new StatementNames();
  const lastAnswer = { at: 0 };
  let pool = newPool();
  const probes: Probe[] = isPooled
    ? [{ connection, isLoginEnough: true }, { connection: directConnection(address) }]
    : [{ connection }];
  const outage = new Outage(probes, {
    isWatched,
    onDown() {
      // Connections of before may be dead without knowing it.
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
      // Being busy with what others ask is no illness: what counts is that something was answered meanwhile.
      const late = new Promise<boolean>((done) =>
        setTimeout(() => done(lastAnswer.at >= since), timeoutMs).unref(),
      );
      const asked = sql`select 1`.execute(db).then(() => true);
      // While all connections are busy with what others ask, one more tells whether the server is there.
      const isFull = pool.totalCount >= max && pool.idleCount === 0;
      const answered = isFull ? Promise.any([asked, outage.probe().then(orReject)]) : asked;
      if (!(await Promise.race([answered, late]))) throw new DatabaseUnavailable('No answer');
    },
    // Kysely ends its pool only when it was used.
    async close() {
      await listener.close();
      await db.destroy();
      outage.close();
      await pool.end();
    },
    async announce(tx, channel, text) {
      await sql`select pg_notify(${channel}, ${text})`.execute(tx);
    },
    listen: (channel, onMessage) => listener.listen(channel, onMessage),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

function orReject(isThere: boolean): true {
  if (!isThere) throw new DatabaseUnavailable('No answer');
  return true;
}

/** The plan is of another table, the statement is not there, or is there already. */
const outdated = new Set(['0A000', '26000', '42P05']);

/** What all clients of a pool have in common. */
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
    // Sent together with `begin`, so that it takes no way of its own.
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
      // Without an SQLSTATE it was not the server that spoke: what this connection does next is unknown. And what it has
      // prepared may be outdated, or gone.
      const isKnown = error instanceof pg.DatabaseError && !outdated.has(error.code ?? '');
      if (!isKnown) this.#broken = true;
      throw error;
    }
  }

  release() {
    this.client.release(this.#broken);
  }
}
