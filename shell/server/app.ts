import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';
import { registerEventStreams } from './event-streams';
import { logOptions } from './logging';
import { registerOfflinePage } from './offline/offline-page';
import { registerServiceWorker } from './offline/service-worker';
import { lastCohort } from './registry/cohort';
import { registerLiveRegistry } from './registry/live-registry';
import type { RegistryReader } from './registry/reader';
import { registerPages } from './render/register-pages';
import type { RenderPool } from './render/render-pool';
import { robotsTxt } from './robots';
import { answerErrors, answersBeforeHooks, registerSecurityHeaders } from './security/security-headers';
import { registerSitemap } from './sitemap';
import { createVersionFiles } from './version-files';
import { registerWebManifest } from './web-manifest';

/** The document server: HTML, the shell's files, and the way to the backend. */
export async function createDocumentServer({
  config,
  registry,
  pool,
}: {
  config: ServerConfig;
  registry: RegistryReader;
  /** Draws pages on the server; without it, browsers draw them. */
  pool?: RenderPool | undefined;
}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: 10_000_000,
    requestTimeout: 60_000,
    ...answersBeforeHooks(config),
  });
  registerSecurityHeaders(app, config);
  answerErrors(app);

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
  await app.register(httpProxy, {
    upstream: config.backendUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    // Streams stay open for hours: no question may wait for one of them to end.
    http: { requestOptions: { timeout: 35_000 }, agentOptions: { maxSockets: Infinity } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'the backend does not answer');
        const status = unansweredStatus(error);
        void reply.code(status).header('retry-after', '2').send(unavailable(status, reply.request.id));
      },
    },
  });

  app.get('/healthz', async () => ({ status: 'ok', shell: registry.shell().version }));
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(registry.snapshot({ cohort: lastCohort }), config.publicUrl)),
  );
  registerLiveRegistry(app, { registry });
  registerSitemap(app, config);
  const live = {
    config,
    files: createVersionFiles(registry.shellFolder),
    version: () => registry.shell().version,
  };
  registerWebManifest(app, live);
  registerServiceWorker(app, live);
  registerOfflinePage(app, live);
  registerPages(app, { config, registry, pool });
  return app;
}

/** The backend's envelope, when the backend itself cannot answer. */
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * 503: the request reached nobody. 502 and 504: somebody may have done what it asks, and only the answer is missing;
 * whoever asked must not take that for a refusal.
 */
function unansweredStatus(error: Error & { statusCode?: number }): 502 | 503 | 504 {
  if (error.statusCode === 504) return 504;
  const { code = '' } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return error.statusCode === 503 || unreached.includes(code) ? 503 : 502;
}

function unavailable(status: number, requestId: string) {
  return {
    success: false,
    code: status,
    status,
    statusCode: status,
    message: 'SERVICE_UNAVAILABLE',
    errorCode: 'SERVICE_UNAVAILABLE',
    requestId,
    serverTime: new Date().toISOString(),
  };
}
