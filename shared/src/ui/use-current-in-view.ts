import { useEffect, type RefObject } from 'react';

/** Scrolls a row that is wider than the screen sideways to its current link, also when another becomes the current one. */
export function useCurrentInView(
  list: RefObject<HTMLElement | null>,
  links: readonly { isCurrent: boolean }[],
): void {
  const current = links.findIndex(({ isCurrent }) => isCurrent);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    // By hand: scrolled into view, it would also take the page from where it was left.
    if (list.current && chosen)
      list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [list, current]);
}
