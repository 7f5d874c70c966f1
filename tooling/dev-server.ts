import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import type { RemoteApp } from './apps';
import { createLiveReload } from './live-reload';
import { watchRemote, type WatchNews } from './watch-remote';

export interface DevServer {
  /** What a page asks for to get this build: `catalog@http://localhost:3001`. */
  override: string;
  /** Reloads the pages that show this build, also when something else was built. */
  reload: () => void;
  close: () => Promise<void>;
}

/**
 * Builds a remote whenever a source changes and serves it from an origin of its own, for any shop's page to load.
 * Resolves once the first build is done, or has failed: it is mended as all the others are.
 */
export async function serveDevRemote(
  remote: RemoteApp,
  port: number,
  onNews: (news: WatchNews) => void,
): Promise<DevServer> {
  const live = createLiveReload();
  let isTried = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    isTried = resolve;
  });
  const watched = await watchRemote(remote, (news) => {
    live.send(news);
    onNews(news);
    isTried();
  });
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      // A shop on the internet asks before it reaches into this machine.
      'access-control-allow-private-network': 'true',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
  live.serve(app);
  await app.register(fastifyStatic, { root: watched.folder, cacheControl: false, etag: false, index: false });
  await app.listen({ port, host: '127.0.0.1' });
  await first;
  return {
    override: `${remote.name}@http://localhost:${String(port)}`,
    reload: live.reload,
    async close() {
      live.close();
      await Promise.all([app.close(), watched.close()]);
    },
  };
}
