import type { Stage } from './stages.mjs';

/** The result of a stage, with how many of its tests passed, failed and were skipped (`left`). */
export interface Outcome {
  state: 'passed' | 'failed' | 'skipped';
  passed: number;
  failed: number;
  left?: number;
}

/** Runs a stage and writes what it prints to a log; the report of its tests says how many there were. */
export function runStage(
  stage: Stage & { report?: string },
  around: { root: string; results: string; env: Record<string, string> },
): Promise<Outcome>;
