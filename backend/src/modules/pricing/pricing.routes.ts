import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Answer, answer } from '../../plugins/envelope';
import { Quote, QuoteRequest } from './pricing.schema';
import { quantityErrors } from './quantity-errors';
import type { QuoteService } from './quotes.service';

/** Under /api/ecommerce. */
export const pricingRoutes =
  (quotes: QuoteService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/quote',
      {
        schema: {
          tags: ['checkout'],
          summary: 'What these lines cost now, and what stands in the way of ordering them',
          body: QuoteRequest,
          response: { 200: Answer(Quote) },
        },
        schemaErrorFormatter: quantityErrors,
      },
      async (request) =>
        answer(
          await quotes.quote(request.body, {
            language: request.language,
            customerId: request.principal?.userId,
          }),
        ),
    );
  };
