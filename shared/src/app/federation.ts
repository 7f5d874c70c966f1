import type { Remote, WidgetModule } from '../contracts';

/** Loads what remotes expose. A failure is forgotten, so that asking again tries again. */
export interface Federation {
  /** The manifest; what it loads later (pages, messages) may fail as well. */
  remote: (name: string) => Promise<Remote>;
  widget: (name: string, widget: string) => Promise<WidgetModule>;
}
