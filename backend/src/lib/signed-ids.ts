import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSignature } from './base64url';
import type { Clock } from './clock';

/**
 * Signed tokens that give access to one id until they expire. Each purpose has its own key, derived from the platform
 * secret, so that a token for one purpose is invalid for another.
 */
export function createSignedIds({
  secret,
  purpose,
  clock,
}: {
  secret: string;
  purpose: string;
  clock: Clock;
}) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    /** @param id without a dot */
    issue(id: string, until: Date): string {
      const payload = `${id}.${until.getTime().toString(36)}`;
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    /** The id that the token was issued for; null when it is forged or has expired. */
    idOf(token: string): string | null {
      const [id = '', until = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isSameSignature(signature, sign(`${id}.${until}`))) return null;
      return Number.parseInt(until, 36) > clock().getTime() ? id : null;
    },
  };
}
