import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../plugins/envelope';
import { ClientSetting } from './settings.schema';
import type { SettingsService } from './settings.service';

/** Under /api/main. */
export const settingsRoutes =
  (settings: SettingsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/system/client-setting',
      {
        schema: {
          tags: ['system'],
          summary: 'What the shop is set to, and who runs it',
          response: { 200: Answer(ClientSetting) },
        },
      },
      async () => answer(await settings.client()),
    );
  };
