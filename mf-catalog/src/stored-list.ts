import { useMemo, useSyncExternalStore } from 'react';

/** What this browser keeps of what was looked at; never part of the session, and nobody else's to see. */
interface StoredList<T> {
  /** Newest first. */
  useStoredItems: () => readonly T[];
  read: () => readonly T[];
  /** False when the browser could not keep it. */
  write: (items: readonly T[]) => boolean;
}

const changed = 'catalog:kept-changed';
/** More than this was not written by this shop. */
const largest = 20_000;

/**
 * A short list in local storage under a key of the shop's own (`sf:…`). Storage may be missing, full, or hold anything:
 * what does not read as an item is left out. `readItem` answers null for it.
 */
export function storedList<T>({
  key,
  maxItems,
  readItem,
}: {
  key: `sf:${string}`;
  maxItems: number;
  readItem: (value: unknown) => T | null;
}): StoredList<T> {
  /** The text itself is the snapshot: equal texts are equal, and nothing is kept in the module. */
  const text = (): string => {
    try {
      const raw = window.localStorage.getItem(key) ?? '';
      return raw.length > largest ? '' : raw;
    } catch {
      return '';
    }
  };
  const parse = (raw: string): readonly T[] => {
    try {
      const values: unknown = JSON.parse(raw || '[]');
      return Array.isArray(values) ? values.flatMap((value) => readItem(value) ?? []).slice(0, maxItems) : [];
    } catch {
      return [];
    }
  };
  const subscribe = (listener: () => void): (() => void) => {
    // `storage` tells of other tabs only.
    for (const name of ['storage', changed]) window.addEventListener(name, listener);
    return () => {
      for (const name of ['storage', changed]) window.removeEventListener(name, listener);
    };
  };

  return {
    useStoredItems() {
      const raw = useSyncExternalStore(subscribe, text, () => '');
      return useMemo(() => parse(raw), [raw]);
    },
    read: () => parse(text()),
    write(items) {
      try {
        window.localStorage.setItem(key, JSON.stringify(items.slice(0, maxItems)));
        window.dispatchEvent(new Event(changed));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** A text of a sensible length under this name; null when there is none. */
export function storedText(value: unknown, name: string, maxLength = 200): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
  const text = (value as Record<string, unknown>)[name];
  return typeof text === 'string' && text !== '' && text.length <= maxLength ? text : null;
}
