import { useEffect, useState } from 'react';
import { useClockOffset } from '@storefront/shared/store';

/** The longest delay of `setTimeout`. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Whether an instant has passed by the server's clock while the page is open; false until that clock is
 * known.
 */
export function useHasPassed(instant: string | undefined): boolean {
  const offset = useClockOffset(instant !== undefined);
  const [passed, setPassed] = useState<string>();

  useEffect(() => {
    if (instant === undefined || offset === null) return;
    const left = Math.max(0, Date.parse(instant) - offset - Date.now());
    if (left > maxTimerMs) return;
    const timer = setTimeout(() => setPassed(instant), left);
    return () => clearTimeout(timer);
  }, [instant, offset]);

  return instant !== undefined && passed === instant;
}
