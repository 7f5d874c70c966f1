import type { Clock } from './clock';

/**
 * What is small, changes seldom and is asked all the time: read once and kept. When it is `freshMs` old it is read again
 * while the last answer still serves; nobody gets one that is twice as old.
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
    // What changes while it is read may be missing from it.
    const at = clock().getTime();
    const value = await read();
    last = { value, at };
    return value;
  }

  return () => {
    // A clock that was set back makes nothing young again.
    const age = last ? Math.abs(clock().getTime() - last.at) : Infinity;
    if (last && age < freshMs) return Promise.resolve(last.value);
    reading ??= readNow().finally(() => {
      reading = undefined;
    });
    if (!last || age >= 2 * freshMs) return reading;
    // Who comes when it is too old is told of a failure.
    reading.catch(() => undefined);
    return Promise.resolve(last.value);
  };
}
