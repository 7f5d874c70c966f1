import { sql, type Selectable } from 'kysely';
import type { Db } from '../src/db';
import type { Database } from '../src/db/tables';

/** Rows in one statement: few enough to stay a few megabytes. */
const CHUNK = 2000;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Adds the rows that are not there yet; those that are stay as they are. A chunk travels as one JSON value, which
 * is many times faster than a parameter for each field and reads the same in both databases. `key` says by which columns
 * a row is known, where a table has a constraint that is only checked at the end of a transaction.
 */
export async function insertMissing<T extends keyof Database>(
  tx: Db,
  table: T,
  rows: Partial<Selectable<Database[T]>>[],
  key: readonly (keyof Selectable<Database[T]> & string)[] = [],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map(snake);
  const list = sql.join(columns.map((column) => sql.id(column)));
  const target = sql.id(snake(table));
  const known = key.length > 0 ? sql`(${sql.join(key.map((column) => sql.id(snake(column))))})` : sql``;
  for (let start = 0; start < rows.length; start += CHUNK) {
    const records = rows
      .slice(start, start + CHUNK)
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value])));
    await sql`insert into ${target} (${list})
      select ${list} from json_populate_recordset(null::${target}, ${JSON.stringify(records)}::json)
      on conflict ${known} do nothing`.execute(tx);
  }
}
