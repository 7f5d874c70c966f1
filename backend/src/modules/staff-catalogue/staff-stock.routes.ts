import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { badRequest } from '../../lib/errors';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import {
  AdjustBody,
  MovementPage,
  MovementsQuery,
  StockLevel,
  StockPage,
  StockParams,
  StockQuery,
} from '../inventory/inventory.schema';
import type { StaffStock } from './staff-stock';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffStockRoutes =
  (stock: StaffStock): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/stock',
      {
        schema: {
          tags,
          summary: 'What is on the shelf, variant by variant in the order of their codes',
          querystring: StockQuery,
          response: { 200: Answer(StockPage) },
        },
      },
      async (request) => answer(await stock.list(request.query, request.language)),
    );

    app.post(
      '/stock/:variantId/adjust',
      {
        schema: {
          tags,
          summary: 'Pieces came or went; never those that orders hold; needs the header Idempotency-Key',
          params: StockParams,
          body: AdjustBody,
          response: { 200: Answer(StockLevel) },
        },
      },
      async (request) => {
        if (!request.headers['idempotency-key']) throw badRequest('IDEMPOTENCY_KEY_REQUIRED');
        const { params, body, language } = request;
        return idempotent(request, (store) =>
          stock.adjust(staffOf(request), params.variantId, body, { language, store }),
        );
      },
    );

    app.get(
      '/stock-movement',
      {
        schema: {
          tags,
          summary: 'How stock moved: orders, returns and what staff adjusted; the latest first',
          querystring: MovementsQuery,
          response: { 200: Answer(MovementPage) },
        },
      },
      async (request) => answer(await stock.movements(request.query, request.language)),
    );
  };
