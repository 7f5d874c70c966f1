import type { Action } from 'redux';

interface Meta {
  /** Only asks for something, so that asking once more or in vain does no harm. */
  asks?: true;
  isAhead?: true;
}
const metaOf = (action: Action): Meta =>
  ('meta' in action ? (action.meta as Meta | undefined) : undefined) ?? {};

/** What marks an intent that only asks. */
export const asking: Meta = { asks: true };

/**
 * The same question for before anybody goes where its answer is shown: in no request count, and the first answer to
 * be forgotten. Null for an intent that does more than ask.
 */
export function aheadOf(action: Action): Action | null {
  const meta = metaOf(action);
  return meta.asks ? ({ ...action, meta: { ...meta, isAhead: true } } as Action) : null;
}

/** Whether an intent is asked before anybody goes there. */
export function isAhead(action: Action): boolean {
  return metaOf(action).isAhead === true;
}
