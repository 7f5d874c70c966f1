import { demoPlatformSecret, signOverrideOrigin } from '../platform-secret';
import { publishRemote } from '../registry/releases';
import { aRegistryDocument, aRemoteVersion, refused } from '../testing/a-registry';
import { acceptedOverrides, originIn, overrideOrigins, readOverrides } from './overrides';

const now = Date.UTC(2026, 10, 21);
const aDay = 86_400_000;

const document = publishRemote(
  aRegistryDocument({ catalog: ['1.4.1-ab12cd34', '1.4.2'] }),
  'catalog',
  aRemoteVersion('1.5.0', { isUploading: true, gate: refused }),
);

const read = (asked: string, allowedOrigins: readonly string[] = ['http://localhost:*']) =>
  readOverrides(asked, { document, allowedOrigins, secret: demoPlatformSecret, now });

test('a tester pins a version that is kept', () => {
  expect(read('catalog@1.4.2')).toEqual([{ remote: 'catalog', version: '1.4.2' }]);
  expect(read(' catalog@1.4.1-ab12cd34 ,')).toEqual([{ remote: 'catalog', version: '1.4.1-ab12cd34' }]);
});

test('a tester pins a build of an allowed origin, also of a remote that was never published', () => {
  expect(read('catalog@http://localhost:3001,gifts@http://localhost:3008/')).toEqual([
    { remote: 'catalog', address: 'http://localhost:3001' },
    { remote: 'gifts', address: 'http://localhost:3008' },
  ]);
});

test('the later of two for one remote counts', () => {
  expect(read('catalog@1.4.2,catalog@http://localhost:3001')).toEqual([
    { remote: 'catalog', address: 'http://localhost:3001' },
  ]);
});

test.each([
  ['catalog', 'unreadable'],
  ['catalog@', 'unreadable'],
  ['@1.4.2', 'unreadable'],
  ['Catalog@1.4.2', 'unreadable'],
  ['__proto__@1.4.2', 'unreadable'],
  ['<img src=x>@1.4.2', 'unreadable'],
  ['constructor@1.4.2', 'unknownRemote'],
  ['gifts@1.4.2', 'unknownRemote'],
  ['shell@1.4.2', 'unknownRemote'],
  ['shell@http://localhost:3001', 'unknownRemote'],
  ['catalog@9.9.9', 'unknownVersion'],
  ['catalog@1.5.0', 'unknownVersion'],
  ['catalog@constructor', 'unknownVersion'],
  ['catalog@javascript:alert(1)', 'notAnOrigin'],
  ['catalog@data:text/javascript;base64;YWxlcnQoMSk=', 'notAnOrigin'],
  ['catalog@blob:http://localhost:3001/1', 'notAnOrigin'],
  ['catalog@file:///etc/passwd', 'notAnOrigin'],
  ['catalog@//localhost:3001', 'notAnOrigin'],
  ['catalog@localhost:3001', 'notAnOrigin'],
  ['catalog@http://localhost:3001/remoteEntry.js', 'notAnOrigin'],
  ['catalog@http://localhost:3001/?x=1', 'notAnOrigin'],
  ['catalog@http://localhost:3001/#x', 'notAnOrigin'],
  ['catalog@http://user:word@localhost:3001', 'notAnOrigin'],
  ['catalog@http://localhost:3001@evil.example', 'notAnOrigin'],
  ["catalog@http://localhost;script-src'unsafe-inline'", 'notAnOrigin'],
  ['catalog@http://evil.example', 'notAllowed'],
  ['catalog@https://localhost:3001', 'notAllowed'],
  ['catalog@http://localhost.evil.example:3001', 'notAllowed'],
  ['catalog@http://localhost:3001.evil.example', 'notAnOrigin'],
])('nobody loads %s', (asked, refused) => {
  const overrides = read(asked);

  expect(overrides).toEqual([expect.objectContaining({ refused })]);
  expect(acceptedOverrides(overrides)).toEqual([]);
  expect(overrideOrigins(overrides)).toEqual([]);
});

test('a shop that allows no origin takes a token of that origin, until it is over', () => {
  const origin = 'https://preview.example.com';
  const token = signOverrideOrigin(demoPlatformSecret, origin, now + aDay);
  const over = signOverrideOrigin(demoPlatformSecret, origin, now - 1);
  const forged = signOverrideOrigin('another-secret', origin, now + aDay);

  expect(read(`catalog@${origin}~${token}`, [])).toEqual([{ remote: 'catalog', address: origin }]);
  expect(read(`catalog@${origin}`, [])[0]?.refused).toBe('notAllowed');
  expect(read(`catalog@${origin}~${over}`, [])[0]?.refused).toBe('badToken');
  expect(read(`catalog@${origin}~${forged}`, [])[0]?.refused).toBe('badToken');
  expect(read(`catalog@${origin}~`, [])[0]?.refused).toBe('badToken');
  expect(read(`catalog@https://evil.example~${token}`, [])[0]?.refused).toBe('badToken');
});

test('a page is never told a token', () => {
  const token = signOverrideOrigin(demoPlatformSecret, 'https://a.example', now + aDay);

  expect(JSON.stringify(read(`catalog@https://a.example~${token}`, []))).not.toContain(token.slice(0, 8));
});

test('a long list ends', () => {
  const many = Array.from({ length: 50 }, (_, index) => `r${index}@http://localhost:${4000 + index}`);

  expect(read(many.join(','))).toHaveLength(10);
  expect(read(`catalog@http://${'a'.repeat(500)}/x`)[0]?.address).toHaveLength(200);
  expect(read('r'.repeat(500))[0]?.remote).toHaveLength(60);
});

test('origins are compared as browsers write them', () => {
  expect(originIn('HTTP://LocalHost:80')).toBe('http://localhost');
  expect(originIn('http://[::1]:3001')).toBe('http://[::1]:3001');
});
