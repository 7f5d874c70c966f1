import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { isSafeRequestId } from '../src/telemetry/request-id';

/**
 * How a request gets its id: the `x-request-id` of a proxy in front, when its form is safe, else a new one. Visitors
 * cannot choose one, because theirs could be the id of another request.
 * @param trustProxy the proxies in front, as `TRUST_PROXY` names them
 */
export function createRequestIds(trustProxy: string | false): (request: IncomingMessage) => string {
  const isProxy =
    trustProxy === false ? () => false : compile(trustProxy.split(',').map((one) => one.trim()));
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    return isSafeRequestId(given) && isProxy(String(socket.remoteAddress), 0) ? given : randomUUID();
  };
}

/** Puts the id on every answer, also on those that the backend gave. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
}
