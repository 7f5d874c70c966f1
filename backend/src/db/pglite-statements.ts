import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;
const maxStored = 200;
/** "cached plan must not change result type": the columns of a table have changed since the statement was prepared. */
const OUTDATED = '0A000';

export type RunStatement = (sql: string, parameters: unknown[]) => Promise<Results>;

/**
 * Runs parameterised statements, each prepared once: parsing and planning a typical query takes PostgreSQL several times
 * as long as running it.
 */
export function createStatements(database: PGlite): RunStatement {
  const names = new Map<string, string>();
  let serial = 0;

  const send = (...messages: Uint8Array[]) =>
    database.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));

  async function nameOf(sql: string): Promise<string> {
    const name = names.get(sql) ?? `s${++serial}`;
    if (!names.has(sql)) await send(serialize.parse({ name, text: sql }));
    // Ordered by last use, so the first ones are deallocated.
    names.delete(sql);
    names.set(sql, name);
    for (const old of [...names.keys()].slice(0, -maxStored)) await deallocate(old);
    return name;
  }

  async function deallocate(sql: string): Promise<void> {
    const name = names.get(sql);
    names.delete(sql);
    if (name) await send(serialize.close({ type: 'S', name }));
  }

  return async (sql, parameters) => {
    const statement = await nameOf(sql);
    try {
      const messages = await send(
        serialize.bind({ statement, values: parameters as (string | Uint8Array<ArrayBuffer> | null)[] }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      );
      return (
        parse.parseResults(messages, database.parsers, { rowMode: 'array' })[0] ?? { rows: [], fields: [] }
      );
    } catch (error) {
      if ((error as { code?: string }).code === OUTDATED) await deallocate(sql);
      throw error;
    }
  };
}
