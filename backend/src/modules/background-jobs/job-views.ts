import type { Selectable } from 'kysely';
import type { ErrorCode } from '../../error-codes';
import type { BackgroundJob } from './background-jobs.schema';
import type { BackgroundJobsTable } from './background-jobs.tables';

type Row = Omit<
  Selectable<BackgroundJobsTable>,
  'input' | 'checkpoint' | 'fileId' | 'resultFileId' | 'runs' | 'runId' | 'leaseUntil'
> & { fileName: string | null; resultName: string | null };

/** A job as staff see it. */
export const toJob = (row: Row): BackgroundJob => ({
  id: row.id,
  kind: row.kind as BackgroundJob['kind'],
  ownerId: row.ownerId,
  state: row.state,
  done: row.done,
  total: row.total,
  isCancelAsked: row.isCancelAsked,
  report: (row.report ?? null) as BackgroundJob['report'],
  errorCode: row.errorCode as ErrorCode | null,
  fileName: row.fileName,
  resultName: row.resultName,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});
