import { CacheProvider } from '@emotion/react';
import { useEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { createWidgetHost, type App } from '../app';
import type { PathTo, Registry } from '../contracts';
import {
  ShownPage,
  ShownRouter,
  useDocumentHead,
  useShown,
  type History,
  type Navigation,
  type OtherView,
  type Shown,
} from '../router';
import { PathToContext, WidgetHostContext, type WidgetHost } from '../widgets';

interface Props {
  app: App;
  registry: Registry;
  pathTo: PathTo;
  navigation: Navigation;
  history: History;
  /** Whether the test has this widget; others never load. */
  hasWidget: (remote: string, widget: string) => boolean;
  /** Whether this widget, by `<remote>/<widget>`, is meant to fail; the failure of any other fails the test. */
  isMeantToFail: (widget: string) => boolean;
  /** Called with the view in the document. */
  onShown: (shown: Shown) => void;
  /** Called at the end of the test. */
  onEnd: () => void;
}

/** Renders the same content as the shell, without the shell's layout. */
export function RemoteApp({
  app,
  registry,
  pathTo,
  navigation,
  history,
  hasWidget,
  isMeantToFail,
  onShown,
  onEnd,
}: Props): ReactNode {
  const [widgets] = useState(() => {
    const host = createWidgetHost(app, registry, (error, widget) => {
      if (!isMeantToFail(widget)) fail(error);
    });
    const load: WidgetHost['load'] = (remote, widget) =>
      hasWidget(remote, widget) ? host.load(remote, widget) : new Promise<never>(() => undefined);
    return { ...host, load };
  });
  useEffect(() => onEnd, [onEnd]);
  return (
    <CacheProvider value={app.cache}>
      <Provider store={app.store.redux}>
        <I18nextProvider i18n={app.i18n}>
          <WidgetHostContext value={widgets}>
            <PathToContext value={pathTo}>
              <RemoteRouter navigation={navigation} history={history} onShown={onShown} />
            </PathToContext>
          </WidgetHostContext>
        </I18nextProvider>
      </Provider>
    </CacheProvider>
  );
}

function RemoteRouter({
  navigation,
  history,
  onShown,
}: Pick<Props, 'navigation' | 'history' | 'onShown'>): ReactNode {
  const shown = useShown(navigation);
  useDocumentHead(shown, { siteName: 'Cửa hàng thử', missingTitle: '' });
  useEffect(() => {
    onShown(shown);
  }, [onShown, shown]);
  // A page that fails to load or to render fails its test.
  if (shown.view.kind === 'unavailable') fail(shown.view.error);
  return (
    <ShownRouter shown={shown} history={history}>
      <ShownPage
        shown={shown}
        navigation={navigation}
        renderOther={({ kind }: OtherView) => kind === 'missing' && <Elsewhere />}
      />
    </ShownRouter>
  );
}

function Elsewhere(): ReactNode {
  const { pathname, search } = useLocation();
  return <p>{`elsewhere: ${pathname}${search}`}</p>;
}

function fail(error: unknown): never {
  throw new Error('What was shown failed.', { cause: error });
}
