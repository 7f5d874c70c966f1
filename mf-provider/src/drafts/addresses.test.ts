import { isFineChannel, isFineLink, maxAddressLength, siteOf } from './addresses';
import { channelKinds } from './draft-text';

test.each([
  'https://example.com',
  'http://example.com/demo?a=1#b',
  '  HTTPS://demo.example.com.vn  ',
  'https://example.xn--p1ai/',
  `https://example.com/${'x'.repeat(maxAddressLength - 'https://example.com/'.length)}`,
])('%s may be shown as a demo', (address) => {
  expect(isFineLink(address)).toBe(true);
});

test.each([
  '',
  'example.com',
  'ftp://example.com',
  'javascript:alert(1)',
  'https://',
  'https://localhost',
  'https://127.0.0.1',
  'https://example',
  'https://example.123',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https://:secret@example.com',
  'https://example.com/a b',
  'https://example.com\\evil',
  'https://exam\u200bple.com',
  'https://example.com/\u0000',
  'https://.com',
  `https://example.com/${'x'.repeat(maxAddressLength + 1 - 'https://example.com/'.length)}`,
])('%j may not be shown as a demo', (address) => {
  expect(isFineLink(address)).toBe(false);
});

test.each(channelKinds)('a channel of %s leads to its own site or a part of it, by https', (kind) => {
  const site = siteOf(kind);
  expect(site).toMatch(/^[a-z]+\.[a-z]+$/);
  expect(isFineChannel(kind, `https://${site}/shop`)).toBe(true);
  expect(isFineChannel(kind, `https://m.${site}/shop`)).toBe(true);
  expect(isFineChannel(kind, `http://${site}/shop`)).toBe(false);
  expect(isFineChannel(kind, `https://evil${site}/shop`)).toBe(false);
  expect(isFineChannel(kind, `https://${site}.evil.com/shop`)).toBe(false);
  for (const other of channelKinds)
    if (other !== kind) expect(isFineChannel(other, `https://${site}/shop`)).toBe(false);
});

test.each([
  ['FACEBOOK', 'fb.com'],
  ['FACEBOOK', 'fb.me'],
  ['YOUTUBE', 'youtu.be'],
  ['X', 'twitter.com'],
  ['TELEGRAM', 'telegram.me'],
] as const)('%s is also at %s', (kind, site) => {
  expect(isFineChannel(kind, `https://${site}/shop`)).toBe(true);
});
