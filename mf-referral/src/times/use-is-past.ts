import { useEffect, useState } from 'react';

/** What timers can wait; a longer delay would end at once. */
const maxDelayMs = 2 ** 31 - 1;

/** Whether this instant is over, which becomes true while the page is open; never without an instant. */
export function useIsPast(at: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const leftMs = at === null ? 0 : Date.parse(at) - now;
  useEffect(() => {
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(leftMs, maxDelayMs));
    return () => clearTimeout(timer);
  }, [leftMs]);
  return at !== null && leftMs <= 0;
}
