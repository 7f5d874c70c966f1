import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { selectNotifications, useSelector } from '@storefront/shared/store';

const loadStack = async () => (await import('./notice-stack')).NoticeStack;

interface Props {
  /** Loads what draws them. */
  load?: () => Promise<ComponentType>;
}

/**
 * The shop's notices. The code that draws them is fetched with the first touch, so that it is there for the first
 * notice; what could not be shown for want of it is shown as soon as it can be had.
 */
export function Notices({ load = loadStack }: Props): ReactNode {
  const waiting = useSelector(selectNotifications);
  const [Stack, setStack] = useState<ComponentType | null>(null);

  useEffect(() => {
    const options = { once: true, passive: true } as const;
    // Fetched only with the first notice, it would wait behind every picture that is on its way.
    const fetchAhead = () => {
      load().catch(() => {
        // The first notice asks again.
      });
    };
    window.addEventListener('pointerdown', fetchAhead, options);
    window.addEventListener('keydown', fetchAhead, options);
    return () => {
      window.removeEventListener('pointerdown', fetchAhead);
      window.removeEventListener('keydown', fetchAhead);
    };
  }, [load]);

  useEffect(() => {
    if (Stack || waiting.length === 0) return;
    let isHere = true;
    load().then(
      (loaded) => {
        if (isHere) setStack(() => loaded);
      },
      () => {
        // The next notice asks again, and the page goes on without.
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, Stack, waiting]);

  return Stack && <Stack />;
}
