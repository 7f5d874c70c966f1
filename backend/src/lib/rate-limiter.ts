/** At most `max` attempts in any window of `windowMs`, which is a day at most. */
export interface RateLimit {
  /** What is counted; several limits may share a key. */
  key: string;
  max: number;
  windowMs: number;
}

/** Counts attempts in sliding windows, in memory, Redis or PostgreSQL. */
export interface RateLimiter {
  /** Milliseconds until an attempt would be within all limits; 0 when it is now. Counts nothing. */
  peek(limits: readonly RateLimit[]): Promise<number>;
  /** Like `peek`, and counts one attempt for each key when the result is 0. */
  consume(limits: readonly RateLimit[]): Promise<number>;
  /** Clears the count of a key, for example after the right password. */
  reset(key: string): Promise<void>;
}

/** Each key once, with the longest window and the largest `max` of its limits. */
export function keysOf(limits: readonly RateLimit[]): RateLimit[] {
  const keys = new Map<string, RateLimit>();
  for (const { key, max, windowMs } of limits) {
    const known = keys.get(key) ?? { key, max: 0, windowMs: 0 };
    keys.set(key, { key, max: Math.max(max, known.max), windowMs: Math.max(windowMs, known.windowMs) });
  }
  return [...keys.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
