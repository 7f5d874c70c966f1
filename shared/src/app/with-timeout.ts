/** A page or widget of a remote is given up after this long: entry, manifest, messages and its own code together. */
export const remoteTimeoutMs = 4_500;

/** Something did not come in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The promise's outcome, or a `TimeoutError` after `ms`. */
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
