import type { Clock } from './clock';

/**
 * Stale while revalidate, for one small value that is read often and changes rarely. A value older than `freshMs` is
 * still returned while it is read again; one twice as old is not.
 */
export function cached<T>({
  read,
  clock,
  freshMs,
}: {
  read: () => Promise<T>;
  clock: Clock;
  freshMs: number;
}): () => Promise<T> {
  let last: { value: T; at: number } | undefined;
  let reading: Promise<T> | undefined;

  async function readNow(): Promise<T> {
    // Its age counts from before the read: a change during the read may be missing from it.
    const at = clock().getTime();
    const value = await read();
    last = { value, at };
    return value;
  }

  return () => {
    // The absolute difference, so that a clock that was set back does not make a stale value fresh.
    const age = last ? Math.abs(clock().getTime() - last.at) : Infinity;
    if (last && age < freshMs) return Promise.resolve(last.value);
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    if (!last || age >= 2 * freshMs) return reading;
    // A background refresh may fail: the error reaches the first caller whose value is too old to serve.
    reading.catch(() => undefined);
    return Promise.resolve(last.value);
  };
}
