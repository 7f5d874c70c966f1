import type { Remote, WidgetModule } from '@storefront/shared/contracts';
import { provided } from '../federation/shared-table';
import { createAskBackend } from './ask-backend';
import { createPageWords } from './page-words';
import { renderPage } from './render-page';
import type { RenderJob, RenderResult } from './render-job';
import { createSettings } from './settings';
import { createSharedAnswers } from './shared-answers';
import { withRequestId } from './with-request-id';

export { provided };

/** What this build gives to who runs it. */
export interface RenderBuild {
  provided: typeof provided;
  createPageRenderer: typeof createPageRenderer;
}

export type PageRenderer = (
  job: RenderJob,
  remoteOf: (name: string) => Promise<Remote>,
  /** Absent in a document server that is older than the shell; then browsers render all widgets. */
  widgetOf?: (name: string, widget: string) => Promise<WidgetModule>,
  /** Whose code runs from now on; null when that of several remotes takes turns. */
  onRuns?: (remote: string | null) => void,
) => Promise<RenderResult>;

/** What draws pages in one worker, with what they share. */
export function createPageRenderer(
  onError: (error: unknown, where: string, requestId?: string) => void,
): PageRenderer {
  const transport = Promise.resolve({ request: createSharedAnswers(createAskBackend(), Date.now) });
  const settings = createSettings(Date.now);
  const words = createPageWords();
  return (job, remoteOf, widgetOf, onRuns) =>
    renderPage(job, remoteOf, {
      widgetOf,
      onRuns,
      transport: async () => withRequestId(await transport, job.requestId),
      settings,
      words,
      now: Date.now,
      onError: (error, where) => {
        onError(error, where, job.requestId);
      },
    });
}
