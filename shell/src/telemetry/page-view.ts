/** The signed id that this page was sent with; null when it was sent without, and then nothing of it is told. */
export function pageViewOf(performance: Performance): string | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Not every browser tells it, and none does on an insecure origin.
  const timings = navigation?.serverTiming as PerformanceNavigationTiming['serverTiming'] | undefined;
  return timings?.find(({ name }) => name === 'view')?.description || null;
}
