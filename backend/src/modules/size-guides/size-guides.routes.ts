import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { mountWithAuth } from '../../plugins/with-auth';
import { SizeGuide, SizeGuideParams } from './size-guides.schema';
import type { SizeGuideService } from './size-guides.service';

/** Under /api/main. */
export const sizeGuideRoutes =
  (sizeGuides: SizeGuideService): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/product/:id/size-guide',
      {
        schema: {
          tags: ['catalogue'],
          summary: 'Which size of a product fits whom; null when there is no guide',
          params: SizeGuideParams,
          response: { 200: Answer(Type.Union([SizeGuide, Type.Null()])) },
        },
      },
      async (request) => answer(await sizeGuides.of(request.params.id, request.language)),
    );
  };
