import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { StockAlertBody, StockAlertParams } from './stock-alerts.schema';
import type { StockAlertService } from './stock-alerts.service';

/** Under /api/main. */
export const stockAlertRoutes =
  (stockAlerts: StockAlertService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/product/:infoId/stock-alert',
      {
        schema: {
          tags: ['catalogue'],
          summary: 'Ask for one mail when a sold-out variant is back; asking twice is asking once',
          params: StockAlertParams,
          body: StockAlertBody,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => {
        const { body, language, ip } = request;
        await stockAlerts.ask(request.params.infoId, body, { language, ip });
        return answer(null);
      },
    );
  };
