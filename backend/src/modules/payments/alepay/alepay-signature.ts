import { createHash, timingSafeEqual } from 'node:crypto';
import { hmacSha256, isSameHmac } from '../hmac-sha256';

export type Fields = Record<string, string>;

/** `key=value` of all fields but the signature, keys ascending, nothing encoded. */
export const signedText = (fields: Fields) =>
  Object.keys(fields)
    .filter((name) => name !== 'signature')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('&');

export const signFields = (checksumKey: string, fields: Fields) =>
  hmacSha256(checksumKey, signedText(fields));

export const isSigned = (checksumKey: string, fields: Fields) =>
  isSameHmac(signFields(checksumKey, fields), fields['signature']);

/** What a webhook is sealed with; weak, so it is never more than a hint. */
export const webhookChecksum = (checksumKey: string, { orderCode, amount, transactionCode }: Fields) =>
  createHash('md5')
    .update(`${orderCode ?? ''}${amount ?? ''}${transactionCode ?? ''}${checksumKey}`)
    .digest('hex');

export function isSameChecksum(expected: string, given: string | undefined): boolean {
  if (given === undefined || !/^[0-9a-f]{32}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}

/** Refund calls are of an older generation: the values one after the other, and the key. */
export const refundChecksum = (checksumKey: string, values: (string | undefined)[]) =>
  createHash('sha256')
    .update([...values, checksumKey].join(''))
    .digest('hex');

/**
 * JSON in which every number is the text that was sent: an amount of `1299000.0` is signed as that, and would be
 * another one when read as a number. Undefined when it is no JSON.
 */
export function readTexts(raw: string): unknown {
  try {
    JSON.parse(raw);
    return JSON.parse(raw.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false/g, quoted));
  } catch {
    return undefined;
  }
}
const quoted = (token: string) => (token.startsWith('"') ? token : `"${token}"`);
