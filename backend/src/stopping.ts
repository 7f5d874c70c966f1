import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for the first bytes of a connection that was just accepted. */
const LATECOMERS_MS = 200;

/**
 * Stops without failing anybody who is being served: readiness turns red, then the door closes, then those inside
 * are served to the end. Node's own close would first cut connections that are open and have not asked yet.
 */
export async function stopGracefully(app: FastifyInstance, drainMs: number): Promise<void> {
  app.readiness.stopping = true;
  await wait(drainMs);
  if (app.server.listening) {
    Server.prototype.close.call(app.server);
    await wait(LATECOMERS_MS);
  }
  await app.close();
}
