import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MediaParams, MediaQuery, widths } from './media.schema';
import type { MediaService } from './media.service';

const A_YEAR = 'public, max-age=31536000, immutable';
const LARGEST = 1200;

/** Pictures are bytes and not answers: the one thing under /api without an envelope. */
export const mediaRoutes =
  (media: MediaService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onClose', async () => media.close());

    app.get(
      '/media/:id',
      {
        schema: {
          tags: ['media'],
          summary: 'A picture at one of four widths, as AVIF, WebP or JPEG by Accept',
          params: MediaParams,
          querystring: MediaQuery,
          response: { 200: { content: pictureTypes }, 304: kept },
        },
      },
      async (request, reply) => {
        const width = widths.find((one) => String(one) === request.query.w) ?? LARGEST;
        const { bytes, format, etag } = await media.serve(request.params.id, width, request.headers.accept);
        const vary = [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', ');
        void reply.headers({ vary, etag, 'cache-control': A_YEAR });
        if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply.type(`image/${format}`).send(bytes);
      },
    );
  };

const bytes = { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) };
const pictureTypes = { 'image/avif': bytes, 'image/webp': bytes, 'image/jpeg': bytes };
const kept = Type.Unsafe<undefined>({ type: 'null', description: 'The browser has this one.' });

const hasTag = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => `W/${tag.trim().replace(/^W\//, '')}` === etag) ?? false;
