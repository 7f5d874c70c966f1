import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Server-sent events have no end that a stopping server could wait for. They are cut when it stops: browsers open them
 * again, and are told what they missed.
 */
export function registerEventStreams(app: FastifyInstance): void {
  const open = new Set<ServerResponse>();
  app.addHook('onSend', async (_request, reply, payload) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    // Who has left already says so no more.
    if (isStream && !reply.raw.destroyed) {
      open.add(reply.raw);
      reply.raw.on('close', () => open.delete(reply.raw));
    }
    return payload;
  });
  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy();
  });
}
