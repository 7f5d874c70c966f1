import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isDatabaseDown } from '../../db/failures';
import { answer, Answer } from '../../lib/envelope';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import type { ContentService } from '../content/content.service';
import type { TrackingService } from '../tracking/tracking.service';
import { ClientSetting } from './settings.schema';
import type { SettingsService } from './settings.service';

/** Under /api/main. */
export const settingsRoutes =
  (
    settings: SettingsService,
    content: Pick<ContentService, 'footer'>,
    tracking: Pick<TrackingService, 'visits'>,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/system/client-setting',
      {
        schema: {
          tags: ['system'],
          summary: 'What the shop is set to, who runs it, and what every page tells at its end',
          response: { 200: Answer(ClientSetting) },
        },
        config: sharedAnswer(),
      },
      async ({ language, log }) => {
        // A shop without its footer can still be used, and one without its settings cannot.
        const footer = content.footer(language).catch((error: unknown) => {
          // While the database is away the answer from before is the better one.
          if (isDatabaseDown(error)) throw error;
          log.error({ err: error }, 'footer cannot be read');
          return [];
        });
        const visitsShown = async () => {
          if (!(await settings.showsVisits())) return null;
          return tracking.visits().catch((error: unknown) => {
            if (isDatabaseDown(error)) throw error;
            log.error({ err: error }, 'visits cannot be read');
            return null;
          });
        };
        const [client, look, visits, blocks] = await Promise.all([
          settings.client(),
          settings.look(),
          visitsShown(),
          footer,
        ]);
        return answer({ ...client, ...look, ...(visits && { visits }), footer: blocks });
      },
    );
  };
