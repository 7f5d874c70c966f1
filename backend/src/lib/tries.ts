/** How often one thing may be tried in any span of `windowMs`, which is a day at most. */
export interface TryLimit {
  /** What is counted; the same key may stand in several limits. */
  key: string;
  max: number;
  windowMs: number;
}

/** Counts tries, in whatever holds the numbers. */
export interface Tries {
  /** Milliseconds until a try would be within all of the limits; 0 when it is now. Counts nothing. */
  look(limits: readonly TryLimit[]): Promise<number>;
  /** The same, and counts one try for every key when it is. */
  count(limits: readonly TryLimit[]): Promise<number>;
  /** Forgets a key, for example after the right password. */
  clear(key: string): Promise<void>;
}

/** Every key once, with the longest span that asks about it and the most tries that any span needs. */
export function keysOf(limits: readonly TryLimit[]): TryLimit[] {
  const keys = new Map<string, TryLimit>();
  for (const { key, max, windowMs } of limits) {
    const known = keys.get(key) ?? { key, max: 0, windowMs: 0 };
    keys.set(key, { key, max: Math.max(max, known.max), windowMs: Math.max(windowMs, known.windowMs) });
  }
  return [...keys.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}
