import type { Generated } from 'kysely';

export interface IdempotencyKeysTable {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
  /** Who is working on it; a run that was taken over cannot store its answer any more. */
  runId: string;
  answer: unknown;
  startedAt: Date;
  /** By the database's clock; without an answer by then, another run may take the key. */
  leaseUntil: Date;
  finishedAt: Date | null;
}

export interface MigrationsTable {
  name: string;
  checksum: string;
  appliedAt: Generated<Date>;
}

/** All tables by name. A module adds its own in its `*.tables.ts`. */
export interface Database {
  idempotencyKeys: IdempotencyKeysTable;
  migrations: MigrationsTable;
}
