import { useEffect, useRef, useState } from 'react';
import { pageHeading } from './page-heading';

const removers = 'button[data-remove], [data-remove] button';
const adders = '[data-add]:is(button, input), [data-add] :is(button, input, select)';

const removersIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(removers) ?? [])];

/**
 * Where the focus goes when a row goes away with the button that removed it: to the same button of the row that takes its
 * place, else of the row before it, else to what adds a row, else to the last link that is left or to the page's heading.
 * `data-remove` and `data-add` mark them, or what is around them.
 */
export function useRemovalFocus<List extends HTMLElement>() {
  const list = useRef<List>(null);
  /** A new object each time, because the same place can be empty again. */
  const [removed, setRemoved] = useState<{ at: number } | null>(null);
  useEffect(() => {
    if (removed === null) return;
    const left = removersIn(list.current);
    const links = list.current?.querySelectorAll<HTMLElement>('a[href]') ?? [];
    const next =
      left[removed.at] ??
      left.at(-1) ??
      list.current?.querySelector<HTMLElement>(adders) ??
      [...links].at(-1) ??
      pageHeading();
    next?.focus();
  }, [removed]);
  return {
    list,
    /** To be called where a row is removed. */
    rowRemoved: () => {
      const at = removersIn(list.current).findIndex((button) => button === document.activeElement);
      // Not every browser gives a button that is clicked the focus, and then none is lost.
      if (at >= 0) setRemoved({ at });
    },
  };
}
