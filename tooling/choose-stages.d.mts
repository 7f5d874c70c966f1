import type { Selection } from './affected/selection';
import type { Stage } from './stages.mjs';

/** The command line of `npm test`. */
export interface Options {
  isFull: boolean;
  isWithout: boolean;
  names: string[];
  isAffected: boolean;
  base?: string;
  isHere: boolean;
  isFresh: boolean;
}

/** The command line cannot be followed; the message says what it may say. */
export class WrongOption extends Error {}

/** Reads the command line of `npm test`; `known` are the names of stages. */
export function optionsOf(words: readonly string[], known: readonly string[]): Options;

/** The stages that the options ask for. */
export function chosenStages(all: readonly Stage[], options: Options): Stage[];

/** Narrows stages to a selection of files. */
export function narrowedStages(
  stages: readonly Stage[],
  selection: Selection,
): { run: Stage[]; plan: { name: string; why?: string; leftOut?: string }[] };
