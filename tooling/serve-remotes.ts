/**
 * Serves the built remotes, each from its own origin: immutable versioned folders, precompressed, for any page to
 * load. A stand-in for the static host or CDN that each team deploys to.
 */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { deployFolder, remotes } from './apps';
import { root } from './webpack';

const host = process.env['HOST'] ?? '127.0.0.1';
const folder = path.resolve(process.env['DEPLOY_FOLDER'] ?? path.join(root, deployFolder), 'remotes');

try {
  const ports: Record<string, number> = {};
  for (const { name, port, portVariable } of remotes) {
    const app = Fastify();
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
    });
    await app.register(fastifyStatic, {
      root: path.join(folder, name),
      prefix: `/${name}/`,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      allowedPath: (file) => !file.endsWith('.map') && !file.endsWith('build.json'),
    });
    app.get('/healthz', async () => ({ status: 'ok' }));
    const wanted = Number(process.env[portVariable] ?? port);
    await app.listen({ port: wanted, host });
    ports[name] = wanted;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close());
  }
  console.log(JSON.stringify({ ready: true, ports }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
