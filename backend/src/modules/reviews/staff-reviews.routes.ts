import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { principal } from '../../plugins/auth';
import { answer, Answer, Paged } from '../../lib/envelope';
import { ReplyBody, ReviewDecision, ReviewId, StaffReview, StaffReviewsQuery } from './reviews.schema';
import type { ReviewService } from './reviews.service';

const tags = ['staff'];
const staffOf = (request: FastifyRequest) => ({
  userId: principal(request).userId,
  language: request.language,
});

/** Under /api/main/admin. */
export const staffReviewRoutes =
  ({ moderation }: Pick<ReviewService, 'moderation'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/review',
      {
        schema: {
          tags,
          summary: 'Reviews by status, or those that were reported; what waits the longest first',
          querystring: StaffReviewsQuery,
          response: { 200: Answer(Paged(StaffReview)) },
        },
      },
      async (request) => answer(await moderation.list(request.query, request.language)),
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
      async (request) => answer(await moderation.decide(request.params.id, request.body, staffOf(request))),
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
        answer(await moderation.reply(request.params.id, request.body.content, staffOf(request))),
    );
  };
