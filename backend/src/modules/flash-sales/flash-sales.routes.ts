import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { answer, Answer } from '../../lib/envelope';
import { mountWithAuth } from '../../plugins/with-auth';
import { favouriteFlagsOf, type FavouritesAmong } from '../catalogue/favourite-flags';
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
  (flashSales: FlashSaleService, favouritesAmong: FavouritesAmong): FastifyPluginAsyncTypebox =>
  async (app) => {
    mountWithAuth(app);

    /** Sales, each product of them with its heart: one question for all. */
    const saleHearts = async (request: FastifyRequest, sales: FlashSale[]) => {
      const productIds = sales.flatMap(({ products }) => products.map(({ productId }) => productId));
      const heart = await favouriteFlagsOf(favouritesAmong, request, productIds);
      return (sale: FlashSale): FlashSale => ({
        ...sale,
        products: sale.products.map((card) => ({ ...card, ...heart(card.productId) })),
      });
    };
    const oneWithHearts = async (request: FastifyRequest, sale: FlashSale) =>
      (await saleHearts(request, [sale]))(sale);

    app.get(
      '/flash-sale/current-flash-sale',
      {
        schema: {
          tags,
          summary: 'The flash sale that runs now, and the next one',
          response: { 200: Answer(CurrentFlashSale) },
        },
      },
      async (request) => {
        const { currentFlashSale, nextFlashSale, ...rest } = await flashSales.current(request.language);
        const sales = [currentFlashSale, nextFlashSale].flatMap((sale) => sale ?? []);
        const marked = await saleHearts(request, sales);
        return answer({
          ...rest,
          currentFlashSale: currentFlashSale && marked(currentFlashSale),
          nextFlashSale: nextFlashSale && marked(nextFlashSale),
        });
      },
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
      async (request) => {
        const sales = await flashSales.today(request.language);
        return answer(sales.map(await saleHearts(request, sales)));
      },
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
      async (request) =>
        answer(await oneWithHearts(request, await flashSales.byId(request.query.id, request.language))),
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
      async (request) =>
        answer(await oneWithHearts(request, await flashSales.byId(request.params.id, request.language))),
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
      async (request) => {
        const page = await flashSales.products(request.body, request.language);
        const heart = await favouriteFlagsOf(
          favouritesAmong,
          request,
          page.data.map(({ productId }) => productId),
        );
        const data = page.data.map((product) => ({ ...product, ...heart(product.productId) }));
        return answer({ ...page, data });
      },
    );
  };
