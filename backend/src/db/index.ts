import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './tables';

export { inBatches } from './batches';
export { PLANNED_ONCE } from './statement-names';

export type Db = Kysely<Database>;

/** An open database: queries, health, announcements and metrics. */
export interface OpenDatabase {
  db: Db;
  kind: 'postgres' | 'embedded';
  /** Throws if the database does not answer within that time. */
  ping(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
  /** Sends a message to every process of the shop, once this transaction is committed. */
  announce(tx: Db, channel: string, text: string): Promise<void>;
  /**
   * Runs a statement that announces: its rows must contain `notify`. Saves the round trip of `announce` where it counts;
   * only without a transaction.
   */
  announcing<T>(
    channel: string,
    texts: readonly string[],
    run: (notify: RawBuilder<unknown>) => Promise<T>,
  ): Promise<T>;
  /** Subscribes to announcements; null means that some may have been missed. Returns the unsubscribe function. */
  listen(channel: string, onMessage: (text: string | null) => void): () => void;
  /** Connections in use and waiting, for the metrics. */
  load(): { open: number; idle: number; waiting: number };
}

/** JSON that the database takes: half of a surrogate pair, which is no letter, would be refused. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? inner.toWellFormed() : inner));

/** A value for a jsonb column; a plain array would become a PostgreSQL array. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${jsonText(value)}::jsonb`;

/** The time in `ms` milliseconds by the clock of the database, which all processes share. */
export const inMs = (ms: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + ${ms}::integer * interval '1 millisecond'`;
