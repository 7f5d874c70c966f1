import { safeRedirect } from './safe-redirect';

test.each(['/portal', '/products?page=2', '/checkout/information#top', '/profile/orders/1?x=%20'])(
  'a shopper goes back to %s',
  (path) => {
    expect(safeRedirect(path, '/portal')).toBe(path);
  },
);

test.each([
  ['/en/portal', '/portal'],
  ['/en', '/'],
  ['/en?page=2', '/?page=2'],
  ['/english', '/english'],
])("%s is a path within the page's language: %s", (wanted, path) => {
  expect(safeRedirect(wanted, '/portal')).toBe(path);
});

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '%2f%2fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  'javascript:alert(1)',
  ' /portal',
  'portal',
  '/\tevil',
  '/a\r\nSet-Cookie: x=1',
  '/%0d%0aLocation:x',
  '@evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/en//evil.example',
  '/en/.//evil.example',
  '/products/../..//evil.example',
  '/%2e//evil.example',
  '//user@evil.example/portal',
  'http:/evil.example',
  'data:text/html,x',
  'blob:http://shop.invalid/1',
  '/\u2028evil\n',
  `/${'a'.repeat(2_048)}`,
  '/%E0%A4%A',
  '/login?redirectUrl=/login',
  '/products/../login',
  '/en/login',
])('%j is replaced by the portal', (path) => {
  expect(safeRedirect(path, '/portal')).toBe('/portal');
});
