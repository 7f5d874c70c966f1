import type { Selection } from './affected/selection';

/** What a stage runs for a selection of files, or why it runs nothing. */
export type Narrowed = { commands: string[][]; why: string } | { leftOut: string };

/** The part of a stage that choosing and narrowing it needs. */
export interface Stage {
  name: string;
  commands: string[][];
  env?: Record<string, string>;
  counts?: 'jest' | 'playwright';
  isLong?: boolean;
  isOfWorkspace?: boolean;
  narrowed?: (selection: Selection) => Narrowed;
}

/** Everything that must hold, in the order in which it is told. */
export function allStages(root: string, results: string): Promise<Stage[]>;
