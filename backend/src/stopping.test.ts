import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answer } from './plugins/envelope';
import { stopGracefully } from './stopping';
import { createTestApp, type TestApp } from './testing/test-app';

let shop: TestApp;
let url: string;

beforeEach(async () => {
  shop = await createTestApp({
    permissions: { 'GET /test/slow': 'public' },
    extend: (app) => {
      app.get('/test/slow', async () => {
        await wait(400);
        return answer('done');
      });
    },
  });
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

const agent = new Agent({ keepAlive: true });
const get = (path: string) =>
  new Promise<{ status: number; connection: string | undefined }>((done, failed) => {
    request(`${url}${path}`, { agent }, (response) => {
      response
        .resume()
        .on('end', () => done({ status: response.statusCode ?? 0, connection: response.headers.connection }));
    })
      .on('error', failed)
      .end();
  });

test('who is being served when the shop stops is served to the end', async () => {
  const inFlight = Array.from({ length: 20 }, () => get('/test/slow'));
  await wait(100);

  const stopped = stopGracefully(shop.app, 150);
  expect(await get('/ready')).toEqual({ status: 503, connection: 'close' });
  const late = get('/test/slow');
  await stopped;

  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(inFlight.map(() => 200));
  expect(await late).toEqual({ status: 200, connection: 'close' });
  await expect(get('/live')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await shop.close();
});
