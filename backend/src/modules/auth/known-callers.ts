import { createHmac, hkdfSync } from 'node:crypto';
import { NIL, v4 as uuid } from 'uuid';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { createSignedIds } from '../../lib/signed-ids';
import type { LoginTry } from './login-limits';
import { neighbourhoodOf } from './networks';

const COOKIE = 'sf_device';
const DEVICE_MS = 180 * DAY_MS;
const NETWORK_MS = 30 * DAY_MS;
/** Of one browser: a family shares it. */
const MAX_ACCOUNTS = 5;

/** Who is about to try the password of an account; `userId` is undefined when there is no such account. */
interface Caller {
  email: string;
  userId: string | undefined;
  ip: string;
  /** The request's Cookie header. */
  cookies: string | undefined;
}

export type KnownCallers = ReturnType<typeof createKnownCallers>;

/**
 * Tells an account's own devices and networks from strangers. A device shows a signed cookie, which holds a random id for
 * each account that it signed in to; of networks a keyed hash is stored for 30 days after the last sign-in.
 */
export function createKnownCallers({
  db,
  clock,
  secret,
  isSecure,
}: {
  db: Db;
  clock: Clock;
  secret: string;
  /** Whether the shop is opened with https. */
  isSecure: boolean;
}) {
  const signed = createSignedIds({ secret, purpose: 'known device', clock });
  const networkKey = Buffer.from(hkdfSync('sha256', secret, '', 'known network', 32));
  const hashOf = (userId: string, ip: string) =>
    createHmac('sha256', networkKey)
      .update(`${userId} ${neighbourhoodOf(ip)}`)
      .digest('hex');

  /** The devices in a Cookie header that this shop has signed and that have not expired. */
  function devicesOf(cookies = ''): { userId: string; deviceId: string; token: string }[] {
    const [, value = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=%22([\\w.~-]+)%22`).exec(cookies) ?? [];
    return value
      .split('~')
      .slice(0, MAX_ACCOUNTS)
      .flatMap((token) => {
        const [userId, deviceId] = signed.idOf(token)?.split('_') ?? [];
        return userId && deviceId ? [{ userId, deviceId, token }] : [];
      });
  }

  async function isKnownNetwork(userId: string, ip: string): Promise<boolean> {
    const known = await db
      .selectFrom('knownNetworks')
      .select('userId')
      .where('userId', '=', userId)
      .where('networkHash', '=', hashOf(userId, ip))
      .where('lastSeenAt', '>', new Date(clock().getTime() - NETWORK_MS))
      .executeTakeFirst();
    return known !== undefined;
  }

  return {
    /** Whether the cookies show a known device of any account; asks no database. */
    hasDevice: (cookies: string | undefined): boolean => devicesOf(cookies).length > 0,

    /** Does the same work for an account that does not exist. */
    async identify({ email, userId = NIL, ip, cookies }: Caller): Promise<LoginTry> {
      const isKnown = await isKnownNetwork(userId, ip);
      const device = devicesOf(cookies).find((one) => one.userId === userId);
      if (device) return { email, ip, from: 'device', userId, deviceId: device.deviceId };
      return { email, ip, from: isKnown ? 'known network' : 'stranger' };
    },

    /** Remembers the network of anyone who has shown to be the account's owner. */
    async remember(tx: Db, userId: string, ip: string): Promise<void> {
      const now = clock();
      await tx
        .insertInto('knownNetworks')
        .values({ userId, networkHash: hashOf(userId, ip), firstSeenAt: now, lastSeenAt: now })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'networkHash']).doUpdateSet({ lastSeenAt: now }),
        )
        .execute();
    },

    /**
     * The Set-Cookie header for a browser that has just signed in; it keeps its other accounts. A new device has nothing
     * counted against it.
     */
    cookieFor(userId: string, cookies: string | undefined, { isNew = false } = {}): string {
      const present = devicesOf(cookies);
      const known = isNew ? undefined : present.find((one) => one.userId === userId);
      const { deviceId = uuid() } = known ?? {};
      const own = signed.issue(`${userId}_${deviceId}`, new Date(clock().getTime() + DEVICE_MS));
      const others = present.filter((one) => one.userId !== userId).map(({ token }) => token);
      const value = encodeURIComponent(JSON.stringify([own, ...others].slice(0, MAX_ACCOUNTS).join('~')));
      return `${COOKIE}=${value}; Path=/api/auth; Max-Age=${DEVICE_MS / 1000}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },

    /** Deletes networks without a sign-in for 30 days. */
    async purgeExpired(): Promise<void> {
      await db
        .deleteFrom('knownNetworks')
        .where('lastSeenAt', '<', new Date(clock().getTime() - NETWORK_MS))
        .execute();
    },
  };
}
