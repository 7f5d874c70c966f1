import { createHmac, timingSafeEqual } from 'node:crypto';

export const hmacSha256 = (key: string, text: string) =>
  createHmac('sha256', key).update(text, 'utf8').digest('hex');

/** Case does not matter, a wrong length does not throw, and the time taken tells nothing. */
export function isSameHmac(expected: string, given: string | undefined): boolean {
  if (given === undefined || !/^[0-9a-f]{64}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}
