import type { Clock } from './clock';

export interface LimitResult {
  allowed: boolean;
  /** When the next try may succeed; 0 when this one is allowed. */
  retryAfterSeconds: number;
}

/** Counts tries by key. The memory of one process now; replicas share it through Redis later, behind this. */
export interface RateLimits {
  /** Counts one try and tells whether it is within `max` tries in any span of `windowMs`. A refused try is not counted. */
  hit(key: string, limit: { max: number; windowMs: number }): Promise<LimitResult>;
  /** Forgets a key, for example after the right password. */
  clear(key: string): Promise<void>;
}

/**
 * What one address may ask of an endpoint that is open to everybody. An address is no person: a whole district may
 * share one of its mobile network, and an office its own, so this stops floods and nobody who looks around quickly.
 */
export const MOST_OF_ADDRESS = { max: 600, windowMs: 60_000 };
const MOST_KEYS = 100_000;

export function createRateLimits(clock: Clock): RateLimits {
  const tries = new Map<string, { times: number[]; until: number }>();

  const forgetOld = (now: number) => {
    for (const [key, { until }] of tries) if (until <= now) tries.delete(key);
    for (const key of tries.keys()) {
      if (tries.size <= MOST_KEYS) return;
      tries.delete(key);
    }
  };

  return {
    async hit(key, { max, windowMs }) {
      const now = clock().getTime();
      if (tries.size >= MOST_KEYS) forgetOld(now);
      const times = (tries.get(key)?.times ?? []).filter((at) => at > now - windowMs && at <= now);
      const allowed = times.length < max;
      if (allowed) times.push(now);
      tries.set(key, { times, until: now + windowMs });
      const oldest = times[0] ?? now;
      return {
        allowed,
        retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now) / 1000)),
      };
    },
    async clear(key) {
      tries.delete(key);
    },
  };
}
