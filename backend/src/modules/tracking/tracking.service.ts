import { v7 as uuid } from 'uuid';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Db } from '../../db';
import { invalidFields, tooManyRequests } from '../../lib/errors';
import { MAX_PER_ADDRESS, type RateLimits } from '../../lib/rate-limits';
import { plainText } from '../../lib/plain-text';
import { dayInVietnam, midnightInVietnam } from '../../lib/vietnam-day';
import { pagePath, referrerOf } from './page-path';
import { createTrackingRepository } from './tracking.repository';
import type { PageViewBody, TrackingSummary, Visits } from './tracking.schema';

const RETENTION_DAYS = 90;

export interface TrackingDependencies {
  db: Db;
  clock: Clock;
  limits: RateLimits;
  /** Where the shop is opened, as in `https://shop.example.com`. */
  publicUrl: string;
}

export type TrackingService = ReturnType<typeof createTrackingService>;

/** Which pages are looked at; nothing of who looked is kept. */
export function createTrackingService({ db, clock, limits, publicUrl }: TrackingDependencies) {
  const views = createTrackingRepository(db);
  const ownHost = new URL(publicUrl).host;
  let purgedOn = '';

  return {
    /** `host` is the one the request was sent to: behind it, too, is this shop. */
    async record(
      { accessedUrl, referrer, title }: PageViewBody,
      from: { ip: string; host: string },
    ): Promise<void> {
      const { allowed, retryAfterSeconds } = await limits.consume(`tracking ${from.ip}`, MAX_PER_ADDRESS);
      if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
      const hosts = [ownHost, from.host];
      const path = pagePath(accessedUrl, hosts);
      if (!path) throw invalidFields({ field: 'accessedUrl', code: 'foreign' });
      const at = clock();
      await views.add(
        {
          id: uuid(),
          at,
          path,
          title: (title && plainText(title)?.slice(0, 200)) || null,
          referrer: referrer ? referrerOf(referrer, hosts) : null,
        },
        dayInVietnam(at),
      );
      await purgeExpired();
    },

    /** How much is looked at, for everybody to know. */
    visits: (): Promise<Visits> => views.visits(dayInVietnam(clock())),

    /** Which pages are looked at, for staff. */
    async summary(): Promise<TrackingSummary> {
      const today = midnightInVietnam(clock());
      const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS);
      const counts = await views.countSince({ today, last7Days: daysAgo(6), last30Days: daysAgo(29) });
      return { ...counts, topPages: await views.top(daysAgo(29), 10) };
    },
  };

  /** Once a day, by the first page view that comes. */
  async function purgeExpired() {
    const now = clock();
    const day = now.toISOString().slice(0, 10);
    if (day === purgedOn) return;
    purgedOn = day;
    await views.purge(new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  }
}
