import { pagePath, referrerOf } from './page-path';

const uuid = '0190a000-0000-7000-8000-000000000000';
const hosts = ['shop.example.com'];

test.each([
  ['/', '/'],
  ['/en/products/ao-thun-nam-co-tron-100-cotton', '/en/products/ao-thun-nam-co-tron-100-cotton'],
  ['https://shop.example.com/cart#step-2', '/cart'],
  ['http://shop.example.com/cart', '/cart'],
  ['/products?page=2&color=red&utm_source=zalo', '/products?page=2&color=red&utm_source=zalo'],
  ['/products?search=Nguyen+Van+A', '/products?search'],
  ['/login?redirectUrl=%2Forders%2F5&email=lan%40example.com', '/login?redirectUrl&email'],
  ['/products?color=lan%40example.com', '/products?color'],
  ['/reset-password?token=abc', '/reset-password?token'],
  [`/orders/${uuid}`, '/orders/:id'],
  ['/invitation/dGhpcyBpcyBhIHRva2VuIDEyMw', '/invitation/:token'],
  [`/invitation/${uuid}_${'0a'.repeat(32)}.mhx2k9q1.${'Ab-_5'.repeat(9).slice(2)}`, '/invitation/:token'],
  ['/unsubscribe/lan@example.com', '/unsubscribe/:email'],
  ['/unsubscribe/lan%40example.com', '/unsubscribe/:email'],
  ['/a/../portal', '/portal'],
])('%s is kept as %s', (url, path) => {
  expect(pagePath(url, hosts)).toBe(path);
});

test.each([
  'https://evil.example/cart',
  '//evil.example/cart',
  '\\\\evil.example/cart',
  'https://shop.example.com.evil.example/',
  'https://shop.example.com@evil.example/',
  'https://shop.example.com:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://[',
])('%s is no page of this shop', (url) => {
  expect(pagePath(url, hosts)).toBeNull();
});

test('of another site only its host is kept', () => {
  expect(referrerOf('https://www.google.com/search?q=my+illness', hosts)).toBe('www.google.com');
  expect(referrerOf('https://shop.example.com/products?search=secret', hosts)).toBe('/products?search');
  expect(referrerOf('android-app://com.zing.zalo', hosts)).toBeNull();
});

test('a path without end is cut', () => {
  expect(pagePath(`/${'a-'.repeat(900)}`, hosts)).toHaveLength(500);
});
