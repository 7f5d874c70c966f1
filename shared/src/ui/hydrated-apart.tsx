import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that React hydrates in tasks of its own, after what surrounds it, or at once on the first press,
 * key or tap in it. Hydrated as one piece, a page runs all of its effects in one long task. Nothing in it may suspend; a server that
 * draws a page in which it throws reports that as a failure of the page.
 */
export function HydratedApart({ children }: { children: ReactNode }): ReactNode {
  return <Suspense>{children}</Suspense>;
}
