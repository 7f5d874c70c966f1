/** How often one thing may be tried in any span of `windowMs`, which is a day at most. */
export interface RateLimit {
  /** What is counted; the same key may stand in several limits. */
  key: string;
  max: number;
  windowMs: number;
}

/** Counts tries, in whatever holds the numbers. */
export interface RateLimiter {
  /** Milliseconds until a try would be within all of the limits; 0 when it is now. Counts nothing. */
  peek(limits: readonly RateLimit[]): Promise<number>;
  /** The same, and counts one try for every key when it is. */
  consume(limits: readonly RateLimit[]): Promise<number>;
  /** Forgets a key, for example after the right password. */
  reset(key: string): Promise<void>;
}

/** Every key once, with the longest span that asks about it and the most tries that any span needs. */
export function keysOf(limits: readonly RateLimit[]): RateLimit[] {
  const keys = new Map<string, RateLimit>();
  for (const { key, max, windowMs } of limits) {
    const known = keys.get(key) ?? { key, max: 0, windowMs: 0 };
    keys.set(key, { key, max: Math.max(max, known.max), windowMs: Math.max(windowMs, known.windowMs) });
  }
  return [...keys.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
