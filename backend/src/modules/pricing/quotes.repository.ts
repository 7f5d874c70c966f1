import { json, type Db } from '../../db';
import type { QuotedPrice } from './quotes.tables';

/** Longer than any checkout takes, so that an old price can still be compared with the new one. */
const KEEP_MS = 24 * 60 * 60_000;
/** Within this a quote that was kept is not written again: in a sale thousands are shown the very same one. */
const KEPT_LATELY_MS = 60 * 60_000;
const MAX_STORED_LATELY = 10_000;

export interface RememberedQuote {
  hash: string;
  lines: QuotedPrice[];
  grandTotal: number;
}

export function createQuoteRepository(db: Db) {
  /** The oldest first. */
  const keptAt = new Map<string, number>();

  return {
    async remember({ hash, lines, grandTotal }: RememberedQuote, now: Date) {
      const age = now.getTime() - (keptAt.get(hash) ?? -Infinity);
      if (age < KEPT_LATELY_MS) return;
      const keepUntil = new Date(now.getTime() + KEEP_MS);
      await db
        .insertInto('quotes')
        .values({ hash, lines: json(lines), grandTotal, createdAt: now, keepUntil })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ keepUntil }))
        .execute();
      keptAt.delete(hash);
      keptAt.set(hash, now.getTime());
      const [oldest] = keptAt.keys();
      if (keptAt.size > MAX_STORED_LATELY && oldest !== undefined) keptAt.delete(oldest);
    },

    async find(hash: string): Promise<RememberedQuote | undefined> {
      return db
        .selectFrom('quotes')
        .select(['hash', 'lines', 'grandTotal'])
        .where('hash', '=', hash)
        .executeTakeFirst();
    },

    async purgeExpired(now: Date) {
      await db.deleteFrom('quotes').where('keepUntil', '<', now).execute();
    },
  };
}
