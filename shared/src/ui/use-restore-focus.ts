import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the container when the focused element inside it is removed (an ended session, a read
 * notification): the browser would move the focus to the beginning of the page. The container needs a label
 * and `tabIndex={-1}`. `successorOf` is asked while the element is there, and its answer once it is gone: for
 * what takes its place, which then has the focus instead of the container.
 */
export function useRestoreFocus(
  container: RefObject<HTMLElement | null>,
  successorOf?: (focused: Element) => () => HTMLElement | null | undefined,
): void {
  const find = useRef(successorOf);
  useEffect(() => {
    find.current = successorOf;
  });
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let focused: Element | null = null;
    let successor: (() => HTMLElement | null | undefined) | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      focused = target as Element;
      successor = find.current?.(focused);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // When the focused element is removed, no other element receives the focus. A dialog gives it back.
      const isLeft = relatedTarget instanceof Element && !isInOtherDialog(relatedTarget, element);
      if (isLeft) focused = null;
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement !== document.body) return;
      const next = successor?.();
      if (next) next.focus();
      else element.focus({ preventScroll: true });
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

function isInOtherDialog(one: Element, than: Element): boolean {
  const dialog = one.closest('dialog');
  return dialog !== null && dialog !== than.closest('dialog');
}
