import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { selectNotifications, useSelector } from '@storefront/shared/store';

const loadStack = () => import('./notice-stack');
const NoticeStack = lazy(async () => ({ default: (await loadStack()).NoticeStack }));

/** The shop's notices; the stack's code is fetched with the first touch, so that it is there for the first notice. */
export function Notices(): ReactNode {
  const isNeeded = useSelector(selectNotifications).length > 0;

  useEffect(() => {
    const options = { once: true, passive: true } as const;
    // Fetched only with the first notice, it would wait behind every picture that is on its way.
    const fetchAhead = () => {
      loadStack().catch(() => {
        // The first notice asks again.
      });
    };
    window.addEventListener('pointerdown', fetchAhead, options);
    window.addEventListener('keydown', fetchAhead, options);
    return () => {
      window.removeEventListener('pointerdown', fetchAhead);
      window.removeEventListener('keydown', fetchAhead);
    };
  }, []);

  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <NoticeStack />
    </Suspense>
  );
}
