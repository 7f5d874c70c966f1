import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { overRawSocket } from './testing/raw-socket';
import { stopServing, trackConnections } from './stopping';

let app: FastifyInstance;
/** Told when the slow page is being served. */
let isServing: () => void;
/** Keeps its connections, as a browser does. */
let browser: Agent;

beforeEach(async () => {
  browser = new Agent({ keepAlive: true });
  app = Fastify({ http: { headersTimeout: 500 } });
  trackConnections(app);
  app.decorate('readiness', { isWarm: true, isStopping: false, warmUp: () => Promise.resolve() });
  app.get('/slow', async () => {
    isServing();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 'all of it';
  });
  app.get('/endless', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('…');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => browser.destroy());

function ask(path: string, onHeaders: () => void = () => undefined): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, agent: browser }, (answer) => {
      onHeaders();
      let text = '';
      answer
        .on('data', (part: Buffer) => (text += part.toString()))
        .on('end', () => resolve(text))
        .on('error', reject);
    }).on('error', reject);
  });
}

test('who is being served when the server stops gets all of it, and the server does not wait for their next question', async () => {
  const serving = new Promise<void>((resolve) => (isServing = resolve));
  const page = ask('/slow');
  await serving;
  const started = Date.now();

  await Promise.all([stopServing(app), expect(page).resolves.toBe('all of it')]);

  expect(Date.now() - started).toBeLessThan(2_000);
});

test('an answer that never ends does not keep the server', async () => {
  let isBegun = (): void => undefined;
  const begun = new Promise<void>((resolve) => (isBegun = resolve));
  const endless = ask('/endless', isBegun);
  await begun;

  await Promise.all([stopServing(app, { limitMs: 100 }), expect(endless).rejects.toThrow()]);
});

test.each([
  ['has sent nothing', []],
  ['never finishes its headers', ['GET / HTTP/1.1\r\nhost: sh']],
])('a connection that %s does not keep the server', async (_what, parts) => {
  const { port } = app.server.address() as AddressInfo;
  const accepted = new Promise((resolve) => app.server.once('connection', resolve));
  const silent = overRawSocket(port, parts);
  await accepted;
  const started = Date.now();

  await stopServing(app);

  expect(Date.now() - started).toBeLessThan(15_000);
  expect(await silent).toMatchObject({ statuses: [], isClosed: true });
});
