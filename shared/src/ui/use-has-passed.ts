import { useEffect, useState } from 'react';
import { followServerClock, useStore } from '@storefront/shared/store';

/** The longest delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Whether an instant has passed by the server's clock while the page is open; false until that clock is
 * known.
 */
export function useHasPassed(instant: string | undefined): boolean {
  const store = useStore();
  const [passed, setPassed] = useState<string>();

  useEffect(() => {
    if (instant === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followServerClock(store, (offset) => {
      clearTimeout(timer);
      const left = Math.max(0, Date.parse(instant) - offset - Date.now());
      if (left <= maxTimerMs) timer = setTimeout(() => setPassed(instant), left);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, instant]);

  return instant !== undefined && passed === instant;
}
