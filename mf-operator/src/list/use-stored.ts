import { useState } from 'react';
import { useSession } from '@storefront/shared/store';

/** What one person chose in this browser. What cannot be read, or is of another form, counts as nothing. */
export function useStored<T>(
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): [T, (next: T) => void] {
  const { userInfo } = useSession();
  const key = `sf:operator:${userInfo?.id ?? ''}:${name}`;
  const [held, setHeld] = useState(() => ({ key, value: read(key, initial, isValid) }));
  // Another person signed in.
  const value = held.key === key ? held.value : read(key, initial, isValid);
  return [
    value,
    (next) => {
      setHeld({ key, value: next });
      try {
        window.localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Private windows and full storage: it lasts as long as the page.
      }
    },
  ];
}

function read<T>(key: string, initial: T, isValid: (value: unknown) => value is T): T {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : initial;
  } catch {
    return initial;
  }
}
