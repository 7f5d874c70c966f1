import type { FastifyInstance } from 'fastify';

/**
 * Serves those who are inside to the end and lets nobody in. A connection that was busy when the door closed is let go
 * once it falls idle, for a browser keeps it for a minute; an answer that never ends is cut.
 */
export async function stopServing(app: FastifyInstance, { limitMs = 25_000 } = {}): Promise<void> {
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
    clearTimeout(cut);
  }
}
