import { CacheProvider } from '@emotion/react';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createPathTo, type History, type Navigation } from '@storefront/shared/router';
import { restoreUserInput } from '@storefront/shared/ui';
import { PathToContext, WidgetHostContext, type WidgetHost } from '@storefront/shared/widgets';
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
  const [sent] = useState(() => ({ ...app.initialState, ...(app.store.getState() as object) }));
  const [pathTo] = useState(() => createPathTo(shell.registry));
  return (
    <CacheProvider value={app.cache}>
      <Provider store={app.store.redux} serverState={sent}>
        <I18nextProvider i18n={app.i18n}>
          <ShellContext value={shell}>
            <WidgetHostContext value={widgets}>
              <PathToContext value={pathTo}>
                <ShellRouter navigation={navigation} history={history} />
              </PathToContext>
            </WidgetHostContext>
          </ShellContext>
        </I18nextProvider>
      </Provider>
    </CacheProvider>
  );
}
