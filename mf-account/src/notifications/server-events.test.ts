import { readEvents, type ServerEvent } from './server-events';

test('a letter that the network cuts in two arrives whole', async () => {
  const bytes = new TextEncoder().encode('event: notification\ndata: {"name":"Nguyễn"}\n\n');
  const received: ServerEvent[] = [];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });

  await readEvents(body, (event) => received.push(event));

  expect(received).toEqual([{ name: 'notification', data: '{"name":"Nguyễn"}' }]);
});
