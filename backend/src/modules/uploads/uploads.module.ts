import { defineModule, type WithCore } from '../../lib/module';
import { uploadData } from './personal-data';
import { uploadRoutes } from './uploads.routes';
import { createUploadService, type UploadDependencies } from './uploads.service';

/** Pictures that customers send, and whether anything uses them. */
export function uploadsModule(deps: WithCore<UploadDependencies>) {
  const uploads = createUploadService(deps);
  return defineModule({
    services: { uploads },
    routes: [{ prefix: '/api/main', plugin: uploadRoutes(uploads) }],
    jobs: [{ name: 'uploads', every: 'minute', run: () => uploads.runDue() }],
    personalData: [uploadData(deps.db)],
  });
}
