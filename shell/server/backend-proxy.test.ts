import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import Fastify from 'fastify';
import { registerBackendProxy } from './backend-proxy';
import { createTestServer, type TestServer } from './testing/document-server';
import { bytes, chunks, nextRequest, overRawSocket, postHead, type Received } from './testing/raw-socket';
import { registerUnreadBodies } from './unread-bodies';

let server: TestServer;
let port: number;
let got: number[];

beforeAll(async () => {
  server = await createTestServer({
    env: { HEADERS_TIMEOUT_MS: '10000' },
    backend: (backend) => {
      registerUnreadBodies(backend);
      backend.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => {
        done(null, body);
      });
      backend.setErrorHandler<{ statusCode?: number }>((error, _request, reply) =>
        reply.code(error.statusCode ?? 500).send({ success: false, errorCode: 'PAYLOAD_TOO_LARGE' }),
      );
      backend.post('/api/ecommerce/quote', { bodyLimit: 1_048_576 }, (request) => {
        got.push(JSON.stringify(request.body).length);
        return { success: true };
      });
      backend.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
      backend.post<{ Body: Readable }>('/api/main/admin/product/import', async ({ body }) => {
        let count = 0;
        for await (const piece of body) count += (piece as Buffer).length;
        got.push(count);
        return { success: true };
      });
      backend.post<{ Body: Buffer }>('/api/main/upload', { bodyLimit: 5_250_000 }, (request) => {
        got.push(request.body.length);
        return { success: true };
      });
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
beforeEach(() => {
  got = [];
});
afterAll(() => server.stop());

const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=b';
const csv = 'content-type: text/csv';
const envelope = /"success":false,.*"errorCode":"PAYLOAD_TOO_LARGE"/;
const isAlive = (text: string): boolean => text.includes('"status":"ok"');

const tooLarge: [string, string, string, number][] = [
  ['a JSON body of 2 MB', '/api/ecommerce/quote', json, 2e6],
  ['an upload of 6 MB', '/api/main/upload', form, 6e6],
  ['an upload of 20 MB', '/api/main/upload', form, 20e6],
  ['an import of 80 MB', '/api/main/admin/product/import', csv, 80e6],
];

/** With a declared length and in chunks, each with another request behind it. */
async function sentTwice(to: number, where: string, type: string, size: number): Promise<Received[]> {
  const until = isAlive;
  return [
    await overRawSocket(
      to,
      [postHead(where, type, `content-length: ${String(size)}`), ...bytes(size), nextRequest],
      { until },
    ),
    await overRawSocket(
      to,
      [postHead(where, type, 'transfer-encoding: chunked'), ...chunks(size), nextRequest],
      { until },
    ),
  ];
}

/** Where the whole body had come before the answer, the next request may be answered; else the connection is closed. */
function expectRefused({ text, statuses, isClosed }: Received, status: number): void {
  expect(isClosed ? statuses : statuses.slice(0, -1)).toEqual([status]);
  expect(/\r\nconnection: close\r\n/i.test(text)).toBe(isClosed);
  expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
}

test.each(tooLarge)(
  'the sender of %s reads 413, and the next request does not hang',
  async (_what, where, type, size) => {
    for (let round = 0; round < 3; round += 1) {
      for (const received of await sentTwice(port, where, type, size)) {
        expectRefused(received, 413);
        expect(received.text).toMatch(envelope);
      }
    }
    expect(got).toEqual([]);
  },
);

test('the sender of a HEAD request with a large body sends all of it and reads the answer', async () => {
  const size = 20e6;
  let sent = 0;
  function* parts(): Generator<string | Buffer> {
    yield `HEAD /live HTTP/1.1\r\nhost: shop\r\ncontent-length: ${String(size)}\r\n\r\n`;
    for (const part of bytes(size)) {
      yield part;
      sent += part.length;
    }
  }

  const received = await overRawSocket(port, parts());

  expect(received).toMatchObject({ statuses: [200], isClosed: true });
  expect(received.text).toMatch(/\r\nconnection: close\r\n/i);
  expect(sent).toBe(size);
});

test('a declared length over what any route takes is refused before the body comes', async () => {
  const received = await overRawSocket(
    port,
    [postHead('/api/main/upload', form, 'content-length: 20000000')],
    {
      until: (text) => envelope.test(text),
    },
  );

  expect(received.statuses).toEqual([413]);
});

test('a picture of 5 MB passes, in one piece or in chunks, and the next request is answered', async () => {
  const until = isAlive;
  const received = [
    await overRawSocket(
      port,
      [postHead('/api/main/upload', form, 'content-length: 5000000'), ...bytes(5e6), nextRequest],
      { until },
    ),
    await overRawSocket(
      port,
      [postHead('/api/main/upload', form, 'transfer-encoding: chunked'), ...chunks(5e6), nextRequest],
      { until },
    ),
  ];

  expect(received.map(({ statuses }) => statuses)).toEqual([
    [200, 200],
    [200, 200],
  ]);
  expect(got).toEqual([5e6, 5e6]);
});

test('staff can import a file of 64 MB, in one piece or in chunks', async () => {
  const size = 64 * 1_048_576;
  const to = '/api/main/admin/product/import?fileName=products.csv';
  const until = isAlive;
  const inOnePiece = await overRawSocket(
    port,
    [postHead(to, csv, `content-length: ${String(size)}`), ...bytes(size), nextRequest],
    { until },
  );
  const inChunks = await overRawSocket(
    port,
    [postHead(to, csv, 'transfer-encoding: chunked'), ...chunks(size), nextRequest],
    { until },
  );

  expect([inOnePiece.statuses, inChunks.statuses]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  expect(got).toEqual([size, size]);
});

test('a body that is cut off reaches no route, is no failure of the backend, and others are served', async () => {
  const { log } = server.app;
  const [failures, notes] = [jest.spyOn(log, 'error'), jest.spyOn(log, 'info')];
  const cut = await overRawSocket(
    port,
    [postHead('/api/ecommerce/quote', json, 'content-length: 100'), '{"a":'],
    {
      isCutOff: true,
    },
  );

  expect(cut).toMatchObject({ statuses: [400], isClosed: true });
  const next = await overRawSocket(port, [nextRequest], { until: isAlive });
  expect(next.statuses).toEqual([200]);
  expect(got).toEqual([]);
  expect(notes).toHaveBeenCalledWith('the sender left before the end of the body');
  expect(failures).not.toHaveBeenCalled();
});

test('a body that is cut off after its request was refused takes nothing down', async () => {
  const refused = await overRawSocket(
    port,
    [postHead('/api/x%2f..%2fy', json, 'content-length: 1000'), 'a'],
    {
      until: (text) => text.includes('BAD_REQUEST'),
    },
  );
  const next = await overRawSocket(port, [nextRequest], { until: isAlive });

  expect(refused.statuses).toEqual([400]);
  expect(next.statuses).toEqual([200]);
});

test('a length and an encoding at once are refused and the connection is closed', async () => {
  const received = await overRawSocket(port, [
    postHead('/api/ecommerce/quote', json, 'content-length: 2', 'transfer-encoding: chunked'),
    ...chunks(2),
    nextRequest,
  ]);

  expect(received).toMatchObject({ statuses: [400], isClosed: true });
  expect(got).toEqual([]);
});

test('headers that do not come in time end the connection', async () => {
  const impatient = await createTestServer({ env: { HEADERS_TIMEOUT_MS: '500' } });
  try {
    await impatient.app.listen({ port: 0, host: '127.0.0.1' });
    const { port: at } = impatient.app.server.address() as AddressInfo;

    const received = await overRawSocket(at, ['GET / HTTP/1.1\r\nhost: sh']);

    expect(received).toMatchObject({ statuses: [408], isClosed: true });
  } finally {
    await impatient.stop();
  }
});

test('a request that the backend takes without answering may have been done, so it is answered 504 and not 503', async () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => open.add(socket));
  await new Promise<void>((next) => silent.listen(0, '127.0.0.1', next));
  const backendUrl = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
  const app = Fastify();
  registerBackendProxy(app, { backendUrl, keepAliveTimeoutMs: 2_000 }, { timeoutMs: 200 });
  const order = () => app.inject({ method: 'POST', url: '/api/ecommerce/order', payload: { lines: [] } });

  const unanswered = await order();
  for (const socket of open) socket.destroy();
  await new Promise((next) => silent.close(next));
  const unreached = await order();
  await app.close();

  expect([unanswered, unreached].map(({ statusCode }) => statusCode)).toEqual([504, 503]);
  expect(unanswered.json()).toMatchObject({ success: false, errorCode: 'SERVICE_UNAVAILABLE', status: 504 });
  expect(unanswered.headers['retry-after']).toBe('2');
});

describe('a backend that answers before it has read everything', () => {
  let early: Server;
  const open = new Set<Socket>();
  let behind: TestServer;

  beforeAll(async () => {
    // It keeps the connection and never reads on.
    early = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.pause();
        const body = '{"success":false,"errorCode":"UNAUTHENTICATED"}';
        socket.write(
          `HTTP/1.1 401 Unauthorized\r\ncontent-type: application/json\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`,
        );
      });
    });
    await new Promise<void>((next) => early.listen(0, '127.0.0.1', next));
    const address = early.address() as AddressInfo;
    behind = await createTestServer({ env: { BACKEND_URL: `http://127.0.0.1:${String(address.port)}` } });
    await behind.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await behind.stop();
    for (const socket of open) socket.destroy();
    await new Promise((next) => early.close(next));
  });

  test('is passed on, and the next request does not hang', async () => {
    const to = (behind.app.server.address() as AddressInfo).port;

    for (const received of await sentTwice(to, '/api/main/upload', form, 5e6)) {
      expectRefused(received, 401);
      expect(received.text).toContain('"errorCode":"UNAUTHENTICATED"');
    }
  });
});

