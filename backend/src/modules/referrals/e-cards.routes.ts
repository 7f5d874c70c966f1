import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { tooManyRequests } from '../../lib/errors';
import type { Language } from '../../lib/language';
import type { RateLimits } from '../../lib/rate-limits';
import { ReferralCodeParams } from './referrals.schema';

/** Each request draws a picture. */
const MAX_CARDS = { max: 60, windowMs: 60_000 };
const Png = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** Under /api/ecard. */
export const eCardRoutes =
  (
    draw: (code: string, language: Language) => Promise<Buffer>,
    limits: RateLimits,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/ecard/referral/:code',
      {
        schema: {
          tags: ['referral'],
          summary: 'Picture (PNG, 1200 × 630) to share: the offer, the code and its QR code',
          params: ReferralCodeParams,
          querystring: Type.Object(
            { lang: Type.Optional(Type.Enum(['vi', 'en'])) },
            { additionalProperties: false },
          ),
          response: { 200: { content: { 'image/png': { schema: Png } } } },
        },
      },
      async (request, reply) => {
        const { allowed, retryAfterSeconds } = await limits.consume(`e-card ${request.ip}`, MAX_CARDS);
        if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
        const picture = await draw(request.params.code, request.query.lang ?? request.language);
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=3600')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture);
      },
    );
  };
