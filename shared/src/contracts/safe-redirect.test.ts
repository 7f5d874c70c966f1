import { safeRedirect } from './safe-redirect';

test.each(['/portal', '/products?page=2', '/checkout/information#top', '/profile/orders/1?x=%20'])(
  'a shopper goes back to %s',
  (path) => {
    expect(safeRedirect(path, '/portal')).toBe(path);
  },
);

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
  '/%E0%A4%A',
  '/login?redirectUrl=/login',
  '/en/login',
])('%j leads to the portal instead', (path) => {
  expect(safeRedirect(path, '/portal')).toBe('/portal');
});
