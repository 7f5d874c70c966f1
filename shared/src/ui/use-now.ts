import { useEffect, useState } from 'react';

/** The present, once a second; null on the server and until mounted, so that both draw the same. */
export function useNow(isRunning = true): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!isRunning) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
