import type { Clock } from './clock';
import { keysOf, type RateLimiter, type RateLimit } from './rate-limiter';

const MAX_KEYS = 100_000;

/** Counts in the memory of this process only. */
export function createMemoryRateLimiter(clock: Clock): RateLimiter {
  const attempts = new Map<string, { times: number[]; until: number }>();

  const purgeExpired = (now: number) => {
    for (const [key, { until }] of attempts) if (until <= now) attempts.delete(key);
    for (const key of attempts.keys()) {
      if (attempts.size <= MAX_KEYS) return;
      attempts.delete(key);
    }
  };

  function waitFor({ key, max, windowMs }: RateLimit, now: number): number {
    const within = (attempts.get(key)?.times ?? []).filter((at) => at > now - windowMs && at <= now);
    const oldest = within.at(-max);
    return oldest === undefined ? 0 : oldest + windowMs - now;
  }
  const waitForAll = (limits: readonly RateLimit[], now: number) =>
    Math.max(0, ...limits.map((limit) => waitFor(limit, now)));

  return {
    peek: async (limits) => waitForAll(limits, clock().getTime()),

    async consume(limits) {
      const now = clock().getTime();
      const wait = waitForAll(limits, now);
      if (wait > 0) return wait;
      if (attempts.size >= MAX_KEYS) purgeExpired(now);
      for (const { key, max, windowMs } of keysOf(limits)) {
        // A clock can be set back: attempts with a time in the future must not count against a caller.
        const times = (attempts.get(key)?.times ?? []).filter((at) => at <= now);
        attempts.set(key, { times: [...times, now].slice(-max), until: now + windowMs });
      }
      return 0;
    },

    async reset(key) {
      attempts.delete(key);
    },
  };
}
