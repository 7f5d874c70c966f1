import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import {
  ChatTicketDetail,
  ChatTicketPage,
  ChatTicketParams,
  ChatTicketReply,
  ChatTicketsQuery,
  ChatTicketVersion,
} from './chat-tickets.schema';
import type { StaffTickets } from './staff-tickets';

const tags = ['staff'];
const one = { params: ChatTicketParams, response: { 200: Answer(ChatTicketDetail) } };

/** Under /api/main/admin. */
export const staffTicketRoutes =
  (tickets: StaffTickets): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/chat/ticket',
      {
        schema: {
          tags,
          summary: 'Conversations that a person was asked into, the latest first, with how many wait',
          querystring: ChatTicketsQuery,
          response: { 200: Answer(ChatTicketPage) },
        },
      },
      async (request) => answer(await tickets.list(request.query, staffOf(request))),
    );

    app.get(
      '/chat/ticket/:id',
      { schema: { tags, summary: 'One of them with its conversation', ...one } },
      async (request) => answer(await tickets.detail(request.params.id)),
    );

    app.put(
      '/chat/ticket/:id/assign',
      { schema: { tags, summary: 'Take care of it oneself', body: ChatTicketVersion, ...one } },
      async (request) =>
        answer(await tickets.assign(request.params.id, request.body.version, staffOf(request))),
    );

    app.put(
      '/chat/ticket/:id/close',
      { schema: { tags, summary: 'Close it for good', body: ChatTicketVersion, ...one } },
      async (request) =>
        answer(await tickets.close(request.params.id, request.body.version, staffOf(request))),
    );

    app.post(
      '/chat/ticket/:id/reply',
      {
        schema: {
          tags,
          summary: 'Answer in the conversation and by mail',
          description: '409 EDIT_CONFLICT with the current state when `version` is not the latest.',
          body: ChatTicketReply,
          ...one,
        },
      },
      async (request) => {
        const { id } = request.params;
        await idempotent(request, (store) => tickets.reply(id, request.body, staffOf(request), store));
        return answer(await tickets.detail(id));
      },
    );
  };
