import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { staffOf } from '../../plugins/auth';
import { answer, Answer } from '../../lib/envelope';
import {
  DecidedReviews,
  ReplyBody,
  ReviewDecision,
  ReviewDecisions,
  ReviewId,
  StaffReview,
  StaffReviews,
  StaffReviewsQuery,
} from './reviews.schema';
import type { ReviewService } from './reviews.service';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffReviewRoutes =
  ({ moderation }: Pick<ReviewService, 'moderation'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/review',
      {
        schema: {
          tags,
          summary:
            'Reviews by status, rating, words and what they were held for, with how many wait; what waits the longest first',
          querystring: StaffReviewsQuery,
          response: { 200: Answer(StaffReviews) },
        },
      },
      async (request) => answer(await moderation.list(request.query, request.language)),
    );

    app.put(
      '/review/status',
      {
        schema: {
          tags,
          summary: 'Show several reviews, or refuse them with one reason; says what became of each',
          body: ReviewDecisions,
          response: { 200: Answer(DecidedReviews) },
        },
      },
      async (request) => answer(await moderation.decideAll(request.body, staffOf(request))),
    );

    app.put(
      '/review/:id/status',
      {
        schema: {
          tags,
          summary: 'Show a review, or refuse it with a reason',
          params: ReviewId,
          body: ReviewDecision,
          response: { 200: Answer(StaffReview) },
        },
      },
      async (request) =>
        answer(await moderation.decide(request.params.id, request.body, staffOf(request), request.language)),
    );

    app.put(
      '/review/:id/reply',
      {
        schema: {
          tags,
          summary: 'Answer a review as the seller',
          params: ReviewId,
          body: ReplyBody,
          response: { 200: Answer(StaffReview) },
        },
      },
      async (request) =>
        answer(
          await moderation.reply(request.params.id, request.body.content, staffOf(request), request.language),
        ),
    );
  };
