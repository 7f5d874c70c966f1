import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './tables';

export { inBatches } from './batches';
export { PLANNED_ONCE } from './statement-names';

export type Db = Kysely<Database>;

/** A database that is open, and the little the platform must know about it besides its queries. */
export interface OpenDatabase {
  db: Db;
  kind: 'postgres' | 'embedded';
  /** Throws unless the database answers within that time. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
  /** Says something to every process of the shop, once this transaction is committed. */
  announce(tx: Db, channel: string, text: string): Promise<void>;
  /** Hears what is announced; null when something may have been missed. Returns what ends it. */
  listen(channel: string, onMessage: (text: string | null) => void): () => void;
  /** Connections in use and waiting, for the metrics. */
  load(): { open: number; idle: number; waiting: number };
}

/** A value for a jsonb column: an array given plainly would become a PostgreSQL array. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;

/** The moment in so many milliseconds, by the database's clock, which all processes share. */
export const inMs = (ms: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + ${ms}::integer * interval '1 millisecond'`;
