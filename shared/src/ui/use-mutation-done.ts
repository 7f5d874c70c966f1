import { useEffect, useRef } from 'react';
import type { MutationState } from '@storefront/shared/store';

/** Calls when a mutation that was pending while this part was shown is done. */
export function useMutationDone<T>(
  { status, data }: Pick<MutationState<T>, 'status' | 'data'>,
  then: (data: T | undefined) => void,
): void {
  const latest = useRef(then);
  const earlier = useRef(status);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    if (earlier.current === 'pending' && status === 'done') latest.current(data);
    earlier.current = status;
  }, [status, data]);
}
