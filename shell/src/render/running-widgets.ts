import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { WidgetHost } from '@storefront/shared/widgets';

/** A widget that threw while a page was rendered. */
export interface FailedWidget {
  remote: string;
  widget: string;
  error: unknown;
}

interface RunningWidgets {
  /** For the host whose widgets are rendered. */
  onRendering: NonNullable<WidgetHost['onRendering']>;
  /** The widgets that threw in a rendering that has ended; renders once more when there may be one. */
  failures: (tree: () => ReactNode) => Promise<FailedWidget[]>;
}

/**
 * Follows which widget is being rendered. React leaves a part that throws to the browser without a word, and tells errors
 * to streams alone, so a page with such a part is rendered a second time, as a stream that nobody reads. What a widget's own
 * boundary catches is not seen: the widget ends as if nothing had happened.
 */
export function createRunningWidgets({
  pageOf,
  onRuns,
}: {
  /** Whose code runs between widgets. */
  pageOf: string;
  /** Null when the page waits, and code of other pages may run. */
  onRuns: (remote: string | null) => void;
}): RunningWidgets {
  let open: { remote: string; widget: string }[] = [];
  let mayHaveFailed = false;

  return {
    onRendering(remote, widget, state) {
      if (state === 'begins') open.push({ remote, widget });
      else {
        const place = open.findLastIndex((one) => one.remote === remote && one.widget === widget);
        if (place < 0) return;
        // What began after it, and has not ended, threw.
        if (place < open.length - 1) mayHaveFailed = true;
        open = open.slice(0, place);
      }
      onRuns(open.at(-1)?.remote ?? pageOf);
    },
    async failures(tree) {
      if (open.length === 0 && !mayHaveFailed) return [];
      onRuns(null);
      open = [];
      const found: FailedWidget[] = [];
      await new Promise<void>((resolve) => {
        let isOver = false;
        const end = () => {
          isOver = true;
          // What waits for something is left to the browser, which is no failure.
          stream.abort();
          resolve();
        };
        const stream = renderToPipeableStream(tree(), {
          onError(error) {
            const widget = isOver ? undefined : open.pop();
            if (widget) found.push({ ...widget, error });
          },
          onShellReady: end,
          onShellError: end,
        });
      });
      return found;
    },
  };
}
