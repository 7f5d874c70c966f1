import { CacheProvider } from '@emotion/react';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Registry, WidgetModule } from '@storefront/shared/contracts';
import { selectLanguage } from '@storefront/shared/store';
import { restoreUserInput } from '@storefront/shared/ui';
import { WidgetHostContext, type WidgetHost } from '@storefront/shared/widgets';
import type { App } from './create-app';
import { RemoteError } from './federation/remote-error';
import type { History } from './router/history';
import type { Navigation } from './router/navigation';
import { ShellRouter } from './router/shell-router';
import { ShellContext, type Shell } from './shell-context';

interface Props {
  shell: Shell;
  widgets: WidgetHost;
  navigation: Navigation;
  history: History;
  /** Called once, when the page stands in the document. */
  onShown?: (() => void) | undefined;
}

/** The whole page: everything with state comes in from outside. */
export function ShellApp({ shell, widgets, navigation, history, onShown }: Props): ReactNode {
  const { app } = shell;
  useLayoutEffect(() => restoreUserInput(document), []);
  useEffect(() => onShown?.(), [onShown]);
  // What a late part takes over is what was sent, also when the state has moved on since; then it catches up.
  const [sent] = useState(app.store.getState);
  return (
    <CacheProvider value={app.cache}>
      <Provider store={app.store.redux} serverState={sent}>
        <I18nextProvider i18n={app.i18n}>
          <ShellContext value={shell}>
            <WidgetHostContext value={widgets}>
              <ShellRouter navigation={navigation} history={history} />
            </WidgetHostContext>
          </ShellContext>
        </I18nextProvider>
      </Provider>
    </CacheProvider>
  );
}

/** How widgets of remotes get into this page. */
export function createWidgetHost(
  app: App,
  registry: Registry,
  onFailure: (error: unknown, where: string) => void,
): WidgetHost {
  const loaded = new Map<string, WidgetModule>();
  return {
    async load(remote, widget) {
      const module = await app.widget(remote, widget);
      loaded.set(`${remote}/${widget}`, module);
      return module;
    },
    loaded: (remote, widget) => loaded.get(`${remote}/${widget}`) ?? null,
    inSlot: (slot) =>
      Object.entries(registry.remotes)
        .flatMap(([remote, { slots }]) => slots.map((entry) => ({ ...entry, remote })))
        .filter((entry) => entry.slot === slot)
        .sort((a, b) => a.order - b.order),
    navigation: (place) =>
      Object.values(registry.remotes)
        .flatMap(({ navigation }) => navigation)
        .filter((entry) => entry.place === place)
        .sort((a, b) => a.order - b.order),
    fetchNeeds: (module, props) => {
      for (const action of module.needs?.(props, selectLanguage(app.store.getState())) ?? [])
        app.store.dispatch(action);
    },
    onFailure: (remote, widget, error) => {
      const version = registry.remotes[remote]?.version ?? 'none';
      const failure =
        error instanceof RemoteError
          ? error
          : new RemoteError({ remote, version, door: widget }, 'threw', error);
      onFailure(failure, `${remote}/${widget}`);
    },
  };
}
