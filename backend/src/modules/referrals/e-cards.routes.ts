import { Type } from 'typebox';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ReferralCodeParams } from './referrals.schema';

const Png = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** Under /api/ecard. */
export const eCardRoutes =
  (draw: (code: string, language: 'vi' | 'en') => Promise<Buffer>): FastifyPluginAsyncTypebox =>
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
        const picture = await draw(request.params.code, request.query.lang ?? request.language);
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=3600')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(picture);
      },
    );
  };
