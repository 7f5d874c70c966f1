import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from './config';
import { renderDocument } from './document';
import type { RegistryFile } from './registry-file';
import { commonHeaders, documentHeaders } from './security-headers';
import type { ShellBuild } from './shell-build';

/** The document server: HTML, the shell's files, and the way to the backend. */
export async function createDocumentServer({
  config,
  registry,
  shell,
}: {
  config: ServerConfig;
  registry: RegistryFile;
  shell: ShellBuild;
}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    trustProxy: true,
    bodyLimit: 10_000_000,
    requestTimeout: 60_000,
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(commonHeaders))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });

  await app.register(compress, {
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(fastifyStatic, {
    root: path.resolve(config.deployFolder, 'shell'),
    prefix: '/_shell/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (file) => !file.endsWith('.map') && !file.endsWith('build.json'),
  });
  await app.register(httpProxy, {
    upstream: config.backendUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: 35_000 } },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
      }),
      onError: (reply, { error }) => {
        reply.log.error({ err: error }, 'the backend does not answer');
        void reply.code(503).header('retry-after', '2').send(unavailable(reply.request.id));
      },
    },
  });

  app.get('/healthz', async () => ({ status: 'ok', shell: shell.version }));
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send('User-agent: *\nDisallow: /api/\nDisallow: /checkout\nDisallow: /profile\nDisallow: /portal\n'),
  );
  app.get('/*', (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const { pathname } = new URL(request.url, 'http://shop.invalid');
    const live = registry.current();
    const document = renderDocument(pathname, nonce, { config, registry: live, shell });
    return reply
      .code(document.status)
      .headers(documentHeaders(nonce, live, config))
      .type('text/html; charset=utf-8')
      .send(document.html);
  });
  return app;
}

/** The backend's envelope, when the backend itself cannot answer. */
function unavailable(requestId: string) {
  return {
    success: false,
    code: 503,
    status: 503,
    statusCode: 503,
    message: 'SERVICE_UNAVAILABLE',
    errorCode: 'SERVICE_UNAVAILABLE',
    requestId,
    serverTime: new Date().toISOString(),
  };
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#F97316"/><path d="M9 12.5h14l-1.2 10.2a2 2 0 0 1-2 1.8h-7.6a2 2 0 0 1-2-1.8Zm3.5 0v-1.8a3.5 3.5 0 0 1 7 0v1.8" fill="none" stroke="#1C1917" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
