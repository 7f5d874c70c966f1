import type { Db } from '../../db';
import type { ReviewedLines } from '../orders/orders.service';

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
