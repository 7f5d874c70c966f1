import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer, Nothing } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import { OfferEnd, OfferId, WrittenOffer } from '../offers/staff-offers.schema';
import type { StaffPromotionService } from './staff-promotions';
import {
  StaffPromotion,
  StaffPromotionBody,
  StaffPromotionChange,
  StaffPromotions,
  StaffPromotionsQuery,
} from './staff-promotions.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffPromotionRoutes =
  (promotions: StaffPromotionService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/promotion',
      {
        schema: {
          tags,
          summary:
            'All promotions by state, type and words, the last to begin first, with how many are in each state',
          querystring: StaffPromotionsQuery,
          response: { 200: Answer(StaffPromotions) },
        },
      },
      async (request) => answer(await promotions.list(request.query, request.language)),
    );

    app.get(
      '/promotion/:id',
      {
        schema: {
          tags,
          summary: 'One promotion with its rule and what was used of it',
          params: OfferId,
          response: { 200: Answer(StaffPromotion) },
        },
      },
      async (request) => answer(await promotions.find(request.params.id, request.language)),
    );

    app.post(
      '/promotion',
      {
        schema: {
          tags,
          summary: 'Write a promotion',
          body: StaffPromotionBody,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) =>
        idempotent(request, async () => answer(await promotions.create(request.body, staffOf(request)))),
    );

    app.put(
      '/promotion/:id',
      {
        schema: {
          tags,
          summary:
            'Change a promotion; of one that orders used, only texts, its end, its limits and its priority',
          params: OfferId,
          body: StaffPromotionChange,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) => answer(await promotions.change(request.params.id, request.body, staffOf(request))),
    );

    app.put(
      '/promotion/:id/end',
      {
        schema: {
          tags,
          summary: 'End a running promotion now',
          params: OfferId,
          body: OfferEnd,
          response: { 200: Answer(WrittenOffer) },
        },
      },
      async (request) => answer(await promotions.end(request.params.id, request.body, staffOf(request))),
    );

    app.delete(
      '/promotion/:id',
      {
        schema: {
          tags,
          summary: 'Delete a promotion that no order has used',
          params: OfferId,
          response: { 200: Answer(Nothing) },
        },
      },
      async (request) => answer(await promotions.remove(request.params.id, staffOf(request))),
    );
  };
