import { useLayoutEffect, useState, type RefObject } from 'react';

/** Between the launcher and what is below it. */
const gap = 16;
/** Bars at the bottom are never higher. */
const maxBars = 320;
const textFields =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,[contenteditable]';

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * Keeps a fixed element above the bars at the bottom of the screen, and says whether it is in the way: of what has the
 * focus, of somebody who types on a phone, or, where `sparesButtons`, of the page's main button. False while paused.
 */
export function useClearance(
  ref: RefObject<HTMLElement | null>,
  { isPaused, sparesButtons }: { isPaused: boolean; sparesButtons: boolean },
): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  // Before the first paint, so that the button is not painted in one place and then moved.
  useLayoutEffect(() => {
    if (isPaused) return undefined;
    let frame = 0;
    const place = () => {
      frame = 0;
      const element = ref.current;
      if (!element) return;
      // Read first, write then, and only what changed: this runs with each frame of a scroll.
      const bottom = barsHeight() + gap;
      const { left, right, height } = element.getBoundingClientRect();
      const end = window.innerHeight - bottom;
      const own: Place = { left, right, top: end - height, bottom: end };
      const { activeElement: focused } = document;
      const isTyping = window.innerWidth < 768 && focused?.matches(textFields) === true;
      const hidesFocus =
        focused !== null &&
        focused !== document.body &&
        focused !== element &&
        isSmall(focused) &&
        meet(own, focused);
      const hidesButton =
        sparesButtons &&
        [...document.querySelectorAll('main [data-variant=primary]')].some((button) => meet(own, button));
      const written = `${String(bottom)}px`;
      if (element.style.bottom !== written) element.style.bottom = written;
      setIsInTheWay(isTyping || hidesFocus || hidesButton);
    };
    const later = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    // Bars come and go with pages, whose height then changes.
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const name of events) window.addEventListener(name, later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      for (const name of events) window.removeEventListener(name, later);
      setIsInTheWay(false);
    };
  }, [ref, isPaused, sparesButtons]);
  return isInTheWay;
}

/** How much of the screen's bottom the bars take that stick to it. */
function barsHeight(): number {
  const bottom = window.innerHeight;
  const tops = [...document.querySelectorAll('[data-stuck]')].flatMap((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return height > 0 && top > bottom - maxBars && top < bottom ? [top] : [];
  });
  return bottom - Math.min(bottom, ...tops);
}

/** A page or a list that has the focus as a whole is not hidden by a button in its corner. */
const isSmall = (element: Element) => element.getBoundingClientRect().height < window.innerHeight / 2;

function meet(own: Place, other: Element): boolean {
  const { left, right, top, bottom } = other.getBoundingClientRect();
  return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
}
