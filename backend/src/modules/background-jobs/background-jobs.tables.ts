import type { ColumnType, Generated } from 'kysely';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Written as JSON text. */
type Json = ColumnType<unknown, string | null, string | null>;

export interface BackgroundJobsTable {
  id: string;
  kind: string;
  ownerId: string;
  input: ColumnType<unknown, string, string>;
  state: Generated<JobState>;
  done: Generated<number>;
  total: number | null;
  report: Json;
  checkpoint: ColumnType<unknown, string | undefined, string | null>;
  errorCode: string | null;
  /** The file that the job reads. */
  fileId: string | null;
  resultFileId: string | null;
  /** How often it was begun. */
  runs: Generated<number>;
  /** Which run holds it; a run that lost it writes nothing more. */
  runId: string | null;
  leaseUntil: Date | null;
  isCancelAsked: Generated<boolean>;
  /** Counts what changed, so that a listener knows what it has seen. */
  revision: Generated<number>;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

export interface JobFilesTable {
  id: string;
  ownerId: string;
  name: string;
  mediaType: string;
  size: Generated<number>;
  createdAt: Date;
}

export interface JobFilePartsTable {
  fileId: string;
  part: number;
  bytes: Buffer;
}

declare module '../../db/tables' {
  interface Database {
    backgroundJobs: BackgroundJobsTable;
    jobFiles: JobFilesTable;
    jobFileParts: JobFilePartsTable;
  }
}
