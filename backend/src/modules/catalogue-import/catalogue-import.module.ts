import { defineModule, type WithCore } from '../../lib/module';
import type { JobQueue } from '../background-jobs/job-queue';
import type { MediaService } from '../media/media.service';
import { catalogueImportRoutes } from './catalogue-import.routes';
import type { ImportDependencies } from './catalogue-import.service';
import { createImportDesk } from './import-jobs';

/** Products from and to files. */
export function catalogueImportModule(
  deps: WithCore<ImportDependencies & { queue: JobQueue; media: Pick<MediaService, 'originals'> }>,
) {
  const desk = createImportDesk(deps);
  return defineModule({
    services: { doers: desk.doers },
    routes: [{ prefix: '/api/main/admin', plugin: catalogueImportRoutes(desk, deps.queue) }],
  });
}
