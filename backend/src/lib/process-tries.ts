import type { Clock } from './clock';
import { keysOf, type Tries, type TryLimit } from './tries';

const MAX_KEYS = 100_000;

/** Counts in the memory of this process. */
export function createProcessTries(clock: Clock): Tries {
  const tries = new Map<string, { times: number[]; until: number }>();

  const purgeExpired = (now: number) => {
    for (const [key, { until }] of tries) if (until <= now) tries.delete(key);
    for (const key of tries.keys()) {
      if (tries.size <= MAX_KEYS) return;
      tries.delete(key);
    }
  };

  function waitFor({ key, max, windowMs }: TryLimit, now: number): number {
    const within = (tries.get(key)?.times ?? []).filter((at) => at > now - windowMs && at <= now);
    const oldest = within.at(-max);
    return oldest === undefined ? 0 : oldest + windowMs - now;
  }
  const waitForAll = (limits: readonly TryLimit[], now: number) =>
    Math.max(0, ...limits.map((limit) => waitFor(limit, now)));

  return {
    look: async (limits) => waitForAll(limits, clock().getTime()),

    async count(limits) {
      const now = clock().getTime();
      const wait = waitForAll(limits, now);
      if (wait > 0) return wait;
      if (tries.size >= MAX_KEYS) purgeExpired(now);
      for (const { key, max, windowMs } of keysOf(limits)) {
        // A clock that was set back locks nobody out.
        const times = (tries.get(key)?.times ?? []).filter((at) => at <= now);
        tries.set(key, { times: [...times, now].slice(-max), until: now + windowMs });
      }
      return 0;
    },

    async clear(key) {
      tries.delete(key);
    },
  };
}
