import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import type { StaffNewsletter } from './staff-newsletter';
import {
  Subscriber,
  SubscriberFile,
  SubscriberFileQuery,
  SubscriberPage,
  SubscriberParams,
  SubscribersQuery,
} from './staff-newsletter.schema';

const tags = ['staff'];

/** Under /api/main/admin. */
export const staffNewsletterRoutes =
  (newsletter: StaffNewsletter): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/newsletter',
      {
        schema: {
          tags,
          summary:
            'Who subscribed to the newsletter, the newest first, with how many there are of each status',
          querystring: SubscribersQuery,
          response: { 200: Answer(SubscriberPage) },
        },
      },
      async (request) => answer(await newsletter.list(request.query)),
    );

    app.get(
      '/newsletter/file',
      {
        schema: {
          tags,
          summary: 'The subscribers that fit as CSV for a spreadsheet; the audit log names who took it',
          querystring: SubscriberFileQuery,
          response: { 200: { content: { 'text/csv': { schema: SubscriberFile } } } },
        },
      },
      async (request, reply) =>
        reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="newsletter.csv"')
          .header('cache-control', 'no-store')
          .send(await newsletter.file(request.query, staffOf(request), request.language)),
    );

    app.put(
      '/newsletter/:id/unsubscribe',
      {
        schema: {
          tags,
          summary: 'No more news to this address',
          params: SubscriberParams,
          response: { 200: Answer(Subscriber) },
        },
      },
      async (request) => answer(await newsletter.unsubscribe(request.params.id, staffOf(request))),
    );
  };
