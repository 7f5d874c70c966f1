/** The time limit for a remote's page or widget: its entry, manifest, messages and own code together. */
export const remoteTimeoutMs = 4_500;

/** An operation exceeded its time limit. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Settles like the promise, or rejects with a `TimeoutError` after `ms`. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeoutError(`Nothing came within ${String(ms)} ms.`));
    }, ms);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
