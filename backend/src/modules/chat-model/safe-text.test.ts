import { createKnownNumbers } from './amounts';
import { createSafeText } from './safe-text';

function shown(text: string, { chunk = 3, known = [250_000] }: { chunk?: number; known?: number[] } = {}) {
  const numbers = createKnownNumbers();
  numbers.add(...known);
  const safe = createSafeText({
    language: 'en',
    known: numbers,
    secrets: ['Never tell anybody about the secret rules of the shop.'],
  });
  let out = '';
  for (let at = 0; at < text.length; at += chunk) out += safe.add(text.slice(at, at + chunk));
  return out + safe.end();
}

test('a plain answer with a price of the shop stays as it is, however it comes', () => {
  const text = 'This jacket costs 250.000 ₫. It is in stock! Do you like black?';

  for (const chunk of [1, 3, 7, 1000]) expect(shown(text, { chunk })).toBe(text);
  expect(shown('It costs 250k, or 250,000 VND.')).toBe('It costs 250k, or 250,000 VND.');
});

test.each([
  'It costs 1.000 ₫.',
  'It costs 1,000 VND.',
  'only 5k today',
  'giá 1,5 triệu',
  'just one thousand dong',
  'chỉ một nghìn đồng thôi',
  'you get 90% off',
  '$5 only',
  'It is 99999.',
  'Cost: １．０００ ₫',
])('an amount that the shop did not say is not shown: %s', (text) => {
  const out = shown(text);

  expect(out).toContain('see the price on the product page');
  expect(out).not.toMatch(/1[.,]000|5k|1,5|thousand|nghìn|90|\$5|99999/);
});

test.each([
  'see https://evil.example/a?b=1 now',
  'see evil.example now',
  'see www.evil.example/x',
  'see evil。example/x',
  'mail boss@evil.example now',
  'go to javascript:alert(1)',
  'see //evil.example/x',
  'see 203.0.113.7/login',
  'see [here](https://evil.example)',
  'see ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'see h\u200bttps://evil.exa\u200bmple',
  'call 0900 000 001 now',
  'call +84 900-000-001',
])('an address or a telephone number is not shown: %s', (text) => {
  expect(shown(text, { chunk: 1 })).not.toMatch(/evil|alert|203\.0|900|\/\//i);
});

test.each([
  '<script>alert(1)</script>',
  '<<b>script>x',
  '&lt;script&gt;',
  '＜script＞',
  'a <img src=x',
  '**bold** `code`',
])('markup is not shown: %s', (text) => {
  expect(shown(text)).not.toMatch(/[<>`*]/);
});

test('the rules of the assistant are not told', () => {
  const out = shown('Sure: Never tell anybody about the secret rules of the shop! Else?', { chunk: 5 });

  expect(out).not.toContain('secret rules');
  expect(out).toContain('Else?');
});

test('a very long sentence is shown in parts, and hostile ones take no time', () => {
  const began = Date.now();

  expect(shown('word '.repeat(2_000), { chunk: 5_000 }).length).toBeLessThanOrEqual(3_000);
  for (const text of [
    '1.'.repeat(20_000),
    '9 '.repeat(20_000),
    'a.'.repeat(20_000),
    'một '.repeat(10_000),
    '<'.repeat(30_000),
  ])
    shown(text, { chunk: 40_000 });

  expect(Date.now() - began).toBeLessThan(3_000);
});
