import type { Db } from '../../db';
import { productRatings } from '../catalogue/product-ratings';
import type { PersonalData } from '../../lib/personal-data';
import { rate } from './review-ratings';
import { createReviewRepository } from './reviews.repository';

/** What somebody said of products, and of what others said. */
export function reviewData(db: Db): PersonalData {
  const reviews = createReviewRepository(db);
  return {
    section: 'reviews',
    async read({ userId }) {
      const written = await db
        .selectFrom('reviews')
        .select(['id', 'productId', 'orderLineId', 'authorName', 'rating', 'title', 'content', 'language'])
        .select(['status', 'rejectReason', 'reply', 'repliedAt', 'createdAt', 'editedAt'])
        .where('customerId', '=', userId)
        .orderBy('createdAt')
        .execute();
      const pictures = await reviews.picturesOf(written.map(({ id }) => id));
      const of = (table: 'reviewVotes' | 'reviewReports') =>
        db.selectFrom(table).selectAll().where('customerId', '=', userId).execute();
      return {
        written: written.map((review) => ({
          ...review,
          pictures: pictures
            .filter(({ reviewId }) => reviewId === review.id)
            .map(({ pictureId }) => `/api/main/media/${pictureId}`),
        })),
        foundHelpful: await of('reviewVotes'),
        reported: await of('reviewReports'),
      };
    },

    async erase(tx, { userId }) {
      const own = await tx
        .selectFrom('reviews')
        .select('productId')
        .where('customerId', '=', userId)
        .execute();
      const productIds = [...new Set(own.map(({ productId }) => productId))].sort();
      for (const productId of productIds) await productRatings.lock(tx, productId);
      await tx.deleteFrom('reviews').where('customerId', '=', userId).execute();
      for (const productId of productIds) await rate(tx, reviews, productId);
      await withdraw(tx, userId);
    },
  };

  /** Votes and reports leave the counts of the reviews that they are on. */
  async function withdraw(tx: Db, userId: string) {
    for (const [table, count] of [
      ['reviewVotes', 'helpfulCount'],
      ['reviewReports', 'reportCount'],
    ] as const) {
      const gone = await tx
        .deleteFrom(table)
        .where('customerId', '=', userId)
        .returning('reviewId')
        .execute();
      const ids = gone.map(({ reviewId }) => reviewId);
      if (ids.length === 0) continue;
      await tx
        .updateTable('reviews')
        .set((eb) => ({ [count]: eb(count, '-', 1) }))
        .where('id', 'in', ids)
        .where(count, '>', 0)
        .execute();
    }
  }
}
