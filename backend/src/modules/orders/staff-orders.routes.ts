import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer } from '../../plugins/envelope';
import { idempotent } from '../../plugins/idempotency';
import { MoveOrder, OrderDetail, OrderParams, RefundBody, ShipmentBody } from './orders.schema';
import type { OrderService } from './orders.service';

/** Under /api/main/admin. */
export const staffOrderRoutes =
  (orders: OrderService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.put(
      '/order/:id/status',
      {
        schema: {
          tags: ['staff'],
          summary: 'Move an order along the table of transitions',
          params: OrderParams,
          body: MoveOrder,
          response: { 200: Answer(OrderDetail) },
        },
      },
      async (request) =>
        answer(await orders.moveByStaff(principal(request).userId, request.params.id, request.body)),
    );

    app.put(
      '/order/:id/shipment',
      {
        schema: {
          tags: ['staff'],
          summary: 'Say who carries the parcel of an order',
          params: OrderParams,
          body: ShipmentBody,
          response: { 200: Answer(OrderDetail) },
        },
      },
      async (request) => answer(await orders.setShipment(request.params.id, request.body)),
    );

    app.put(
      '/order/:id/refund',
      {
        schema: {
          tags: ['staff'],
          summary: 'Give money of an order back, all that is left or a part',
          params: OrderParams,
          body: RefundBody,
          response: { 200: Answer(OrderDetail) },
        },
      },
      async (request) =>
        idempotent(request, async () =>
          answer(await orders.refund(principal(request).userId, request.params.id, request.body)),
        ),
    );
  };
