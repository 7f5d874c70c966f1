import { createHmac, timingSafeEqual } from 'node:crypto';

type Parameters = [key: string, value: string][];

const hmac = (secret: string, text: string) =>
  createHmac('sha512', secret).update(text, 'utf8').digest('hex');

/** The canonical query: keys ascending, empty values left out, form encoding. It is signed and sent as it is. */
export const canonicalQuery = (parameters: Parameters) =>
  new URLSearchParams(
    parameters.filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();

export function signedQuery(secret: string, parameters: Parameters): string {
  const query = canonicalQuery(parameters);
  return `${query}&vnp_SecureHash=${hmac(secret, query)}`;
}

export const signQuery = (secret: string, parameters: Parameters) => hmac(secret, canonicalQuery(parameters));

/** Server calls join their values by `|`; a missing value is an empty string. */
export const signFields = (secret: string, values: string[]) => hmac(secret, values.join('|'));

/** Case does not matter, a wrong length does not throw, and the time taken tells nothing. */
export function isSameSignature(expected: string, given: string): boolean {
  if (!/^[0-9a-f]{128}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}
