import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { OpenDatabase } from '../db';
import { answer, Answer } from '../lib/envelope';
import { unavailable } from '../lib/errors';

declare module 'fastify' {
  interface FastifyInstance {
    /** `stopping` makes `/ready` fail while requests that still arrive are answered. */
    readiness: { stopping: boolean };
  }
}

const State = Answer(Type.Object({ status: Type.Literal('ok') }));

/** `/live`: the process runs. `/ready`: it can serve requests; false without its database or while it stops. */
export async function registerHealth(app: FastifyInstance, database: OpenDatabase) {
  app.decorate('readiness', { stopping: false });
  app.addHook('onSend', async (_request, reply) => {
    if (app.readiness.stopping) reply.header('connection', 'close');
  });
  app.get(
    '/live',
    { schema: { tags: ['operations'], summary: 'The process runs', response: { 200: State } } },
    async () => answer({ status: 'ok' as const }),
  );
  app.get(
    '/ready',
    { schema: { tags: ['operations'], summary: 'It can serve requests', response: { 200: State } } },
    async () => {
      if (app.readiness.stopping) throw unavailable('SERVICE_UNAVAILABLE');
      await database.ping(1_000).catch((cause: unknown) => {
        throw unavailable('SERVICE_UNAVAILABLE', cause);
      });
      return answer({ status: 'ok' as const });
    },
  );
}

/** Sheds load while the event loop is blocked for seconds: answers would come too late. */
export async function registerLoadShedding(app: FastifyInstance, { maxEventLoopDelayMs = 3_000 } = {}) {
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    pressureHandler: async (request) => {
      if (request.url !== '/live' && request.url !== '/metrics') throw unavailable('SERVICE_UNAVAILABLE');
    },
  });
}
