import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../plugins/clock';

const LIFE_MS = 60 * 60_000;

/**
 * Lets whoever comes back from a gateway see how one payment stands, signed in or not, and whoever was given the address
 * of an attempt go there. The key is derived from the platform's secret under a name of its own, so neither can be
 * computed from the other's use.
 */
export function createResultTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'storefront payment result', 32));
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest();

  return {
    issue(id: string, until = new Date(clock().getTime() + LIFE_MS)) {
      const payload = `${id}.${until.getTime().toString(36)}`;
      return `${payload}.${sign(payload).toString('base64url')}`;
    },
    /** True when the token was issued for this order or attempt and has not expired. */
    isFor(wanted: string, token: string) {
      const [id, until = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(`${id}.${until}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      return id === wanted && Number.parseInt(until, 36) > clock().getTime();
    },
  };
}
export type ResultTokens = ReturnType<typeof createResultTokens>;
