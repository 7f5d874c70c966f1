import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Answer } from '../../lib/envelope';
import { idempotent } from '../../plugins/idempotency';
import { ContactBody, ContactTicket } from './contacts.schema';
import type { ContactService } from './contacts.service';

/** Under /api/main. */
export const contactRoutes =
  (contacts: ContactService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/contact',
      {
        schema: {
          tags: ['contact'],
          summary: 'Write to the shop, or ask for quick consultation',
          body: ContactBody,
          response: { 200: Answer(ContactTicket) },
        },
      },
      async (request) =>
        idempotent(request, (store) =>
          contacts.submit(request.body, { ip: request.ip, language: request.language }, store),
        ),
    );
  };