// nginx is no package of npm, so this runs where it is installed; raw sockets test the same without it.
const whyNoNginx = ((): string => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return '';
  } catch {
    return ' (skipped: there is no nginx on this machine)';
  }
})();

(whyNoNginx ? describe.skip : describe)(`behind an nginx that keeps its connections${whyNoNginx}`, () => {
  let folder: string;
  let nginx: ChildProcess;
  let proxyPort: number;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nginx-'));
    const free = createServer();
    await new Promise<void>((next) => free.listen(0, '127.0.0.1', next));
    proxyPort = (free.address() as AddressInfo).port;
    await new Promise((next) => free.close(next));
    await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(folder, proxyPort, port));
    nginx = spawn(
      'nginx',
      ['-c', path.join(folder, 'nginx.conf'), '-p', folder, '-e', path.join(folder, 'error.log')],
      {
        stdio: 'inherit',
      },
    );
    const until = Date.now() + 20_000;
    let isUp = false;
    while (!isUp && Date.now() < until) {
      isUp = await fetch(`http://127.0.0.1:${String(proxyPort)}/live`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (!isUp) await new Promise((next) => setTimeout(next, 50));
    }
    if (!isUp)
      throw new Error(`nginx did not start: ${await readFile(path.join(folder, 'error.log'), 'utf8')}`);
  });
  afterAll(async () => {
    const ended = new Promise((next) => nginx.once('exit', next));
    nginx.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });

  test.each(tooLarge)(
    'the sender of %s reads 413, and other shoppers are answered',
    async (_what, where, type, size) => {
      for (let round = 0; round < 3; round += 1) {
        const answer = await fetch(`http://127.0.0.1:${String(proxyPort)}${where}`, {
          method: 'POST',
          headers: { 'content-type': type.slice('content-type: '.length) },
          body: Buffer.alloc(size, 'a'),
        });
        expect([answer.status, await answer.text()]).toEqual([413, expect.stringMatching(envelope)]);
        const others = Array.from({ length: 8 }, () =>
          fetch(`http://127.0.0.1:${String(proxyPort)}/live`, { signal: AbortSignal.timeout(20_000) }),
        );
        expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
      }
    },
  );
});

/** One worker with one pooled connection, so that what is left on it meets the next shopper. */
const nginxConfig = (folder: string, listen: number, to: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream shop { server 127.0.0.1:${String(to)}; keepalive 1; }
  server {
    listen 127.0.0.1:${String(listen)};
    client_max_body_size 100m;
    location / {
      proxy_pass http://shop;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_request_buffering off;
    }
  }
}
`;
