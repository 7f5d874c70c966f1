import { sql } from 'kysely';
import type { Db } from '../src/db';

/**
 * Runs the work while these tables have no indexes but their unique ones and no foreign keys, and makes them again
 * afterwards: for many rows that takes a fraction of the time. In the caller's transaction, so anyone who breaks off
 * loses nothing.
 */
export async function withoutIndexes(tx: Db, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
      from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and relname = any(${tables}) and pg_table_is_visible(pg_class.oid)`.execute(tx);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select index.relname as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class index on index.oid = indexrelid join pg_class owner on owner.oid = indrelid
     where not indisunique and owner.relname = any(${tables}) and pg_table_is_visible(owner.oid)`.execute(tx);

  for (const { table, name } of keys) {
    await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(tx);
  }
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(tx);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
  }
}
