import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/** Pages of any origin may load these files, but browsers must not open, frame or sniff them. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** Serves published remotes as a static host or CDN does: immutable versions, precompressed, for any page to load. */
export async function createRemoteFiles(folder: string): Promise<FastifyInstance> {
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(headers);
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (file) => !/(\.map|build\.json)(\.br|\.gz)?$/.test(file),
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
