import { messageKept, stackKept } from './error-text';

test.each([
  [
    'Failed to load https://shop.vn/reset?token=abc&email=a@b.vn now',
    'Failed to load https://shop.vn/reset now',
  ],
  ['at /products?search=my+secret (x)', 'at /products (x)'],
  ['at /products#access_token=1234', 'at /products'],
  ['lan@example.com is not there', '[email] is not there'],
  ['call 0912 345 678', 'call [phone]'],
  ['Bearer abcdef123456 refused', 'Bearer [redacted] refused'],
  ['order 0190f5a2-1111-7222-8333-444455556666 is gone', 'order :id is gone'],
  ['key a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6e7f8', 'key [token]'],
  ['a\u0000b\nc\u202ed', 'a b c d'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('of %j is kept %j', (message, kept) => {
  expect(messageKept(message)).toBe(kept);
});

test('a stack is kept to its first lines, without queries', () => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `    at f${at} (https://cdn.vn/catalog/1.4.2/x.js?retry=1:1:${at})`,
  );

  const kept = stackKept(['Error: no', ...lines].join('\n')).split('\n');

  expect(kept).toHaveLength(6);
  expect(kept[1]).toBe('at f0 (https://cdn.vn/catalog/1.4.2/x.js)');
});

test('a text made to be slow is read at once', () => {
  const start = process.cpuUsage();

  messageKept('a?'.repeat(500));
  messageKept('/'.repeat(1_000));
  messageKept(`https://${'a.'.repeat(480)}`);
  messageKept('a1'.repeat(500));
  messageKept(`${'a-'.repeat(490)}@`);
  for (let line = 0; line < 40; line++) stackKept('/'.repeat(4_000));

  // Another process on the same core slows this one, and does not count; a text that is read again and again takes minutes.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
});
