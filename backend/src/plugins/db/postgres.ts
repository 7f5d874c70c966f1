import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './tables';
import type { OpenDatabase } from './index';
import { parserOf } from './types';

export interface PostgresOptions {
  url: string;
  schema?: string;
  max?: number;
}

const builtIn: (oid: number, format?: 'text' | 'binary') => (value: string) => unknown =
  pg.types.getTypeParser;

export function openPostgres({ url, schema, max = 20 }: PostgresOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'storefront',
    connectionTimeoutMillis: 1500,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: { getTypeParser: parserOf },
    ...(schema && { options: `-c search_path=${schema},public` }),
  });
  // A connection that breaks while idle must not end the process; the next query opens a new one.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    kind: 'postgres',
    async ping(timeoutMs) {
      await Promise.race([
        sql`select 1`.execute(db),
        new Promise((_, reject) => setTimeout(() => reject(new Error('no answer')), timeoutMs).unref()),
      ]);
    },
    close: () => db.destroy(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
