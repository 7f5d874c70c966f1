import type { Generated } from 'kysely';

export interface OutboxTable {
  id: string;
  /** One mail per key, however often its reason happens. */
  dedupeKey: string;
  kind: string;
  /** The smallest leaves first. */
  priority: Generated<number>;
  recipient: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** Where an answer goes, when not to the shop. */
  replyTo: string | null;
  /** Mail programs offer it as a button; a POST to it is enough. */
  unsubscribeUrl: string | null;
  /** Its text is not kept once it has left. */
  isSecret: Generated<boolean>;
  createdAt: Date;
  /** Since when it should have left. */
  dueAt: Generated<Date>;
  /** When it may be taken next: later than due while a process has it, or while the mail server fails. Null when sent or given up. */
  nextTryAt: Date | null;
  tries: Generated<number>;
  sentAt: Date | null;
  lastError: string | null;
}

declare module '../../db/tables' {
  interface Database {
    outbox: OutboxTable;
  }
}
