import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RenderPool } from './render/render-pool';
import { stopServing } from './stopping';
import { createTestServer, type TestServer } from './testing/document-server';

/** Threads that are warm when the test says so, and note what each of them draws. */
function aSlowPool(): { pool: RenderPool; drawn: string[]; getWarm: () => void } {
  const drawn: string[] = [];
  let getWarm = (): void => undefined;
  const warm = new Promise<void>((resolve) => (getWarm = resolve));
  const pool: RenderPool = {
    draw: () => Promise.resolve({ redirect: '/elsewhere' }),
    drawOnEach: async (_shell, { path }) => {
      drawn.push(path);
      return [];
    },
    warm: () => warm,
    stop: () => Promise.resolve(),
  };
  return { pool, drawn, getWarm };
}

const listOf = <T>(data: T[]) => ({ success: true, data: { data, meta: { totalPages: 1 } } });

let server: TestServer;
afterEach(() => {
  jest.useRealTimers();
  return server.stop();
});

const stateOf = async (url: string): Promise<[number, unknown]> => {
  const answer = await server.app.inject(url);
  return [answer.statusCode, answer.json<{ status: string }>().status];
};

test('a server is alive at once, and ready when every thread has drawn a page of each kind', async () => {
  const { pool, drawn, getWarm } = aSlowPool();
  server = await createTestServer({
    pool,
    backend: (backend) => {
      backend.get('/api/main/product/addresses', () =>
        listOf([{ seoSlug: 'ao-len', publishedAt: '2026-01-01' }]),
      );
      backend.get('/api/main/category', () => ({ success: true, data: [] }));
      backend.get('/api/main/system/pages', () => ({ success: true, data: [] }));
      backend.get('/api/main/news/addresses', () => listOf([]));
    },
  });
  expect(await stateOf('/live')).toEqual([200, 'ok']);
  expect(await stateOf('/healthz')).toEqual([200, 'ok']);
  expect(await stateOf('/ready')).toEqual([503, 'starting']);

  const warmUp = server.app.readiness.warmUp();
  expect(await stateOf('/ready')).toEqual([503, 'starting']);
  getWarm();
  await warmUp;

  expect(await stateOf('/ready')).toEqual([200, 'ok']);
  expect(drawn).toEqual(['/', '/products', '/products/ao-len', '/categories/-']);
});

test('a server that is not ready says when to ask again', async () => {
  server = await createTestServer();

  expect((await server.app.inject('/ready')).headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
  });
  await server.app.readiness.warmUp();

  expect((await server.app.inject('/ready')).headers).not.toHaveProperty('retry-after');
});

test('a server whose backend is away is ready all the same, after it has drawn what it can', async () => {
  const { pool, drawn, getWarm } = aSlowPool();
  server = await createTestServer({ pool, env: { BACKEND_URL: 'http://127.0.0.1:9' } });
  getWarm();
  await server.app.readiness.warmUp();

  expect(await stateOf('/ready')).toEqual([200, 'ok']);
  expect(drawn).toContain('/products/-');
});

test('a server whose first pages never come is ready after fifteen seconds', async () => {
  const { pool } = aSlowPool();
  server = await createTestServer({ pool, env: { BACKEND_URL: 'http://127.0.0.1:9' } });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const warmUp = server.app.readiness.warmUp();

  await jest.advanceTimersByTimeAsync(14_999);
  expect(await stateOf('/ready')).toEqual([503, 'starting']);
  await jest.advanceTimersByTimeAsync(1);
  await warmUp;

  expect(await stateOf('/ready')).toEqual([200, 'ok']);
});

test('a server that is told to stop is not ready, answers meanwhile, and then takes no more connections', async () => {
  server = await createTestServer();
  await server.app.readiness.warmUp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const get = (path: string, connections = agent) =>
    new Promise<{ status: number; connection: string | undefined }>((done, failed) => {
      request({ port, host: '127.0.0.1', path, agent: connections }, (response) => {
        response.resume().on('end', () => {
          done({ status: response.statusCode ?? 0, connection: response.headers.connection });
        });
      })
        .on('error', failed)
        .end();
    });
  expect(await get('/ready')).toEqual({ status: 200, connection: 'keep-alive' });

  const stopped = stopServing(server.app, { drainMs: 2_000 });
  expect(await Promise.all(['/ready', '/live', '/cart'].map((path) => get(path)))).toEqual(
    [503, 200, 200].map((status) => ({ status, connection: 'close' })),
  );
  await stopped;

  await expect(get('/live', new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
