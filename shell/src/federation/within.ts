/** Something did not come in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The promise's outcome, or a `TimeoutError` after `ms`. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TimeoutError(`Nothing came within ${String(ms)} ms.`));
    }, ms);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
