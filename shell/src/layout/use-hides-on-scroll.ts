import { useEffect, useState } from 'react';

/** True while scrolling down, so that a phone's screen belongs to the page; scrolling up brings the header back. */
export function useHidesOnScroll(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < 8) return;
      setIsHidden(scrollY > last && scrollY > 120);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
    };
  }, []);
  return isHidden;
}
