import { useRef, useState, type ReactNode } from 'react';
import type { Shown } from '@storefront/shared/router';
import { useShell } from '../shell-context';
import { createLocalStore } from '../storage/local-store';
import { ConsentBar } from './consent-bar';
import { tellAnalytics } from './page-views';
import { useEachPage, type PageView } from './use-each-page';

export interface AnalyticsServiceProps {
  shown: Shown;
  url: string;
  id: string;
}

/** What this browser answered. */
type Consent = 'unasked' | 'refused' | { visitor: string };

/** Tells another's service of each page, for who agrees; asks who has not been asked. */
export function AnalyticsService({ shown, url, id }: AnalyticsServiceProps): ReactNode {
  const [consent, setConsent] = useState(readConsent);
  const current = useRef<PageView | null>(null);
  const { app } = useShell();

  const tell = (view: PageView, by: Consent) => {
    if (typeof by === 'object') tellAnalytics(window, { url, id, visitor: by.visitor }, view);
  };
  useEachPage(shown, (view) => {
    current.current = view;
    tell(view, readConsent());
  });

  if (consent !== 'unasked') return null;
  return (
    <ConsentBar
      onAnswer={(isGiven) => {
        const answer = isGiven ? { visitor: crypto.randomUUID() } : 'refused';
        createLocalStore(() => window.localStorage).write('sf:consent', answer);
        setConsent(answer);
        // The shop keeps every answer. One that does not arrive holds here all the same.
        app.http.untracked
          .put('main/consent', { analytics: isGiven, marketing: false })
          .catch(() => undefined);
        if (current.current) tell(current.current, answer);
      }}
    />
  );
}

function readConsent(): Consent {
  const kept = createLocalStore(() => window.localStorage).read('sf:consent');
  if (kept === 'refused') return kept;
  if (typeof kept !== 'object' || kept === null || !('visitor' in kept)) return 'unasked';
  const { visitor } = kept;
  return typeof visitor === 'string' && /^[\w-]{1,64}$/.test(visitor) ? { visitor } : 'unasked';
}
