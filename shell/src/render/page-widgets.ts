import { createWidgetHost, withTimeout, type App } from '@storefront/shared/app';
import type { At, PageSubject, Registry } from '@storefront/shared/contracts';
import type { WidgetHost } from '@storefront/shared/widgets';
import { standOf } from './sent-state';

/** A widget on a page, with its props. */
interface PlacedWidget {
  remote: string;
  widget: string;
  props: object;
}

/** The widgets of one page on the server. */
export interface PageWidgets {
  host: WidgetHost;
  /** Those whose code and data are here, by `<remote>/<widget>`. */
  ready: string[];
  /** The slices that only those have that are left to the browser. */
  unfinishedSlices: ReadonlySet<string>;
}

interface LoadedWidget extends PlacedWidget {
  slices: string[];
}

const maxWidgets = 30;

/** The widgets that the server renders with a page: those of its slots that say so, and those that the page names. */
export function widgetsOn(registry: Registry, { slots = [], widgets }: PageSubject, at: At): PlacedWidget[] {
  const inSlots = Object.entries(registry.remotes).flatMap(([remote, { slots: entries }]) =>
    entries
      .filter(
        ({ slot, render, access = 'public' }) =>
          slots.includes(slot) && render === 'server' && access === 'public',
      )
      .map(({ widget }) => ({ remote, widget, props: {} })),
  );
  const named = (widgets?.(at) ?? []).map(({ widget: name, props }) => {
    const [remote = '', widget = ''] = name.split('/');
    return { remote, widget, props };
  });
  return [...inSlots, ...named].slice(0, maxWidgets);
}

/** A page without widgets: browsers render all of them. */
export function noWidgets(app: App, registry: Registry): PageWidgets {
  return { host: createWidgetHost(app, registry, () => undefined), ready: [], unfinishedSlices: new Set() };
}

/**
 * Loads widgets and requests their data. One that fails or takes longer than `limitMs` is left to the browser, like one
 * whose data is missing when `finish` is called.
 */
export async function loadWidgets(
  placed: readonly PlacedWidget[],
  {
    app,
    registry,
    limitMs,
    onError,
  }: {
    app: App;
    registry: Registry;
    limitMs: number;
    onError: (error: unknown, where: string) => void;
  },
): Promise<{ finish: () => PageWidgets }> {
  const host = createWidgetHost(app, registry, () => undefined);
  const loaded: LoadedWidget[] = [];
  const slicesOfPage = Object.keys(app.store.getState());

  async function load({ remote, widget, props }: PlacedWidget): Promise<void> {
    const module = await withTimeout(limitMs, host.load(remote, widget));
    const { slices: ofRemote = [] } = module.messages ? {} : await app.install(remote);
    const slices = [...ofRemote, ...(module.slices ?? [])].map(({ reducerPath }) => reducerPath);
    loaded.push({ remote, widget, props, slices });
    host.fetchNeeds(module, props);
  }

  await Promise.all(
    placed.map((one) =>
      load(one).catch((error: unknown) => {
        onError(error, `rendering ${one.remote}/${one.widget}`);
      }),
    ),
  );

  return {
    finish() {
      const isReady = ({ slices }: LoadedWidget) =>
        standOf(partOf(app.store.getState(), slices)) === 'answered';
      const ready = new Set(loaded.filter(isReady).map(nameOf));
      const slicesOf = (widgets: readonly LoadedWidget[]) => new Set(widgets.flatMap(({ slices }) => slices));
      const finished = slicesOf(loaded.filter((one) => ready.has(nameOf(one))));
      return {
        host: {
          ...host,
          loaded: (remote, widget) => (ready.has(`${remote}/${widget}`) ? host.loaded(remote, widget) : null),
        },
        ready: [...ready],
        unfinishedSlices: new Set(
          [...slicesOf(loaded)].filter((slice) => !finished.has(slice) && !slicesOfPage.includes(slice)),
        ),
      };
    },
  };
}

const nameOf = ({ remote, widget }: PlacedWidget): string => `${remote}/${widget}`;

function partOf(state: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name)));
}
