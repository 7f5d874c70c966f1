import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../plugins/clock';

const LIFE_MS = 60 * 60_000;

/**
 * Lets whoever comes back from a gateway see how one payment stands, signed in or not. The key is derived from
 * the gateway's secret under a name of its own, so neither can be computed from the other's use.
 */
export function createResultTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'storefront payment result', 32));
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    issue(orderId: string) {
      const payload = `${orderId}.${(clock().getTime() + LIFE_MS).toString(36)}`;
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    /** True when the token was issued for this order and has not expired. */
    isFor(orderId: string, token: string) {
      const [id, until = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${id}.${until}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return id === orderId && Number.parseInt(until, 36) > clock().getTime();
    },
  };
}
export type ResultTokens = ReturnType<typeof createResultTokens>;
