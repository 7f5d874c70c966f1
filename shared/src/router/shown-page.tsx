import { Component, type ComponentType, type ReactNode } from 'react';
import { NavigationType, Router, useRoutes } from 'react-router-dom';
import type { RemoteRoute } from '../contracts';
import { RetryContext } from '../store';
import { FrameWidget } from '../widgets';
import type { History } from './history';
import { basenameOf, splitLanguage } from './language-prefix';
import type { Navigation, Shown, View } from './navigation';

/** Sets the router to the address of the current view. */
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

/** A view that is not a page of a remote. */
export type OtherView = Exclude<View, { kind: 'page' }>;

/** Renders the current page; `renderOther` renders other views, and the fallback while a broken page is replaced. */
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

/** Maps our navigation actions to those of the router. */
function actionOf({ action }: Shown): NavigationType {
  return NavigationType[action === 'PUSH' ? 'Push' : action === 'REPLACE' ? 'Replace' : 'Pop'];
}

/** Resets an error boundary with the next page. */
function keyOf({ view, location }: Shown): string {
  return view.kind === 'page' ? `${view.remote}/${view.route.path}` : `${view.kind}${location.key}`;
}

/** A page remounts for another path (another product), but not for another query (another variant). */
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
