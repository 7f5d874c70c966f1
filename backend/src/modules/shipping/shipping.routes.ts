import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Answer, answer } from '../../lib/envelope';
import type { RateLimits } from '../../lib/rate-limits';
import { quantityErrors } from '../pricing/quantity-errors';
import { refuseQuoteFlood } from '../pricing/quote-flood';
import type { QuoteService } from '../pricing/quotes.service';
import { ShippingMethod, ShippingQuoteRequest } from './shipping.schema';
import type { ShippingService } from './shipping.service';

/** Under /api/ecommerce. */
export const shippingRoutes =
  (shipping: ShippingService, quotes: QuoteService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/shipping/quote',
      {
        schema: {
          tags: ['checkout'],
          summary: 'The delivery methods to an address; none when nothing is delivered there',
          body: ShippingQuoteRequest,
          response: { 200: Answer(Type.Array(ShippingMethod)) },
        },
        schemaErrorFormatter: quantityErrors,
      },
      async (request) => {
        await refuseQuoteFlood(request, limits);
        const parcel = await quotes.parcelOf(request.body.lines, request.language);
        const { offers } = await shipping.terms(request.body.address, parcel);
        return answer(offers ?? []);
      },
    );
  };
