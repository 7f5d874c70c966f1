import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../../plugins/clock';
import type { Db } from '../../plugins/db';
import { tooManyRequests } from '../../plugins/errors';
import { networkOf } from './login-limits';

/** How often one thing may be tried in any span of `windowMs`, which is a day at most. */
export interface AuthLimit {
  countedFor: string;
  max: number;
  windowMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An address is no person: an office or a district of a mobile network shares one. */
export const authLimits = {
  signUps: (ip: string) => ({
    countedFor: `sign-up from ${networkOf(ip)}`,
    max: 60,
    windowMs: HOUR_MS,
  }),
  mailsAsked: (ip: string) => ({
    countedFor: `mails asked from ${networkOf(ip)}`,
    max: 60,
    windowMs: HOUR_MS,
  }),
  tokens: (ip: string) => ({
    countedFor: `tokens from ${networkOf(ip)}`,
    max: 100,
    windowMs: 15 * MINUTE_MS,
  }),
  /** What one mailbox gets at most of a kind, whoever asks. */
  mailsTo: (email: string, kind: string) => ({
    countedFor: `${kind} to ${email}`,
    max: 3,
    windowMs: HOUR_MS,
  }),
} satisfies Record<string, (...of: string[]) => AuthLimit>;

export type AuthLimits = ReturnType<typeof createAuthLimits>;

/** Counts tries in the database, so that all replicas see the same number and no restart forgets it. */
export function createAuthLimits(db: Db, clock: Clock) {
  /** Counts one try; answers the milliseconds until one would count when this one is too many. */
  async function count({ countedFor, max, windowMs }: AuthLimit): Promise<number> {
    const now = clock().getTime();
    return db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`auth try ${countedFor}`}, 0))`.execute(tx);
      const oldest = await tx
        .selectFrom('authTries')
        .select('at')
        .where('countedFor', '=', countedFor)
        .where('at', '>', new Date(now - windowMs))
        .orderBy('at', 'desc')
        .offset(max - 1)
        .limit(1)
        .executeTakeFirst();
      if (oldest) return oldest.at.getTime() + windowMs - now;
      await tx
        .insertInto('authTries')
        .values({ id: uuid(), countedFor, at: new Date(now) })
        .execute();
      return 0;
    });
  }

  return {
    /** Counts one try and throws 429 when it is one too many. */
    async hit(limit: AuthLimit): Promise<void> {
      const wait = await count(limit);
      if (wait > 0) throw tooManyRequests('TOO_MANY_ATTEMPTS', Math.ceil(wait / 1000));
    },

    /** Counts one try and tells whether it is within the limit, for what must answer alike in both cases. */
    allows: async (limit: AuthLimit): Promise<boolean> => (await count(limit)) === 0,

    async forgetOld(): Promise<void> {
      await db
        .deleteFrom('authTries')
        .where('at', '<', new Date(clock().getTime() - DAY_MS))
        .execute();
    },
  };
}
