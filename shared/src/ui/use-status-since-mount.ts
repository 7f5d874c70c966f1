import { useState } from 'react';

const idle = { status: 'idle' };

/**
 * The state of a request, as `idle` while it is the outcome that was there when the component mounted: what came of an
 * earlier visit is not shown again.
 */
export function useStatusSinceMount<S extends { status: string }>(state: S): S {
  const [atMount] = useState(state);
  return state === atMount && state.status !== 'pending' ? (idle as S) : state;
}
