import { emit, on } from './index';

test('a listener that unsubscribed is not called any more, and the others still are', () => {
  const heard: string[] = [];
  const listen = (who: string) =>
    on('checkout:cart-changed', ({ lineCount }) => heard.push(`${who} ${String(lineCount)}`));
  const stopFirst = listen('first');
  const stopSecond = listen('second');

  emit('checkout:cart-changed', { lineCount: 1 });
  stopFirst();
  emit('checkout:cart-changed', { lineCount: 2 });
  stopSecond();
  emit('checkout:cart-changed', { lineCount: 3 });

  expect(heard).toEqual(['first 1', 'second 1', 'second 2']);
});

test('a listener hears the event that it asked for and no other', () => {
  const heard: unknown[] = [];
  const stop = on('shell:language-changed', (detail) => heard.push(detail));

  emit('checkout:cart-changed', { lineCount: 1 });
  emit('shell:language-changed', { language: 'en' });
  stop();

  expect(heard).toEqual([{ language: 'en' }]);
});
