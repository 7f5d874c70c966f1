import type { Readable } from 'node:stream';
import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { bearerOf, staffOf, type VerifyAccessToken } from '../../plugins/auth';
import { BackgroundJob, JobPage, JobParams, JobsQuery } from './background-jobs.schema';
import type { JobQueue } from './job-queue';
import type { JobStreams } from './job-streams';

const tags = ['staff'];

/** Under /api/main/admin. */
export const backgroundJobRoutes =
  (queue: JobQueue, streams: JobStreams, verify: VerifyAccessToken): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/job',
      {
        schema: {
          tags,
          summary: 'Long work that staff started, the latest first',
          querystring: JobsQuery,
          response: { 200: Answer(JobPage) },
        },
      },
      async (request) => answer(await queue.list(request.query)),
    );

    app.get(
      '/job/:id',
      {
        schema: {
          tags,
          summary: 'How far a job is, and what it reports',
          params: JobParams,
          response: { 200: Answer(BackgroundJob) },
        },
      },
      async (request) => answer(await queue.find(request.params.id)),
    );

    app.post(
      '/job/:id/cancel',
      {
        schema: {
          tags,
          summary: 'End a job; what it has written stays, and its report says what that is',
          params: JobParams,
          response: { 200: Answer(BackgroundJob) },
        },
      },
      async (request) => answer(await queue.cancel(staffOf(request), request.params.id)),
    );

    app.get(
      '/job/:id/result',
      {
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'The file that a job made',
          params: JobParams,
          response: {
            200: { content: { 'text/csv': { schema: Type.Unsafe<Readable>(Type.String()) } } },
          },
        },
      },
      async (request, reply) => {
        const { file, content } = await queue.result(request.params.id);
        return reply
          .type(file.mediaType)
          .header('content-length', file.size)
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
          .send(content);
      },
    );

    app.get(
      '/job/:id/events',
      {
        exposeHeadRoute: false,
        schema: {
          tags,
          summary: 'Server-sent events: `job` with how far it is; ends with the job or the session',
          params: JobParams,
          response: {
            200: { content: { 'text/event-stream': { schema: Type.Unsafe<Readable>(Type.String()) } } },
          },
        },
      },
      async (request, reply) => {
        const token = bearerOf(request) ?? '';
        const { userId } = staffOf(request);
        const stream = await streams.open(
          userId,
          request.params.id,
          async () => (await verify(token)) !== null,
        );
        return reply
          .type('text/event-stream; charset=utf-8')
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
          .send(stream);
      },
    );

    app.addHook('preClose', async () => streams.close());
  };
