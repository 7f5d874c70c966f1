import { useLayoutEffect, useRef, useState } from 'react';
import { splitLanguage } from './language-prefix';
import type { Navigation, Shown } from './navigation';

/**
 * Returns the current view. Changes within a page apply at once, because controlled inputs need it. Another page
 * renders in its own task: in the task of a click, React would also run all effects (titles, focus, the unmount of the
 * previous page) before the first paint of the new page.
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
