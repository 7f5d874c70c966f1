import type { Registry, WidgetModule } from '../contracts';
import { selectLanguage } from '../store';
import type { WidgetHost } from '../widgets';
import type { App } from './create-app';
import { RemoteError } from './remote-error';

/**
 * Provides the widgets of remotes to this page.
 *
 * @param rendered the widgets in the server's HTML, by `<remote>/<widget>`
 */
export function createWidgetHost(
  app: App,
  registry: Registry,
  onFailure: (error: unknown, where: string) => void,
  rendered: readonly string[] = [],
): WidgetHost {
  const loaded = new Map<string, WidgetModule>();
  return {
    async load(remote, widget) {
      const module = await app.widget(remote, widget);
      loaded.set(`${remote}/${widget}`, module);
      return module;
    },
    isRendered: (remote, widget) => rendered.includes(`${remote}/${widget}`),
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
          : new RemoteError({ remote, version, exposedModule: widget }, 'threw', error);
      onFailure(failure, `${remote}/${widget}`);
    },
  };
}
