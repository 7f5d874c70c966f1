/** What triggers announce; everything else is announced by the server itself. */
export const DATABASE_CHANNELS = ['public_answers'];

/** Messages between the server and the worker of the embedded database. */
export interface WorkerStart {
  /** Null: in memory. */
  dataDir: string | null;
  /** A tar file with an initial empty database, because creating one takes seconds. */
  preparedDatabase?: string | undefined;
}

export type ToWorker = { type: 'query'; id: number; sql: string; parameters: unknown[] } | { type: 'close' };

export interface RawResult {
  command: string | null;
  /** The values of each row in the order of `fields`. */
  rows: unknown[][];
  fields: { name: string; dataTypeID: number }[];
  affectedRows: number;
}

export type FromWorker =
  | { type: 'ready' }
  | { type: 'broken'; message: string }
  | { type: 'closed' }
  /** A transaction that announced something was committed. */
  | { type: 'announced'; channel: string; text: string }
  | ({ type: 'result'; id: number } & RawResult)
  | { type: 'failed'; id: number; message: string; fields: Record<string, unknown> | null };
