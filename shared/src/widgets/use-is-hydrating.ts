import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether React renders on a server, or hydrates what a server rendered. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
