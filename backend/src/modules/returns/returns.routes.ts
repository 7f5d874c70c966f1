import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { principal, staffOf } from '../../plugins/auth';
import { answer, Answer, Paged } from '../../lib/envelope';
import { idempotent } from '../../plugins/idempotency';
import {
  MoveReturn,
  RequestedReturn,
  ReturnOfOrder,
  ReturnParams,
  ReturnRequest,
  StaffReturn,
  StaffReturnsQuery,
} from './returns.schema';
import type { ReturnService } from './returns.service';

/** Under /api/ecommerce. */
export const returnRoutes =
  (returns: ReturnService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/order/:id/return',
      {
        schema: {
          tags: ['returns'],
          summary: 'Ask to send something of an order back, within seven days of its arrival',
          params: ReturnOfOrder,
          body: ReturnRequest,
          response: { 200: Answer(RequestedReturn) },
        },
      },
      async (request) =>
        idempotent(request, (store) =>
          returns.request(principal(request).userId, request.params.id, request.body, store),
        ),
    );

    app.put(
      '/order/:id/return/:returnId/withdrawn',
      {
        schema: {
          tags: ['returns'],
          summary: 'Take a request back that the shop has not answered; saying it again changes nothing',
          params: ReturnParams,
          response: { 200: Answer(RequestedReturn) },
        },
      },
      async (request) =>
        answer(await returns.withdraw(principal(request).userId, request.params.id, request.params.returnId)),
    );
  };

/** Under /api/main/admin. */
export const staffReturnRoutes =
  ({ staff }: Pick<ReturnService, 'staff'>): FastifyPluginAsyncTypebox =>
  async (app) => {
    const tags = ['staff'];

    app.get(
      '/return',
      {
        schema: {
          tags,
          summary: 'What customers send back, by status, who waits longest first',
          querystring: StaffReturnsQuery,
          response: { 200: Answer(Paged(StaffReturn)) },
        },
      },
      async (request) => answer(await staff.list(request.query)),
    );

    app.get(
      '/return/:id',
      {
        schema: {
          tags,
          summary: 'One return with who did what',
          params: ReturnOfOrder,
          response: { 200: Answer(StaffReturn) },
        },
      },
      async (request) => answer(await staff.detail(request.params.id)),
    );

    app.put(
      '/return/:id/status',
      {
        schema: {
          tags,
          summary: 'Approve, reject, receive, refund or exchange; a refund gives back what its units cost',
          params: ReturnOfOrder,
          body: MoveReturn,
          response: { 200: Answer(StaffReturn) },
        },
      },
      async (request) => answer(await staff.move(staffOf(request), request.params.id, request.body)),
    );
  };
