import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { startChild } from './child';
import { freePorts } from './free-ports';
import { root } from './root';

const productName = 'Ly sứ của bài hướng dẫn';

/** A document server with a registry of its own, its static host, and a backend that knows one product. */
export async function startTutorialShop({ registry, logFolder }: { registry: string; logFolder: string }) {
  const [shellPort = 0, filesPort = 0, backendPort = 0] = await freePorts(3);
  const origin = `http://localhost:${String(shellPort)}`;
  const files = await serveFiles(path.join(registry, 'remotes'), filesPort);
  const backend = await serveProducts(backendPort);
  const server = await startChild({
    name: 'shell',
    command: process.execPath,
    args: ['dist/server.js'],
    cwd: path.join(root, 'shell'),
    env: {
      ...process.env,
      REGISTRY_STORE: registry,
      SHELL_PORT: String(shellPort),
      BACKEND_URL: `http://127.0.0.1:${String(backendPort)}`,
      REMOTE_ORIGINS: `*=http://localhost:${String(filesPort)}`,
      LOG_LEVEL: 'error',
    },
    logFolder,
  });

  async function page(address: string) {
    const answer = await fetch(`${origin}${address}`);
    return { status: answer.status, text: await answer.text() };
  }
  return {
    productName,
    page,
    liveShell: async () => ((await (await fetch(`${origin}/live`)).json()) as { shell: string }).shell,
    /** Document servers look at their registry four times a second. */
    async eventually(address: string): Promise<string> {
      for (const end = Date.now() + 10_000; Date.now() < end;) {
        const { status, text } = await page(address);
        if (status === 200) return text;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`${address} did not come within 10 s.`);
    },
    async stop() {
      await server.stop();
      await files.close();
      await backend.close();
    },
  };
}

/** One origin for every remote, as a static host would be. */
async function serveFiles(folder: string, port: number) {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  await app.register(fastifyStatic, { root: folder, index: false });
  await app.listen({ port, host: '127.0.0.1' });
  return app;
}

async function serveProducts(port: number) {
  const product = {
    id: 'mug',
    name: productName,
    seoSlug: 'ly-su',
    categorySlug: 'ly',
    status: [],
    price: 120_000,
    maxPrice: 120_000,
    originalPrice: null,
    stock: 5,
    infoId: 'mug-white',
    picture: { url: '/api/main/media/mug', width: 1200, height: 1500, color: '#f5f5f4', alt: '' },
    colors: [],
    rating: null,
    reviewCount: 0,
    flashSale: null,
  };
  const app = Fastify({ forceCloseConnections: true });
  app.get('/api/main/product/public', async () => ({
    success: true,
    message: 'OK',
    data: { data: [product], meta: { page: 1, limit: 24, total: 1, totalPages: 1 } },
    serverTime: new Date().toISOString(),
  }));
  await app.listen({ port, host: '127.0.0.1' });
  return app;
}
