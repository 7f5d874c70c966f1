import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal } from '../../plugins/auth';
import { answer, Answer, Paged } from '../../lib/envelope';
import { badRequest, tooManyRequests } from '../../lib/errors';
import { idempotent } from '../../plugins/idempotency';
import { MAX_PER_ADDRESS, type RateLimits } from '../../lib/rate-limits';
import { PaymentState, ResultToken, StartedPayment, StartPayment } from '../payments/payments.schema';
import { quantityErrors } from '../pricing/quantity-errors';
import {
  CancelOrder,
  MyOrder,
  MyOrdersQuery,
  MyPaymentsQuery,
  OrderCancelled,
  OrderDetail,
  OrderParams,
  OrderReceived,
  OrderRequest,
  OwnPayment,
  PlacedOrder,
  Reorder,
  ResentEmail,
  TrackedOrder,
  TrackQuery,
} from './orders.schema';
import type { OrderService } from './orders.service';

/** Under /api/ecommerce. */
export const orderRoutes =
  (orders: OrderService, limits: RateLimits): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.post(
      '/order',
      {
        schema: {
          tags: ['orders'],
          summary: 'Place an order at the price that was quoted; needs the header Idempotency-Key',
          body: OrderRequest,
          response: { 200: Answer(PlacedOrder) },
        },
        schemaErrorFormatter: quantityErrors,
      },
      async (request) => {
        if (!request.headers['idempotency-key']) throw badRequest('IDEMPOTENCY_KEY_REQUIRED');
        const shopper = { userId: principal(request).userId, language: request.language, ip: request.ip };
        return idempotent(request, (store) => orders.place(shopper, request.body, store));
      },
    );

    app.get(
      '/order/my-order',
      {
        schema: {
          tags: ['orders'],
          summary: "The caller's orders, ten to a page",
          querystring: MyOrdersQuery,
          response: { 200: Answer(Paged(MyOrder)) },
        },
      },
      async (request) =>
        answer(await orders.list(principal(request).userId, request.query, request.language)),
    );

    app.get(
      '/order/my-payment',
      {
        schema: {
          tags: ['payments'],
          summary: "Tries to pay the caller's orders, the latest first, ten to a page",
          querystring: MyPaymentsQuery,
          response: { 200: Answer(Paged(OwnPayment)) },
        },
      },
      async (request) => answer(await orders.payments(principal(request).userId, request.query)),
    );

    app.get(
      '/order/:id/detail/customer',
      {
        schema: {
          tags: ['orders'],
          summary: 'One order of the caller with everything in it',
          params: OrderParams,
          response: { 200: Answer(OrderDetail) },
        },
      },
      async (request) =>
        answer(await orders.detail(principal(request).userId, request.params.id, request.language)),
    );

    app.put(
      '/order/cancel-order/:id',
      {
        schema: {
          tags: ['orders'],
          summary: 'Cancel an order nobody has begun with; ask for it once the shop has',
          params: OrderParams,
          body: CancelOrder,
          response: { 200: Answer(OrderCancelled) },
        },
      },
      async (request) =>
        answer(await orders.cancel(principal(request).userId, request.params.id, request.body.reason)),
    );

    app.put(
      '/order/:id/received',
      {
        schema: {
          tags: ['orders'],
          summary: 'Say that the parcel of an order has arrived; saying it again changes nothing',
          params: OrderParams,
          response: { 200: Answer(OrderReceived) },
        },
      },
      async (request) => answer(await orders.receive(principal(request).userId, request.params.id)),
    );

    app.post(
      '/order/:id/reorder',
      {
        schema: {
          tags: ['orders'],
          summary: 'What of an order can be put into the cart again, and what cannot',
          params: OrderParams,
          response: { 200: Answer(Reorder) },
        },
      },
      async (request) => answer(await orders.reorder(principal(request).userId, request.params.id)),
    );

    app.post(
      '/order/:id/resend-email',
      {
        schema: {
          tags: ['orders'],
          summary: 'Send the order once more to the address that was given with it; three times an hour',
          params: OrderParams,
          response: { 200: Answer(ResentEmail) },
        },
      },
      async (request) => answer(await orders.resendEmail(principal(request).userId, request.params.id)),
    );

    app.get(
      '/order/track',
      {
        schema: {
          tags: ['orders'],
          summary: 'How far an order is, for whoever holds the signed link of one of its mails',
          querystring: TrackQuery,
          response: { 200: Answer(TrackedOrder) },
        },
      },
      async (request) => {
        const within = await limits.consume(`track ${request.ip}`, MAX_PER_ADDRESS);
        if (!within.allowed) throw tooManyRequests('TOO_MANY_REQUESTS', within.retryAfterSeconds);
        return answer(await orders.track(request.query, request.language));
      },
    );

    app.post(
      '/order/:id/payment',
      {
        schema: {
          tags: ['payments'],
          summary: 'Pay, or pay again: the address of the gateway for this order',
          params: OrderParams,
          body: StartPayment,
          response: { 200: Answer(StartedPayment) },
        },
      },
      async (request) => {
        const shopper = { userId: principal(request).userId, language: request.language, ip: request.ip };
        return idempotent(request, async () =>
          answer(await orders.pay(shopper, request.params.id, request.body)),
        );
      },
    );

    app.get(
      '/order/:id/payment',
      {
        schema: {
          tags: ['payments'],
          summary: 'How paying stands, for the owner or with the signed token of a return',
          params: OrderParams,
          querystring: ResultToken,
          response: { 200: Answer(PaymentState) },
        },
      },
      async (request) =>
        answer(
          await orders.paymentState(request.params.id, {
            customerId: request.principal?.userId,
            token: request.query.token,
          }),
        ),
    );
  };
