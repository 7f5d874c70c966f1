import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../plugins/envelope';
import { mountWithAuth } from '../../plugins/with-auth';
import {
  CurrentFlashSale,
  FlashSale,
  FlashSaleId,
  FlashSaleProducts,
  FlashSaleProductsBody,
} from './flash-sales.schema';
import type { FlashSaleService } from './flash-sales.service';

const tags = ['flash sales'];

/** Under /api/main. Every route here is public and has its `/with-auth` twin. */
export const flashSaleRoutes =
  (flashSales: FlashSaleService): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    app.get(
      '/flash-sale/current-flash-sale',
      {
        schema: {
          tags,
          summary: 'The flash sale that runs now, and the next one',
          response: { 200: Answer(CurrentFlashSale) },
        },
      },
      async (request) => answer(await flashSales.current(request.language)),
    );

    app.get(
      '/flash-sale/today-flash-sale',
      {
        schema: {
          tags,
          summary: 'The flash sales of today in Việt Nam, in the order in which they begin',
          response: { 200: Answer(Type.Array(FlashSale)) },
        },
      },
      async (request) => answer(await flashSales.today(request.language)),
    );

    app.get(
      '/flash-sale/web',
      {
        schema: {
          tags,
          summary: 'One flash sale',
          querystring: FlashSaleId,
          response: { 200: Answer(FlashSale) },
        },
      },
      async (request) => answer(await flashSales.byId(request.query.id, request.language)),
    );

    app.get(
      '/flash-sale/web/:id',
      {
        schema: {
          tags,
          summary: 'One flash sale',
          params: FlashSaleId,
          response: { 200: Answer(FlashSale) },
        },
      },
      async (request) => answer(await flashSales.byId(request.params.id, request.language)),
    );

    app.post(
      '/flash-sale-product/public/list',
      {
        schema: {
          tags,
          summary: 'The products of a flash sale, filtered and paged',
          body: FlashSaleProductsBody,
          response: { 200: Answer(FlashSaleProducts) },
        },
      },
      async (request) => answer(await flashSales.products(request.body, request.language)),
    );
  };
