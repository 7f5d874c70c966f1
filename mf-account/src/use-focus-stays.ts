import { useEffect, type RefObject } from 'react';

/**
 * When a button goes away with what it did (an ended session, a read notification), the place that it stood in has the
 * focus, and not the beginning of the page. The place has a name and `tabIndex={-1}`.
 */
export function useFocusStays(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let last: Element | null = null;
    const come = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    const go = ({ relatedTarget }: FocusEvent) => {
      // Nothing has the focus next when what had it goes away.
      if (relatedTarget) last = null;
    };
    const watch = new MutationObserver(() => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', come);
    element.addEventListener('focusout', go);
    return () => {
      watch.disconnect();
      element.removeEventListener('focusin', come);
      element.removeEventListener('focusout', go);
    };
  }, [place]);
}
