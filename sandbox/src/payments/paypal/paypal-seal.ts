import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface Seal {
  transmissionId: string;
  transmissionTime: string;
  signature: string;
}

/** RSA over `id|time|webhook|crc32 of the raw body`, as PayPal signs what it tells. */
export function createSealing(webhookId: string) {
  let made: ReturnType<typeof newKeys> | undefined;
  // Making one takes its time, and most payments here are not PayPal's.
  const keys = () => (made ??= newKeys());
  const text = (id: string, time: string, webhook: string, body: string) =>
    [id, time, webhook, crc32(body)].join('|');

  return {
    certificate: () => keys().publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    seal(body: string, now: Date): Seal {
      const transmissionId = randomUUID();
      const transmissionTime = now.toISOString();
      const signed = text(transmissionId, transmissionTime, webhookId, body);
      return {
        transmissionId,
        transmissionTime,
        signature: createSign('sha256').update(signed).sign(keys().privateKey, 'base64'),
      };
    },
    isGenuine({ transmissionId, transmissionTime, signature }: Seal, webhook: string, body: string): boolean {
      return createVerify('sha256')
        .update(text(transmissionId, transmissionTime, webhook, body))
        .verify(keys().publicKey, signature, 'base64');
    },
  };
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The event inside a request for verification, byte for byte: written again it would have another checksum. */
export function rawEventOf(request: string): string | undefined {
  const key = /"webhook_event"\s*:\s*/.exec(request);
  if (!key) return undefined;
  const start = key.index + key[0].length;
  let depth = 0;
  let isText = false;
  for (let at = start; at < request.length; at += 1) {
    const char = request[at];
    if (isText) {
      if (char === '\\') at += 1;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return request.slice(start, at + 1);
    }
  }
  return undefined;
}
