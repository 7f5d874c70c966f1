import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { OfferEnd, OfferId, WrittenOffer } from '../offers/staff-offers.schema';
import type { StaffFlashSaleService } from './staff-flash-sales';
import {
  StaffFlashSale,
  StaffFlashSaleBody,
  StaffFlashSaleChange,
  StaffFlashSales,
  StaffFlashSalesQuery,
} from './staff-flash-sales.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffFlashSaleRoutes =
  (flashSales: StaffFlashSaleService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/flash-sale',
      {
        schema: {
          tags,
          summary:
            'All flash sales by state and words, the last to begin first, with how many are in each state',
          querystring: StaffFlashSalesQuery,
          response: { 200: Answer(StaffFlashSales) },
        },
      },
      async (request) => answer(await flashSales.list(request.query)),
    );

    app.get(
      '/flash-sale/:id',
      {
        schema: {
          tags,
          summary: 'One flash sale with its products and what orders took of them',
          params: OfferId,
          response: { 200: Answer(StaffFlashSale) },
        },
      },
      async (request) => answer(await flashSales.find(request.params.id, request.language)),
    );

    app.post(
      '/flash-sale',
      {
        schema: {
          tags,
          summary: 'Write a flash sale',
          body: StaffFlashSaleBody,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await flashSales.create(request.body, staffOf(request)))),
    );

    app.put(
      '/flash-sale/:id',
      {
        schema: {
          tags,
          summary:
            'Change a flash sale; of one that orders used, only names, its end and quotas, and more products',
          params: OfferId,
          body: StaffFlashSaleChange,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) => answer(await flashSales.change(request.params.id, request.body, staffOf(request))),
    );

    app.put(
      '/flash-sale/:id/end',
      {
        schema: {
          tags,
          summary: 'End a running flash sale now',
          params: OfferId,
          body: OfferEnd,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) => answer(await flashSales.end(request.params.id, request.body, staffOf(request))),
    );

    app.delete(
      '/flash-sale/:id',
      {
        schema: {
          tags,
          summary: 'Delete a flash sale that no order has used',
          params: OfferId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => answer(await flashSales.remove(request.params.id, staffOf(request))),
    );
  };
