import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createPathTo } from '@storefront/shared/router/addresses';
import { registerBackendProxy } from './backend-proxy';
import type { ServerConfig } from './config';
import { registerEventStreams } from './event-streams';
import { registerHealth } from './health';
import { createLogger, logController, registerRequestLog } from './logging';
import { registerOfflinePage } from './offline/offline-page';
import { registerServiceWorker } from './offline/service-worker';
import { registerLiveRegistry } from './registry/live-registry';
import type { RegistryReader } from './registry/reader';
import { registerReleases } from './registry/register-releases';
import type { Store } from './registry/store';
import { registerPages } from './render/register-pages';
import type { RenderPool } from './render/render-pool';
import { pathsIn, warmUpAddresses } from './render/warm-up-addresses';
import { maxUploadMs, registerRequestDeadlines } from './request-deadlines';
import { createRequestIds, registerRequestIds } from './request-id';
import { registerFeed } from './feed';
import { robotsTxt } from './robots';
import { answerErrors, answersBeforeHooks, registerSecurityHeaders } from './security/security-headers';
import { createShopSettings } from './shop-settings';
import { registerSitemap } from './sitemap';
import { registerStaffBrowsers } from './staff/register-staff-browsers';
import { trackConnections } from './stopping';
import { registerUnreadBodies } from './unread-bodies';
import { createVersionFiles } from './version-files';
import { registerWebManifest } from './web-manifest';

/** The document server: HTML, the shell's files, and the way to the backend. */
export async function createDocumentServer({
  config,
  registry,
  store,
  pool,
  logger = createLogger(config.logLevel),
}: {
  config: ServerConfig;
  registry: RegistryReader;
  /** Where releases are changed. */
  store: Store;
  /** Draws pages on the server; without it, browsers draw them. */
  pool?: RenderPool | undefined;
  logger?: FastifyBaseLogger;
}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController,
    genReqId: createRequestIds(config.trustProxy),
    trustProxy: config.trustProxy,
    requestTimeout: maxUploadMs,
    keepAliveTimeout: config.keepAliveTimeoutMs,
    http: {
      headersTimeout: config.headersTimeoutMs,
      // Node looks for what is over time only every 30 s unless told.
      connectionsCheckingInterval: Math.min(2_000, config.headersTimeoutMs / 2),
    },
    // While stopping, a request on an open connection is still answered.
    return503OnClosing: false,
    ...answersBeforeHooks(config),
  });
  registerRequestLog(app);
  registerRequestIds(app);
  registerSecurityHeaders(app, config);
  answerErrors(app);
  registerUnreadBodies(app);
  trackConnections(app);
  registerRequestDeadlines(app, config);

  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  registerEventStreams(app);
  await app.register(fastifyStatic, {
    root: registry.shellFolder,
    prefix: '/_shell/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (file) => !/(\.map|\.cjs|build\.json)(\.br|\.gz)?$/.test(file),
  });
  registerBackendProxy(app, config);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(registry.snapshot({ viewer: 'live' }), config.publicUrl)),
  );
  registerLiveRegistry(app, { config, registry });
  registerReleases(app, { config, store });
  registerStaffBrowsers(app, config);
  registerFeed(app, config);
  const sitemap = registerSitemap(app, { config, registry });
  const stopped = new AbortController();
  app.addHook('onClose', async () => stopped.abort());
  const settings = createShopSettings(config, {
    signal: stopped.signal,
    report: ({ message, err }) =>
      err === undefined ? app.log.info(message) : app.log.warn({ err }, message),
  });
  const live = {
    config,
    settings,
    files: createVersionFiles(registry.shellFolder),
    version: () => registry.shell().version,
    pathTo: () => createPathTo(registry.snapshot({ viewer: 'live' })),
  };
  registerWebManifest(app, live);
  registerServiceWorker(app, { ...live, origins: () => registry.origins() });
  registerOfflinePage(app, live);
  const pages = registerPages(app, { config, registry, pool, settings });
  registerHealth(app, {
    registry,
    async draw() {
      const known = await sitemap.file(1).catch(() => null);
      const snapshot = registry.snapshot({ viewer: 'live' });
      await pages.warmUp(warmUpAddresses(snapshot, pathsIn(known ?? '')));
    },
  });
  return app;
}
