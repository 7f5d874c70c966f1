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

/** Notes which connections are open and which of them are being answered, for `stopServing`. */
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
const latecomersMs = 100;

/**
 * Readiness turns red and everybody is still answered for `drainMs`, with `Connection: close`; then nobody new is let
 * in, and those who are inside are served to the end. A connection that was busy then is let go once it falls idle, for
 * a browser keeps it for a minute. One that has sent nothing is closed at once, one that does not finish its headers
 * when the time for them is over, and an answer that never ends is cut after `limitMs`.
 */
export async function stopServing(
  app: FastifyInstance,
  { drainMs = 0, limitMs = 25_000 }: { drainMs?: number; limitMs?: number } = {},
): Promise<void> {
  app.readiness.isStopping = true;
  await wait(drainMs);
  if (app.server.listening) {
    // Node's own close would first cut connections that are open and have not asked yet.
    Server.prototype.close.call(app.server);
    await wait(latecomersMs);
  }
  // Node counts a connection that has sent nothing as busy, and no longer ends late headers once the server is closed.
  for (const socket of app.connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  const headers = setTimeout(() => {
    for (const [socket, requests] of app.connections) if (requests === 0) socket.destroy();
  }, app.server.headersTimeout);
  const letGo = setInterval(() => {
    app.server.closeIdleConnections();
  }, 50);
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, limitMs);
  try {
    await app.close();
  } finally {
    clearInterval(letGo);
    clearTimeout(headers);
    clearTimeout(cut);
  }
}
