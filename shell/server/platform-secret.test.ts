import { readConfig } from './config';
import {
  demoPlatformSecret,
  readPlatformSecret,
  signOverrideOrigin,
  signReleaseCall,
  verifyOverrideToken,
  verifyReleaseCall,
} from './platform-secret';

const secret = 'a-secret-of-this-test-that-is-long-enough';
const now = Date.parse('2026-11-21T08:00:00Z');
const token = signOverrideOrigin(secret, 'https://build.test', now + 1_000);

test('a token allows its origin until it ends', () => {
  expect(verifyOverrideToken(secret, token, now)).toBe('https://build.test');
  expect(verifyOverrideToken(secret, token, now + 1_000)).toBeNull();
});

const [payload = '', signature = ''] = token.split('.');
const otherPayload = Buffer.from('{"origin":"https://evil.test","until":9e15}').toString('base64url');

test.each([
  '',
  '.',
  'x',
  payload,
  `${payload}.`,
  `${otherPayload}.${signature}`,
  `${token}.x`,
  `${token}x`,
  '.'.repeat(50),
])('a forged token %j allows nothing', (forged) => {
  expect(verifyOverrideToken(secret, forged, now)).toBeNull();
});

test('a token of another secret allows nothing', () => {
  expect(verifyOverrideToken(`${secret}!`, token, now)).toBeNull();
});

test('a demo needs no secret of its own', () => {
  expect(readPlatformSecret({})).toBe(demoPlatformSecret);
  expect(readConfig({}).platformSecret).toBe(demoPlatformSecret);
});

test.each([
  ['none', undefined],
  ['the one that everybody knows', demoPlatformSecret],
  ['a short one', 'short'],
  ['one with spaces', 'several words of which one is a word'],
])('production refuses %s, for its servers as for the commands', (_what, PLATFORM_SECRET) => {
  const env = { DEPLOYMENT: 'production', PUBLIC_URL: 'https://shop.example.com', PLATFORM_SECRET };

  expect(() => readPlatformSecret(env)).toThrow(/^PLATFORM_SECRET .*openssl rand/);
  expect(() => readConfig(env)).toThrow(/^PLATFORM_SECRET .*openssl rand/);
  expect(() => readPlatformSecret({ ...env, DEPLOYMENT: ' production ' })).toThrow(/^PLATFORM_SECRET/);
});

test('a call between servers counts for a minute, and one that was made to last longer never', () => {
  const lasting = (ms: number) => signReleaseCall(secret, { id: '1', until: now + ms, content: 'publish' });

  expect(verifyReleaseCall(secret, lasting(60_000), now)?.content).toBe('publish');
  expect(verifyReleaseCall(secret, lasting(60_001), now)).toBeNull();
  expect(verifyReleaseCall(secret, lasting(1), now)?.content).toBe('publish');
  expect(verifyReleaseCall(secret, lasting(0), now)).toBeNull();
});

test('production takes a secret of its own', () => {
  const env = { DEPLOYMENT: 'production', PUBLIC_URL: 'https://shop.example.com', PLATFORM_SECRET: secret };

  expect(readPlatformSecret(env)).toBe(secret);
  expect(readConfig(env).platformSecret).toBe(secret);
});
