import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Begins the next page of a list at its top. The frame does so only where the path changes. */
export function useScrollToListTop<T extends HTMLElement = HTMLElement>(page: number): RefObject<T | null> {
  const top = useRef<T>(null);
  const shown = useRef(page);
  const type: string = useNavigationType();

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (type !== 'PUSH') return;
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  }, [page, type]);
  return top;
}
