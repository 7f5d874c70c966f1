import type { JobReport } from './background-jobs.schema';

/** A report to count in. */
export const emptyReport = (mode: 'check' | 'apply'): JobReport => ({
  mode,
  rows: 0,
  products: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  applied: 0,
  faultCount: 0,
  faults: [],
  changes: [],
});
