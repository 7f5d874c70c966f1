import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Paged } from '../../lib/envelope';
import { badRequest } from '../../lib/errors';
import { idempotent } from '../../plugins/idempotency';
import {
  CancelAnswer,
  MoveOrder,
  OrderParams,
  RefundBody,
  RefundEnd,
  RefundParams,
  ShipmentBody,
  StaffOrder,
  StaffOrdersQuery,
  StaffOrderSummary,
} from './orders.schema';
import type { OrderService } from './orders.service';

const tags = ['staff'];
const response = { 200: Answer(StaffOrder) };

/** Under /api/main/admin. */
export const staffOrderRoutes =
  ({ staff }: Pick<OrderService, 'staff'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/order',
      {
        schema: {
          tags,
          summary: "Everybody's orders by status, payment and words, ten to a page",
          querystring: StaffOrdersQuery,
          response: { 200: Answer(Paged(StaffOrderSummary)) },
        },
      },
      async (request) => answer(await staff.list(request.query)),
    );

    app.get(
      '/order/:id',
      {
        schema: {
          tags,
          summary: 'One order with everything in it and who did what',
          params: OrderParams,
          response,
        },
      },
      async (request) => answer(await staff.detail(request.params.id)),
    );

    app.put(
      '/order/:id/status',
      {
        schema: {
          tags,
          summary: 'Move an order along the table of transitions',
          params: OrderParams,
          body: MoveOrder,
          response,
        },
      },
      async (request) => staff.move(principal(request).userId, request.params.id, request.body),
    );

    app.put(
      '/order/:id/shipment',
      {
        schema: {
          tags,
          summary: 'Say who carries the parcel of an order',
          params: OrderParams,
          body: ShipmentBody,
          response,
        },
      },
      async (request) => staff.setShipment(principal(request).userId, request.params.id, request.body),
    );

    app.put(
      '/order/:id/cancel-request',
      {
        schema: {
          tags,
          summary: 'Answer a shopper who asks for an order to be cancelled',
          params: OrderParams,
          body: CancelAnswer,
          response,
        },
      },
      async (request) => staff.answerCancel(principal(request).userId, request.params.id, request.body),
    );

    app.put(
      '/order/:id/refund',
      {
        schema: {
          tags,
          summary:
            'Give money of an order back, all that is left, an amount or some lines; needs the header Idempotency-Key',
          params: OrderParams,
          body: RefundBody,
          response,
        },
      },
      async (request) => {
        if (!request.headers['idempotency-key']) throw badRequest('IDEMPOTENCY_KEY_REQUIRED');
        return idempotent(request, (store) =>
          staff.refund(principal(request).userId, request.params.id, request.body, store),
        );
      },
    );

    app.put(
      '/order/:id/refund/:refundId',
      {
        schema: {
          tags,
          summary: 'Say how a refund ended that its gateway left to people',
          params: RefundParams,
          body: RefundEnd,
          response,
        },
      },
      async (request) =>
        staff.endRefund(principal(request).userId, request.params.id, request.params.refundId, request.body),
    );
  };
