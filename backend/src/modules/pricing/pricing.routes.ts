import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Answer, answer } from '../../plugins/envelope';
import { tooManyRequests } from '../../plugins/errors';
import { MOST_OF_ADDRESS, type RateLimits } from '../../plugins/rate-limits';
import { Quote, QuoteRequest } from './pricing.schema';
import { quantityErrors } from './quantity-errors';
import type { QuoteService } from './quotes.service';

/** Under /api/ecommerce. */
export const pricingRoutes =
  (quotes: QuoteService, limits: RateLimits): FastifyPluginAsyncTypebox =>
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
      async (request) => {
        // Every new price is written down, and anybody may ask.
        const { allowed, retryAfterSeconds } = await limits.hit(`quotes ${request.ip}`, MOST_OF_ADDRESS);
        if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
        return answer(
          await quotes.quote(request.body, {
            language: request.language,
            customerId: request.principal?.userId,
          }),
        );
      },
    );
  };
