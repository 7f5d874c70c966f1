import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { sharedAnswer } from '../../plugins/shared-answer';
import { mountWithAuth } from '../../plugins/with-auth';
import type { ContentService } from '../content/content.service';
import { ClientSetting } from './settings.schema';
import type { SettingsService } from './settings.service';

/** Under /api/main. */
export const settingsRoutes =
  (settings: SettingsService, content: Pick<ContentService, 'footer'>): FastifyPluginAsyncTypebox =>
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
          log.error({ err: error }, 'footer cannot be read');
          return [];
        });
        const [client, look] = await Promise.all([settings.client(), settings.look()]);
        return answer({ ...client, ...look, footer: await footer });
      },
    );
  };
