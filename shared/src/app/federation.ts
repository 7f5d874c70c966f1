import type { Remote, WidgetModule } from '../contracts';

/** Loads the modules that remotes expose. Failures are not cached, so a repeated call tries again. */
export interface Federation {
  /** Loads the manifest; the pages and messages that it loads later may fail as well. */
  remote: (name: string) => Promise<Remote>;
  widget: (name: string, widget: string) => Promise<WidgetModule>;
}
