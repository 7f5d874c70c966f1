import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAskBackend } from '../../src/render/ask-backend';

let backend: http.Server;
let base: string;
let asked: { url: string; language: string | undefined }[];
let connections: number;
let answer: (reply: http.ServerResponse) => void;

beforeAll(async () => {
  backend = http.createServer((request, reply) => {
    asked.push({ url: request.url ?? '', language: request.headers['accept-language'] });
    answer(reply);
  });
  backend.on('connection', () => (connections += 1));
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${String((backend.address() as AddressInfo).port)}`;
});
beforeEach(() => {
  asked = [];
  connections = 0;
  answer = (reply) => reply.end('{"success":true,"data":"Áo thun"}');
});
afterAll(() => {
  backend.closeAllConnections();
  backend.close();
});

test('a page gets its answer, asked as it asks', async () => {
  const ask = createAskBackend();

  const { data } = await ask({
    method: 'GET',
    url: `${base}/api/main/product`,
    params: { page: 2, tags: ['a b', 'c'], none: undefined, isHot: true },
    headers: { 'Accept-Language': 'en' },
  });

  expect(data).toEqual({ success: true, data: 'Áo thun' });
  expect(asked).toEqual([{ url: '/api/main/product?page=2&tags=a+b&tags=c&isHot=true', language: 'en' }]);
});

test('an answer that comes in pieces is put together, also in the middle of a letter', async () => {
  const whole = Buffer.from('{"data":"Áo thun"}');
  answer = (reply) => {
    reply.write(whole.subarray(0, 10));
    setTimeout(() => reply.end(whole.subarray(10)), 10);
  };

  expect(await createAskBackend()({ url: base })).toEqual({ data: { data: 'Áo thun' } });
});

test('the connection stays open for the next page', async () => {
  const ask = createAskBackend();

  await ask({ url: base });
  await ask({ url: base });

  expect(asked).toHaveLength(2);
  expect(connections).toBe(1);
});

test('a refusal brings its status and what it says', async () => {
  answer = (reply) => {
    reply.writeHead(404).end('{"success":false,"message":"PRODUCT_NOT_FOUND"}');
  };

  await expect(createAskBackend()({ url: base })).rejects.toMatchObject({
    response: { status: 404, data: { message: 'PRODUCT_NOT_FOUND' } },
  });
});

test('what is no JSON is told as the text that it is', async () => {
  answer = (reply) => {
    reply.writeHead(502).end('<html>Bad gateway');
  };

  await expect(createAskBackend()({ url: base })).rejects.toMatchObject({
    response: { status: 502, data: '<html>Bad gateway' },
  });
});

test.each([
  ['before it says anything', (reply: http.ServerResponse) => reply.destroy()],
  [
    'in the middle of its answer',
    (reply: http.ServerResponse) => {
      reply.writeHead(200, { 'content-length': 100 });
      reply.write('{');
      setTimeout(() => reply.destroy(), 10);
    },
  ],
])('a backend that goes away %s is no answer', async (_when, goAway) => {
  answer = goAway;

  await expect(createAskBackend()({ url: base })).rejects.toMatchObject({
    code: 'ECONNRESET',
    response: undefined,
  });
});

test('a question that is given up ends as one that was cancelled', async () => {
  answer = () => undefined;

  await expect(createAskBackend()({ url: base, signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    code: 'ERR_CANCELED',
  });
});

test('a list whose filters are posted is a question too', async () => {
  const body = new Promise<string>((resolve) => {
    backend.once('request', (request: http.IncomingMessage) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    });
  });

  const { data } = await createAskBackend()({
    method: 'POST',
    url: `${base}/api/main/voucher/public/list`,
    data: { name: 'Áo' },
  });

  expect(data).toEqual({ success: true, data: 'Áo thun' });
  expect(await body).toBe('{"name":"Áo"}');
});

test('a page that is drawn changes nothing', async () => {
  await expect(createAskBackend()({ method: 'POST', url: base })).rejects.toThrow('only asks');
  expect(asked).toEqual([]);
});
