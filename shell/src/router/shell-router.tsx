import { useEffect, type ReactNode } from 'react';
import {
  ShownPage,
  ShownRouter,
  useShown,
  type History,
  type Navigation,
  type OtherView,
} from '@storefront/shared/router';
import { Analytics } from '../analytics/analytics';
import { DocumentTitle } from '../layout/document-title';
import { Layout } from '../layout/layout';
import { PageSkeleton } from '../layout/page-skeleton';
import { MissingPage } from '../pages/missing-page';
import { SentPage } from '../pages/sent-page';
import { UnavailablePage } from '../pages/unavailable-page';
import { useScrollRestoration } from './use-scroll-restoration';

/** The frame and, inside it, the page of the address. */
export function ShellRouter({
  navigation,
  history,
}: {
  navigation: Navigation;
  history: History;
}): ReactNode {
  const shown = useShown(navigation);
  useScrollRestoration(shown);
  useReturn(navigation);

  return (
    <ShownRouter shown={shown} history={history}>
      <Layout frame={shown.frame} isOfStaff={isOfStaff(shown)} navigation={navigation}>
        <ShownPage
          shown={shown}
          navigation={navigation}
          renderOther={(view) => <OwnView view={view} retry={navigation.retry} />}
        />
      </Layout>
      <DocumentTitle shown={shown} />
      {/* After the title, which it reads. */}
      <Analytics shown={shown} />
    </ShownRouter>
  );
}

/** A page that failed without a connection, or whose data did, is there when the connection is. */
function useReturn(navigation: Navigation): void {
  useEffect(() => {
    addEventListener('online', navigation.retry);
    return () => removeEventListener('online', navigation.retry);
  }, [navigation]);
}

/** The assistant answers shoppers. */
const isOfStaff = ({ view }: ReturnType<typeof useShown>) =>
  view.kind === 'page' && (view.route.access === 'operator' || view.route.access === 'admin');

function OwnView({ view, retry }: { view: OtherView; retry: () => void }): ReactNode {
  switch (view.kind) {
    case 'starting':
      return <PageSkeleton />;
    case 'missing':
      return <MissingPage />;
    case 'sent':
      return <SentPage content={view.content} onRetry={retry} />;
    case 'unavailable':
      return <UnavailablePage error={view.error} onRetry={retry} />;
    case 'own':
      return <view.Component />;
  }
}
