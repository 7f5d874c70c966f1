import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Answer, answer } from '../../lib/envelope';
import type { RateLimits } from '../../lib/rate-limits';
import {
  Quote,
  QuoteRequest,
  VoucherCheck,
  VoucherCheckRequest,
  VoucherChoice,
  VoucherChoicesRequest,
} from './pricing.schema';
import { quantityErrors } from './quantity-errors';
import { refuseQuoteFlood } from './quote-flood';
import type { QuoteService } from './quotes.service';

const askerOf = (request: FastifyRequest) => ({
  language: request.language,
  customerId: request.principal?.userId,
});

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
        await refuseQuoteFlood(request, limits);
        return answer(await quotes.quote(request.body, askerOf(request)));
      },
    );

    app.post(
      '/quote/vouchers',
      {
        schema: {
          tags: ['checkout'],
          summary:
            'The vouchers at hand for these lines: what each saves, or why it does not apply; the best first',
          description:
            'Those that everybody sees, and with a bearer those that the customer collected; 50 at most.',
          body: VoucherChoicesRequest,
          response: { 200: Answer(Type.Array(VoucherChoice)) },
        },
        schemaErrorFormatter: quantityErrors,
      },
      async (request) => {
        await refuseQuoteFlood(request, limits);
        return answer(await quotes.voucherChoices(request.body, askerOf(request)));
      },
    );
  };

/** Under /api/main. */
export const voucherCheckRoutes =
  (quotes: QuoteService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/voucher/check',
      {
        schema: {
          tags: ['checkout'],
          summary: 'Whether a voucher applies to these lines and what it saves, or why not',
          body: VoucherCheckRequest,
          response: { 200: Answer(VoucherCheck) },
        },
        schemaErrorFormatter: quantityErrors,
      },
      async (request) => {
        await refuseQuoteFlood(request, limits);
        return answer(await quotes.voucherCheck(request.body, askerOf(request)));
      },
    );
  };
