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
import { DatabaseUnavailable } from './failures';
import type { OpenDatabase } from './index';
import { Outage } from './outage';
import { PostgresListener } from './postgres-listener';
import { StatementNames } from './statement-names';
import type { Database } from './tables';
import { parserOf } from './types';

export interface PostgresOptions {
  url: string;
  max?: number;
  /** For migrations and commands: statements may take as long as they need. */
  isPatient?: boolean;
  /** False for who would rather wait for a server that is silent than be told of it. */
  isWatched?: boolean;
}

const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * For many short questions at once: what is read is in memory or on a disk without a head, compiling a plan takes
 * longer than running it, and a second process for one question is taken from another.
 */
const PLANNING = '-c random_page_cost=1.1 -c work_mem=16MB -c jit=off -c max_parallel_workers_per_gather=0';

/** A PostgreSQL server, guarded so that its absence is noticed within two seconds and its return by itself. */
export function openPostgres({
  url,
  max = 20,
  isPatient = false,
  isWatched = true,
}: PostgresOptions): OpenDatabase {
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: 'storefront',
    keepAlive: true,
    options: PLANNING,
  };
  const newPool = () => {
    const pool = new pg.Pool({
      ...connection,
      max,
      // Waiting for a free connection is not an outage: Outage tells when nobody is there.
      connectionTimeoutMillis: 20_000,
      ...(!isPatient && {
        statement_timeout: STATEMENT_TIMEOUT_MS,
        query_timeout: STATEMENT_TIMEOUT_MS + 5_000,
      }),
      idle_in_transaction_session_timeout: 30_000,
      types: { getTypeParser: parserOf },
    });
    // A connection that breaks while idle must not end the process; the next query opens a new one.
    pool.on('error', () => undefined);
    // Nor one that breaks while someone holds it: its query, or the next one, tells.
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  };

  const statements = new StatementNames();
  let pool = newPool();
  const outage = new Outage(connection, {
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
        return new GuardedClient(await outage.guard(() => connecting), outage, statements);
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

  const listener = new PostgresListener(connection);

  return {
    db,
    kind: 'postgres',
    async ping(timeoutMs) {
      const late = new Promise<boolean>((done) => setTimeout(() => done(false), timeoutMs).unref());
      if (!(await Promise.race([outage.probe(), late]))) throw new DatabaseUnavailable('No answer');
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
    listen: (channel, hear) => listener.listen(channel, hear),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

/** The plan is of another table, the statement is not there, or is there already. */
const outdated = new Set(['0A000', '26000', '42P05']);

class GuardedClient implements PostgresPoolClient {
  #broken = false;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly outage: Outage,
    private readonly statements: StatementNames,
  ) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string')
      throw new TypeError('Cursors are not offered: the embedded database has none');
    return this.#run(sql, parameters);
  }

  async #run(sql: string, parameters: readonly unknown[]) {
    try {
      return await this.outage.guard(() =>
        this.client.query({ name: this.statements.nameOf(sql), text: sql, values: [...parameters] }),
      );
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
