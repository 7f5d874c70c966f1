import { useEffect, useRef } from 'react';
import type { Shown } from '../router/navigation';

/** One page that was looked at: its address without origin. */
export interface PageView {
  accessedUrl: string;
  title: string;
  referrer?: string;
}

/** What is longer is no address that anybody goes to twice, and is refused. */
const maxAddressLength = 2_000;

/** Tells each page once for each change of route; used after the effect that sets the page's title. */
export function useEachPage(shown: Shown, tell: (view: PageView) => void): void {
  const told = useRef<string | null>(null);
  const hearer = useRef(tell);
  useEffect(() => {
    hearer.current = tell;
  });

  useEffect(() => {
    if (shown.view.kind === 'starting') return;
    const { pathname, search } = shown.location;
    const accessedUrl = `${pathname}${search}`.slice(0, maxAddressLength);
    const referrer = told.current;
    if (referrer === accessedUrl) return;
    // Choosing a variant or a filter rewrites the query of the page that was counted already.
    if (shown.action === 'REPLACE' && referrer?.split('?')[0] === pathname) return;
    told.current = accessedUrl;
    hearer.current({ accessedUrl, title: document.title.slice(0, 300), ...(referrer && { referrer }) });
  }, [shown]);
}
