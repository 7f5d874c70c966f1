import type { FastifyInstance } from 'fastify';
import type { RegistryReader } from './registry/reader';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/** Whether new requests should come here. Requests that come are answered anyway. */
export interface Readiness {
  /** Set by `warmUp`, once. */
  isWarm: boolean;
  isStopping: boolean;
  /** Draws one page of each kind, so that no shopper waits for the first; gives up after `maxWarmUpMs`. */
  warmUp: () => Promise<void>;
}

/** A shop whose backend is away still serves frames, so a document server does not wait for it forever. */
const maxWarmUpMs = 15_000;

/**
 * `/live`: the process runs. `/ready`: it has a registry and has drawn a page of each kind, and is not about to stop.
 * `/healthz` is another name of `/live`.
 */
export function registerHealth(
  app: FastifyInstance,
  { registry, draw }: { registry: RegistryReader; draw: () => Promise<void> },
): void {
  const readiness: Readiness = {
    isWarm: false,
    isStopping: false,
    async warmUp() {
      const begun = Date.now();
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, maxWarmUpMs, 'late');
      });
      try {
        const outcome = await Promise.race([draw(), limit]);
        if (outcome === 'late') app.log.warn('the first pages took too long: ready without them');
        else app.log.info({ ms: Date.now() - begun }, 'ready');
      } catch (error) {
        app.log.warn({ err: error }, 'the first pages could not be drawn: ready without them');
      } finally {
        clearTimeout(timer);
        readiness.isWarm = true;
      }
    },
  };
  app.decorate('readiness', readiness);
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) reply.header('connection', 'close');
  });

  const alive = async () => ({ status: 'ok', shell: registry.shell().version });
  app.get('/live', alive);
  app.get('/healthz', alive);
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const shell = registry.shell().version;
    if (readiness.isWarm && !readiness.isStopping) return { status: 'ok', shell };
    reply.code(503).header('retry-after', '1');
    return { status: readiness.isStopping ? 'stopping' : 'starting', shell };
  });
}
