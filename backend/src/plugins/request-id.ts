import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../lib/clock';
import { requestIdPattern } from '../lib/request-id';

const safeId = new RegExp(requestIdPattern);

/** The id sent by a proxy or browser if it is safe to log; otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && safeId.test(given) ? given : randomUUID();
}

/** Adds the request id to every answer, and the id and the server's time to every envelope. */
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
