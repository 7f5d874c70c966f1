import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { staffOf } from '../../plugins/auth';
import { answer, Answer } from '../../lib/envelope';
import { KeysetPage } from '../../lib/keyset';
import { badRequest } from '../../lib/errors';
import { idempotent } from '../../plugins/idempotency';
import { BackgroundJob } from '../background-jobs/background-jobs.schema';
import {
  BulkMoveBody,
  CancelAnswer,
  MoveOrder,
  OrderParams,
  PhoneOrder,
  PhoneQuote,
  PlacedOrder,
  RefundBody,
  RefundEnd,
  RefundParams,
  ShipmentBody,
  StaffOrder,
  StaffOrdersQuery,
  StaffOrderSummary,
} from './orders.schema';
import { FindingEnd, FindingParams } from '../payments/payments.schema';
import { Quote } from '../pricing/pricing.schema';
import { quantityErrors } from '../pricing/quantity-errors';
import type { OrderService } from './orders.service';

const tags = ['staff'];
const response = { 200: Answer(StaffOrder) };

/** Under /api/main/admin. */
export const staffOrderRoutes =
  ({ staff, phone, bulk }: Pick<OrderService, 'staff' | 'phone' | 'bulk'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/order',
      {
        schema: {
          tags,
          summary: 'Orders of all customers by status, payment, days and words, page by page',
          querystring: StaffOrdersQuery,
          response: { 200: Answer(KeysetPage(StaffOrderSummary)) },
        },
      },
      async (request) => answer(await staff.list(request.query)),
    );

    app.post(
      '/order/quote',
      {
        schema: {
          tags,
          summary: 'What an order that staff place for a customer costs now, and what stands in its way',
          body: PhoneQuote,
          response: { 200: Answer(Quote) },
        },
        schemaErrorFormatter: quantityErrors,
      },
      async (request) => answer(await phone.quote(request.body)),
    );

    app.post(
      '/order',
      {
        schema: {
          tags,
          summary:
            'Place an order for a customer at the price that was quoted; needs the header Idempotency-Key',
          description: 'Paid online, `next.url` is the link to pay that the customer can be sent.',
          body: PhoneOrder,
          response: { 200: Answer(PlacedOrder) },
        },
        schemaErrorFormatter: quantityErrors,
      },
      async (request) => {
        if (!request.headers['idempotency-key']) throw badRequest('IDEMPOTENCY_KEY_REQUIRED');
        return idempotent(request, (store) => phone.place(staffOf(request), request.ip, request.body, store));
      },
    );

    app.post(
      '/order/bulk-move',
      {
        schema: {
          tags,
          summary: 'Take many orders one step further, as a job; needs the header Idempotency-Key',
          body: BulkMoveBody,
          response: { 200: Answer(BackgroundJob) },
        },
      },
      async (request) => {
        if (!request.headers['idempotency-key']) throw badRequest('IDEMPOTENCY_KEY_REQUIRED');
        return idempotent(request, (store) => bulk.start(staffOf(request), request.body, store));
      },
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
      async (request) => staff.move(staffOf(request), request.params.id, request.body),
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
      async (request) => staff.setShipment(staffOf(request), request.params.id, request.body),
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
      async (request) => staff.answerCancel(staffOf(request), request.params.id, request.body),
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
          staff.refund(staffOf(request), request.params.id, request.body, store),
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
        staff.endRefund(staffOf(request), request.params.id, request.params.refundId, request.body),
    );

    app.put(
      '/order/:id/finding/:findingId',
      {
        schema: {
          tags,
          summary:
            'Mark as resolved what a gateway reported of a payment after it ended, or of another amount',
          params: FindingParams,
          body: FindingEnd,
          response,
        },
      },
      async (request) =>
        staff.resolveFinding(staffOf(request), request.params.id, request.params.findingId, request.body),
    );
  };
