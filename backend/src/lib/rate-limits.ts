import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from './errors';
import type { RateLimit, RateLimiter } from './rate-limiter';

export interface RateLimitResult {
  allowed: boolean;
  /** When to try again; 0 when this attempt is allowed. */
  retryAfterSeconds: number;
}

/** Rate limits by key, counted in Redis if configured, else in this process. */
export interface RateLimits {
  /** Counts one attempt if it is within `max` attempts in any window of `windowMs`; refused attempts do not count. */
  consume(key: string, limit: { max: number; windowMs: number }): Promise<RateLimitResult>;
  /** Like `consume` for several keys at once: one attempt of each, or of none. */
  consumeAll(limits: readonly RateLimit[]): Promise<RateLimitResult>;
  /** Clears the count of a key, for example after the right password. */
  reset(key: string): Promise<void>;
}

/**
 * Limit per IP address for public endpoints. Many people can share an address (a mobile network, an office), so the limit
 * is high enough for them and only stops floods.
 */
export const MAX_PER_ADDRESS = { max: 600, windowMs: 60_000 };

/** Limits all later routes of this plugin per IP address, together with those of other plugins under the same name. */
export function limitPerAddress(app: FastifyInstance, limits: RateLimits, name: string) {
  app.addHook('onRequest', async ({ ip }) => {
    const { allowed, retryAfterSeconds } = await limits.consume(`${name} ${ip}`, MAX_PER_ADDRESS);
    if (!allowed) throw tooManyRequests('TOO_MANY_REQUESTS', retryAfterSeconds);
  });
}

export function createRateLimits(limiter: RateLimiter): RateLimits {
  async function consumeAll(limits: readonly RateLimit[]): Promise<RateLimitResult> {
    const wait = await limiter.consume(limits);
    return { allowed: wait === 0, retryAfterSeconds: Math.ceil(wait / 1000) };
  }
  return {
    consume: (key, limit) => consumeAll([{ key, ...limit }]),
    consumeAll,
    reset: (key) => limiter.reset(key),
  };
}
