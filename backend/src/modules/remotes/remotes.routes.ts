import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { answer, Answer } from '../../lib/envelope';
import { staffOf } from '../../plugins/auth';
import {
  ComponentParams,
  ReleaseChange,
  ReleaseResult,
  ReleaseRollback,
  StaffRegistry,
} from './remotes.schema';
import type { RemotesService } from './remotes.service';

const tags = ['staff'];

/** Under /api/main/admin. */
export const remotesRoutes =
  (remotes: RemotesService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/registry',
      {
        schema: {
          tags,
          summary: 'Versions of the shell and the remotes, which are live, and how they do',
          response: { 200: Answer(StaffRegistry) },
        },
      },
      async () => answer(await remotes.read()),
    );

    app.put(
      '/registry/:name',
      {
        schema: {
          tags,
          summary: 'Promote a version, change the share of a canary, or pin',
          params: ComponentParams,
          body: ReleaseChange,
          response: { 200: Answer(ReleaseResult) },
        },
      },
      async (request) => answer(await remotes.change(request.params.name, request.body, staffOf(request))),
    );

    app.post(
      '/registry/:name/rollback',
      {
        schema: {
          tags,
          summary: 'End a canary, or make the previous version live',
          params: ComponentParams,
          body: ReleaseRollback,
          response: { 200: Answer(ReleaseResult) },
        },
      },
      async (request) => answer(await remotes.rollback(request.params.name, request.body, staffOf(request))),
    );
  };
