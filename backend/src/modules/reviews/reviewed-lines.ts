import type { Db } from '../../db';

/** Those of an own order's lines that were reviewed already. */
export type ReviewedLines = (customerId: string, orderLineIds: string[]) => Promise<ReadonlySet<string>>;

/** What other modules may know of who reviewed what; the author is in the question. */
export const createReviewedLines =
  (db: Db): ReviewedLines =>
  async (customerId, orderLineIds) => {
    if (orderLineIds.length === 0) return new Set();
    const rows = await db
      .selectFrom('reviews')
      .select('orderLineId')
      .where('customerId', '=', customerId)
      .where('orderLineId', 'in', orderLineIds)
      .execute();
    return new Set(rows.map(({ orderLineId }) => orderLineId));
  };
