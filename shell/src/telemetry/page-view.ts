/** The signed id that this page was sent with; null when it was sent without, and then nothing of it is told. */
export const pageViewOf = (performance: Performance): string | null => sentWith(performance, 'view');

/** The id of the request that this page was the answer to, under which the servers' logs have it. */
export const pageRequestOf = (performance: Performance): string | null => sentWith(performance, 'request');

function sentWith(performance: Performance, name: string): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Not every browser tells it, and none does on an insecure origin.
  const timings = navigation?.serverTiming as PerformanceNavigationTiming['serverTiming'] | undefined;
  return timings?.find((one) => one.name === name)?.description || null;
}
