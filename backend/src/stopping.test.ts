import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { answer } from './lib/envelope';
import { stopGracefully } from './stopping';
import { createTestApp, type TestApp } from './testing/test-app';

const shoppers = 20;
let shop: TestApp;
let url: string;
let served: number;
/** Called when the requests of all shoppers are in progress. */
let whenAllAreServed: () => void;

beforeEach(async () => {
  served = 0;
  shop = await createTestApp({
    permissions: { 'GET /test/slow': 'public' },
    extend: (app) => {
      app.get('/test/slow', async () => {
        served += 1;
        if (served === shoppers) whenAllAreServed();
        await wait(400);
        return answer('done');
      });
    },
  });
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => shop.close());

const agent = new Agent({ keepAlive: true });
const get = (path: string, connections = agent) =>
  new Promise<{ status: number; connection: string | undefined }>((done, failed) => {
    request(`${url}${path}`, { agent: connections }, (response) => {
      response
        .resume()
        .on('end', () => done({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    })
      .on('error', failed)
      .end();
  });

test('a shutdown completes the requests in progress', async () => {
  const allAreServed = new Promise<void>((done) => {
    whenAllAreServed = done;
  });
  const inFlight = Array.from({ length: shoppers }, () => get('/test/slow'));
  await allAreServed;

  const stopped = stopGracefully(shop.app, 2_000);
  expect(await get('/ready')).toEqual({ status: 503, connection: 'close' });
  const late = get('/test/slow');
  await stopped;

  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(inFlight.map(() => 200));
  expect(await late).toEqual({ status: 200, connection: 'close' });
  await expect(get('/live', new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an idle connection does not delay the shutdown', async () => {
  const accepted = new Promise((done) => shop.app.server.once('connection', done));
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  const closed = new Promise((done) => silent.once('close', done));
  await accepted;

  await stopGracefully(shop.app, 0);

  await closed;
});
