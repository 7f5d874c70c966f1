import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint } from 'jose';

export interface SigningKey {
  /** The RFC 7638 thumbprint of the public key. */
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** The key that access tokens are signed with: the one that was configured, else one made for this data folder. */
export async function loadSigningKey(given: string | null, dataDir: string): Promise<SigningKey> {
  return toSigningKey(parse(given ?? (await keyOfFolder(dataDir))));
}

async function toSigningKey(privateKey: KeyObject): Promise<SigningKey> {
  if (privateKey.asymmetricKeyType !== 'ed25519') {
    throw new Error('JWT_PRIVATE_KEY must be an Ed25519 key: openssl genpkey -algorithm ed25519');
  }
  const publicKey = createPublicKey(privateKey);
  const { kty = '', crv = '', x = '' } = publicKey.export({ format: 'jwk' });
  return { kid: await calculateJwkThumbprint({ kty, crv, x }), privateKey, publicKey };
}

function parse(text: string): KeyObject {
  try {
    return text.trim().startsWith('{')
      ? createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
      : createPrivateKey(text);
  } catch {
    // The cause would repeat the key.
    throw new Error('JWT_PRIVATE_KEY cannot be read: it must be a private key as PEM (PKCS 8) or JWK');
  }
}

async function keyOfFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'access-token.pem');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return kept;

  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = newKey();
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, made, { mode: 0o600 });
  // A link appears whole or not at all, and never replaces the key of someone who was quicker.
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return readFile(file, 'utf8');
}

export const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
