import type { AuditEntity } from './audit.schema';

/** What was kept of a thing: names and plain values. */
export type AuditState = Record<string, unknown>;

export interface AuditEntriesTable {
  id: string;
  at: Date;
  actorId: string;
  role: 'OPERATOR' | 'ADMIN';
  action: string;
  entity: AuditEntity;
  entityId: string;
  /** The customer whom it concerns. */
  customerId: string | null;
  before: AuditState | null;
  after: AuditState | null;
  reason: string | null;
  requestId: string;
}

declare module '../../db/tables' {
  interface Database {
    auditEntries: AuditEntriesTable;
  }
}
