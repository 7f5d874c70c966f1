import type { RateLimiter } from './rate-limiter';

export interface RateLimitResult {
  allowed: boolean;
  /** When the next try may succeed; 0 when this one is allowed. */
  retryAfterSeconds: number;
}

/** Counts tries by key, in Redis where there is one, else in this process. */
export interface RateLimits {
  /** Counts one try and tells whether it is within `max` tries in any span of `windowMs`. A refused try is not counted. */
  consume(key: string, limit: { max: number; windowMs: number }): Promise<RateLimitResult>;
  /** Forgets a key, for example after the right password. */
  reset(key: string): Promise<void>;
}

/**
 * What one address may ask of an endpoint that is open to everybody. An address is no person: a whole district may
 * share one of its mobile network, and an office its own, so this stops floods and nobody who looks around quickly.
 */
export const MAX_PER_ADDRESS = { max: 600, windowMs: 60_000 };

export const createRateLimits = (limiter: RateLimiter): RateLimits => ({
  async consume(key, limit) {
    const wait = await limiter.consume([{ key, ...limit }]);
    return { allowed: wait === 0, retryAfterSeconds: Math.ceil(wait / 1000) };
  },
  reset: (key) => limiter.reset(key),
});
