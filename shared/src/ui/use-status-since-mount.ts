import { useState } from 'react';

const idle = { status: 'idle' };

/**
 * The state of a request, shown as `idle` while its outcome dates from before the component mounted: an
 * earlier outcome is not shown again.
 */
export function useStatusSinceMount<S extends { status: string }>(state: S): S {
  const [atMount] = useState(state);
  return state === atMount && state.status !== 'pending' ? (idle as S) : state;
}
