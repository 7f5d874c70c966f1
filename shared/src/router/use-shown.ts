import { useLayoutEffect, useRef, useState } from 'react';
import { splitLanguage } from './language-prefix';
import type { Navigation, Shown } from './navigation';

/**
 * What stands in the frame. What changes on a page that stands follows at once, as what is typed or chosen there has
 * to. Another page is drawn in a task of its own: within the one of a press, React would also do all that comes after
 * drawing (titles, focus, the end of the page before) ahead of the first frame that shows it.
 */
export function useShown(navigation: Navigation): Shown {
  const [shown, setShown] = useState(navigation.shown);
  const last = useRef(shown);
  useLayoutEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const next = navigation.shown();
      if (next === last.current) return;
      clearTimeout(soon);
      if (isSamePage(last.current, next)) setShown(next);
      else
        soon = setTimeout(() => {
          setShown(next);
        });
      last.current = next;
    };
    update();
    const stop = navigation.subscribe(update);
    return () => {
      stop();
      clearTimeout(soon);
    };
  }, [navigation]);
  return shown;
}

function isSamePage(one: Shown, other: Shown): boolean {
  const pathOf = ({ location }: Shown) => splitLanguage(location.pathname).path;
  return one.view.kind === other.view.kind && pathOf(one) === pathOf(other);
}
