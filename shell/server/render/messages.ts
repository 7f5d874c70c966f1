import type { RenderJob, RenderResult } from '../../src/render/render-job';
import type { Snapshot } from '../registry/snapshot';

/** Where a shell's version has its code for Node. */
export interface ShellCode {
  file: string;
  integrity: string;
}

/** A job with where remotes' builds for Node are. */
export interface DrawJob extends RenderJob {
  registry: Snapshot;
}

/** What went wrong while pages were rendered, and the request for which they were. */
export interface RenderProblem {
  message: string;
  /** Where, in the built files: `npm run remote -- trace` reads it. */
  stack?: string | undefined;
  requestId?: string | undefined;
}

/** How many registries a thread keeps: those that it was told last. */
export const registriesKept = 20;

export type ToWorker =
  /** Told once before the first page that is drawn with it, for it is far larger than the rest of a job. */
  | { kind: 'registry'; number: number; registry: Snapshot }
  | { kind: 'draw'; id: number; shell: ShellCode; job: Omit<DrawJob, 'registry'>; registry: number }
  | { kind: 'warm'; number: number; shell: ShellCode; registry: Snapshot };

export type FromWorker =
  | { kind: 'drawn'; id: number; result: RenderResult }
  | { kind: 'failed'; id: number; problem: RenderProblem }
  /** While a page is drawn, whose code runs from now on; null when that of several remotes takes turns. */
  | { kind: 'runs'; id: number; remote: string | null }
  | { kind: 'problem'; problem: RenderProblem }
  /** All that can be loaded for that number has been. */
  | { kind: 'warmed'; number: number }
  /** Said all the time: a worker that falls silent is busy with one thing. */
  | { kind: 'alive' };
