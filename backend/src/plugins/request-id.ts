import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock';

/** The id a proxy or the browser gave, when it is one that is safe to log; a new one otherwise. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/.test(given) ? given : randomUUID();
}

/** Puts the request id on every answer, and the id and the server's time into every envelope. */
export function registerStamps(app: FastifyInstance, clock: Clock) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('preSerialization', async (request, _reply, payload) =>
    isEnvelope(payload) ? { ...payload, requestId: request.id, serverTime: clock().toISOString() } : payload,
  );
}

const isEnvelope = (payload: unknown): payload is object =>
  payload !== null && typeof payload === 'object' && 'success' in payload && 'statusCode' in payload;
