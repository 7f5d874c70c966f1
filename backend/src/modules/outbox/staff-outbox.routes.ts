import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import type { StaffOutbox } from './staff-outbox';
import {
  MailParams,
  StaffMail,
  StaffMailDetail,
  StaffMailPage,
  StaffMailsQuery,
} from './staff-outbox.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffOutboxRoutes =
  (mails: StaffOutbox): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/outbox',
      {
        schema: {
          tags,
          summary: 'Mails that wait, have left or were given up, the newest first',
          querystring: StaffMailsQuery,
          response: { 200: Answer(StaffMailPage) },
        },
      },
      async (request) => answer(await mails.list(request.query, staffOf(request))),
    );

    app.get(
      '/outbox/:id',
      {
        schema: {
          tags,
          summary: 'One mail with its text, but for those that hold a key to an account',
          params: MailParams,
          response: { 200: Answer(StaffMailDetail) },
        },
      },
      async (request) => answer(await mails.detail(request.params.id, staffOf(request))),
    );

    app.post(
      '/outbox/:id/retry',
      {
        schema: {
          tags,
          summary: 'Try a mail again that was given up',
          params: MailParams,
          response: { 200: Answer(StaffMail) },
        },
      },
      async (request) => answer(await mails.retry(request.params.id, staffOf(request))),
    );
  };
