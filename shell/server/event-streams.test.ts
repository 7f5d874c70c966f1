import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { createTestServer } from './testing/document-server';

test('events pass as they come, uncompressed, and hold up nobody who stops', async () => {
  const events = new PassThrough();
  let lastEventId: unknown;
  const server = await createTestServer({
    backend: (backend) => {
      backend.get('/api/relationship/notify/stream', (request, reply) => {
        lastEventId = request.headers['last-event-id'];
        return reply.type('text/event-stream; charset=utf-8').send(events);
      });
    },
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  let received = '';
  let isOver = false;
  const answer = await new Promise<IncomingMessage>((come) => {
    get(
      {
        port,
        path: '/api/relationship/notify/stream',
        headers: { 'accept-encoding': 'br, gzip', 'last-event-id': 'n1', authorization: 'Bearer x' },
      },
      come,
    );
    events.write('retry: 3000\n\n');
  });
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => (received += text));
  answer.on('error', () => undefined);
  answer.on('close', () => (isOver = true));
  const until = async (isSo: () => boolean) => {
    for (let waited = 0; !isSo(); waited += 10) {
      if (waited > 3_000) throw new Error('it did not happen');
      await new Promise((next) => setTimeout(next, 10));
    }
  };

  events.write('event: unread\ndata: {"unread":1}\n\n');
  await until(() => received.includes('{"unread":1}'));
  events.write('event: unread\ndata: {"unread":2}\n\n');
  await until(() => received.includes('{"unread":2}'));
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(lastEventId).toBe('n1');

  await server.stop();

  await until(() => isOver);
});
