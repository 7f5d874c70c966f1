import { useEffect, useState } from 'react';

/**
 * The current time, updated every second; null on the server and until mounted, so that both render the same.
 */
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
