import { useSyncExternalStore } from 'react';

/** Whether the browser believes to be connected; on the server and in the first render it does. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.navigator.onLine,
    () => true,
  );
}

function listen(hear: () => void): () => void {
  window.addEventListener('online', hear);
  window.addEventListener('offline', hear);
  return () => {
    window.removeEventListener('online', hear);
    window.removeEventListener('offline', hear);
  };
}
