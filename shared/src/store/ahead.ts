import type { Action } from 'redux';

export interface Meta {
  /** Only asks for something, so that asking once more or in vain does no harm. */
  asks?: true;
  isAhead?: true;
  /** Whatever is known or on its way: it may be of before. */
  isAnew?: true;
}
/** What an intent says of itself. */
export const metaOf = (action: Action): Meta =>
  ('meta' in action ? (action.meta as Meta | undefined) : undefined) ?? {};

/** What marks an intent that only asks. */
export const asking: Meta = { asks: true };

/** What marks one that is asked although an answer is there. */
export const askingAnew: Meta = { ...asking, isAnew: true };

/**
 * The same question for before anybody goes where its answer is shown: in no request count, and the first answer to
 * be forgotten. Null for an intent that does more than ask.
 */
export function aheadOf(action: Action): Action | null {
  const meta = metaOf(action);
  return meta.asks ? ({ ...action, meta: { ...meta, isAhead: true } } as Action) : null;
}
