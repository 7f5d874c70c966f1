import { useEffect, useRef } from 'react';
import type { Shown } from './navigation';

/** On a new page: scroll to where it was left or to its top, and move the focus there so that it is read. */
export function useArrival(shown: Shown): void {
  const positions = useRef(new Map<string, number>());
  const previous = useRef<{ key: string; path: string } | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const current = shown.location.key;
    const kept = positions.current;
    const keep = () => {
      kept.set(current, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      window.removeEventListener('scroll', keep);
    };
  }, [shown.location.key]);

  useEffect(() => {
    if (shown.view.kind === 'starting') return;
    const { key, pathname, hash } = shown.location;
    const before = previous.current;
    previous.current = { key, path: pathname };
    if (!before || before.key === key) return;
    if (shown.action === 'POP') {
      window.scrollTo(0, positions.current.get(key) ?? 0);
      return;
    }
    if (before.path === pathname) return;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);
}
