import { json, type Db } from '../../plugins/db';
import type { QuotedPrice } from './quotes.tables';

/** Longer than any checkout takes, so that an old price can still be compared with the new one. */
const KEEP_MS = 24 * 60 * 60_000;

export interface RememberedQuote {
  hash: string;
  lines: QuotedPrice[];
  grandTotal: number;
}

export function createQuoteRepository(db: Db) {
  return {
    async remember({ hash, lines, grandTotal }: RememberedQuote, now: Date) {
      const keepUntil = new Date(now.getTime() + KEEP_MS);
      await db
        .insertInto('quotes')
        .values({ hash, lines: json(lines), grandTotal, createdAt: now, keepUntil })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ keepUntil }))
        .execute();
    },

    async find(hash: string): Promise<RememberedQuote | undefined> {
      return db
        .selectFrom('quotes')
        .select(['hash', 'lines', 'grandTotal'])
        .where('hash', '=', hash)
        .executeTakeFirst();
    },

    async forgetOld(now: Date) {
      await db.deleteFrom('quotes').where('keepUntil', '<', now).execute();
    },
  };
}
