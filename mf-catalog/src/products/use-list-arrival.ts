import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useScrollToListTop } from '@storefront/shared/ui';
import { changedLink } from './list-links';
import type { ListQuery } from './list-query';

/**
 * Begins another page of a list at its top, and a list that was narrowed or reordered too: who has scrolled far would
 * not see what has become of it. The focus stays on what was chosen.
 */
export function useListArrival(query: ListQuery): RefObject<HTMLElement | null> {
  const top = useScrollToListTop(query.page);
  const list = changedLink(query, {});
  const shown = useRef(list);
  const type: string = useNavigationType();

  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const element = top.current;
    if (type === 'PUSH' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [list, type, top]);
  return top;
}
