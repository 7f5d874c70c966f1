import type { Readable } from 'node:stream';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { bearerOf, principal, type VerifyAccessToken } from '../../plugins/auth';
import { answer, Answer } from '../../lib/envelope';
import { WRITE_TIMEOUT_MS, type NotificationStreams } from './notification-streams';
import {
  MailChoices,
  NotificationId,
  NotificationPage,
  NotificationsQuery,
  Unread,
} from './notifications.schema';
import type { NotificationService } from './notifications.service';

const tags = ['notifications'];

/** Under /api/relationship. */
export const notificationRoutes =
  (
    notifications: NotificationService,
    streams: NotificationStreams,
    verify: VerifyAccessToken,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/notify/list',
      {
        schema: {
          tags,
          summary: 'What the customer was told, with how much of it is unread',
          querystring: NotificationsQuery,
          response: { 200: Answer(NotificationPage) },
        },
      },
      async (request) =>
        answer(await notifications.list(request.query, principal(request).userId, request.language)),
    );

    app.put(
      '/notify/:id/read',
      {
        schema: {
          tags,
          summary: 'One was read; saying it again changes nothing',
          params: NotificationId,
          response: { 200: Answer(Unread) },
        },
      },
      async (request) =>
        answer({ unread: await notifications.read(principal(request).userId, request.params.id) }),
    );

    app.put(
      '/notify/read-all',
      { schema: { tags, summary: 'All were read', response: { 200: Answer(Unread) } } },
      async (request) => answer({ unread: await notifications.readAll(principal(request).userId) }),
    );

    app.get(
      '/notify/mails',
      { schema: { tags, summary: 'Which mails the customer wants', response: { 200: Answer(MailChoices) } } },
      async (request) => answer(await notifications.mails(principal(request).userId)),
    );

    app.put(
      '/notify/mails',
      {
        schema: {
          tags,
          summary: 'Choose which mails to get; those of orders, money and security always come',
          body: MailChoices,
          response: { 200: Answer(MailChoices) },
        },
      },
      async (request) => answer(await notifications.chooseMails(principal(request).userId, request.body)),
    );

    app.get(
      '/notify/stream',
      {
        // Its end is far away.
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Server-sent events: `notification` with what is told, `unread` with how many are unread',
          description:
            'Ends with the access token or the session; `Last-Event-ID` brings what was missed, and nothing twice.',
          response: {
            200: { content: { 'text/event-stream': { schema: Type.Unsafe<Readable>(Type.String()) } } },
          },
        },
      },
      async (request, reply) => {
        const token = bearerOf(request) ?? '';
        const lastEventId = request.headers['last-event-id'];
        const stream = await streams.open({
          ownerId: principal(request).userId,
          language: request.language,
          lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
          mayGoOn: async () => (await verify(token)) !== null,
        });
        // Its end is written, and a peer that does not read it would hold up the server's.
        stream.once('end', () => {
          const timer = setTimeout(() => reply.raw.destroy(), WRITE_TIMEOUT_MS).unref();
          reply.raw.once('close', () => clearTimeout(timer));
        });
        return reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          .send(stream);
      },
    );

    // Before the server waits for its connections, of which these would be the last.
    app.addHook('preClose', async () => streams.close());
  };
