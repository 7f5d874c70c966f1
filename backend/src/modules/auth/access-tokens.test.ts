import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose';
import { anAccount, bearer, signIn } from '../../testing/accounts';
import { otherSpellings } from '../../testing/spellings';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createAccessTokens } from './access-tokens';
import { loadSigningKey, newKey, type SigningKey } from './signing-key';

const publicUrl = 'http://localhost:3000';
const pem = newKey();
let shop: TestApp;
let key: SigningKey;
let claims: { userId: string; sessionId: string };

beforeAll(async () => {
  shop = await createTestApp({ env: { JWT_PRIVATE_KEY: pem } });
  key = await loadSigningKey(pem, '');
  const { id, email } = await anAccount(shop);
  await signIn(shop, email);
  const session = await shop.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  claims = { userId: id, sessionId: session.id };
});
afterAll(() => shop.close());

const statusFor = async (token: string) =>
  (await shop.app.inject({ url: '/api/auth/user/me', headers: bearer(token) })).statusCode;

interface Draft {
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  issuer?: string;
  audience?: string;
  issuedAt?: number;
  expiresAt?: number;
}
const now = () => Math.floor(shop.clock().getTime() / 1000);
const draft = ({ header, payload, issuer, audience, issuedAt, expiresAt }: Draft = {}) =>
  new SignJWT({ sid: claims.sessionId, role: 'CUSTOMER', ...payload })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: key.kid, ...header })
    .setSubject(claims.userId)
    .setIssuer(issuer ?? publicUrl)
    .setAudience(audience ?? `${publicUrl}/api`)
    .setIssuedAt(issuedAt ?? now())
    .setExpirationTime(expiresAt ?? now() + 900);
const publicBytes = () => Buffer.from(key.publicKey.export({ type: 'spki', format: 'pem' }).toString());

test('a token that the shop signed opens the door', async () => {
  expect(await statusFor(await draft().sign(key.privateKey))).toBe(200);
});

describe('a forged token is refused', () => {
  const stranger = generateKeyPairSync('ed25519');
  const forgeries: Record<string, () => Promise<string> | string> = {
    'alg none': () =>
      new UnsecuredJWT({ sid: claims.sessionId, role: 'ADMIN' })
        .setSubject(claims.userId)
        .setIssuer(publicUrl)
        .setAudience(`${publicUrl}/api`)
        .setIssuedAt(now())
        .setExpirationTime(now() + 900)
        .encode(),
    'alg none, with our kid': async () => {
      const [, payload] = (await draft().sign(key.privateKey)).split('.');
      const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt', kid: key.kid }));
      return `${header.toString('base64url')}.${payload}.`;
    },
    'HS256 with the public key as secret': () => draft({ header: { alg: 'HS256' } }).sign(publicBytes()),
    'HS256 with an empty kid': () => draft({ header: { alg: 'HS256', kid: '' } }).sign(publicBytes()),
    "a stranger's key under our kid": () => draft().sign(stranger.privateKey),
    "a stranger's key that the token brings along": async () =>
      draft({ header: { jwk: await exportJWK(stranger.publicKey) } }).sign(stranger.privateKey),
    'a key at an address of the stranger': () =>
      draft({ header: { jku: 'https://evil.example/keys.json', x5u: 'https://evil.example/cert' } }).sign(
        stranger.privateKey,
      ),
    'a kid that is a path': () => draft({ header: { kid: '../../../../dev/null' } }).sign(key.privateKey),
    'a kid that is SQL': () => draft({ header: { kid: "' union select 'x' --" } }).sign(key.privateKey),
    'a kid of the prototype': () => draft({ header: { kid: '__proto__' } }).sign(key.privateKey),
    'no kid': () => draft({ header: { kid: undefined } }).sign(key.privateKey),
    'another type of token': () => draft({ header: { typ: 'JWT' } }).sign(key.privateKey),
    'another issuer': () => draft({ issuer: 'https://evil.example' }).sign(key.privateKey),
    'another audience': () => draft({ audience: 'https://evil.example' }).sign(key.privateKey),
    'no session': () => draft({ payload: { sid: undefined } }).sign(key.privateKey),
    'a session that does not exist': () =>
      draft({ payload: { sid: '00000000-0000-7000-8000-000000000000' } }).sign(key.privateKey),
    'a role that does not exist': () => draft({ payload: { role: 'ROOT' } }).sign(key.privateKey),
    'its time over': () => draft({ issuedAt: now() - 901, expiresAt: now() - 1 }).sign(key.privateKey),
    'one letter of the payload changed': async () => {
      const [header, payload = '', signature] = (await draft().sign(key.privateKey)).split('.');
      const other = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), role: 'ADMIN' };
      return `${header}.${Buffer.from(JSON.stringify(other)).toString('base64url')}.${signature}`;
    },
    'no signature': async () => (await draft().sign(key.privateKey)).replace(/[^.]*$/, ''),
    nonsense: () => 'a.b.c',
  };

  test.each(Object.keys(forgeries))('%s', async (name) => {
    expect(await statusFor((await forgeries[name]?.()) ?? '')).toBe(401);
  });

  test("someone else's session under one's own name", async () => {
    const { id } = await anAccount(shop);
    const token = await draft().setSubject(id).sign(key.privateKey);

    expect(await statusFor(token)).toBe(401);
  });
});

test('a token has one spelling', async () => {
  const token = await draft().sign(key.privateKey);
  const others = otherSpellings(token);
  const [header = '', payload = '', signature = ''] = token.split('.');
  others.push(`${header}=.${payload}.${signature}`, `${header}.${payload}=.${signature}`);

  expect(await statusFor(token)).toBe(200);
  expect(others.length).toBeGreaterThan(15);
  for (const other of others) expect([other, await statusFor(other)]).toEqual([other, 401]);
});

test('a token ends a quarter of an hour after it was signed', async () => {
  const tokens = createAccessTokens({
    key,
    issuer: publicUrl,
    audience: `${publicUrl}/api`,
    lifeMs: 900_000,
    clock: shop.clock,
  });
  const principal = { ...claims, role: 'CUSTOMER' as const };
  const token = await tokens.sign(principal);

  shop.clock.advance(899_000);
  expect(await tokens.read(token)).toEqual(principal);
  shop.clock.advance(1_000);
  expect(await tokens.read(token)).toBeNull();
});
