import type { ColumnType, Generated } from 'kysely';

export interface IdempotencyKeysTable {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
  /** Who is working on it; a run that was taken over cannot store its answer any more. */
  runId: string;
  answer: ColumnType<unknown, string | null, string | null>;
  startedAt: Date;
  finishedAt: Date | null;
}

export interface MigrationsTable {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
}

/** Every table, each declared by the module that owns it. */
export interface Database {
  idempotencyKeys: IdempotencyKeysTable;
  migrations: MigrationsTable;
}
