import { Component, type ComponentType, type ReactNode } from 'react';
import { NavigationType, Router, useRoutes } from 'react-router-dom';
import { FrameWidget } from '@storefront/shared/widgets';
import type { RemoteRoute } from '@storefront/shared/contracts';
import { RetryContext } from '@storefront/shared/store';
import { Analytics } from '../analytics/analytics';
import { DocumentTitle } from '../layout/document-title';
import { Layout } from '../layout/layout';
import { PageSkeleton } from '../layout/page-skeleton';
import { KeptPage } from '../pages/kept-page';
import { MissingPage } from '../pages/missing-page';
import { UnavailablePage } from '../pages/unavailable-page';
import { basenameOf, splitLanguage } from './language-prefix';
import type { History } from './history';
import type { Navigation, Shown } from './navigation';
import { useArrival } from './use-arrival';
import { useShown } from './use-shown';

/** The frame and, inside it, the page of the address. */
export function ShellRouter({
  navigation,
  history,
}: {
  navigation: Navigation;
  history: History;
}): ReactNode {
  const shown = useShown(navigation);
  const { language } = splitLanguage(shown.location.pathname);
  useArrival(shown);

  return (
    <Router
      basename={basenameOf(language)}
      location={shown.location}
      navigationType={actionOf(shown)}
      navigator={history}
    >
      <Layout frame={shown.frame} navigation={navigation}>
        <RetryContext value={navigation.retry}>
          <Boundary key={keyOf(shown)} onBreak={navigation.broke}>
            <View shown={shown} retry={navigation.retry} />
          </Boundary>
        </RetryContext>
      </Layout>
      <DocumentTitle shown={shown} />
      {/* After the title, which it tells. */}
      <Analytics shown={shown} />
    </Router>
  );
}

/** The router's own names for the three. */
function actionOf({ action }: Shown): NavigationType {
  return NavigationType[action === 'PUSH' ? 'Push' : action === 'REPLACE' ? 'Replace' : 'Pop'];
}

/** A boundary that caught an error starts again with the next page. */
function keyOf({ view, location }: Shown): string {
  return view.kind === 'page' ? `${view.remote}/${view.route.path}` : `${view.kind}${location.key}`;
}

function View({ shown: { view, location }, retry }: { shown: Shown; retry: () => void }): ReactNode {
  switch (view.kind) {
    case 'starting':
      return <PageSkeleton />;
    case 'missing':
      return <MissingPage />;
    case 'kept':
      return <KeptPage content={view.content} onRetry={retry} />;
    case 'unavailable':
      return <UnavailablePage onRetry={retry} />;
    case 'own':
      return <view.Component />;
    case 'page':
      return (
        <RemotePage route={view.route} Page={view.Component} path={splitLanguage(location.pathname).path} />
      );
  }
}

/** A page starts again with another path (another product), and goes on with another query (another variant). */
function RemotePage({
  route,
  Page,
  path,
}: {
  route: RemoteRoute;
  Page: ComponentType;
  path: string;
}): ReactNode {
  const page = useRoutes([{ path: `/${route.path}`, element: <Page key={path} /> }]);
  return route.within ? <FrameWidget name={route.within}>{page}</FrameWidget> : page;
}

class Boundary extends Component<
  { onBreak: (error: unknown) => void; children: ReactNode },
  { isBroken: boolean }
> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onBreak(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <PageSkeleton /> : this.props.children;
  }
}
