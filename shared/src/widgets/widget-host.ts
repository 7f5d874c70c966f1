import { createContext } from 'react';
import type { NavigationEntry, SlotEntry, SlotName, WidgetModule } from '../contracts';

/** Provided by the shell: loads a widget of another remote into this page. */
export interface WidgetHost {
  /** Loads the widget with what it brings, or with its remote. Rejects within 6 s on failure. */
  load: (remote: string, widget: string) => Promise<WidgetModule>;
  /** The widget, if it is loaded already: it renders at once, without its placeholder. */
  loaded: (remote: string, widget: string) => WidgetModule | null;
  /** Whether the server's HTML of this page contains the widget. */
  isRendered: (remote: string, widget: string) => boolean;
  /** Widgets that the registry assigns to a slot, lowest order first. */
  inSlot: (slot: SlotName) => (SlotEntry & { remote: string })[];
  /** Links that remotes add to a place, lowest order first. */
  navigation: (place: NavigationEntry['place']) => NavigationEntry[];
  /** Fetches the data that a widget needs. */
  fetchNeeds: (module: WidgetModule, props: object) => void;
  /** Called while rendering when a widget begins, and when it and all inside it are rendered; one that throws only begins. */
  onRendering?: (remote: string, widget: string, state: 'begins' | 'ends') => void;
  /** A widget failed to load or to render. */
  onFailure: (remote: string, widget: string, error: unknown) => void;
}

/** Null where no other remote can be loaded. */
export const WidgetHostContext = createContext<WidgetHost | null>(null);
