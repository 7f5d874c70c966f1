import type { Generated } from 'kysely';

export interface IdempotencyKeysTable {
  caller: string;
  route: string;
  key: string;
  bodyHash: string;
  /** Id of the request that holds the key; a request that lost it cannot store its answer. */
  runId: string;
  answer: unknown;
  startedAt: Date;
  /** By the clock of the database; without an answer by then, another request may take the key. */
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
