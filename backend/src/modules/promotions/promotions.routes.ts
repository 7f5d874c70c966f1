import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Paged } from '../../lib/envelope';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import { CurrentPromotion, Promotion, PromotionsQuery } from './promotions.schema';
import type { PromotionService } from './promotions.service';

const tags = ['promotions'];

/** Under /api/main. Every route here is public and has its `/with-auth` twin. */
export const promotionRoutes =
  (promotions: PromotionService): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/promotion/current',
      {
        schema: {
          tags,
          summary: 'The foremost promotion that runs now, and the next one',
          response: { 200: Answer(CurrentPromotion) },
        },
      },
      async (request) => answer(await promotions.current(request.language)),
    );

    app.get(
      '/promotion/public',
      {
        schema: {
          tags,
          summary: 'The promotions that run now and those that come, paged',
          querystring: PromotionsQuery,
          response: { 200: Answer(Paged(Promotion)) },
        },
        config: sharedAnswer(),
      },
      async (request) => answer(await promotions.list(request.query, request.language)),
    );
  };
