import { lazy, Suspense, type ReactNode } from 'react';
import { selectNotifications, useSelector } from '@storefront/shared/store';

const NoticeStack = lazy(async () => ({ default: (await import('./notice-stack')).NoticeStack }));

/** The shop's notices; the stack's code is fetched with the first of them. */
export function Notices(): ReactNode {
  const isNeeded = useSelector(selectNotifications).length > 0;
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <NoticeStack />
    </Suspense>
  );
}
