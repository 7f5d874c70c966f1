import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { selectSetting, useSelector } from '@storefront/shared/store';
import { lazyPart } from '../lazy-part';
import type { Shown } from '../router/navigation';
import { useShell } from '../shell-context';
import { createLocalStore } from '../storage/local-store';
import { tellAnalytics } from './page-views';
import { useEachPage, type PageView } from './use-each-page';

const ConsentBar = lazyPart(
  async () => (await import(/* webpackChunkName: "later" */ './consent-bar')).ConsentBar,
  // Who cannot be asked has not agreed.
  () => null,
);

/** What this browser answered; `unread` until its storage was looked at. */
type Consent = 'unread' | 'unasked' | 'refused' | { visitor: string };

/**
 * Reports each page once: always to the shop itself; to the analytics service only where the shop has set one up and
 * the shopper has agreed. Where there is none, nothing is asked.
 */
export function Analytics({ shown }: { shown: Shown }): ReactNode {
  const { app, analyticsUrl } = useShell();
  const id = useSelector(selectSetting).settingClient?.analyticsId;
  const isSetUp = Boolean(analyticsUrl && id);
  const [consent, setConsent] = useState<Consent>('unread');
  const current = useRef<PageView | null>(null);

  useEffect(() => {
    if (isSetUp) setConsent(readConsent());
  }, [isSetUp]);

  const tellThem = (view: PageView, by: Consent) => {
    if (typeof by === 'object' && analyticsUrl && id)
      tellAnalytics(window, { url: analyticsUrl, id, visitor: by.visitor }, view);
  };
  useEachPage(shown, (view) => {
    current.current = view;
    app.http.tell('main/tracking', view);
    tellThem(view, isSetUp ? readConsent() : 'unasked');
  });

  if (!isSetUp || consent !== 'unasked') return null;
  return (
    <Suspense>
      <ConsentBar
        onAnswer={(isGiven) => {
          const answer = isGiven ? { visitor: crypto.randomUUID() } : 'refused';
          createLocalStore(() => window.localStorage).write('sf:consent', answer);
          setConsent(answer);
          if (current.current) tellThem(current.current, answer);
        }}
      />
    </Suspense>
  );
}

function readConsent(): Consent {
  const kept = createLocalStore(() => window.localStorage).read('sf:consent');
  if (kept === 'refused') return kept;
  if (typeof kept !== 'object' || kept === null || !('visitor' in kept)) return 'unasked';
  const { visitor } = kept;
  return typeof visitor === 'string' && /^[\w-]{1,64}$/.test(visitor) ? { visitor } : 'unasked';
}
