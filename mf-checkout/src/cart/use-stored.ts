import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { EventName } from '@storefront/shared/contracts';

/** More than this was not written by this shop. */
const largest = 100_000;

/** What local storage holds under a key, drawn again when this tab (`changed`) or another writes it; null when it cannot be read. */
export function useStored(key: `sf:${string}`, changed: EventName): unknown {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const name of ['storage', changed]) window.addEventListener(name, listener);
      return () => {
        for (const name of ['storage', changed]) window.removeEventListener(name, listener);
      };
    },
    [changed],
  );
  // The text itself is the snapshot: equal texts are equal.
  const text = useSyncExternalStore(
    subscribe,
    () => textOf(key),
    () => '',
  );
  return useMemo(() => parsed(text), [text]);
}

/** The same without drawing. */
export const stored = (key: `sf:${string}`): unknown => parsed(textOf(key));

function textOf(key: string): string {
  try {
    const text = window.localStorage.getItem(key) ?? '';
    return text.length > largest ? '' : text;
  } catch {
    // Forbidden: then nothing was kept.
    return '';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text || 'null') as unknown;
  } catch {
    return null;
  }
}
