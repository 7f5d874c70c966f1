import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a row of links that may be wider than the screen: it scrolls sideways to its current link, also when another
 * becomes the current one.
 */
export function useCurrentInView(
  links: readonly { isCurrent: boolean }[],
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    // By hand: scrolled into view, it would also take the page from where it was left.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return list;
}
