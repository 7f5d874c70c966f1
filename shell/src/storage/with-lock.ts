/** Runs one at a time over all tabs where the browser can; else it just runs. */
export async function withLock<T>(name: string, run: () => T | Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return run();
  return navigator.locks.request(name, run) as Promise<T>;
}
