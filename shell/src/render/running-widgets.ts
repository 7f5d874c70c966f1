import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { WidgetHost } from '@storefront/shared/widgets';

/** A widget that threw while a page was rendered, or a part of the page itself. */
export interface FailedPart {
  remote: string;
  /** Null for the page. */
  widget: string | null;
  error: unknown;
}

interface RunningWidgets {
  /** For the host whose widgets are rendered. */
  onRendering: NonNullable<WidgetHost['onRendering']>;
  /** What threw in a rendering that has ended with this HTML; renders once more when something may have. */
  failures: (tree: () => ReactNode, html: string) => Promise<FailedPart[]>;
}

/** What React writes for a part that it leaves to the browser. */
const missingPart = '<!--$!-->';

/**
 * Follows which widget is being rendered. React leaves a part that throws to the browser without a word, and tells errors
 * to streams alone, so a page with such a part is rendered a second time, as a stream that nobody reads.
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
    async failures(tree, html) {
      if (open.length === 0 && !mayHaveFailed && !html.includes(missingPart)) return [];
      onRuns(null);
      open = [];
      const found: FailedPart[] = [];
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
            if (!isOver) found.push({ ...(open.pop() ?? { remote: pageOf, widget: null }), error });
          },
          onShellReady: end,
          onShellError: end,
        });
      });
      return found;
    },
  };
}
