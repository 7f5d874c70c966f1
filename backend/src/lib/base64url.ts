import { timingSafeEqual } from 'node:crypto';

/**
 * Whether the text is the one spelling of its bytes: no padding, no other alphabet, no whitespace, and the unused bits
 * of the last character are zero. Node decodes all of these leniently.
 */
export const isCanonicalBase64url = (text: string): boolean =>
  Buffer.from(text, 'base64url').toString('base64url') === text;

/** Whether the text is the base64url of exactly these bytes, compared in constant time. */
export function isSameSignature(given: string, expected: Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected.toString('base64url'))];
  return one.length === other.length && timingSafeEqual(one, other);
}
