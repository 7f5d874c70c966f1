import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Language } from '@storefront/shared/contracts';
import { splitLanguage, type Shown } from '@storefront/shared/router';
import { wholeLayout } from '@storefront/shared/ui';
import { createLocalStore } from '../storage/local-store';

/** How long what comes late may still move the page to where it was left. */
const scrollTimeoutMs = 4_000;
/** So many pages of this tab have a stored position. */
const maxPositions = 50;

/**
 * On a new page: scroll to its top or its anchor, going back to where it was left, and move the focus there so that
 * it is read. Another query or another language of the same page moves nothing.
 */
export function useScrollRestoration(shown: Shown): void {
  const positions = useRef(new Map<string, number>());
  const previous = useRef<{ key: string; path: string; language: Language; place: string } | null>(null);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const store = createLocalStore(() => window.sessionStorage);
    positions.current = readPositions(store.read('sf:scroll'));
    const keep = () => {
      store.write('sf:scroll', [...positions.current].slice(-maxPositions));
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  const place = placeOf(shown);
  useLayoutEffect(() => {
    const keep = () => {
      positions.current.delete(place);
      positions.current.set(place, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      window.removeEventListener('scroll', keep);
    };
  }, [place]);

  useLayoutEffect(() => {
    if (shown.view.kind === 'starting') return;
    const { key, pathname, hash } = shown.location;
    const { path, language } = splitLanguage(pathname);
    const before = previous.current;
    previous.current = { key, path, language, place: placeOf(shown) };
    if (before?.key === key) return;
    const left = positions.current.get(placeOf(shown));
    const isBack = left !== undefined && (before ? shown.action === 'POP' : isReturn());
    const isElsewhere = before?.path !== path;
    const isLanguageSwitch = !isElsewhere && before.language !== language;
    // Estimated heights would restore an inexact position.
    document.documentElement.toggleAttribute(wholeLayout, isBack || isLanguageSwitch);

    if (!before) {
      if (isBack) return scrollWhenThere(() => scrollTo(left));
      // No scroll event was recorded before hydration.
      positions.current.set(placeOf(shown), window.scrollY);
      return;
    }
    // What takes the place of an entry is where that one was, also when nobody scrolls before going on.
    if (!isElsewhere && shown.action === 'REPLACE') positions.current.set(placeOf(shown), window.scrollY);
    if (isLanguageSwitch) {
      // While the words of the other language come, the page may be too short to stay where it is.
      const here = positions.current.get(before.place) ?? 0;
      return scrollWhenThere(() => scrollTo(here));
    }
    if (isBack) return scrollWhenThere(() => scrollTo(left));
    if (hash) return scrollWhenThere(() => scrollToAnchor(hash));
    if (isElsewhere || shown.action === 'POP') window.scrollTo(0, 0);
    return;
  }, [shown]);

  const read = useRef<string | null>(null);
  const { path } = splitLanguage(shown.location.pathname);
  const isStarting = shown.view.kind === 'starting';
  useEffect(() => {
    if (isStarting) return;
    // The first page is read by anyone who opened it.
    if (read.current !== null) document.getElementById('main')?.focus({ preventScroll: true });
    read.current = path;
  }, [isStarting, path]);
}

/** The first entry of a tab has no key of its own, so the address tells it from the next first one. */
const placeOf = ({ location: { key, pathname } }: Shown): string => `${key} ${pathname}`;

function readPositions(value: unknown): Map<string, number> {
  const isPosition = (one: unknown): one is [string, number] =>
    Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
  return new Map(Array.isArray(value) ? value.filter(isPosition) : []);
}

/** This document was reloaded or come back to from elsewhere. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation !== undefined && navigation.type !== 'navigate';
}

function scrollTo(y: number): boolean {
  window.scrollTo(0, y);
  return Math.abs(window.scrollY - y) < 2;
}

function scrollToAnchor(hash: string): boolean {
  const anchor = document.getElementById(decoded(hash.slice(1)));
  anchor?.scrollIntoView();
  return anchor !== null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Scrolls now and, where the page is not long enough yet, again while it grows. A shopper who scrolls meanwhile is
 * left alone. Returns what ends the trying.
 */
function scrollWhenThere(tryOnce: () => boolean): () => void {
  if (tryOnce()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (tryOnce()) stop();
  });
  const timer = setTimeout(stop, scrollTimeoutMs);
  const own = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  for (const type of own) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body);
  return stop;

  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of own) window.removeEventListener(type, stop);
  }
}
