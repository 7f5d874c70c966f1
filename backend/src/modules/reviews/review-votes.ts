import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import { conflict, forbidden, invalidFields, notFound, tooManyRequests } from '../../lib/errors';
import { plainText } from '../../lib/plain-text';
import type { HelpfulVote, ReviewReport } from './reviews.schema';
import type { ReviewParts } from './reviews.service';

const MAX_VOTES = { max: 120, windowMs: 10 * 60_000 };
const MAX_REPORTS = { max: 20, windowMs: 60 * 60_000 };

/** What other customers think of a review: each once. */
export function createReviewVotes({ db, clock, limits, reviews }: ReviewParts) {
  const limit = async (key: string, most: typeof MAX_VOTES) => {
    const { allowed, retryAfterSeconds } = await limits.consume(key, most);
    if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
  };
  /** One that is shown, and not theirs. */
  async function othersReview(id: string, customerId: string) {
    const review = isUuid(id) ? await reviews.find(id) : undefined;
    if (review?.status !== 'APPROVED') throw notFound('REVIEW_NOT_FOUND');
    if (review.customerId === customerId) throw forbidden('OWN_REVIEW');
    return review;
  }

  return {
    /** Saying it again, or taking back what was never said, changes nothing. */
    async vote(id: string, customerId: string, isHelpful: boolean): Promise<HelpfulVote> {
      await limit(`review vote ${customerId}`, MAX_VOTES);
      await othersReview(id, customerId);
      return db.transaction().execute(async (tx) => {
        const changed = isHelpful
          ? await tx
              .insertInto('reviewVotes')
              .values({ reviewId: id, customerId, createdAt: clock() })
              .onConflict((again) => again.doNothing())
              .returning('reviewId')
              .executeTakeFirst()
          : await tx
              .deleteFrom('reviewVotes')
              .where('reviewId', '=', id)
              .where('customerId', '=', customerId)
              .returning('reviewId')
              .executeTakeFirst();
        const step = changed ? (isHelpful ? 1 : -1) : 0;
        const { helpfulCount } = await tx
          .updateTable('reviews')
          .set({ helpfulCount: sql`helpful_count + ${step}` })
          .where('id', '=', id)
          .returning('helpfulCount')
          .executeTakeFirstOrThrow();
        return { isHelpful, helpfulCount };
      });
    },

    /** Staff look at it; until then it stays, or three accounts could silence anybody. */
    async report(id: string, customerId: string, { reason, note }: ReviewReport): Promise<void> {
      await limit(`review report ${customerId}`, MAX_REPORTS);
      await othersReview(id, customerId);
      const line = plainText(note ?? '');
      if (line === null) throw invalidFields({ field: 'note', code: 'invalid' });
      await db.transaction().execute(async (tx) => {
        const isFirst = await tx
          .insertInto('reviewReports')
          .values({ reviewId: id, customerId, reason, note: line || null, createdAt: clock() })
          .onConflict((again) => again.doNothing())
          .returning('reviewId')
          .executeTakeFirst();
        if (!isFirst) throw conflict('REVIEW_ALREADY_REPORTED');
        await tx
          .updateTable('reviews')
          .set({ reportCount: sql`report_count + 1` })
          .where('id', '=', id)
          .execute();
      });
    },
  };
}
