import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a row of links that may be wider than the screen: it scrolls sideways to its current link, or to its beginning
 * when other links come.
 */
export function useCurrentInView(
  links: readonly { to: string; isCurrent: boolean }[],
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  const first = links[0]?.to;
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    // By hand: scrolled into view, it would also take the page from where it was left.
    if (list.current)
      list.current.scrollLeft = chosen
        ? chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2
        : 0;
  }, [current, first]);
  return list;
}
