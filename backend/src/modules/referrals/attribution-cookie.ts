import type { Clock } from '../../lib/clock';
import { createSignedIds } from '../../lib/signed-ids';

const COOKIE = 'referral';

export type AttributionCookie = ReturnType<typeof createAttributionCookie>;

/**
 * The code by which a browser came last, as signed JSON: `{"code":"LAN2345A","token":"…"}`. A cookie that was changed or
 * has expired counts as none.
 */
export function createAttributionCookie({
  clock,
  secret,
  isSecure,
}: {
  clock: Clock;
  secret: string;
  isSecure: boolean;
}) {
  const signed = createSignedIds({ secret, purpose: 'referral attribution', clock });

  return {
    write(code: string, until: Date): string {
      const value = encodeURIComponent(JSON.stringify({ code, token: signed.issue(code, until) }));
      const seconds = Math.floor((until.getTime() - clock().getTime()) / 1000);
      return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },

    /** The code in a Cookie header; null without one that this shop has signed. */
    read(cookies = ''): string | null {
      const [, value = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]{1,1000})`).exec(cookies) ?? [];
      try {
        const { code, token } = JSON.parse(decodeURIComponent(value)) as { code?: unknown; token?: unknown };
        if (typeof code !== 'string' || typeof token !== 'string') return null;
        return signed.idOf(token) === code ? code : null;
      } catch {
        return null;
      }
    },
  };
}
