import { readEvents, type ServerEvent } from './read-events';

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

test('events have the id by which a reader goes on, and what only keeps the line alive counts as life', async () => {
  const received: ServerEvent[] = [];
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of [': still here\n\n', 'id: 7\nevent: delta\ndata: {}\n\n'])
        controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

  await readEvents(
    body,
    (event) => received.push(event),
    () => {
      parts += 1;
    },
  );

  expect(received).toEqual([{ name: 'delta', data: '{}', id: '7' }]);
  expect(parts).toBe(2);
});
