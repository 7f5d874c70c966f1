import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import { idempotent } from '../../plugins/idempotency';
import type { StaffContacts } from './staff-contacts';
import {
  AnswerContact,
  ChangeContact,
  ContactParams,
  StaffContactDetail,
  StaffContactPage,
  StaffContactsQuery,
} from './staff-contacts.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffContactRoutes =
  (contacts: StaffContacts): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/contact',
      {
        schema: {
          tags,
          summary: 'What visitors wrote to the shop, the newest first, with how many wait',
          querystring: StaffContactsQuery,
          response: { 200: Answer(StaffContactPage) },
        },
      },
      async (request) => answer(await contacts.list(request.query)),
    );

    app.get(
      '/contact/:id',
      {
        schema: {
          tags,
          summary: 'One message with its answers',
          params: ContactParams,
          response: { 200: Answer(StaffContactDetail) },
        },
      },
      async (request) => answer(await contacts.detail(request.params.id)),
    );

    app.put(
      '/contact/:id',
      {
        schema: {
          tags,
          summary:
            'Set the state and the note; 409 EDIT_CONFLICT with the current one when `version` is not the latest',
          params: ContactParams,
          body: ChangeContact,
          response: { 200: Answer(StaffContactDetail) },
        },
      },
      async (request) => answer(await contacts.change(request.params.id, request.body, staffOf(request))),
    );

    app.post(
      '/contact/:id/answer',
      {
        schema: {
          tags,
          summary: 'Answer by mail, in the language of the message',
          params: ContactParams,
          body: AnswerContact,
          response: { 200: Answer(StaffContactDetail) },
        },
      },
      async (request) =>
        idempotent(request, (store) =>
          contacts.answer(request.params.id, request.body, staffOf(request), store),
        ),
    );
  };
