import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import { PageViewBody, TrackingSummary, Visits } from './tracking.schema';
import type { TrackingService } from './tracking.service';

const tags = ['system'];

/** Under /api/main. */
export const trackingRoutes =
  (tracking: TrackingService): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.post(
      '/tracking',
      {
        schema: {
          tags,
          summary: 'Report a page view',
          body: PageViewBody,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        await tracking.record(request.body, { ip: request.ip, host: request.host });
        return answer(null);
      },
    );

    app.get(
      '/tracking',
      {
        schema: {
          tags,
          summary: 'How much the shop is looked at; up to half a minute old',
          response: { 200: Answer(Visits) },
        },
        config: sharedAnswer(),
      },
      async () => answer(await tracking.visits()),
    );
  };

/** Under /api/main/admin. */
export const staffTrackingRoutes =
  (tracking: TrackingService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/tracking',
      {
        schema: {
          tags: ['staff'],
          summary: 'Which pages are looked at',
          response: { 200: Answer(TrackingSummary) },
        },
      },
      async () => answer(await tracking.summary()),
    );
  };
