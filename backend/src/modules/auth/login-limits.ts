import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { tooManyRequests } from '../../plugins/errors';

interface LoginLimit {
  per: 'account' | 'network';
  /** Wrong passwords in any span of `windowMs`. */
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

/** The last one is for those who try one password on many accounts slowly. */
const loginLimits: LoginLimit[] = [
  { per: 'account', max: 10, windowMs: 15 * MINUTE_MS },
  { per: 'network', max: 10, windowMs: 15 * MINUTE_MS },
  { per: 'network', max: 100, windowMs: DAY_MS },
];

interface LoginTry {
  email: string;
  ip: string;
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

/** Counts wrong passwords in the database, so that all replicas see the same number and no restart forgets it. */
export function createLoginLimits(db: Db, clock: Clock) {
  return {
    /** Throws 429 when the account or the network has used up its wrong tries. */
    async refuseIfUsedUp(who: LoginTry): Promise<void> {
      await refuse(db, who);
    },

    /**
     * Counts what became of a try. It looks again first: of many guesses sent at once, only the first ten to end
     * learn anything, and a right one after them is refused like the others.
     */
    async settle(who: LoginTry, wasRight: boolean): Promise<void> {
      const keys = keysOf(who);
      await db.transaction().execute(async (tx) => {
        for (const key of Object.values(keys).sort()) {
          await sql`select pg_advisory_xact_lock(hashtextextended(${`login ${key}`}, 0))`.execute(tx);
        }
        await refuse(tx, who);
        if (wasRight) {
          await tx.deleteFrom('loginFailures').where('countedFor', '=', keys.account).execute();
          return;
        }
        await tx
          .insertInto('loginFailures')
          .values(Object.values(keys).map((countedFor) => ({ id: uuid(), countedFor, at: clock() })))
          .execute();
      });
      await forgetOld();
    },

    /** Takes away what an account has against it: its password is another one now. */
    async forget(email: string): Promise<void> {
      await db
        .deleteFrom('loginFailures')
        .where('countedFor', '=', keysOf({ email, ip: '' }).account)
        .execute();
    },
  };

  async function refuse(at: Db, who: LoginTry) {
    const now = clock().getTime();
    const keys = keysOf(who);
    let wait = 0;
    for (const { per, max, windowMs } of loginLimits) {
      wait = Math.max(wait, await waitFor(at, keys[per], { max, windowMs, now }));
    }
    if (wait > 0) throw tooManyRequests('TOO_MANY_ATTEMPTS', Math.ceil(wait / 1000));
  }

  /** Milliseconds until the oldest failure that counts falls out of the window; 0 when there are fewer than `max`. */
  async function waitFor(
    at: Db,
    key: string,
    { max, windowMs, now }: { max: number; windowMs: number; now: number },
  ) {
    const failure = await at
      .selectFrom('loginFailures')
      .select('at')
      .where('countedFor', '=', key)
      .where('at', '>', new Date(now - windowMs))
      .orderBy('at', 'desc')
      .offset(max - 1)
      .limit(1)
      .executeTakeFirst();
    return failure ? failure.at.getTime() + windowMs - now : 0;
  }

  async function forgetOld() {
    const old = db
      .selectFrom('loginFailures')
      .select('id')
      .where('at', '<', new Date(clock().getTime() - DAY_MS))
      .limit(100)
      .forUpdate()
      .skipLocked();
    await db.deleteFrom('loginFailures').where('id', 'in', old).execute();
  }
}

const keysOf = ({ email, ip }: LoginTry) => ({
  account: `account ${email}`,
  network: `network ${networkOf(ip)}`,
});

/** Whoever has one IPv6 address has its /64; counting single addresses would count nothing. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...zeros, ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
