import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import {
  Conversion,
  FiguresQuery,
  LowStock,
  PaymentFigures,
  SalesFigures,
  StockQuery,
  VitalsQuery,
  WaitingWork,
} from './dashboard.schema';
import { RumSummary } from '../telemetry/telemetry.schema';
import type { DashboardService } from './dashboard.service';

const tags = ['staff'];
const DEFAULT_DAYS = 30;

/** Under /api/main/admin/dashboard. */
export const dashboardRoutes =
  (dashboard: DashboardService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/work',
      { schema: { tags, summary: 'How much waits for staff', response: { 200: Answer(WaitingWork) } } },
      async () => answer(await dashboard.work()),
    );

    app.get(
      '/sales',
      {
        schema: {
          tags,
          summary: 'Orders and revenue of each day, and of as many days before',
          querystring: FiguresQuery,
          response: { 200: Answer(SalesFigures) },
        },
      },
      async ({ query: { days = DEFAULT_DAYS } }) => answer(await dashboard.sales(days)),
    );

    app.get(
      '/conversion',
      {
        schema: {
          tags,
          summary: 'Page views on the way to an order',
          querystring: FiguresQuery,
          response: { 200: Answer(Conversion) },
        },
      },
      async ({ query: { days = DEFAULT_DAYS } }) => answer(await dashboard.conversion(days)),
    );

    app.get(
      '/payments',
      {
        schema: {
          tags,
          summary: 'What became of payments, by gateway',
          querystring: FiguresQuery,
          response: { 200: Answer(PaymentFigures) },
        },
      },
      async ({ query: { days = DEFAULT_DAYS } }) => answer(await dashboard.payments(days)),
    );

    app.get(
      '/stock',
      {
        schema: {
          tags,
          summary: 'Variants on sale of which little is left',
          querystring: StockQuery,
          response: { 200: Answer(LowStock) },
        },
      },
      async ({ query }) => answer(await dashboard.lowStock(query)),
    );

    app.get(
      '/vitals',
      {
        schema: {
          tags,
          summary: 'How fast each version of each part was in browsers, and the latest errors there',
          querystring: VitalsQuery,
          response: { 200: Answer(RumSummary) },
        },
      },
      async ({ query }) => answer(await dashboard.vitals(query.minutes)),
    );
  };
