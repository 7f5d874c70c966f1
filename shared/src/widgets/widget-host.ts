import { createContext } from 'react';
import type { SlotEntry, SlotName, WidgetModule } from '../contracts';

/** Given by the shell: how a widget of another remote gets into this page. */
export interface WidgetHost {
  /** Installs the remote (messages, slices, saga), then loads the widget. Rejects within 6 s when that fails. */
  load: (remote: string, widget: string) => Promise<WidgetModule>;
  /** Widgets that the registry puts into a slot, lowest order first. */
  inSlot: (slot: SlotName) => (SlotEntry & { remote: string })[];
  /** Asks what a widget needs. */
  ask: (module: WidgetModule, props: object) => void;
  /** A widget failed to load or broke while drawing. */
  onFailure: (remote: string, widget: string, error: unknown) => void;
}

export const WidgetHostContext = createContext<WidgetHost | null>(null);
