import type { Clock } from '../../lib/clock';
import { createSignedIds } from '../../lib/signed-ids';

const COOKIE = 'referral';

export type AttributionCookie = ReturnType<typeof createAttributionCookie>;

/**
 * The code by which a browser came last, and its invitation if it came by one, as signed JSON:
 * `{"code":"LAN2345A","token":"…"}`. A cookie that was changed or
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
    write(code: string, until: Date, invitationId?: string): string {
      const token = signed.issue(invitationId === undefined ? code : `${code}~${invitationId}`, until);
      const value = encodeURIComponent(JSON.stringify({ code, token }));
      const seconds = Math.floor((until.getTime() - clock().getTime()) / 1000);
      return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },

    /** What a Cookie header says; null without a cookie that this shop has signed. */
    read(cookies = ''): { code: string; invitationId: string | undefined } | null {
      const [, value = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]{1,1000})`).exec(cookies) ?? [];
      try {
        const { code, token } = JSON.parse(decodeURIComponent(value)) as { code?: unknown; token?: unknown };
        if (typeof code !== 'string' || typeof token !== 'string') return null;
        const [signedCode, invitationId] = signed.idOf(token)?.split('~') ?? [];
        return signedCode === code ? { code, invitationId } : null;
      } catch {
        return null;
      }
    },
  };
}
