import { useEffect, useRef, useState } from 'react';

/** What is left is never so short that a notice goes as soon as the pointer does. */
const leastMs = 1_000;

/**
 * Calls `onEnd` after `ms`, not counting the time in which the notice has the pointer or the focus or the tab is hidden.
 * Returns what the element of the notice listens to.
 */
export function useLifetime(ms: number, onEnd: () => void) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isTabHidden = useIsTabHidden();
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  const isWaiting = isPointedAt || hasFocus || isTabHidden;
  useEffect(() => {
    if (isWaiting) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - startedAt), leastMs);
    };
  }, [isWaiting]);

  return {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: () => setHasFocus(false),
  };
}

function useIsTabHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}
