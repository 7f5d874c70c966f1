import { sql } from 'kysely';
import type { Db } from '.';

/**
 * The database as work within a transaction sees it: what begins a transaction of its own gets a savepoint of this one,
 * and is undone with it.
 */
export function within(tx: Db): Db {
  let depth = 0;
  const transaction = () => ({
    async execute<T>(work: (own: Db) => Promise<T>): Promise<T> {
      depth += 1;
      const savepoint = sql.id(`within_${depth}`);
      try {
        await sql`savepoint ${savepoint}`.execute(tx);
        const result = await work(own);
        await sql`release savepoint ${savepoint}`.execute(tx);
        return result;
      } catch (error) {
        await sql`rollback to savepoint ${savepoint}`.execute(tx);
        throw error;
      } finally {
        depth -= 1;
      }
    },
  });
  const own = new Proxy<Db>(tx, {
    get(target, key) {
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key, target);
      // Kysely's methods read private fields, which a proxy does not have.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return own;
}
