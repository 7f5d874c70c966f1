import { emit, on } from './index';

test('a listener that unsubscribed is not called any more, and the others still are', () => {
  const received: string[] = [];
  const listen = (who: string) =>
    on('checkout:cart-changed', ({ lineCount }) => received.push(`${who} ${String(lineCount)}`));
  const stopFirst = listen('first');
  const stopSecond = listen('second');

  emit('checkout:cart-changed', { lineCount: 1 });
  stopFirst();
  emit('checkout:cart-changed', { lineCount: 2 });
  stopSecond();
  emit('checkout:cart-changed', { lineCount: 3 });

  expect(received).toEqual(['first 1', 'second 1', 'second 2']);
});

test('a listener receives the event that it subscribed to and no other', () => {
  const received: unknown[] = [];
  const stop = on('shell:language-changed', (detail) => received.push(detail));

  emit('checkout:cart-changed', { lineCount: 1 });
  emit('shell:language-changed', { language: 'en' });
  stop();

  expect(received).toEqual([{ language: 'en' }]);
});

test('a listener that throws stops neither the sender nor the other listeners, and its error is reported', () => {
  const received: string[] = [];
  const reported: unknown[] = [];
  const report = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.error);
  };
  window.addEventListener('error', report);
  const mistake = new Error('of a listener');
  const stops = [
    on('account:signed-in', () => {
      throw mistake;
    }),
    on('account:signed-in', ({ userId }) => received.push(userId)),
  ];

  emit('account:signed-in', { userId: '1' });
  emit('account:signed-in', { userId: '2' });
  for (const stop of stops) stop();
  window.removeEventListener('error', report);

  expect(received).toEqual(['1', '2']);
  expect(reported).toEqual([mistake, mistake]);
});

test('one function that listens twice is called twice, and unsubscribing one leaves the other', () => {
  const listen = jest.fn();
  const stopFirst = on('checkout:order-placed', listen);
  const stopSecond = on('checkout:order-placed', listen);

  emit('checkout:order-placed', { orderId: '1' });
  expect(listen.mock.calls).toEqual([[{ orderId: '1' }], [{ orderId: '1' }]]);
  stopFirst();
  stopFirst();
  emit('checkout:order-placed', { orderId: '2' });
  expect(listen).toHaveBeenCalledTimes(3);
  stopSecond();
  emit('checkout:order-placed', { orderId: '3' });

  expect(listen).toHaveBeenCalledTimes(3);
});

test('an event is received before its sender goes on, also one without details or without listeners', () => {
  const received: string[] = [];
  emit('account:signed-out');
  const stop = on('account:signed-out', () => {
    received.push('signed out');
    emit('checkout:saved-lines-changed');
    received.push('sent on');
  });
  const stopLater = on('checkout:saved-lines-changed', () => received.push('lines changed'));

  emit('account:signed-out');
  stop();
  stopLater();

  expect(received).toEqual(['signed out', 'lines changed', 'sent on']);
});

test('a listener that unsubscribes while it is called is not called again', () => {
  const received: string[] = [];
  const stop = on('shell:cart-merged', () => {
    received.push('once');
    stop();
  });
  const stopOther = on('shell:cart-merged', () => received.push('each time'));

  emit('shell:cart-merged');
  emit('shell:cart-merged');
  stopOther();

  expect(received).toEqual(['once', 'each time', 'each time']);
});
