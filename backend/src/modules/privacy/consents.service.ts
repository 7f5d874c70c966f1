import { v7 as uuid } from 'uuid';
import type { Clock } from '../../lib/clock';
import { inBatches, type Db } from '../../db';
import { tooManyRequests } from '../../lib/errors';
import type { RateLimits } from '../../lib/rate-limits';
import { networkOf } from '../auth/networks';
import type { PersonalData } from '../../lib/personal-data';
import type { Consent, ConsentBody } from './privacy.schema';

/** An account, or the random word in the cookie of a visitor. */
export type Asked = { userId: string } | { visitorId: string };
export type ConsentService = ReturnType<typeof createConsentService>;

/** The words beside the boxes; a new text gets a new name, and its answers a new row. */
const VERSION = '2026-01';
/** As long as a visitor's cookie: nobody can show an older answer to be theirs. */
export const VISITOR_LIFE_MS = 365 * 86_400_000;
const MAX_ANSWERS = { max: 60, windowMs: 3_600_000 };

/** What somebody agreed to, with every answer kept as it was given. */
export function createConsentService({ db, clock, limits }: { db: Db; clock: Clock; limits: RateLimits }) {
  const rowsOf = (who: Asked) => {
    const rows = db.selectFrom('consents');
    return 'userId' in who
      ? rows.where('userId', '=', who.userId)
      : rows.where('visitorId', '=', who.visitorId);
  };

  return {
    async read(who: Asked | null): Promise<Consent> {
      const row =
        who &&
        (await rowsOf(who)
          .select(['analytics', 'marketing', 'at'])
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .executeTakeFirst());
      if (!row) return { analytics: false, marketing: false };
      return { analytics: row.analytics, marketing: row.marketing, decidedAt: row.at.toISOString() };
    },

    async record(who: Asked, { analytics, marketing }: ConsentBody, ip: string): Promise<Consent> {
      const { allowed, retryAfterSeconds } = await limits.consume(`consent ${networkOf(ip)}`, MAX_ANSWERS);
      if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
      const at = clock();
      await db
        .insertInto('consents')
        .values({
          id: uuid(),
          userId: 'userId' in who ? who.userId : null,
          visitorId: 'visitorId' in who ? who.visitorId : null,
          analytics,
          marketing,
          version: VERSION,
          at,
        })
        .execute();
      return { analytics, marketing, decidedAt: at.toISOString() };
    },

    /** Of visitors; those of an account go with it. */
    async purgeExpired(): Promise<void> {
      const before = new Date(clock().getTime() - VISITOR_LIFE_MS);
      await inBatches((most) =>
        db
          .deleteFrom('consents')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('consents')
              .select('id')
              .where('visitorId', 'is not', null)
              .where('at', '<', before)
              .limit(most),
          )
          .executeTakeFirst(),
      );
    },
  };
}

/** Every answer that an account gave. */
export const consentData = (db: Db): PersonalData => ({
  section: 'consents',
  read: ({ userId }) =>
    db
      .selectFrom('consents')
      .select(['analytics', 'marketing', 'version', 'at'])
      .where('userId', '=', userId)
      .orderBy('at')
      .execute(),
  async erase(tx, { userId }) {
    await tx.deleteFrom('consents').where('userId', '=', userId).execute();
  },
});
