/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./affected/selection').Selection} Selection */
/**
 * @typedef {object} Options
 * @property {boolean} isFull Also what takes long.
 * @property {boolean} isWithout The names are those of stages that are not run.
 * @property {string[]} names
 * @property {boolean} isAffected Only what depends on the changes since the base.
 * @property {string} [base]
 * @property {boolean} isHere Only the workspace in the current folder.
 * @property {boolean} isFresh Also tests that passed before with the same files.
 */

/** The command line cannot be followed; the message says what it may say. */
export class WrongOption extends Error {
  name = 'WrongOption';
}

/**
 * Reads the command line of `npm test`.
 * @param {readonly string[]} words
 * @param {readonly string[]} known Names of stages.
 * @returns {Options}
 */
export function optionsOf(words, known) {
  /** @type {Options} */
  const options = {
    isFull: false,
    isWithout: false,
    names: [],
    isAffected: false,
    isHere: false,
    isFresh: false,
  };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--full') options.isFull = true;
    else if (word === '--without') options.isWithout = true;
    else if (word === '--here') options.isHere = true;
    else if (word === '--fresh') options.isFresh = true;
    else if (word === '--affected') {
      options.isAffected = true;
      const [next] = rest;
      if (next !== undefined && !next.startsWith('--') && !known.includes(next)) options.base = rest.shift();
    } else options.names.push(word);
  }
  const unknown = options.names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new WrongOption(
      `No such stage or option: ${unknown.join(', ')}. Options: --affected [base], --here, --fresh, --full, --without. Stages: ${known.join(', ')}.`,
    );
  if (options.isAffected && options.isHere)
    throw new WrongOption('Choose --affected (what depends on your changes) or --here (this workspace).');
  return options;
}

/**
 * The stages that the options ask for.
 * @param {readonly Stage[]} all
 * @param {Options} options
 */
export function chosenStages(all, { isFull, isWithout, names, isHere }) {
  const isNamed = names.length > 0 && !isWithout;
  return all.filter(
    ({ name, isLong, isOfWorkspace }) =>
      (isNamed ? names.includes(name) : (isFull || !isLong) && !names.includes(name)) &&
      (!isHere || isOfWorkspace),
  );
}

/**
 * Narrows stages to a selection of files.
 * @param {readonly Stage[]} stages
 * @param {Selection} selection
 * @returns {{ run: Stage[], plan: { name: string, why?: string, leftOut?: string }[] }}
 */
export function narrowedStages(stages, selection) {
  if (selection.everything !== undefined)
    return { run: [...stages], plan: stages.map(({ name }) => ({ name, why: 'all of it' })) };
  const narrowed = stages.map((stage) => ({ stage, part: partOf(stage, selection) }));
  return {
    run: narrowed.flatMap(({ stage, part }) =>
      'leftOut' in part ? [] : [{ ...stage, commands: part.commands }],
    ),
    plan: narrowed.map(({ stage: { name }, part }) =>
      'leftOut' in part ? { name, leftOut: part.leftOut } : { name, why: part.why },
    ),
  };
}

/** @returns {import('./stages.mjs').Narrowed} */
function partOf(/** @type {Stage} */ stage, /** @type {Selection} */ selection) {
  if (stage.narrowed) return stage.narrowed(selection);
  return selection.isShipped
    ? { commands: stage.commands, why: 'all of it: what is built changed' }
    : { leftOut: 'nothing that is built changed' };
}
