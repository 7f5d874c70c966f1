import { useEffect, useState } from 'react';

const gap = 8;
/** A header that scrolls away takes this long. */
const headerMs = 300;

/** Where notices begin so that they cover neither the header with its search nor the steps of an order, in pixels. */
export function useClearTop(isNeeded: boolean): number {
  const [top, setTop] = useState(gap);
  useEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setTop(clearTop());
    const follow = () => {
      measure();
      clearTimeout(timer);
      timer = setTimeout(measure, headerMs);
    };
    measure();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [isNeeded]);
  return top;
}

function clearTop(): number {
  const steps = document.querySelector('[aria-current="step"]')?.closest('nav');
  const bottoms = [document.querySelector('header'), steps].flatMap((element) => {
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // What is far down the page is not in the way.
    return top < innerHeight / 3 ? [bottom] : [];
  });
  return Math.max(0, ...bottoms) + gap;
}
