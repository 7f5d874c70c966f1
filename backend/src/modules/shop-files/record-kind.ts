import type { Db } from '../../db';
import type { Clock } from '../../lib/clock';
import type { Localized } from '../../lib/localized';
import type { Staff } from '../../plugins/auth';
import type { CellReader } from './record-cells';

export type RecordOutcome = 'created' | 'changed' | 'unchanged';

/** One kind of things that a file holds a line each of: categories, size guides, articles, questions, vouchers. */
export interface RecordKind {
  name: string;
  /** By their names in the code, in the order of the file. */
  columns: Readonly<Record<string, Localized>>;
  /** Those that every file of this kind has, and no other kind. */
  required: readonly string[];
  /** Cells in which pictures are named. */
  pictures?: readonly string[];
  /** A line as an example. */
  example: Readonly<Record<string, string>>;
  /** Everything that is in the shop, as cells by column. */
  export(db: Db): AsyncGenerator<Record<string, string>>;
  /** What writes lines within this transaction; it reads the shop once. */
  open(given: { db: Db; clock: Clock; by: Staff }): Promise<(row: CellReader) => Promise<RecordOutcome>>;
}
