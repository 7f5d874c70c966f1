import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { createTestServer, type TestServer } from './testing/document-server';
import { nextRequest, overRawSocket, postHead } from './testing/raw-socket';

const importPath = '/api/main/admin/product/import';
const csv = 'content-type: text/csv';
/** Longer than what these tests let pass. */
const limitMs = 600_000;
const isAlive = (text: string): boolean => text.includes('"status":"ok"');

let server: TestServer;
let port: number;
/** The body that the backend reads now, and its beginning. */
const received = { body: undefined as Readable | undefined, text: '' };

beforeAll(async () => {
  server = await createTestServer({
    env: { REQUEST_TIMEOUT_MS: '60000' },
    backend(backend) {
      backend.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
      backend.post<{ Body: Readable }>('/api/*', async ({ body }) => {
        received.body = body;
        for await (const piece of body) received.text += String(piece);
        return { success: true };
      });
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  // The time of the deadlines only: sockets and Node's own limits go on.
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
    ],
  });
});
beforeEach(() => {
  Object.assign(received, { body: undefined, text: '' });
});
afterAll(async () => {
  jest.useRealTimers();
  await server.stop();
});

/** Resolves when the backend has all of this, or lost the connection. */
async function arrived(text: string): Promise<void> {
  while (received.text !== text && !received.body?.destroyed) await new Promise(setImmediate);
}

/** Sends a letter every 20 s for two minutes. */
async function* slowly(path: string): AsyncGenerator<string> {
  yield postHead(path, csv, 'content-length: 6');
  for (let sent = 'a'; sent.length < 6; sent += 'a') {
    yield 'a';
    await arrived(sent);
    jest.advanceTimersByTime(20_000);
  }
  yield 'a';
  yield nextRequest;
}

test('staff can import a file over a line so slow that it takes minutes', async () => {
  const { statuses } = await overRawSocket(port, slowly(`${importPath}?fileName=a.csv`), {
    until: isAlive,
    limitMs,
  });

  expect(statuses).toEqual([200, 200]);
  expect(received.text).toBe('aaaaaa');
});

test('an import whose sender sends nothing more for half a minute ends with 408', async () => {
  async function* stalled(): AsyncGenerator<string> {
    yield postHead(importPath, csv, 'content-length: 6');
    yield 'a';
    await arrived('a');
    jest.advanceTimersByTime(35_000);
  }

  const answer = await overRawSocket(port, stalled(), { limitMs });

  expect(answer).toMatchObject({ statuses: [408], isClosed: true });
});

test('any other body has to arrive within the timeout of requests', async () => {
  const answer = await overRawSocket(port, slowly('/api/main/admin/product'), { limitMs });

  expect(answer).toMatchObject({ statuses: [408], isClosed: true });
});
