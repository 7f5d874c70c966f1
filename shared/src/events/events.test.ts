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

test('a listener hears the event that it asked for and no other', () => {
  const received: unknown[] = [];
  const stop = on('shell:language-changed', (detail) => received.push(detail));

  emit('checkout:cart-changed', { lineCount: 1 });
  emit('shell:language-changed', { language: 'en' });
  stop();

  expect(received).toEqual([{ language: 'en' }]);
});
