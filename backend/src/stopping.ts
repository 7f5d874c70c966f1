import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** The open connections, each with how many of its requests are being answered. */
type Connections = Map<Socket, number>;

/** Notes which connections are open and which of them are being answered, for `stopGracefully`. */
export function trackConnections(app: FastifyInstance): void {
  const connections: Connections = new Map();
  const count = (socket: Socket, change: 1 | -1) => {
    const requests = connections.get(socket);
    if (requests !== undefined) connections.set(socket, requests + change);
  };
  app.server.on('connection', (socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => {
      count(socket, -1);
    });
  });
  app.decorate('connections', connections);
}

/** Long enough for the first bytes of a connection that was just accepted. */
const LATECOMERS_MS = 200;

/**
 * Stops without failing anybody who is being served: readiness turns red, then the door closes, then those inside
 * are served to the end. Node's own close would first cut connections that are open and have not asked yet. One that
 * has sent nothing by then is closed, and one that does not finish its headers when the time for them is over.
 */
export async function stopGracefully(app: FastifyInstance, drainMs: number): Promise<void> {
  app.readiness.stopping = true;
  await wait(drainMs);
  if (app.server.listening) {
    Server.prototype.close.call(app.server);
    await wait(LATECOMERS_MS);
  }
  // Node counts a connection that has sent nothing as busy, and no longer ends late headers once the server is closed.
  for (const socket of app.connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  const headers = setTimeout(() => {
    for (const [socket, requests] of app.connections) if (requests === 0) socket.destroy();
  }, app.server.headersTimeout);
  try {
    await app.close();
  } finally {
    clearTimeout(headers);
  }
}
