import { Component, type ComponentType, type ReactNode } from 'react';
import { NavigationType, Router, useRoutes } from 'react-router-dom';
import type { RemoteRoute } from '../contracts';
import { RetryContext } from '../store';
import { FrameWidget } from '../widgets';
import type { History } from './history';
import { basenameOf, splitLanguage } from './language-prefix';
import type { Navigation, Shown, View } from './navigation';

/** The router at the address of what is shown. */
export function ShownRouter({
  shown,
  history,
  children,
}: {
  shown: Shown;
  history: History;
  children: ReactNode;
}): ReactNode {
  const { language } = splitLanguage(shown.location.pathname);
  return (
    <Router
      basename={basenameOf(language)}
      location={shown.location}
      navigationType={actionOf(shown)}
      navigator={history}
    >
      {children}
    </Router>
  );
}

/** What is shown when it is not a page of a remote. */
export type OtherView = Exclude<View, { kind: 'page' }>;

/** The page that is shown; `renderOther` draws what no remote brings, and what stands while a broken page is replaced. */
export function ShownPage({
  shown,
  navigation,
  renderOther,
}: {
  shown: Shown;
  navigation: Navigation;
  renderOther: (view: OtherView) => ReactNode;
}): ReactNode {
  const { view, location } = shown;
  return (
    <RetryContext value={navigation.retry}>
      <Boundary key={keyOf(shown)} onBreak={navigation.broke} fallback={renderOther({ kind: 'starting' })}>
        {view.kind === 'page' ? (
          <RemotePage route={view.route} Page={view.Component} path={splitLanguage(location.pathname).path} />
        ) : (
          renderOther(view)
        )}
      </Boundary>
    </RetryContext>
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
  { onBreak: (error: unknown) => void; fallback: ReactNode; children: ReactNode },
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
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
