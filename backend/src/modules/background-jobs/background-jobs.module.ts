import type { OpenDatabase } from '../../db';
import { defineModule, type WithCore } from '../../lib/module';
import type { VerifyAccessToken } from '../../plugins/auth';
import { backgroundJobRoutes } from './background-jobs.routes';
import type { JobQueue } from './job-queue';
import { createJobStreams } from './job-streams';
import { createJobWorker, type JobAccounts, type JobDoer } from './job-worker';
import { jobData } from './personal-data';

interface Dependencies {
  announcements: Pick<OpenDatabase, 'announce' | 'listen'>;
  queue: JobQueue;
  verify: VerifyAccessToken;
  accounts: JobAccounts;
  doers: readonly JobDoer[];
}

/** Long work of the staff, with progress, result and an end on request. */
export function backgroundJobsModule({ queue, verify, ...deps }: WithCore<Dependencies>) {
  const worker = createJobWorker(deps);
  const streams = createJobStreams({ queue, announcements: deps.announcements });
  return defineModule({
    services: {},
    routes: [{ prefix: '/api/main/admin', plugin: backgroundJobRoutes(queue, streams, verify) }],
    jobs: [
      {
        name: 'background jobs',
        every: 'always',
        run: () => worker.run(),
        runUntil: (stop) => worker.runUntil(stop),
      },
      { name: 'old background jobs', every: 'minute', run: () => queue.sweep() },
    ],
    personalData: [jobData(deps.db)],
  });
}
