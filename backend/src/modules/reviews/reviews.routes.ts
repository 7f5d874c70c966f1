import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Nothing, Paged } from '../../lib/envelope';
import { idempotent } from '../../plugins/idempotency';
import { askerOf, mountWithAuth } from '../../plugins/with-auth';
import {
  HelpfulVote,
  NewReview,
  OwnReview,
  OwnReviewsQuery,
  ReviewId,
  ReviewPage,
  ReviewReport,
  ReviewsQuery,
  ReviewText,
  WaitingProduct,
  WrittenReview,
} from './reviews.schema';
import type { ReviewService } from './reviews.service';

const tags = ['reviews'];

/** Under /api/main. The list has its `/with-auth` twin. */
export const reviewRoutes =
  (reviews: ReviewService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/review/mine',
      {
        schema: {
          tags,
          summary: 'What the customer has written, the newest first, also what is not shown',
          querystring: OwnReviewsQuery,
          response: { 200: Answer(Paged(OwnReview)) },
        },
      },
      async (request) =>
        answer(await reviews.mine(request.query, principal(request).userId, request.language)),
    );

    app.get(
      '/review/waiting',
      {
        schema: {
          tags,
          summary: 'What the customer bought, has received and not reviewed, the latest first',
          response: { 200: Answer(Type.Array(WaitingProduct)) },
        },
      },
      async (request) => answer(await reviews.waiting(principal(request).userId, request.language)),
    );

    app.post(
      '/review/:id/customer-review',
      {
        schema: {
          tags,
          summary: 'Review a product (`id`) for a line of an own, finished order; once per line',
          description:
            'PENDING when people look at it first: for its words, a link, or how to reach somebody.',
          params: ReviewId,
          body: NewReview,
          response: { 200: Answer(WrittenReview) },
        },
      },
      async (request) =>
        idempotent(request, async (store) => {
          const author = { customerId: principal(request).userId, language: request.language };
          return reviews.write.create(request.params.id, request.body, author, store);
        }),
    );

    app.put(
      '/review/:id',
      {
        schema: {
          tags,
          summary: 'Change an own review, for 30 days',
          params: ReviewId,
          body: ReviewText,
          response: { 200: Answer(WrittenReview) },
        },
      },
      async (request) => {
        const author = { customerId: principal(request).userId, language: request.language };
        return answer(await reviews.write.change(request.params.id, request.body, author));
      },
    );

    app.post(
      '/review/:id/helpful',
      {
        schema: {
          tags,
          summary: 'Say that a review helped; saying it again changes nothing',
          params: ReviewId,
          response: { 200: Answer(HelpfulVote) },
        },
      },
      async (request) => answer(await reviews.votes.vote(request.params.id, principal(request).userId, true)),
    );

    app.delete(
      '/review/:id/helpful',
      {
        schema: {
          tags,
          summary: 'Take that back',
          params: ReviewId,
          response: { 200: Answer(HelpfulVote) },
        },
      },
      async (request) =>
        answer(await reviews.votes.vote(request.params.id, principal(request).userId, false)),
    );

    app.post(
      '/review/:id/report',
      {
        schema: {
          tags,
          summary: 'Tell the shop that a review should not be there; once',
          params: ReviewId,
          body: ReviewReport,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await reviews.votes.report(request.params.id, principal(request).userId, request.body);
        return answer(null);
      },
    );

    mountWithAuth(app);

    app.get(
      '/review/list',
      {
        schema: {
          tags,
          summary: 'Reviews of a product with their average and distribution',
          description: 'With `/with-auth` also what the customer wrote, may write, and thinks of each.',
          querystring: ReviewsQuery,
          response: { 200: Answer(ReviewPage) },
        },
      },
      async (request) => {
        const asker = { language: request.language, customerId: askerOf(request) };
        return answer(await reviews.list(request.query, asker));
      },
    );
  };
