import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSigningKey, newKey } from './signing-key';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a key is made once for a data folder, readable by its owner alone', async () => {
  const first = await loadSigningKey(null, folder);
  const second = await loadSigningKey(null, folder);

  expect(second.kid).toBe(first.kid);
  const file = join(folder, 'keys', 'access-token.pem');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('processes that start at once end up with one key and no drafts', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => loadSigningKey(null, folder)));

  expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
  expect(await readdir(join(folder, 'keys'))).toEqual(['access-token.pem']);
});

test('the same configured key has the same name as PEM and as JWK', async () => {
  const pem = newKey();
  const jwk = JSON.stringify(createPrivateKey(pem).export({ format: 'jwk' }));

  expect((await loadSigningKey(jwk, folder)).kid).toBe((await loadSigningKey(pem, folder)).kid);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['what is no key', '-----BEGIN PRIVATE KEY-----\ncanary\n-----END PRIVATE KEY-----'],
  ['broken JSON', '{"canary"'],
  [
    'a key of another kind',
    generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString(),
  ],
])('%s stops the start with a message that does not repeat it', async (_what, text) => {
  const start = loadSigningKey(text, folder);

  await expect(start).rejects.toThrow(/^(?!.*canary).*JWT_PRIVATE_KEY/s);
});
