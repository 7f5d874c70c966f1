import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { lazyWithFallback } from '../lazy-with-fallback';
import type { Shown } from '../router/navigation';
import { useShell } from '../shell-context';
import type { AnalyticsServiceProps } from './analytics-service';
import { useEachPage } from './use-each-page';

const AnalyticsService = lazyWithFallback<AnalyticsServiceProps>(
  async () => (await import(/* webpackChunkName: "analytics" */ './analytics-service')).AnalyticsService,
  // Who cannot be asked has not agreed.
  () => null,
);

/**
 * Reports each page once: always to the shop itself; to the analytics service only where the shop has set one up and
 * the shopper has agreed. Where there is none, nothing is asked.
 */
export function Analytics({ shown }: { shown: Shown }): ReactNode {
  const { app, analyticsUrl } = useShell();
  const id = useSelector(selectSetting).settingClient?.analyticsId;
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  useEachPage(shown, (view) => app.http.sendBeacon('main/tracking', view));

  if (!isInBrowser || !analyticsUrl || !id) return null;
  return (
    <Suspense>
      <AnalyticsService shown={shown} url={analyticsUrl} id={id} />
    </Suspense>
  );
}
