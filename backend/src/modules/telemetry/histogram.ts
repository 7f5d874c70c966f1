import type { Counts } from './telemetry.tables';
import type { VitalName } from './telemetry.schema';

export type Measure = 'load' | VitalName;

/** Upper ends of each histogram's steps; what is above the last is counted as one more. CLS is a score, the rest ms. */
const steps: Record<Measure, readonly number[]> = {
  load: [25, 50, 100, 150, 200, 300, 400, 600, 800, 1_000, 1_500, 2_000, 3_000, 4_500, 6_000],
  LCP: [250, 500, 800, 1_200, 1_600, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  FCP: [100, 250, 500, 750, 1_000, 1_400, 1_800, 2_400, 3_000, 5_000, 10_000],
  TTFB: [25, 50, 100, 200, 400, 600, 800, 1_200, 1_800, 3_000, 6_000],
  INP: [25, 50, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  CLS: [0.001, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/** Where a value is counted: the key in a minute's counts. */
export function stepOf(measure: Measure, value: number): string {
  const found = steps[measure].findIndex((end) => value <= end);
  return `${measure}:${found === -1 ? steps[measure].length : found}`;
}

/** The value that three in four stay under, as near as the steps tell; null when nothing was measured. */
export function percentile75(measure: Measure, counts: Counts): number | null {
  const ends = steps[measure];
  const filled = [...ends, Infinity].map((_end, at) => counts[`${measure}:${at}`] ?? 0);
  const total = filled.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const wanted = total * 0.75;
  let below = 0;
  for (const [at, count] of filled.entries()) {
    if (below + count >= wanted) {
      const start = ends[at - 1] ?? 0;
      const end = ends[at] ?? start;
      return rounded(measure, start + ((end - start) * (wanted - below)) / count);
    }
    below += count;
  }
  return ends.at(-1) ?? null;
}

const rounded = (measure: Measure, value: number) =>
  measure === 'CLS' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
