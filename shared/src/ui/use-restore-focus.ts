import { useEffect, type RefObject } from 'react';

/**
 * Focuses the container when the focused element inside it is removed (an ended session, a read
 * notification): the browser would move the focus to the beginning of the page. The container needs a label
 * and `tabIndex={-1}`.
 */
export function useRestoreFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let focused: Element | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      focused = target as Element;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // When the focused element is removed, no other element receives the focus.
      if (relatedTarget) focused = null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    });
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [container]);
}
