import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { Store } from 'redux';
import type { Registry } from '@storefront/shared/contracts';
import { selectLanguage } from '@storefront/shared/store';
import { WidgetHostContext, type WidgetHost } from '@storefront/shared/widgets';
import type { App } from './create-app';
import type { History } from './router/history';
import type { Navigation } from './router/navigation';
import { ShellRouter } from './router/shell-router';
import { ShellContext, type Shell } from './shell-context';

interface Props {
  shell: Shell;
  widgets: WidgetHost;
  navigation: Navigation;
  history: History;
}

/** The whole page: everything with state comes in from outside. */
export function ShellApp({ shell, widgets, navigation, history }: Props): ReactNode {
  const { app } = shell;
  return (
    <CacheProvider value={app.cache}>
      <Provider store={app.store as unknown as Store}>
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
  return {
    load: (remote, widget) => app.widget(remote, widget),
    inSlot: (slot) =>
      Object.entries(registry.remotes)
        .flatMap(([remote, { slots }]) => slots.map((entry) => ({ ...entry, remote })))
        .filter((entry) => entry.slot === slot)
        .sort((a, b) => a.order - b.order),
    ask: (module, props) => {
      for (const action of module.needs?.(props, selectLanguage(app.store.getState())) ?? [])
        app.store.dispatch(action);
    },
    onFailure: (remote, widget, error) => {
      onFailure(error, `${remote}/${widget}`);
    },
  };
}
