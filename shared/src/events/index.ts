import type { EventName, StorefrontEvents } from '../contracts';

type Detail<N extends EventName> = StorefrontEvents[N] extends undefined ? [] : [StorefrontEvents[N]];

/** Sends an event to every remote in this page. Does nothing where there is no window. */
export function emit<N extends EventName>(name: N, ...[detail]: Detail<N>): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Subscribes to an event; returns the function that unsubscribes. */
export function on<N extends EventName>(name: N, listen: (detail: StorefrontEvents[N]) => void): () => void {
  const handle = (event: Event) => {
    listen((event as CustomEvent<StorefrontEvents[N]>).detail);
  };
  window.addEventListener(name, handle);
  return () => {
    window.removeEventListener(name, handle);
  };
}
