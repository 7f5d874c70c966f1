import { createContext } from 'react';
import type { NavigationEntry, SlotEntry, SlotName, WidgetModule } from '../contracts';

/** Given by the shell: how a widget of another remote gets into this page. */
export interface WidgetHost {
  /** Installs the remote (messages, slices, saga), then loads the widget. Rejects within 6 s when that fails. */
  load: (remote: string, widget: string) => Promise<WidgetModule>;
  /** The widget when it was loaded before: it is drawn at once, without its placeholder. */
  loaded: (remote: string, widget: string) => WidgetModule | null;
  /** Widgets that the registry puts into a slot, lowest order first. */
  inSlot: (slot: SlotName) => (SlotEntry & { remote: string })[];
  /** Links that remotes put into a place, lowest order first. */
  navigation: (place: NavigationEntry['place']) => NavigationEntry[];
  /** Asks what a widget needs. */
  fetchNeeds: (module: WidgetModule, props: object) => void;
  /** A widget failed to load or broke while drawing. */
  onFailure: (remote: string, widget: string, error: unknown) => void;
}

/** Null where nothing of another remote can be had. */
export const WidgetHostContext = createContext<WidgetHost | null>(null);
