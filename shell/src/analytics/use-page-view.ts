import { useEffect, useRef } from 'react';
import { useShell } from '../shell-context';
import type { Shown } from '../router/navigation';
import { postPageView } from './page-views';

/** Reports one page view for each route change; called after the effect that sets the page's title. */
export function usePageView(shown: Shown): void {
  const { app } = useShell();
  const reported = useRef<string | null>(null);

  useEffect(() => {
    if (shown.view.kind === 'starting') return;
    const { pathname, search } = shown.location;
    const accessedUrl = `${pathname}${search}`;
    const referrer = reported.current;
    if (referrer === accessedUrl) return;
    // Choosing a variant or a filter rewrites the query of the page that was counted already.
    if (shown.action === 'REPLACE' && referrer?.split('?')[0] === pathname) return;
    reported.current = accessedUrl;
    const view = { accessedUrl, title: document.title.slice(0, 300), ...(referrer && { referrer }) };
    postPageView({ http: app.http, signal: new AbortController().signal }, view).catch(() => {
      // A view that was not counted is nobody's trouble.
    });
  }, [shown, app]);
}
